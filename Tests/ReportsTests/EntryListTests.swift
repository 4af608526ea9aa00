import Digests
import Records
import Testing

@testable import Reports

/// Lists of entries in the formats that have a page for them.
@Suite(.timeLimit(.minutes(30)))
struct EntryListTests {
  private func text(_ format: ReportFormat, _ entries: [Entry]) -> String {
    format.writer(columns: 60, width: \.count).text(ReportFixture.entries(entries))
  }

  @Test func pageHasEachEntryWithItsEvidence() throws {
    var second = ReportFixture.entry("Planner", id: "urn:uuid:2")
    second.comparison = nil
    let html = text(.html, [ReportFixture.entry("Welder"), second])
    let page = try #require(XMLDocument(html))
    #expect(page.elements.count { $0 == "h3" } == 2)
    #expect(page.elements.count { $0 == "details" } == 1)
    #expect(page.texts.contains("“Forklift license”"))
    #expect(html.contains("<b class=\"good\">met</b>"))
    #expect(html.contains("data-score=\"91\""))
    #expect(html.contains("data-posted=\"\(ReportFixture.moment.seconds)\""))
    #expect(html.contains("data-category=\"direct Welder\""))
    // Nobody can sort by what no entry has.
    #expect(html.contains("value=\"-posted\"") && !html.contains("value=\"salary\""))
  }

  @Test func controlsHaveLabelsAndAreHiddenWithoutTheScript() throws {
    let html = text(.html, [ReportFixture.entry("A"), ReportFixture.entry("B")])
    let tools = try #require(html.split(separator: "<div class=\"tools\"").last)
    #expect(tools.hasPrefix(" role=\"search\" hidden=\"hidden\">"))
    let page = try #require(XMLDocument(html))
    let controls = page.elements.count { $0 == "input" || $0 == "select" }
    #expect(controls == 4)
    #expect(page.elements.count { $0 == "label" } == controls)
  }

  @Test func onlyTheScriptOfThePageMayRun() throws {
    let program = PageScript.program.description
    #expect(!program.contains { "<&".contains($0) })
    let digest = Base64.encode(ContentDigest.sha256Octets(Array(program.utf8)))
    #expect(PageScript.digest == "sha256-\(digest)")
    let html = text(.html, [ReportFixture.entry("A")])
    #expect(html.contains("<script>\(program)</script>"))
    #expect(html.contains("default-src &#39;none&#39;"))
    #expect(html.contains("script-src &#39;sha256-"))
    #expect(!html.contains("src="))
  }

  @Test(arguments: [ReportFormat.html, .md, .table, .svg])
  func hostileTextStaysText(_ format: ReportFormat) throws {
    let shown = text(format, [ReportFixture.entry(ReportFixture.hostile)])
    #expect(!shown.unicodeScalars.contains { $0.value == 0x202E || $0.value == 1 })
    if format == .html || format == .svg {
      let page = try #require(XMLDocument(shown))
      let plain = try #require(XMLDocument(text(format, [ReportFixture.entry("A")])))
      #expect(page.elements == plain.elements)
    }
    if format == .md { #expect(!shown.contains("[x](java")) }
  }

  @Test func aDangerousAddressIsNotALink() throws {
    var entry = ReportFixture.entry("A")
    entry.title = .link("A", address: "javascript:alert(1)")
    #expect(try #require(XMLDocument(text(.html, [entry]))).addresses == ["#entries"])
  }

  @Test func markdown() {
    #expect(
      text(.md, [ReportFixture.entry("Welder")]).hasSuffix(
        """
        ## Jobs

        ### [Welder](<https://example.org/?a=1&b=2>)

        direct Welder · Welder · Posted \(ReportFixture.day)

        About Welder

        - Point Welder

        Requirements: 1 met:

        | Requirement | Status | The posting says | The resume says |
        | --- | --- | --- | --- |
        | Forklift | met | “Forklift license” |  |
        | SAP | not found | “SAP” | “none” |

        """))
  }

  @Test func plainTextIsWrapped() {
    var entry = ReportFixture.entry("Welder")
    entry.summary = String(repeating: "word ", count: 40)
    entry.points = [String(repeating: "point ", count: 20)]
    let lines = text(.table, [entry]).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 60 })
    #expect(lines.contains("91  Welder"))
    #expect(lines.contains("    https://example.org/?a=1&b=2"))
    #expect(lines.contains { $0.hasPrefix("    - point") })
    #expect(lines.contains { $0.hasPrefix("      point") })
  }
}
