@testable import PDF

/// The text of a page in content order, without any spaces added.
func text(_ page: PDFPage) -> String {
  var view = String.UnicodeScalarView()
  for glyph in page.glyphs {
    let start = Int(glyph.scalarStart)
    view.append(contentsOf: page.scalars[start..<(start + Int(glyph.scalarCount))])
  }
  return String(view)
}

func firstPage(_ bytes: [UInt8]) throws -> PDFPage { try PDFDocument(bytes).page(0) }

/// The bytes of hexadecimal digits.
func hex(_ digits: String) -> [UInt8] {
  var bytes: [UInt8] = []
  var high: UInt8?
  for digit in digits.utf8 {
    guard let value = digit.hexValue else { continue }
    if let first = high {
      bytes.append(first << 4 | value)
      high = nil
    } else {
      high = value
    }
  }
  return bytes
}

/// Memory that tests read runs from.
func withRun<Result>(_ bytes: [UInt8], _ body: (ByteRun, ByteArena) throws -> Result) rethrows
  -> Result
{
  let arena = ByteArena()
  let run = arena.copy(bytes)
  defer { withExtendedLifetime(arena) {} }
  return try body(run, arena)
}
