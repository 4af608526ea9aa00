import Records
import Reports
import Testing

@Suite(.timeLimit(.minutes(30)))
struct CSVReportTests {
  private func csv(_ blocks: [Report.Block]) -> String {
    let report = Report(title: "T", moment: ReportFixture.moment, blocks: blocks)
    return ReportFormat.csv.writer(columns: 80, width: \.count).text(report)
  }

  @Test func aSingleTableBecomesItsRows() {
    #expect(
      csv([.table(ReportFixture.table("Nurse"))]) == """
        created_at,title,total_jobs
        \(ReportFixture.moment.rfc3339),Nurse,41
        ,Nurse,

        """)
  }

  @Test func anyOtherReportHasOneRowPerNumber() {
    let blocks: [Report.Block] = [
      .figures([Figure("rate", "Rate", .share(0.25))]), .chart(ReportFixture.columns("Nurse")),
      .table(ReportFixture.table("Nurse")),
    ]
    #expect(
      csv(blocks) == """
        section,item,measure,value
        figures,,rate,0.25
        jobs_per_search,2026-11-20 Nurse,direct,30
        jobs_per_search,2026-11-20 Nurse,adjacent,11
        jobs_per_search,2026-11-21,direct,0
        jobs_per_search,2026-11-21,adjacent,7

        """)
  }

  @Test func anEmptyReportHasAHeader() {
    #expect(csv(ReportFixture.empty.blocks) == "section,item,measure,value\n")
  }

  @Test(arguments: [
    ("a,b", "\"a,b\""), ("say \"x\"", "\"say \"\"x\"\"\""), ("a\nb", "\"a\nb\""),
    ("a\r\nb", "\"a\r\nb\""), (" a", "\" a\""), ("=1+1", "'=1+1"), ("@x", "'@x"),
    ("-2+3", "'-2+3"), ("+1,2", "\"'+1,2\""), ("a=b", "a=b"), ("", ""), ("\t=1", "'\t=1"),
    ("\r=1", "\"'\r=1\""), ("\n=1", "\"'\n=1\""), ("\u{FF1D}1", "'\u{FF1D}1"), ("-", "'-"),
    ("-2", "-2"), ("+3.5", "+3.5"), ("-1.", "'-1."), ("-1e5", "'-1e5"), ("--1", "'--1"),
  ])
  func quotesAndDisarms(_ text: String, _ expected: String) {
    let table = ReportTable(title: "", columns: [.init("t", "T")], rows: [[.text(text)]])
    #expect(csv([.table(table)]) == "t\n\(expected)\n")
  }

  @Test func labelsOfChartsAreDisarmedAndQuoted() {
    let chart = Chart(
      "c", title: "T", kind: .bars, of: "Item", series: ["@s"],
      points: [.init("=1,2", [3]), .init("\ta", [4])])
    #expect(
      csv([.chart(chart)]) == """
        section,item,measure,value
        c,"'=1,2",'@s,3
        c,'\ta,'@s,4

        """)
  }

  @Test func negativeNumbersAreNotFormulas() {
    let table = ReportTable(title: "", columns: [.init("n", "N")], rows: [[.count(-2)]])
    #expect(csv([.table(table)]) == "n\n-2\n")
  }
}
