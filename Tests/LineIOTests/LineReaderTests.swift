import LineIO
import Testing

@Suite(.timeLimit(.minutes(30))) struct LineReaderTests {
  /// The lines of `text`, nil for one that is too long.
  func lines(
    _ text: [UInt8], separator: LineReader.Separator = .lineFeed, limit: Int = 1 << 20
  ) throws -> [String?] {
    let file = try makeFile(text)
    defer { try? file.close() }
    var reader = LineReader(file, separator: separator, limit: limit)
    var lines: [String?] = []
    while true {
      switch try reader.next() {
      case .end: return lines
      case .tooLong: lines.append(nil)
      case .line(let bytes): lines.append(String(decoding: bytes, as: UTF8.self))
      }
    }
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("a\r\nb\r\n", ["a", "b"]),
    ("\n\n", ["", ""]), ("\u{FEFF}a\n\u{FEFF}b\n", ["a", "\u{FEFF}b"]), ("a\rb\n", ["a\rb"]),
  ])
  func splits(_ text: String, _ expected: [String]) throws {
    #expect(try lines(Array(text.utf8)) == expected)
  }

  @Test func splitsAtNul() throws {
    #expect(try lines(Array("a\nb\0c\0".utf8), separator: .nul) == ["a\nb", "c"])
  }

  @Test func keepsCarriageReturnsInNULMode() throws {
    #expect(try lines(Array("a\r\0b\r\n\0c\r".utf8), separator: .nul) == ["a\r", "b\r\n", "c\r"])
  }

  @Test func readsLongLinesAndSkipsTooLongOnes() throws {
    let long = String(repeating: "x", count: 300_000)
    let tooLong = String(repeating: "y", count: 400_001)
    let text = Array("a\n\(long)\n\(tooLong)\nb\n\(tooLong)".utf8)
    #expect(try lines(text, limit: 400_000) == ["a", long, nil, "b", nil])
  }

  @Test func returnsALineBeforeTheNextIsComplete() throws {
    let (reading, writing) = makePipe()
    var reader = LineReader(reading, limit: 100)
    var ready = [reader.isReady]
    try writing.write(Array("first\nsec".utf8))
    ready.append(reader.isReady)
    #expect(try line(from: &reader) == "first")
    ready.append(reader.isReady)
    try writing.close()
    ready.append(reader.isReady)
    #expect(ready == [false, true, false, true])
    #expect(try line(from: &reader) == "sec")
    #expect(try line(from: &reader) == nil)
    try reading.close()
  }

  private func line(from reader: inout LineReader) throws -> String? {
    guard case .line(let bytes) = try reader.next() else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
