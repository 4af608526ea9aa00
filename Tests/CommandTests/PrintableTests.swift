import LineIO
import Records
import Testing

@testable import Command

/// Nothing that came from a server or a document reaches a terminal with control characters.
@Suite(.timeLimit(.minutes(30))) struct PrintableTests {
  /// C0, DEL, C1, bidirectional controls, line and paragraph separators.
  static let unsafe: [Unicode.Scalar] =
    [0x00...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069]
    .flatMap { $0.compactMap { (value: UInt32) in Unicode.Scalar(value) } }

  static let safe: [Unicode.Scalar] = [
    " ", "~", "\u{A0}", "é", "\u{61B}", "\u{200D}", "\u{2010}", "\u{2027}", "\u{202F}", "\u{2065}",
    "\u{206A}", "日", "😀",
  ]

  @Test(arguments: unsafe) func messageIsOneLine(_ scalar: Unicode.Scalar) {
    let message = Printable.message("a\(scalar)b")
    #expect(message == "a b" || message == "a\u{FFFD}b")
    #expect(!message.unicodeScalars.contains(scalar))
  }

  @Test(arguments: unsafe) func textKeepsItsLinesAlone(_ scalar: Unicode.Scalar) {
    let kept = scalar == "\n" || scalar == "\t" || scalar == "\u{C}"
    #expect(Printable.text("a\(scalar)b") == (kept ? "a\(scalar)b" : "a\u{FFFD}b"))
  }

  @Test(arguments: unsafe) func cellIsOneLine(_ scalar: Unicode.Scalar) {
    #expect(!Printable.line("a\(scalar)b").unicodeScalars.contains(scalar))
  }

  @Test(arguments: safe) func otherTextStays(_ scalar: Unicode.Scalar) {
    let text = "a\(scalar)b"
    #expect(Printable.text(text) == text)
    #expect(Printable.message(text) == text)
    #expect(Printable.json(Array("[\"\(text)\"]".utf8)) == Array("[\"\(text)\"]".utf8))
  }

  /// What the line says stays the same.
  @Test(arguments: unsafe.filter { $0.value >= 0x7F })
  func jsonIsEscaped(_ scalar: Unicode.Scalar) throws {
    let line = Array("{\"a\":\"x\(scalar)y\"}".utf8)
    let shown = Printable.json(line)
    #expect(shown.allSatisfy { $0 >= 0x20 && $0 < 0x7F })
    #expect(try Record(shown)["a"] == .string("x\(scalar)y"))
  }

  @Test func whiteSpaceBetweenJSONValuesIsNotAControlCharacter() {
    #expect(Printable.json(Array("{\"a\":\t1}\r".utf8)) == Array("{\"a\": 1} ".utf8))
  }

  @Test func bytesThatAreNotUTF8AreReplaced() {
    #expect(Printable.text(ArgumentText.text([0x61, 0xFF, 0x62])) == "a\u{FFFD}b")
  }

  @Test func runsOfWhiteSpaceBecomeOneSpaceInACell() {
    #expect(Printable.line(" a\n\tb  c ") == "a b c")
    #expect(Printable.message("a\r\n b") == "a   b")
  }

  private func shown(isTerminal: Bool, _ write: (LineSink) throws -> Void) throws -> String? {
    let folder = try TemporaryFolder()
    let file = try FileDescriptor.open(writing: folder.path("out"))
    defer { try? file.close() }
    let sink = LineSink(ByteWriter(file), isTerminal: isTerminal)
    try write(sink)
    try sink.flush()
    return folder.text("out")
  }

  @Test func linesAreEscapedOnATerminalOnly() throws {
    let line = "{\"a\":\"\u{9B}2J\u{202E}\"}"
    let record = try Record(Array(line.utf8))
    let escaped = #"{"a":"\u009b2J\u202e"}"# + "\n"
    for isTerminal in [true, false] {
      let expected = isTerminal ? escaped : line + "\n"
      #expect(try shown(isTerminal: isTerminal) { try $0.write(record) } == expected)
      #expect(
        try shown(isTerminal: isTerminal) { try $0.write([record] as RecordLines) } == expected)
      let view = try shown(isTerminal: isTerminal) { sink in
        let error = record.withView { view -> SystemError? in
          do throws(SystemError) {
            try sink.write(view)
            return nil
          } catch {
            return error
          }
        }
        if let error { throw error }
      }
      #expect(view == expected)
    }
  }
}
