import Records
import Testing

@Suite(.timeLimit(.minutes(30))) struct RecordViewTests {
  func view<Value>(_ text: String, _ body: (borrowing RecordView) -> Value) throws -> Value {
    try Record(Array(text.utf8)).withView(body)
  }

  @Test(arguments: [
    (#"{"a":true}"#, true), (#"{"a":false}"#, false), (#"{"a":true,"a":false}"#, false),
    (#"{"\u0061":true}"#, true), (#"{"a":"true"}"#, nil), (#"{"a":null}"#, nil), (#"{"b":1}"#, nil),
  ])
  func readsBooleans(_ text: String, _ expected: Bool?) throws {
    #expect(try view(text) { $0.bool("a") } == expected)
  }

  @Test func theLastDuplicateCountsHoweverItIsEscaped() throws {
    #expect(try view(#"{"ab":"x","a\u0062":"y"}"#) { $0.string("ab") } == "y")
    #expect(try view(#"{"a\u0062":"x","ab":"y"}"#) { $0.string("ab") } == "y")
    #expect(try view(#"{"a":"x","a":1}"#) { $0.string("a") } == nil)
    #expect(try view(#"{"b":{"a":"x"}}"#) { $0.string("a") } == nil)
  }

  @Test func aScannerReadsManyLines() throws {
    var scanner = RecordScanner()
    let nested = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    for (line, expected) in [
      (#"{"a":"x","b":{"c":[1]}}"#, "x"), (#"{"b":[[{"#, nil), (#"{"a":\#(nested)}"#, nil),
      (#"{"a":"y"}"#, "y"), ("{}", nil),
    ] {
      let found = Array(line.utf8).withUnsafeBufferPointer { bytes in
        (try? scanner.scan(bytes) { $0.string("a") }) ?? nil
      }
      #expect(found == expected, "\(line)")
    }
  }

  /// Objects and arrays in turn, nested deeper than the 64 brackets of one word.
  @Test(arguments: [1, 63, 64, 65, 127, 128, 129, 300])
  func bracketsMustMatchAtEveryDepth(_ depth: Int) throws {
    let kinds = (0..<depth).map { $0 % 3 == 0 }
    let opening = kinds.map { $0 ? #"{"k":"# : "[" }.joined()
    let closing = kinds.reversed().map { $0 ? "}" : "]" }
    #expect(throws: Never.self) {
      try Record(Array(#"{"a":\#(opening)1\#(closing.joined())}"#.utf8))
    }
    for wrong in Set([0, depth / 2, depth - 1]) {
      var closing = closing
      closing[wrong] = closing[wrong] == "}" ? "]" : "}"
      #expect(throws: JSONSyntaxError.self) {
        try Record(Array(#"{"a":\#(opening)1\#(closing.joined())}"#.utf8))
      }
    }
  }

  /// Strings are scanned in blocks: the byte that ends them may be at any position of a block.
  @Test(arguments: 0..<80)
  func findsTheEndOfPlainTextAtEveryPosition(_ offset: Int) throws {
    for padding in [0, 1, 7, 40] {
      let before = String(repeating: "x", count: offset)
      let after = String(repeating: "y", count: padding)
      #expect(try view(#"{"a":"\#(before)","b":"\#(after)"}"#) { $0.string("a") } == before)
      #expect(
        try view(#"{"a":"\#(before)\"é\#(after)"}"#) { $0.string("a") } == before + "\"é" + after)
      for byte: UInt8 in [0x00, 0x0A, 0x1F, 0x80, 0xC3, 0xFF] {
        let line = Array(#"{"a":"\#(before)"#.utf8) + [byte] + Array(#"\#(after)"}"#.utf8)
        #expect(throws: JSONSyntaxError.self) { try Record(line) }
      }
    }
  }

  @Test(arguments: [
    ("ENGINEER", "Senior Engineer", true), ("engineer", "Engine", false), ("", "x", true),
    ("são paulo", "Sao Paulo", true), ("sao paulo", "SÃO PAULO", true), ("strasse", "Straße", true),
    ("zażółć", "ZAZOLC", true), ("café", "cafe\u{301}", true), ("москва", "МОСКВА", true),
    (#"a"b"#, #"A\"B"#, true), ("é", #"\u00C9"#, true), ("n", #"\n"#, false), ("ab", "aab", true),
    ("[", "{", false), ("@", "`", false),
  ])
  func searchesWithoutCaseAndAccents(_ text: String, _ content: String, _ isFound: Bool) throws {
    let found = try view(#"{"a":"\#(content)"}"#) { TextSearch(text).isFound(in: "a", of: $0) }
    #expect(found == isFound)
  }

  @Test func searchesOnlyInStrings() throws {
    #expect(try !view(#"{"a":["x"],"b":"x"}"#) { TextSearch("x").isFound(in: "a", of: $0) })
  }
}
