import Testing

@testable import Documents

@Suite(.timeLimit(.minutes(30))) struct MarkdownReaderTests {
  private func page(_ text: String) throws -> Page {
    let document = try DocumentReading.read(Array(text.utf8), name: "cv.md")
    #expect(document.mediaType == .markdown)
    return try #require(document.pages.first)
  }

  @Test func headingsOfBothKinds() throws {
    let lines = try page("# Jane *Doe* #\nEngineer\n\nWork\n----\n### Acme").lines
    #expect(lines.map(\.text) == ["Jane Doe", "Engineer", "Work", "Acme"])
    #expect(
      lines.map(\.role) == [
        .heading(level: 1), .body, .heading(level: 2), .heading(level: 3),
      ])
  }

  @Test func listsAndRules() throws {
    let lines = try page("Skills\n\n- Swift\n  - **C**\n1. One\n\n---\nend").lines
    #expect(lines.map(\.text) == ["Skills", "• Swift", "• C", "1. One", "end"])
    #expect(lines[2].role == .listItem(level: 1))
    #expect(lines[2].words.last?.style == .bold)
    #expect(lines[3].hasRuleBelow)
  }

  @Test func linksOfAllKinds() throws {
    let page = try page(
      """
      [my site](https://a.example "tip"), <https://b.example>, [x][Ref], j <j@c.example> ![pic](p.png)

      [ref]: https://d.example
      """)
    #expect(
      page.lines.map(\.text) == [
        "my site, https://b.example, x, j j@c.example pic"
      ])
    #expect(
      page.links.map(\.uri) == [
        "https://a.example", "https://b.example", "https://d.example", "mailto:j@c.example",
      ])
  }

  @Test func marksThatAreText() throws {
    let lines = try page("snake_case_name 2 * 3 * 4 C\\# `a*b*c` <br> x</b>").lines
    #expect(lines.map(\.text) == ["snake_case_name 2 * 3 * 4 C# a*b*c", "x"])
  }

  @Test func tablesHaveCells() throws {
    let lines = try page("| a | b |\n|---|:-:|\n| c | d |").lines
    #expect(lines.map(\.text) == ["a", "b", "c", "d"])
    #expect(lines.last?.cell == Line.Cell(table: 0, row: 1, column: 1))
  }
}
