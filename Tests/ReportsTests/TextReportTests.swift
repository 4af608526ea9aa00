import Records
import Reports
import Testing

@Suite(.timeLimit(.minutes(30)))
struct TextReportTests {
  private func lines(_ blocks: [Report.Block], columns: Int) -> [Substring] {
    let report = Report(title: "T", moment: ReportFixture.moment, blocks: blocks)
    return ReportFormat.table.writer(columns: columns, width: \.count).text(report)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(arguments: [20, 36, 80, 200])
  func fitsTheTerminal(_ columns: Int) {
    let title = String(repeating: "a long title ", count: 20)
    let blocks: [Report.Block] = [
      .chart(ReportFixture.shares), .chart(ReportFixture.bars(title)),
      .table(ReportFixture.table(title)),
    ]
    let longest = lines(blocks, columns: columns).dropFirst().map(\.count).max() ?? 0
    // A label, a count with its share and the shortest bar cannot be narrower than this.
    #expect(longest <= max(columns, 36))
  }

  @Test func barsAreAsLongAsTheirCounts() {
    let chart = Chart(
      "c", title: "Jobs", kind: .bars, of: "Item", series: ["jobs"],
      points: [.init("a", [40]), .init("b", [20]), .init("c", [0]), .init("d", [1])])
    let bars = lines([.chart(chart)], columns: 80).suffix(5).dropLast()
    #expect(bars.map { $0.count { $0 == "█" } } == [50, 25, 0, 1])
    #expect(bars.first?.hasPrefix("a  40  █") == true)
  }

  @Test func columnsThatDoNotFitAreLeftOut() {
    let table = ReportTable(
      title: "T",
      columns: ["a", "b", "c"].map { .init($0, $0, isNumeric: true) },
      rows: [[.count(123_456), .count(123_456), .count(123_456)]])
    #expect(
      lines([.table(table)], columns: 20).suffix(3) == ["      a        b", "123,456  123,456", ""])
    #expect(lines([.table(table)], columns: 3).suffix(3) == ["      a", "123,456", ""])
    #expect(lines([.table(table)], columns: 25).suffix(2).first?.count == 25)
  }

  @Test func severalSeriesHaveALegend() {
    let text = lines([.chart(ReportFixture.columns("x"))], columns: 80)
    #expect(text.contains("█ direct   ░ adjacent"))
    #expect(!lines([.chart(ReportFixture.bars("x"))], columns: 80).joined().contains("█ jobs"))
  }

  @Test func controlCharactersAreReplaced() {
    let text = lines([.note("a\u{1B}[31mb\u{9B}c\u{200F}d\u{61C}e\u{2028}f")], columns: 80).joined()
    #expect(text.hasSuffix("a\u{FFFD}[31mb\u{FFFD}c\u{FFFD}d\u{FFFD}e f"))
  }

  @Test func anEmptyReportNamesTheNextStep() {
    let text = lines(ReportFixture.empty.blocks, columns: 80).suffix(4)
    #expect(text.elementsEqual(["No searches yet.", "Begin:", "  jm-upload cv.pdf", ""]))
  }
}
