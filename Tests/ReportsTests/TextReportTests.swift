import Records
import Reports
import Testing

struct TextReportTests {
  private func lines(_ blocks: [Report.Block], columns: Int) -> [Substring] {
    let report = Report(title: "T", moment: ReportFixture.moment, blocks: blocks)
    return ReportFormat.table.writer(columns: columns, width: \.count).text(report)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(arguments: [20, 36, 80, 200])
  func keepsToTheTerminal(_ columns: Int) {
    let title = String(repeating: "a long title ", count: 20)
    let blocks: [Report.Block] = [
      .chart(ReportFixture.shares), .chart(ReportFixture.bars(title)),
      .table(ReportFixture.table(title)),
    ]
    let longest = lines(blocks, columns: columns).dropFirst().map(\.count).max() ?? 0
    // A date, a title and a number cannot be narrower than this.
    #expect(longest <= max(columns, 36))
  }

  @Test func barsAreAsLongAsTheirCounts() {
    let chart = Chart(
      "c", title: "Jobs", kind: .bars, series: ["jobs"],
      points: [.init("a", [40]), .init("b", [20]), .init("c", [0]), .init("d", [1])])
    let bars = lines([.chart(chart)], columns: 80).suffix(5).dropLast()
    #expect(bars.map { $0.count { $0 == "█" } } == [50, 25, 0, 1])
    #expect(bars.first?.hasPrefix("a  40  █") == true)
  }

  @Test func controlCharactersAreGone() {
    let text = lines([.note("a\u{1B}[31mb\u{9B}c")], columns: 80).joined()
    #expect(text.hasSuffix("a\u{FFFD}[31mb\u{FFFD}c"))
  }

  @Test func nothingToShowIsSaidWithTheNextStep() {
    let text = lines(ReportFixture.empty.blocks, columns: 80).suffix(4)
    #expect(text.elementsEqual(["No searches yet.", "Begin:", "  jm-upload cv.pdf", ""]))
  }
}
