import DocumentFixtures
import Testing

@testable import PDF

/// Files with random damage, the same each time. Reading them does not trap.
@Suite("Damaged files", .timeLimit(.minutes(30)))
struct RobustnessTests {
  /// xorshift64*, so that failures are reproducible.
  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state ^= state >> 12
      state ^= state << 25
      state ^= state >> 27
      return state &* 0x2545_F491_4F6C_DD1D
    }
  }

  private static var seeds: [[UInt8]] {
    var plain = PDFBuilder.page(
      "q 1 0 0 1 5 5 cm BT /F1 12 Tf 10 50 Td [(Hel) 20 (lo)] TJ /Span<</ActualText(x)>>BDC <41> Tj EMC ET Q",
      page: "/Annots[<</Subtype/Link/Rect[1 2 3 4]/A<</S/URI/URI(a)>>>>]",
      font: "<</Subtype/Type0/Encoding/Identity-H/DescendantFonts[6 0 R]/ToUnicode 7 0 R>>")
    plain.add(6, "<</Subtype/CIDFontType2/W[1[250] 2 3 750]/DW2[880 -1000]/FontDescriptor 8 0 R>>")
    plain.addStream(7, "", "1 beginbfrange <0001> <4149> <0041> endbfrange")
    plain.add(8, "<</Flags 4/FontFile2 9 0 R>>")
    plain.addStream(
      9, "/Filter/FlateDecode",
      PDFBuilder.stored(Array("OTTO".utf8) + [UInt8](repeating: 3, count: 200)))
    return [plain.classic(), plain.compressed(), EncryptedFiles.revision6.bytes]
  }

  private func read(_ bytes: [UInt8]) {
    guard let document = try? PDFDocument(bytes, password: Array("reader".utf8)) else { return }
    for index in 0..<min(document.pageCount, 3) { _ = try? document.page(index) }
  }

  @Test(arguments: 1...20)
  func randomDamage(seed: UInt64) {
    var random = Random(state: seed &* 0x9E37_79B9_7F4A_7C15)
    for original in Self.seeds {
      for _ in 0..<30 {
        var bytes = original
        for _ in 0..<Int.random(in: 1...12, using: &random) {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          bytes[place] = UInt8.random(in: 0...255, using: &random)
        }
        if Bool.random(using: &random) {
          bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
        }
        read(bytes)
      }
    }
  }

  @Test func digitsReplacedByLargeNumbers() {
    for original in Self.seeds {
      for place in stride(from: 0, to: original.count, by: 3) where original[place].isPDFDigit {
        read(
          Array(original[..<place]) + Array("99999999999999999999".utf8)
            + Array(original[(place + 1)...]))
        read(
          Array(original[..<place]) + Array("-9223372036854775808".utf8)
            + Array(original[(place + 1)...]))
      }
    }
  }
}
