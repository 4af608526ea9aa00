import Records
import ServiceKit
import Testing

@Suite(.timeLimit(.minutes(30))) struct RowLookupTests {
  private let jobs = ListKind("x jobs", row: "job", key: "job_id", command: "list jobs")
  private let numbered = ListKind(
    "x jobs", row: "job", key: "job_id", idsAreNumbers: true, command: "list jobs")
  private let rows = ["abcd-1", "abcd-2", "abcd", "wxyz-1"].map { id in
    Record(JSONObject([.init(name: "job_id", value: .string(id))]))
  }

  private func id(_ argument: String, _ kind: ListKind? = nil) throws(Failure) -> String? {
    try RowLookup(kind ?? jobs, rows: rows).row(argument)?.string("job_id")
  }

  @Test func findsRowsByNumber() throws {
    #expect(try id("1") == "abcd-1")
    #expect(try id("%4") == "wxyz-1")
    #expect(try id("2", numbered) == nil)
    #expect(try id("%2", numbered) == "abcd-2")
  }

  @Test func findsIDsByTheirStart() throws {
    #expect(try id("wxyz") == "wxyz-1")
    #expect(try id("abcd") == "abcd")
    #expect(try id("wxy") == nil)
    #expect(try id("other") == nil)
    #expect(try id("wxyz", numbered) == nil)
    #expect(throws: Failure.self) { try id("abcd-") }
  }

  @Test(arguments: ["0", "5", "%9999"]) func refusesOtherRows(_ argument: String) {
    #expect { try id(argument) } throws: { ($0 as? Failure)?.code == "no_such_row" }
  }

  @Test(arguments: ["12345", "-1", "1.0", "%", "%x", ""])
  func takesOtherTextAsItIs(_ argument: String) throws { #expect(try id(argument) == nil) }

  @Test func needsAList() throws {
    let lookup = RowLookup(jobs, rows: nil)
    #expect { try lookup.row("1") } throws: { ($0 as? Failure)?.code == "no_last_list" }
    #expect(try lookup.row("abcd-1") == nil)
  }
}
