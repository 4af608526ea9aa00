import Records
import Testing

/// Texts that RFC 8259 allows and forbids. The parser, which builds values, and the record scanner,
/// which does not, must agree on each.
@Suite(.timeLimit(.minutes(30))) struct JSONGrammarTests {
  static let accepted = [
    #"{}"#, #" { } "#, #"{"a":1}"#, #"{"a":-0}"#, #"{"a":1.0}"#, #"{"a":1e5}"#, #"{"a":1E-5}"#,
    #"{"a":1.5e+300}"#, #"{"a":12345678901234567890123}"#, #"{"a":1e999}"#,
    #"{"a":true,"b":false,"c":null}"#, #"{"a":"\"\\\/\b\f\n\r\t\u00e9"}"#, #"{"a":"\ud83d\ude00"}"#,
    #"{"a":"\ud83d"}"#, #"{"a":"\ude00x"}"#, #"{"a":[]}"#, #"{"a":[1,[2,[3,{"b":{}}]]]}"#,
    #"{"a":{"b":{"c":[{},{}]}}}"#, "{\"a\":\t1\r}", #"{"":""}"#, #"{"a":1,"a":2}"#,
    #"{"a":"é€😀"}"#, "{\"a\":\"\u{7F}\"}", #"{"0123456789abcdef\"0":"0123456789abcdef\\"}"#,
  ]

  static let refused = [
    "", " ", "{", "}", "{]", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{,"a":1}"#, #"{"a":1 "b":2}"#,
    #"{"a":01}"#, #"{"a":+1}"#, #"{"a":.5}"#, #"{"a":1.}"#, #"{"a":1e}"#, #"{"a":1e+}"#,
    #"{"a":-}"#, #"{"a":0x10}"#, #"{"a":NaN}"#, #"{"a":Infinity}"#, #"{"a":tru}"#, #"{"a":nul}"#,
    #"{"a":truefalse}"#, #"{"a":"\x"}"#, #"{"a":"\u12"}"#, #"{"a":"\u12g4"}"#, #"{"a":"b}"#,
    "{\"a\":\"\u{1}\"}", "{\"a\":\"tab\there\"}", #"{"a":[1,]}"#, #"{"a":[1}"#, #"{"a":{]}"#,
    #"{'a':1}"#, #"{a:1}"#, #"{"a":1}x"#, #"{"a":1}{}"#, #"{"a":1}//"#, "{\"a\":1,\u{A0}\"b\":2}",
    #"{"a":[}"#, #"{"a":[1 2]}"#, #"{"a":{"b" 1}}"#, #"{"a":{"b":1,}}"#, #"{"a":"\"#,
  ]

  @Test(arguments: accepted)
  func accepts(_ text: String) throws {
    #expect(throws: Never.self) { try Record(Array(text.utf8)) }
    #expect(throws: Never.self) { try JSON(parsing: text) }
  }

  @Test(arguments: refused)
  func refuses(_ text: String) {
    #expect(throws: JSONSyntaxError.self) { try Record(Array(text.utf8)) }
    #expect(throws: JSONSyntaxError.self) { try JSON(parsing: text) }
  }

  static let malformedUTF8: [[UInt8]] = [
    [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
    [0xF0, 0x80, 0x80, 0x80],
    [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xE2, 0x82], [0xC3],
    [0xF0, 0x9F, 0x98],
  ]

  /// At every position within eight bytes.
  @Test(arguments: malformedUTF8, 0..<9)
  func refusesMalformedUTF8(_ sequence: [UInt8], padding: Int) {
    let text = Array(#"{"a":""#.utf8) + Array(repeating: 0x61, count: padding)
    let line = text + sequence + Array(#"b"}"#.utf8)
    #expect(throws: JSONSyntaxError.self) { try Record(line) }
    #expect(throws: JSONSyntaxError.self) { try JSON(parsing: line) }
  }

  @Test func nestingIsLimitedOnlyByTheLength() throws {
    let depth = 200_000
    let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(throws: Never.self) { try Record(Array(#"{"a":\#(nested)}"#.utf8)) }
    #expect(throws: JSONSyntaxError.self) { try Record(Array(#"{"a":\#(nested)]}"#.utf8)) }
    #expect(throws: JSONSyntaxError.self) { try JSON(parsing: nested) }
  }

  @Test func scannerAndParserAgreeOnMutations() throws {
    var random = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0 ... .max, using: &random)
    var generator = SplitMix(state: seed)
    for _ in 0..<20_000 {
      var line = Array(Self.accepted.randomElement(using: &generator)?.utf8 ?? "{}".utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) where !line.isEmpty {
        let index = Int.random(in: 0..<line.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: line.remove(at: index)
        case 1: line[index] = UInt8.random(in: 0...255, using: &generator)
        default:
          line.insert(Array(#"{}[]",:\e1"#.utf8).randomElement(using: &generator) ?? 0, at: index)
        }
      }
      let scanned = (try? Record(line)) != nil
      let parsed = (try? JSON(parsing: line))?.objectValue != nil
      #expect(scanned == parsed, "seed \(seed): \(String(decoding: line, as: UTF8.self))")
    }
  }
}

/// A small generator that can be seeded.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
