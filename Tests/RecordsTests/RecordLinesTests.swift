import Records
import Testing

@Suite(.timeLimit(.minutes(30))) struct RecordLinesTests {
  let members = RecordMembers([
    .init(name: "b", value: "é"), .init(name: "n\n", value: .number(2)),
  ])
  /// Its names have other lengths than those of `members`.
  let others = RecordMembers([.init(name: "city", value: nil), .init(name: "", value: 1)])

  @Test(arguments: [
    "{}", "{ }", #"{"a":"x","b":[1]}"#, #"{"a":1.0 } "#, #"{"\u0062":1,"n\n":2,"b":3}"#,
    #"{"city":1,"d":{"b":1}}"#, #"{"z":"}"}"#, #"{"\u0063ity":0}"#, #"{"name":"x","":2}"#,
  ])
  func setsMembersAsARecordDoes(_ text: String) throws {
    let record = try Record(Array(text.utf8))
    var lines = RecordLines()
    record.withView { lines.append($0, setting: members, others) }
    record.withView { lines.append($0, setting: others) }
    record.withView { lines.append($0, setting: .empty) }
    let expected = [record.setting(members).setting(others), record.setting(others), record]
    #expect(lines == RecordLines(expected))
    #expect(lines.count == 3)
    #expect(lines.bytes == expected.flatMap { $0.bytes + [0x0A] })
    #expect(lines.records == expected)
  }

  @Test func replacesExistingMembers() throws {
    let added = RecordMembers([.init(name: "n\n", value: true)])
    let record = try Record(Array(#"{"a":"x","b":[1]}"#.utf8)).setting(members).setting(added)
    #expect(String(decoding: record.bytes, as: UTF8.self) == #"{"a":"x","b":"é","n\n":true}"#)
    #expect(record.string("b") == "é" && record["n\n"] == true)
  }
}
