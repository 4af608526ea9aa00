import JobReports
import Records
import Reports
import Testing

@Suite(.timeLimit(.minutes(30)))
struct JobReportTests {
  private let now = Timestamp(seconds: 1_795_249_168)
  private let empty = EmptyState(message: "No jobs.", advice: "Find some", command: "find")

  private func report(_ lines: [String], limit: Int = 100) throws -> Report {
    var report = JobReport(limit: limit, now: now)
    for line in lines { try Record(Array(line.utf8)).withView { report.add($0) } }
    return report.report(title: "Jobs", empty: empty)
  }

  private func charts(_ report: Report) -> [String: Chart] {
    var charts: [String: Chart] = [:]
    for case .chart(let chart) in report.blocks { charts[chart.name] = chart }
    return charts
  }

  private func entries(_ report: Report) -> [Entry] {
    report.blocks.flatMap { block in
      if case .entries(let list) = block { return list.entries }
      return []
    }
  }

  private func notes(_ report: Report) -> [String] {
    report.blocks.compactMap { block in
      if case .note(let text) = block { return text }
      return nil
    }
  }

  @Test func chartsCountAllJobs() throws {
    let lines = (0..<50).map { number in
      """
      {"job_id":"\(number)","title":"T","category":"\(number < 30 ? "Direct" : "adjacent")",\
      "is_remote":\(number < 10),"company_name":"C\(number % 12)","location":"L\(number % 3)",\
      "score":\(number * 2),"posted_at":"\(number) days ago"}
      """
    }
    let report = try report(lines, limit: 10)
    let charts = charts(report)
    #expect(charts["match"]?.points == [.init("direct", [30]), .init("adjacent", [20])])
    #expect(charts["remote"]?.points == [.init("remote", [10]), .init("not remote", [40])])
    #expect(charts["places"]?.points.map(\.counts) == [[17], [17], [16]])
    #expect(charts["companies"]?.points.count == 9)
    #expect(charts["companies"]?.points.last?.label == "other companies")
    let total = charts["companies"]?.points.reduce(0) { $0 + $1.counts[0] }
    #expect(total == 50)
    #expect(charts["score"]?.points.map { $0.counts[0] } == Array(repeating: 5, count: 10))
    #expect(charts["age"]?.points.map { $0.counts[0] } == [1, 1, 2, 3, 7, 14, 22])
    #expect(entries(report).count == 10)
    #expect(
      notes(report) == [
        "Only the first 10 of 50 jobs are listed. The figures and charts are about all of them."
      ])
  }

  @Test func whatNoJobSaysIsNotDrawn() throws {
    let report = try report([#"{"title":"A"}"#, #"{"title":"B","category":null,"score":"x"}"#])
    #expect(charts(report).isEmpty)
    #expect(notes(report).isEmpty)
    #expect(entries(report).map(\.title) == [.text("A"), .text("B")])
  }

  @Test func noJobsAreAnEmptyState() throws {
    let report = try report([])
    guard case .empty(let state)? = report.blocks.first else {
      Issue.record("no empty state")
      return
    }
    #expect(state == empty)
    #expect(report.moment == now)
  }

  @Test func isAsOfTheLastFetch() throws {
    let lines = ["2026-11-20T10:00:00Z", "2026-11-21T06:00:00Z", "2026-11-19T10:00:00Z"].map {
      #"{"title":"A","posted_at":"1 day ago","fetched_at":"\#($0)"}"#
    }
    let report = try report(lines)
    #expect(report.moment == Timestamp(rfc3339: "2026-11-21T06:00:00Z"))
    #expect(charts(report)["age"]?.points.map { $0.counts[0] } == [0, 3, 0, 0, 0, 0, 0])
  }

  @Test func requirementsStandBesideTheirEvidence() throws {
    let report = try report([
      #"""
      {"title":"A","bullets":["b"],"evidence":[{"bullet":0,"posting":{"text":"p"},"resume":{"text":"r"}}],
      "requirements":[{"text":"Swift","status":"met","importance":"required","posting":{"text":"Swift"},
      "resume":{"text":"7 years of Swift"}},{"text":"SAP","status":"not_found","importance":"preferred",
      "posting":{"text":"SAP is a plus"}},{"status":"met"},{"text":"X","status":"maybe_later"}]}
      """#.replacing("\n", with: " ")
    ])
    let comparison = try #require(entries(report).first?.comparison)
    #expect(comparison.title == "Requirements: 1 met, 1 not found, 1 maybe later")
    #expect(
      comparison.rows == [
        [
          .text("Swift"), .verdict("met", .good), .text("“Swift”"), .text("“7 years of Swift”"),
        ],
        [
          .text("SAP (preferred)"), .verdict("not found", .open), .text("“SAP is a plus”"), .none,
        ],
        [.text("X"), .verdict("maybe later", .open), .none, .none],
      ])
  }

  @Test func evidenceStandsBesideItsPoint() throws {
    let line =
      #"{"title":"A","bullets":["b"],"evidence":[{"bullet":0,"posting":{"text":"p"},"resume":{"text":"r"}},"#
      + #"{"bullet":7,"posting":{"text":"q"}},{"bullet":0},5]}"#
    let comparison = try #require(entries(try report([line])).first?.comparison)
    #expect(
      comparison.rows == [
        [.text("b"), .text("“p”"), .text("“r”")], [.none, .text("“q”"), .none],
      ])
  }

  @Test func evidenceIsNotRepeated() throws {
    let line =
      #"{"title":"A","bullets":["b"],"evidence":[{"bullet":0,"posting":{"text":"p"},"resume":{"text":"r"}},"#
      + #"{"bullet":0,"posting":{"text":"p"},"resume":{"text":"r"}},{"bullet":0,"posting":{"text":"q"},"#
      + #""resume":{"text":"r"}},{"bullet":0,"posting":{"text":"p"},"resume":{"text":"s"}}]}"#
    let comparison = try #require(entries(try report([line])).first?.comparison)
    #expect(
      comparison.rows == [
        [.text("b"), .text("“p”, “q”"), .text("“r”")], [.none, .text("“p”"), .text("“s”")],
      ])
  }

  @Test func fieldsOfOtherTypesAreNotShown() throws {
    let report = try report([
      #"{"title":7,"company_name":[],"location":{},"is_remote":"yes","score":"9","bullets":{},"#
        + #""requirements":"x","evidence":[[]],"explanation_summary":3,"posted_at":9,"path":1}"#
    ])
    let entry = try #require(entries(report).first)
    #expect(entry.title == .text("Untitled job"))
    #expect(entry.facts.isEmpty && entry.tags.isEmpty && entry.points.isEmpty)
    #expect(entry.comparison == nil && entry.summary == nil && entry.measure == nil)
  }

  @Test func resumesAreNamedIfThereAreSeveral() throws {
    let one = try report([#"{"title":"A","path":"a.pdf"}"#, #"{"title":"B","path":"a.pdf"}"#])
    #expect(entries(one).allSatisfy { entry in !entry.facts.contains { $0.name == "path" } })
    let two = try report([#"{"title":"A","path":"a.pdf"}"#, #"{"title":"B","path":"b.pdf"}"#])
    #expect(entries(two).map { $0.facts.last?.value } == [.text("for a.pdf"), .text("for b.pdf")])
  }

  @Test func idsAreStable() throws {
    let lines = [
      #"{"job_id":"1","title":"A"}"#, #"{"job_id":"1","title":"B","score":3}"#,
      #"{"job_id":"2","title":"A"}"#, #"{"x":1}"#, #"{"x":2}"#,
    ]
    let ids = entries(try report(lines)).map(\.id)
    #expect(ids[0] == ids[1])
    #expect(Set(ids).count == 4)
    let form = #/urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/#
    for id in ids { #expect(id.wholeMatch(of: form) != nil) }
  }

  @Test func viewTokensAreNotInReports() throws {
    let report = try report([#"{"title":"A","view_token":"secret-token","job_id":"1"}"#])
    for format in ReportFormat.allCases {
      let text = format.writer(columns: 80, width: \.count).text(report)
      #expect(!text.contains("secret-token"))
    }
  }

  @Test func rowsKeepTheSpellingOfValues() throws {
    let columns = FieldColumns(["a", "b", "c", "d", "e", "f"])
    let line = #"{"a":1.0,"b":true,"c":["x",2],"d":null,"f":12345678901234567890123}"#
    #expect(
      try Record(Array(line.utf8)).withView { columns.row($0) } == [
        .text("1.0"), .text("true"), .text("x; 2"), .none, .none,
        .text("12345678901234567890123"),
      ])
  }
}
