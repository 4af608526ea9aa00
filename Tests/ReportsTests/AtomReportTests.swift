import Records
import Reports
import Testing

@Suite(.timeLimit(.minutes(30)))
struct AtomReportTests {
  private func atom(_ report: Report) -> String {
    AtomReport(id: "urn:uuid:0", generator: "test").text(report)
  }

  /// What RFC 4287 §4.1 requires of feeds and entries.
  @Test func hasWhatAFeedNeeds() throws {
    let entries = [ReportFixture.entry("Welder"), ReportFixture.entry("Nurse", id: "urn:uuid:2")]
    let text = atom(ReportFixture.entries(entries))
    let feed = try #require(XMLDocument(text))
    #expect(feed.elements.first == "feed")
    #expect(text.contains("xmlns=\"http://www.w3.org/2005/Atom\""))
    #expect(feed.elements.count { $0 == "entry" } == 2)
    for name in ["id", "title", "updated"] { #expect(feed.elements.count { $0 == name } == 3) }
    #expect(feed.elements.count { $0 == "author" } == 1)
    #expect(text.contains("<updated>\(ReportFixture.moment.rfc3339)</updated>"))
    #expect(text.contains("<link rel=\"alternate\" href=\"https://example.org/?a=1&amp;b=2\"/>"))
    #expect(text.contains("<div xmlns=\"http://www.w3.org/1999/xhtml\">"))
  }

  @Test func anEntryOccursOnce() throws {
    let entry = ReportFixture.entry("Welder")
    let feed = try #require(XMLDocument(atom(ReportFixture.entries([entry, entry]))))
    #expect(feed.elements.count { $0 == "entry" } == 1)
  }

  @Test func anEntryWithoutATimeHasThatOfTheFeed() {
    var entry = ReportFixture.entry("Welder")
    entry.published = nil
    let text = atom(ReportFixture.entries([entry]))
    #expect(text.split(separator: "<updated>\(ReportFixture.moment.rfc3339)").count == 3)
    #expect(!text.contains("<published>"))
  }

  @Test func hostileTextStaysText() throws {
    let text = atom(ReportFixture.entries([ReportFixture.entry(ReportFixture.hostile)]))
    let plain = atom(ReportFixture.entries([ReportFixture.entry("A")]))
    let feed = try #require(XMLDocument(text))
    #expect(feed.elements == XMLDocument(plain)?.elements)
  }

  @Test func anEmptyFeedIsAFeed() throws {
    let feed = try #require(XMLDocument(atom(ReportFixture.empty)))
    #expect(feed.elements == ["feed", "id", "title", "updated", "author", "name", "generator"])
  }
}
