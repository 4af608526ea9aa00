import Records
import Testing

@testable import Documents

@Suite(.timeLimit(.minutes(30))) struct HTMLReaderTests {
  private func page(_ body: String) throws -> Page {
    let html = "<!DOCTYPE html><html lang='en'><head><title>My\n CV</title></head><body>\(body)"
    let document = try DocumentReading.read(Array(html.utf8), name: "cv.html")
    #expect(document.mediaType == .html)
    #expect(document.metadata.title == "My CV")
    #expect(document.metadata.language == "en")
    return try #require(document.pages.first)
  }

  @Test func blocksAndHeadings() throws {
    let lines = try page("<h2>Jane <b>Doe</b></h2><p>one\n two<br>three</p><div>Zoë</div>").lines
    #expect(lines.map(\.text) == ["Jane Doe", "one two", "three", "Zoë"])
    #expect(lines.map(\.block) == [0, 1, 1, 2])
    #expect(lines[0].role == .heading(level: 2))
  }

  @Test func listsTablesAndRules() throws {
    let lines = try page(
      """
      <ul><li>a<ol><li>b</li><li>c</li></ol></li></ul><hr>
      <table><tr><th>d</th><td>e</td></tr><tr><td colspan=2>f</td><td>g</td></tr></table>
      """
    ).lines
    #expect(lines.map(\.text) == ["• a", "1. b", "2. c", "d", "e", "f", "g"])
    #expect(lines[1].role == .listItem(level: 1))
    #expect(lines[2].hasRuleBelow)
    #expect(lines[3].words[0].style == .bold)
    #expect(lines[6].cell == Line.Cell(table: 0, row: 1, column: 2))
  }

  /// Cells of a row that a style sheet lays out side by side have no space between them.
  @Test func rowsOfAFlexLayoutAreLines() throws {
    let lines = try page(
      """
      <style>body{margin:0}.row, p.x{display: flex}.column{display:flex;flex-direction:column}</style>
      <div class="e row"><span><b>Acme</b></span><span>Kent</span></div>
      <div class=row><div>Engineer</div><div>2019 – 2021</div></div>
      <div class=column><div>a</div><div>b</div></div><div><span>whole</span><span>word</span></div>
      <div style="display:flex"><div><p>c</p><p>d</p></div><div>e</div></div>
      """
    ).lines
    #expect(
      lines.map(\.text) == [
        "Acme\tKent", "Engineer\t2019 – 2021", "a", "b", "wholeword", "c", "d", "e",
      ])
  }

  @Test func linksAndHiddenElements() throws {
    let page = try page(
      """
      <script>var x</script><style>p{}</style><p style="display: none">ghost</p>
      <a href="mailto:j@a.example">mail</a> <a href="#top">top</a> <a href="https://b.example"><img></a>
      """)
    #expect(page.lines.map(\.text) == ["mail top"])
    #expect(
      page.links == [
        Link(uri: "mailto:j@a.example", text: "mail"), Link(uri: "https://b.example", text: ""),
      ])
  }

  @Test func deepNestingEnds() throws {
    let deep = String(repeating: "<div>", count: 5000) + "x"
    _ = try page("<p>kept</p>" + deep)
  }

  @Test func theOldWordFormatIsNamed() {
    let bytes: [UInt8] =
      [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1] + Array(repeating: 0, count: 512)
      + "WordDocument".utf8.flatMap { [$0, 0] }
    let failure = #expect(throws: Failure.self) { try DocumentReading.read(bytes, name: "a.doc") }
    #expect(failure?.code == "unsupported_format")
    #expect(failure?.hint?.contains("antiword") == true)
  }
}
