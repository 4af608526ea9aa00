import Records
import Testing

@Suite struct RecordListTests {
  func list(_ text: String) -> [String]? {
    Record.list(Array(text.utf8), in: "jobs")?.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test(arguments: [
    ("[]", []), (#" {"jobs" : [ ] } "#, []),
    (#"[{"a":1.0,"a":2}, {"b":"\/"} ]"#, [#"{"a":1.0,"a":2}"#, #"{"b":"\/"}"#]),
    (#"{"n":[{"x":1}],"j\u006fbs":[{ "a" : 1 },{}]}"#, [#"{ "a" : 1 }"#, "{}"]),
    (#"{"jobs":1,"jobs":[{"a":[{"b":{}}]}]}"#, [#"{"a":[{"b":{}}]}"#]),
    (#"{"jobs":[{}],"jobs":[1],"jobs":[{"a":1}],"x":[{}]}"#, [#"{"a":1}"#]),
    (
      "[{\"a\":1},\n {\n\"n\": 1.0,\r\n\"s\": \"\\n\"}\n]\n", [#"{"a":1}"#, #"{"n":1.0,"s":"\n"}"#]
    ),
  ])
  func cutsObjectsOutOfTheirList(_ text: String, _ expected: [String]) {
    #expect(list(text) == expected)
  }

  @Test(arguments: [
    "", "null", "{}", #"{"jobs":{}}"#, "[1]", "[{}", "[{},]", "[{}{}]", "[,{}]", "[{}]]", "[{}] x",
    #"[{"a":}]"#, #"{"jobs":[{}],}"#, #"{"jobs":[{},1]}"#, #"{"jobs":[{}],"x":tru}"#,
    #"{"jobs":[{}],"jobs":2}"#,
  ])
  func anythingElseIsNone(_ text: String) {
    #expect(list(text) == nil)
  }

  @Test func whatWasCutOutIsLookedUpAndAddedTo() throws {
    let jobs = try #require(Record.list(Array(#"[{},{"a":"x","b":[1]}]"#.utf8), in: "jobs"))
    let added = RecordMembers([
      .init(name: "b", value: "é"), .init(name: "n\n", value: .number(2)),
    ])
    let lines = jobs.map { $0.setting(added).setting([.init(name: "n\n", value: true)]) }
    #expect(
      lines.map { String(decoding: $0.bytes, as: UTF8.self) } == [
        #"{"b":"é","n\n":true}"#, #"{"a":"x","b":"é","n\n":true}"#,
      ])
    #expect(lines.allSatisfy { $0.string("b") == "é" && $0["n\n"] == true })
    #expect(try lines == lines.map { try Record($0.bytes) })
  }
}
