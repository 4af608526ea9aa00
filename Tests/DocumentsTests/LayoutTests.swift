import Records
import Testing

@testable import Documents

@Suite(.timeLimit(.minutes(30))) struct LayoutTests {
  private func read(_ fixture: PDFFixture, pages: PageSelection = .all) throws -> Document {
    try DocumentReading.read(fixture.bytes, name: "cv.pdf", pages: pages)
  }

  @Test func wordsHaveBoxesInPointsFromTheTopLeft() throws {
    let fixture = PDFFixture(contents: ["", PDFFixture.line("Hi you", x: 100, y: 700)])
    let document = try read(fixture, pages: PageSelection("2") ?? .all)
    let page = try #require(document.pages.first?.layout)
    #expect(page["page"] == 2 && page["width"] == 600 && page["height"] == 800)
    let line = try #require(page["lines"]?.arrayValue?.first)
    #expect(line["role"] == "body" && line["block"] == 0 && line["column"] == 0)
    let words = try #require(line["words"]?.arrayValue)
    #expect(words.map { $0["text"]?.stringValue } == ["Hi", "you"])
    #expect(words[0]["baseline"] == 100 && words[0]["size"] == 10)
    #expect(words[0]["font"] == "Helvetica")
    let sides = try #require(words[0]["box"]?.arrayValue)
    let box = sides.compactMap(\.doubleValue)
    #expect(box[0] == 100 && abs(box[2] - 109.44) < 0.02)
    #expect(box[1] < 93 && box[3] > 101)
  }

  @Test func wordsOutsideTheCropBoxAreMarked() throws {
    let content =
      PDFFixture.line("inside", x: 100, y: 700) + PDFFixture.line("cut", x: 20, y: 790)
      + "1 g " + PDFFixture.line("pale", x: 200, y: 700)
    let document = try read(PDFFixture(contents: [content], page: "/CropBox[50 50 550 750]"))
    let page = try #require(document.pages.first)
    #expect(page.size == Page.Size(width: 500, height: 700))
    let words = page.lines.flatMap(\.words)
    let styles = Dictionary(words.map { ($0.text, $0.style) }, uniquingKeysWith: { $1 })
    #expect(styles == ["inside": [], "cut": [.hidden, .outside], "pale": .white])
    let lines = try #require(page.layout["lines"]?.arrayValue)
    let cut = lines.flatMap { $0["words"]?.arrayValue ?? [] }.first { $0["text"] == "cut" }
    #expect(cut?["style"] == ["hidden", "outside"])
  }

  @Test func rolesAndCellsAreNamed() throws {
    let html = "<h2>Work</h2><ul><li>one</li></ul><table><tr><td>a</td><td>b</td></tr></table>"
    let document = try DocumentReading.read(Array(html.utf8), name: "cv.html")
    let page = try #require(document.pages.first?.layout)
    let lines = try #require(page["lines"]?.arrayValue)
    #expect(page["width"] == nil)
    #expect(lines.map { $0["role"]?.stringValue } == ["heading", "list_item", "body", "body"])
    #expect(lines.map { $0["level"]?.intValue } == [2, 0, nil, nil])
    #expect(lines[3]["cell"] == [0, 0, 1])
    #expect(lines.allSatisfy { $0["box"] == nil })
  }

  @Test func theDrawingHasEveryWordAndTheOrder() throws {
    let content =
      PDFFixture.line("a<b>&c", x: 100, y: 700) + PDFFixture.line("second", x: 100, y: 600)
    let document = try read(PDFFixture(contents: [content, content]))
    let svg = try #require(LayoutDrawing.svg(document))
    #expect(svg.hasPrefix("<svg "))
    for part in [">a&lt;b&gt;&amp;c</text>", ">second</text>", "page 2, 600 × 800 pt, 2 lines"] {
      #expect(svg.contains(part))
    }
    #expect(
      svg.matches(of: #/class="number"[^>]*>(\d+)</#).map { String($0.1) } == ["1", "2", "1", "2"])
    #expect(!svg.contains("NaN") && !svg.contains("inf"))
  }

  @Test func documentsWithoutGeometryAreNotDrawn() throws {
    #expect(try LayoutDrawing.svg(DocumentReading.read(Array("Jane".utf8), name: nil)) == nil)
  }
}
