import DocumentFixtures
import Records
import Testing

@testable import Documents

@Suite(.timeLimit(.minutes(30))) struct ODTReaderTests {
  private let spaces =
    ["office", "style", "text", "table", "draw", "meta"]
    .map { "xmlns:\($0)='urn:oasis:names:tc:opendocument:xmlns:\($0):1.0'" }
    .joined(separator: " ")
    + " xmlns:fo='urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0'"
    + " xmlns:xlink='http://www.w3.org/1999/xlink' xmlns:dc='http://purl.org/dc/elements/1.1/'"

  private func archive(
    _ body: String, automatic: String = "", styles: String = "", masters: String = ""
  ) -> [UInt8] {
    let entries = [
      ("mimetype", "application/vnd.oasis.opendocument.text"),
      (
        "content.xml",
        "<office:document-content \(spaces)><office:automatic-styles>\(automatic)"
          + "</office:automatic-styles><office:body><office:text>\(body)</office:text>"
          + "</office:body></office:document-content>"
      ),
      (
        "styles.xml",
        "<office:document-styles \(spaces)><office:styles>\(styles)</office:styles>"
          + "<office:master-styles><style:master-page>\(masters)</style:master-page>"
          + "</office:master-styles></office:document-styles>"
      ),
      (
        "meta.xml",
        "<office:document-meta \(spaces)><office:meta><dc:title>My CV</dc:title>"
          + "<meta:initial-creator>Jane</meta:initial-creator></office:meta></office:document-meta>"
      ),
    ]
    return ZipFixture.archive(entries.map { ($0.0, Array($0.1.utf8)) })
  }

  private func page(
    _ body: String, automatic: String = "", styles: String = "", masters: String = ""
  ) throws -> Page {
    let bytes = archive(body, automatic: automatic, styles: styles, masters: masters)
    let document = try DocumentReading.read(bytes, name: "cv.odt")
    #expect(document.mediaType == .odt)
    #expect(document.warnings == [])
    #expect(document.metadata == Document.Metadata(title: "My CV", author: "Jane"))
    return try #require(document.pages.first)
  }

  @Test func spansSpacesTabsAndBreaks() throws {
    let lines = try page(
      "<text:p><text:span>Jane</text:span> <text:span>D</text:span>oe<text:tab/>2020<text:s/>to"
        + "<text:line-break/>now</text:p>"
    ).lines
    #expect(lines.map(\.text) == ["Jane Doe\t2020 to", "now"])
    #expect(lines.map(\.block) == [0, 0])
  }

  @Test func stylesAreInheritedFromTheSharedOnes() throws {
    let lines = try page(
      "<text:p text:style-name='P1'>Jane</text:p><text:h text:outline-level='2'>Work</text:h>"
        + "<text:p>a <text:span text:style-name='T1'>b</text:span></text:p>",
      automatic: "<style:style style:name='P1' style:family='paragraph' "
        + "style:parent-style-name='Title'><style:paragraph-properties fo:border-bottom='1pt solid'/>"
        + "<style:text-properties fo:font-style='italic'/></style:style><style:style "
        + "style:name='T1' style:family='text'><style:text-properties fo:text-transform='uppercase'"
        + " style:text-underline-style='solid'/></style:style>",
      styles: "<style:default-style style:family='paragraph'><style:text-properties "
        + "fo:font-size='11pt' style:font-name='Arial'/></style:default-style><style:style "
        + "style:name='Title' style:family='paragraph' style:parent-style-name='Title'>"
        + "<style:text-properties fo:font-weight='bold' fo:font-size='20pt'/></style:style>"
    ).lines
    #expect(lines.map(\.role) == [.heading(level: 0), .heading(level: 2), .body])
    #expect(lines.map(\.hasRuleBelow) == [true, false, false])
    #expect(lines[0].words[0].style == [.bold, .italic])
    #expect(lines[0].words[0].size == 20)
    #expect(lines[2].words.map(\.size) == [11, 11])
    #expect(lines[2].words[1].style == [.underlined, .capitals])
    #expect(lines[2].words[1].font == "Arial")
  }

  @Test func listsShowTheirMarkers() throws {
    let style =
      "<text:list-style style:name='L'><text:list-level-style-number text:level='1' "
      + "style:num-format='1' style:num-suffix='.'/><text:list-level-style-bullet text:level='2' "
      + "text:bullet-char='\u{F0B7}'/></text:list-style>"
    let lines = try page(
      "<text:list text:style-name='L'><text:list-item><text:p>One</text:p><text:list><text:list-item>"
        + "<text:p>Inner</text:p></text:list-item></text:list></text:list-item><text:list-item>"
        + "<text:p>Two</text:p><text:p>more</text:p></text:list-item></text:list><text:p>x</text:p>"
        + "<text:list text:style-name='L' text:continue-numbering='true'><text:list-item><text:p>"
        + "Three</text:p></text:list-item></text:list><text:list text:style-name='L'><text:list-item>"
        + "<text:p>Again</text:p></text:list-item></text:list>", automatic: style
    ).lines
    #expect(
      lines.map(\.text) == ["1. One", "• Inner", "2. Two", "more", "x", "3. Three", "1. Again"])
    #expect(lines[1].role == .listItem(level: 1))
    #expect(lines[3].role == .body)
  }

  @Test func tablesHaveCells() throws {
    let cell = { (text: String) in "<table:table-cell><text:p>\(text)</text:p></table:table-cell>" }
    let lines = try page(
      "<table:table><table:table-column/><table:table-header-rows><table:table-row>\(cell("A"))"
        + "<table:covered-table-cell/>\(cell("B"))</table:table-row></table:table-header-rows>"
        + "<table:table-row>\(cell("C"))</table:table-row></table:table><text:p>after</text:p>"
    ).lines
    #expect(lines.map(\.text) == ["A", "B", "C", "after"])
    #expect(
      lines.map(\.cell) == [
        Line.Cell(table: 0, row: 0, column: 0), Line.Cell(table: 0, row: 0, column: 2),
        Line.Cell(table: 0, row: 1, column: 0), nil,
      ])
  }

  @Test func framesNotesAndLinksAreReadOnceDeletionsNot() throws {
    let page = try page(
      "<text:tracked-changes><text:changed-region><text:deletion><text:p>gone</text:p>"
        + "</text:deletion></text:changed-region></text:tracked-changes>"
        + "<text:p>See <text:a xlink:href='https://a.example'>my page</text:a><office:annotation>"
        + "<text:p>remark</text:p></office:annotation><text:note><text:note-citation>1"
        + "</text:note-citation><text:note-body><text:p>Note</text:p></text:note-body></text:note>"
        + "<draw:frame><draw:text-box><text:p>Box</text:p></draw:text-box><draw:image><text:p/>"
        + "</draw:image></draw:frame> end</text:p><text:p>Next</text:p>",
      masters: "<style:header><text:p>Top</text:p></style:header><style:header-left><text:p>Top"
        + "</text:p></style:header-left><style:footer><text:p>Bottom</text:p></style:footer>"
        + "<style:footer-first style:display='false'><text:p>No</text:p></style:footer-first>")
    #expect(
      page.lines.map(\.text) == ["Top", "See my page end", "Box", "Next", "1 Note", "Bottom"])
    #expect(page.lines.map(\.role) == [.header, .body, .body, .body, .footnote, .footer])
    #expect(page.links == [Link(uri: "https://a.example", text: "my page")])
  }

  @Test func aDamagedTextIsReadAsFarAsPossible() throws {
    let many = (1...200).map { "<text:p>Jane \($0)</text:p>" }.joined()
    let bytes = archive(many + "<text:p>a</text:q>")
    let document = try DocumentReading.read(bytes, name: "cv.odt")
    #expect(document.pages.first?.lines.first?.text == "Jane 1")
    #expect(document.warnings.map(\.code) == ["damaged"])
  }

  @Test func anEmptyPackageIsAFailure() {
    let bytes = ZipFixture.archive([
      ("mimetype", Array("application/vnd.oasis.opendocument.text".utf8)), ("content.xml", []),
    ])
    let failure = #expect(throws: Failure.self) { try DocumentReading.read(bytes, name: "cv.odt") }
    #expect(failure?.code == "unreadable_document")
  }
}
