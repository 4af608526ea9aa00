import Records
import Testing

@Suite(.timeLimit(.minutes(30))) struct RecordListTests {
  func list(_ text: String) -> [String]? {
    RecordList(Array(text.utf8), in: "jobs")?.records.map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
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
  func readsTheObjectsOfTheArray(_ text: String, _ expected: [String]) {
    #expect(list(text) == expected)
  }

  @Test(arguments: [
    "", "null", "{}", #"{"jobs":{}}"#, "[1]", "[{}", "[{},]", "[{}{}]", "[,{}]", "[{}]]", "[{}] x",
    #"[{"a":}]"#, #"{"jobs":[{}],}"#, #"{"jobs":[{},1]}"#, #"{"jobs":[{}],"x":tru}"#,
    #"{"jobs":[{}],"jobs":2}"#,
  ])
  func refusesAnythingElse(_ text: String) {
    #expect(list(text) == nil)
  }

  @Test func looksMembersUpInPlace() throws {
    let text = #"{"jobs":[{},{"a":"x","b":[1]},{"\u0061":"x"}],"a":"y"}"#
    let jobs = try #require(RecordList(Array(text.utf8), in: "jobs"))
    #expect(jobs.count == 3)
    #expect(jobs.count { $0.string("a") == "x" } == 2)
    #expect(try jobs.records == jobs.records.map { try Record($0.bytes) })
    let copied = RecordList(jobs.records)
    #expect(copied.records == jobs.records)
    #expect(copied.count { $0["b"] == [1] } == 1)
  }
}
