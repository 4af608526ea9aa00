import Records
import Reports
import Testing

@Suite(.timeLimit(.minutes(30)))
struct SVGReportTests {
  private func svg(_ report: Report) -> String {
    ReportFormat.svg.writer(columns: 80, width: \.count).text(report)
  }

  private func svg(_ chart: Chart) -> String {
    svg(Report(title: "One", moment: ReportFixture.moment, blocks: [.chart(chart)]))
  }

  @Test func isASelfContainedPicture() throws {
    let text = svg(ReportFixture.report())
    let picture = try #require(XMLDocument(text))
    #expect(text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(!picture.elements.contains("script"))
    #expect(picture.texts.contains("12,345"))
    #expect(picture.texts.contains("2026-11-21: 7 adjacent"))
  }

  @Test func hostileTextStaysText() throws {
    let report = ReportFixture.report(title: ReportFixture.hostile, item: ReportFixture.hostile)
    let picture = try #require(XMLDocument(svg(report)))
    #expect(!picture.elements.contains("script"))
  }

  @Test func drawsAnyNumberOfPoints() throws {
    for kind in [Chart.Kind.columns, .bars, .shares] {
      for count in [0, 1, 2, 20, 500] {
        let points = (0..<count).map { Chart.Point("p\($0)", [$0, count]) }
        let chart = Chart(
          "c", title: "t", kind: kind, of: "Item", series: ["a", "b"], points: points)
        let text = svg(chart)
        #expect(XMLDocument(text) != nil)
        #expect(!text.contains("nan") && !text.contains("inf"))
      }
    }
  }

  @Test func drawsAnyCount() throws {
    for kind in [Chart.Kind.columns, .bars, .shares] {
      let points = [Int.min, -1, 0, 1, Int.max].map { Chart.Point("p", [$0]) }
      let text = svg(Chart("c", title: "t", kind: kind, of: "Item", series: ["a"], points: points))
      #expect(XMLDocument(text) != nil)
      #expect(!text.contains("=\"-"))
    }
  }

  @Test func barsHaveTheirSeriesSideBySide() throws {
    let chart = Chart(
      "c", title: "t", kind: .bars, of: "Search", series: ["direct", "other"],
      points: [.init("Nurse", [30, 10]), .init("Cook", [0, 20])])
    let picture = try #require(XMLDocument(svg(chart)))
    #expect(picture.texts.contains("Nurse") && picture.texts.contains("Nurse: 10 other"))
    #expect(picture.texts.contains("direct") && picture.texts.contains("40"))
    let text = svg(chart)
    #expect(text.contains("width=\"270\"") && text.contains("x=\"270\""))
  }

  /// Readers who do not see the picture hear what it shows.
  @Test func aPageSaysWhatAChartShows() throws {
    let chart = Chart(
      "c", title: "Where", kind: .bars, of: "Place", series: ["jobs"], singular: "job",
      points: [.init("local", [1]), .init("remote", [2])])
    let page = ReportFormat.html.writer(columns: 80, width: \.count).text(
      Report(title: "One", moment: ReportFixture.moment, blocks: [.chart(chart)]))
    #expect(page.contains("aria-label=\"Where: local 1 job; remote 2 jobs\""))
  }

  @Test func columnsMatchTheirAxis() throws {
    let chart = Chart(
      "c", title: "t", kind: .columns, of: "Item", series: ["a"],
      points: [.init("p", [20]), .init("q", [5])])
    let text = svg(chart)
    #expect(text.contains("height=\"150\""))
    #expect(text.contains("height=\"37.5\""))
  }

  @Test func columnsAreLabelled() throws {
    let chart = Chart(
      "c", title: "t", kind: .columns, of: "Search", series: ["jobs"],
      points: [.init("first", tick: "1 Nov", [1234]), .init("second", tick: "2 Nov", [5])])
    let texts = try #require(XMLDocument(svg(chart))).texts
    for text in ["jobs", "1,234", "5", "1 Nov", "2 Nov", "1,500"] { #expect(texts.contains(text)) }
  }

  @Test func barsAreLabelled() throws {
    let texts = try #require(XMLDocument(svg(ReportFixture.bars("Berlin")))).texts
    for text in ["Berlin", "4 jobs", "national", "0 jobs"] { #expect(texts.contains(text)) }
  }

  @Test func sharesFillTheBar() throws {
    let chart = Chart(
      "c", title: "t", kind: .shares, of: "Item", series: ["a"],
      points: [.init("p", [3]), .init("q", [1])])
    let text = svg(chart)
    #expect(text.contains("width=\"270\""))
    #expect(text.contains("width=\"88\""))
    #expect(text.contains("1 · 25 %"))
  }
}
