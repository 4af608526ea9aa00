import Testing

@testable import PDF

@Suite("Objects of 7.3", .timeLimit(.minutes(30)))
struct ObjectParserTests {
  /// An object in a notation for comparison.
  private func describe(_ object: PDFObject?) -> String {
    switch object {
    case nil: "nothing"
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .real(let value): "\(value)"
    case .string(let run): "(\(String(decoding: run.buffer, as: UTF8.self)))"
    case .name(let run): "/\(String(decoding: run.buffer, as: UTF8.self))"
    case .array(let items): "[" + items.map(describe).joined(separator: " ") + "]"
    case .dictionary(let dictionary):
      "<<"
        + dictionary.entries.map {
          "\(String(decoding: $0.key.buffer, as: UTF8.self)):\(describe($0.value))"
        }.joined(separator: " ") + ">>"
    case .stream: "stream"
    case .reference(let id): "\(id.number)R\(id.generation)"
    }
  }

  @Test(arguments: [
    ("12", "12"), ("-12", "-12"), ("+7", "7"), ("--5", "-5"), ("3.25", "3.25"), (".5", "0.5"),
    ("-.5", "-0.5"), ("4.", "4.0"), ("1.2.3", "1.2"), ("5-3", "5"),
    ("(a(b)c)", "(a(b)c)"), ("(\\101\\n\\)\\\\)", "(A\n)\\)"), ("(a\\\nb)", "(ab)"),
    ("(a\r\nb)", "(a\nb)"), ("(open", "(open)"), ("<414 2 4>", "(AB@)"), ("<>", "()"),
    ("/Name", "/Name"), ("/A#42#zz", "/AB#zz"), ("/", "/"),
    ("true", "true"), ("null", "null"), ("trueish", "nothing"), ("endobj", "nothing"),
    ("12 0 R", "12R0"), ("12 0 Rx", "12"), ("12 0 obj", "12"),
    ("[1 2 0 R/A(x)]", "[1 2R0 /A (x)]"), ("[1 junk 2]", "[1 2]"), ("[1 2", "[1 2]"),
    ("<</A 1/B[2]/C<</D 3>>>>", "<<A:1 B:[2] C:<<D:3>>>>"), ("<</A/B/C>>", "<<A:/B>>"),
    ("% comment\n 9", "9"), ("", "nothing"), ("123456789012345678901234567890", "1e+18"),
  ])
  func parses(source: String, expected: String) {
    withRun(Array(source.utf8)) { run, arena in
      var parser = ObjectParser(run, arena: arena)
      #expect(describe(parser.parse()) == expected)
    }
  }

  @Test func deepNestingEnds() {
    for bracket in ["[", "<</A"] {
      let source = String(repeating: bracket, count: 100_000)
      withRun(Array(source.utf8)) { run, arena in
        var parser = ObjectParser(run, arena: arena)
        #expect(parser.parse() != nil)
      }
    }
  }

  @Test func theLastOfEqualKeysCounts() {
    withRun(Array("<</A 1/A 2>>".utf8)) { run, arena in
      var parser = ObjectParser(run, arena: arena)
      guard case .dictionary(let dictionary) = parser.parse() else {
        Issue.record("no dictionary")
        return
      }
      #expect(dictionary["A"].integer == 2)
      #expect(dictionary["B"].isNull)
    }
  }

  @Test(
    arguments: [
      ([0x48, 0x69], "Hi"), ([0xFE, 0xFF, 0x00, 0x48, 0x04, 0x16], "HЖ"),
      ([0xFF, 0xFE, 0x48, 0x00], "H"), ([0xEF, 0xBB, 0xBF, 0xC3, 0xA9], "é"), ([0x80, 0x92], "•™"),
      ([0xFE, 0xFF, 0xD8, 0x3D, 0xDE, 0x00], "😀"),
    ] as [([UInt8], String)])
  func textStrings(bytes: [UInt8], expected: String) {
    withRun(bytes) { run, _ in #expect(TextString.string(run) == expected) }
  }
}
