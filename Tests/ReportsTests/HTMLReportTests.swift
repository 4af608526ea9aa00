import Records
import Reports
import Testing

@Suite(.timeLimit(.minutes(30)))
struct HTMLReportTests {
  private func html(_ report: Report) -> String {
    ReportFormat.html.writer(columns: 80, width: \.count).text(report)
  }

  @Test func isWellFormedAndComplete() throws {
    let page = try #require(XMLDocument(html(ReportFixture.report())))
    #expect(page.elements.count { $0 == "svg" } == 3)
    #expect(page.elements.count { $0 == "td" } == 6)
    #expect(page.elements.count { $0 == "dd" } == 2)
    #expect(page.texts.contains("12,345"))
    #expect(page.texts.contains("2.6 %"))
    #expect(page.texts.contains("30 · 62.5 %"))
    #expect(page.addresses == ["https://example.org/?a=1&b=2"])
  }

  @Test func loadsNothing() throws {
    let text = html(ReportFixture.report())
    let page = try #require(XMLDocument(text))
    #expect(Set(page.elements).isDisjoint(with: ["script", "link", "img", "iframe", "object"]))
    #expect(!text.contains("url(") && !text.contains("@import"))
    #expect(text.contains("prefers-color-scheme: dark"))
    #expect(text.contains("@media print"))
    #expect(text.contains("name=\"viewport\""))
  }

  @Test func hostileTextStaysText() throws {
    let plain = try #require(XMLDocument(html(ReportFixture.report())))
    let report = ReportFixture.report(title: ReportFixture.hostile, item: ReportFixture.hostile)
    let page = try #require(XMLDocument(html(report)))
    #expect(page.elements == plain.elements)
    let shown = ReportFixture.hostile.replacing("\u{1}", with: "\u{FFFD}")
      .replacing("\u{202E}", with: "\u{FFFD}")
    #expect(page.texts.contains(shown))
  }

  @Test(arguments: [
    "javascript:alert(1)", "javascript://x%0Aalert(1)", "data:text/html,x", "//example.org", "",
    "https://a b",
  ])
  func onlyWebAddressesBecomeLinks(_ address: String) throws {
    let table = ReportTable(
      title: "Jobs", columns: [.init("title", "Title")],
      rows: [[.link("Engineer", address: address)]])
    let report = Report(title: "Jobs", moment: ReportFixture.moment, blocks: [.table(table)])
    let page = try #require(XMLDocument(html(report)))
    #expect(page.addresses.isEmpty)
    #expect(page.texts.contains("Engineer"))
  }

  @Test func anEmptyReportNamesTheNextStep() throws {
    let page = try #require(XMLDocument(html(ReportFixture.empty)))
    #expect(page.texts.contains("No searches yet."))
    #expect(page.texts.contains("jm-upload cv.pdf"))
    #expect(!page.elements.contains("svg"))
  }
}
