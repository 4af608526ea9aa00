import Records
import Testing

@Suite(.timeLimit(.minutes(30))) struct RecordTests {
  func record(_ text: String) throws -> Record { try Record(Array(text.utf8)) }
  func text(_ record: Record) -> String { String(decoding: record.bytes, as: UTF8.self) }

  @Test func addsMembersAtTheEndAndKeepsAllBytes() throws {
    let original = #"{ "n":1.0, "big":12345678901234567890123 ,"s":"\/\u00e9" }"#
    let changed = try record(original).setting([
      .init(name: "status", value: "completed"), .init(name: "x", value: .number(2)),
    ])
    #expect(
      text(changed)
        == #"{ "n":1.0, "big":12345678901234567890123 ,"s":"\/\u00e9" ,"status":"completed","x":2}"#
    )
  }

  @Test func replacesInPlace() throws {
    let changed = try record(#"{"a":1,"status":"old","b":2}"#)
      .setting([.init(name: "status", value: ["new"])])
    #expect(text(changed) == #"{"a":1,"status":["new"],"b":2}"#)
  }

  @Test func addsToAnEmptyObject() throws {
    let changed = try record(" { } ").setting([.init(name: "a", value: true)])
    #expect(text(changed) == #" { "a":true} "#)
  }

  @Test(arguments: [2, 20_000]) func namesAreEqualIfTheirBytesAre(others: Int) throws {
    let more = (0..<others).map { #","n\#($0)":\#($0)"# }.joined()
    let object = try record("{\"\u{E9}\":1,\"e\u{301}\":2,\"a\":3,\"a\":4\(more),\"n1\":-1}").object
    #expect(object.members.count == others + 3)
    #expect(object["\u{E9}"] == .number(1) && object["e\u{301}"] == .number(2))
    #expect(object["a"] == .number(4) && object["n1"] == .number(-1) && object["b"] == nil)
    #expect(object.members[2].name == "a" && object.members[4].name == "n1")
  }

  @Test func theLastDuplicateCounts() throws {
    let duplicate = try record(#"{"a":1,"a":2}"#)
    #expect(duplicate["a"] == .number(2))
    #expect(text(duplicate.setting([.init(name: "a", value: .number(3))])) == #"{"a":1,"a":3}"#)
    #expect(duplicate.object.members.count == 1)
  }

  @Test func findsEscapedNames() throws {
    let escaped = try record(#"{"view\u005ftoken":"t","caf\u00e9":1}"#)
    #expect(escaped.string("view_token") == "t")
    #expect(escaped["café"] == .number(1))
    #expect(escaped["view"] == nil)
  }

  @Test(arguments: [
    (#"{"a":1,"b":2,"c":3}"#, "a", #"{"b":2,"c":3}"#),
    (#"{"a":1,"b":2,"c":3}"#, "b", #"{"a":1,"c":3}"#),
    (#"{"a":1,"b":2,"c":3}"#, "c", #"{"a":1,"b":2}"#),
    (#"{ "a" : 1 }"#, "a", "{  }"),
    (#"{"a":1,"a":2,"b":3}"#, "a", #"{"b":3}"#),
    (#"{"a":1}"#, "z", #"{"a":1}"#),
  ])
  func removes(_ original: String, _ name: String, _ expected: String) throws {
    #expect(try text(record(original).removing(name)) == expected)
  }

  @Test func aRecordOfMembersEqualsItsLine() throws {
    for line in [#"{}"#, #"{"a":{"b":[1,"é"]},"\"n\"":"x\ny","é":null,"":-0.0}"#] {
      let object = try #require(try JSON(parsing: Array(line.utf8)).objectValue)
      #expect(try Record(object) == Record(Array(line.utf8)))
    }
  }

  @Test func writesWhatItReads() throws {
    let source = #"{"a":[1.50,true,null,{"b":"\"\\\n\u0001é😀"}],"c":-0}"#
    #expect(try JSON(parsing: source).text == source)
  }

  @Test func decodesSurrogatePairsAndLoneSurrogates() throws {
    let value = try JSON(parsing: #"["\ud83d\ude00","\ud83dx","\ude00","\ud83d\u0041"]"#)
    #expect(value == ["😀", "\u{FFFD}x", "\u{FFFD}", "\u{FFFD}A"])
  }

  @Test func readsNumbersOfEverySpelling() throws {
    let value = try JSON(parsing: #"{"a":2.0,"b":1e2,"c":99999999999999999999,"d":0.5}"#)
    #expect(value["a"]?.intValue == 2)
    #expect(value["b"]?.intValue == 100)
    #expect(value["c"]?.intValue == nil)
    #expect(value["d"]?.doubleValue == 0.5)
    #expect(JSON.number(40.6).text == "40.6")
    #expect(JSON.number(12.0).text == "12")
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func base64(_ plain: String, _ encoded: String) {
    #expect(Base64.encode(Array(plain.utf8)) == encoded)
    #expect(Base64.decode(encoded) == Array(plain.utf8))
  }

  @Test(arguments: ["Z", "Zg=", "Zg", "Z===", "Zm9\u{E9}", "=Zm9"])
  func refusesBadBase64(_ text: String) { #expect(Base64.decode(text) == nil) }
}
