import DocumentFixtures
import Records
import Testing

@testable import Documents

@Suite(.timeLimit(.minutes(30))) struct DOCXReaderTests {
  private func page(_ fixture: DocxFixture) throws -> Page {
    let document = try DocumentReading.read(fixture.bytes, name: "cv.docx")
    #expect(document.mediaType == .docx)
    #expect(document.warnings == [])
    return try #require(document.pages.first)
  }

  private func texts(_ body: String) throws -> [String] {
    try page(DocxFixture(body)).lines.map(\.text)
  }

  private func p(_ text: String, _ properties: String = "") -> String {
    "<w:p><w:pPr>\(properties)</w:pPr><w:r><w:t xml:space='preserve'>\(text)</w:t></w:r></w:p>"
  }

  @Test func wordsRunOverRunsAndEndAtTabsAndBreaks() throws {
    let page = try page(
      DocxFixture(
        """
        <w:p><w:r><w:rPr><w:b/></w:rPr><w:t>J</w:t></w:r><w:r><w:t>ane\u{A0}Doe</w:t></w:r>\
        <w:r><w:tab/><w:t>2020</w:t><w:noBreakHyphen/><w:t>21</w:t><w:softHyphen/><w:br/>\
        <w:t>Second</w:t></w:r></w:p>
        """))
    #expect(page.lines.map(\.text) == ["Jane Doe\t2020-21", "Second"])
    #expect(page.lines.map(\.block) == [0, 0])
    #expect(page.size == nil)
  }

  @Test func stylesAreInherited() throws {
    var fixture = DocxFixture(
      p("Jane", "<w:pStyle w:val='Sub'/>") + p("Work", "<w:pStyle w:val='berschrift2'/>"))
    fixture.styles = """
      <w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val='20'/><w:rFonts w:ascii='Arial'/></w:rPr>\
      </w:rPrDefault></w:docDefaults>\
      <w:style w:type='paragraph' w:styleId='Top'><w:name w:val='Title'/>\
      <w:rPr><w:b/><w:caps/><w:sz w:val='48'/></w:rPr></w:style>\
      <w:style w:type='paragraph' w:styleId='Sub'><w:name w:val='Mine'/><w:basedOn w:val='Top'/>\
      <w:rPr><w:b w:val='0'/><w:i/></w:rPr></w:style>\
      <w:style w:type='paragraph' w:styleId='berschrift2'><w:name w:val='heading 2'/>\
      <w:pPr><w:pBdr><w:bottom w:val='single'/></w:pBdr></w:pPr></w:style>
      """
    let lines = try page(fixture).lines
    let word = try #require(lines.first?.words.first)
    #expect(word.size == 24)
    #expect(word.font == "Arial")
    #expect(word.style == [.italic, .capitals])
    #expect(lines.map(\.role) == [.body, .heading(level: 2)])
    #expect(lines.map(\.hasRuleBelow) == [false, true])
  }

  @Test func aCycleOfStylesEnds() throws {
    var fixture = DocxFixture(p("Jane", "<w:pStyle w:val='A'/>"))
    fixture.styles = """
      <w:style w:type='paragraph' w:styleId='A'><w:basedOn w:val='B'/></w:style>\
      <w:style w:type='paragraph' w:styleId='B'><w:basedOn w:val='A'/><w:rPr><w:b/></w:rPr></w:style>
      """
    #expect(try page(fixture).lines.first?.words.first?.style == .bold)
  }

  /// A text box is a column beside the text.
  @Test func textBoxesAreColumns() throws {
    let lines = try page(
      DocxFixture(
        """
        \(p("Host"))<w:p><w:r><w:pict><v:textbox><w:txbxContent>\(p("Box"))</w:txbxContent>\
        </v:textbox></w:pict></w:r></w:p>\(p("After"))
        """)
    ).lines
    #expect(lines.map(\.column) == [0, 1, 0])
  }

  @Test func textBoxesAreReadOnceAfterTheirParagraph() throws {
    let box = { (text: String) in "<w:txbxContent>\(self.p(text))</w:txbxContent>" }
    #expect(
      try texts(
        """
        <w:p><w:r><w:t>Host</w:t></w:r><w:r><mc:AlternateContent>\
        <mc:Choice Requires='wps'><w:drawing><wps:txbx>\(box("Box"))</wps:txbx></w:drawing></mc:Choice>\
        <mc:Fallback><w:pict><v:textbox>\(box("Box"))</v:textbox></w:pict></mc:Fallback>\
        </mc:AlternateContent></w:r><w:r><w:t> text</w:t></w:r></w:p>\(p("After"))
        """) == ["Host text", "Box", "After"])
    #expect(
      try texts(
        """
        <w:p><w:r><mc:AlternateContent><mc:Choice Requires='am3d'><w:drawing/></mc:Choice>\
        <mc:Fallback><w:pict><v:textbox>\(box("Old"))</v:textbox></w:pict></mc:Fallback>\
        </mc:AlternateContent></w:r></w:p>
        """) == ["Old"])
  }

  @Test func tablesRowByRowWithNestedOnes() throws {
    let lines = try page(
      DocxFixture(
        """
        <w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val='2'/></w:tcPr>\(p("a"))</w:tc>\
        <w:tc>\(p("b"))<w:tbl><w:tr><w:tc>\(p("inner"))</w:tc></w:tr></w:tbl>\(p("c"))</w:tc></w:tr>\
        <w:tr><w:trPr><w:del/></w:trPr><w:tc>\(p("gone"))</w:tc></w:tr>\
        <w:sdt><w:sdtContent><w:tr><w:tc>\(p("d"))</w:tc></w:tr></w:sdtContent></w:sdt></w:tbl>\(p("e"))
        """)
    ).lines
    #expect(lines.map(\.text) == ["a", "b", "inner", "c", "d", "e"])
    #expect(
      lines.map(\.cell) == [
        Line.Cell(table: 0, row: 0, column: 0), Line.Cell(table: 0, row: 0, column: 2),
        Line.Cell(table: 1, row: 0, column: 0), Line.Cell(table: 0, row: 0, column: 2),
        Line.Cell(table: 0, row: 2, column: 0), nil,
      ])
    #expect(Set(lines.map(\.block)).count == 6)
  }

  @Test func fieldsShowTheirResultAndLinksTheirTarget() throws {
    var fixture = DocxFixture(
      """
      <w:p><w:r><w:fldChar w:fldCharType='begin'/></w:r><w:r><w:instrText>HYPERLINK </w:instrText>\
      </w:r><w:r><w:instrText>"https://example.org/a b"</w:instrText></w:r>\
      <w:r><w:fldChar w:fldCharType='separate'/></w:r><w:r><w:t>my site</w:t></w:r>\
      <w:r><w:fldChar w:fldCharType='end'/></w:r><w:r><w:t xml:space='preserve'> and </w:t></w:r>\
      <w:hyperlink r:id='m'><w:r><w:t>mail</w:t></w:r></w:hyperlink>\
      <w:fldSimple w:instr=' PAGE '><w:r><w:t xml:space='preserve'> 7</w:t></w:r></w:fldSimple>\
      <w:r><w:fldChar w:fldCharType='begin'/></w:r><w:r><w:instrText>DATE</w:instrText></w:r></w:p>\
      \(p("visible"))
      """)
    fixture.relationships =
      "<Relationship Id='m' Type='x/hyperlink' Target='mailto:j@example.org' TargetMode='External'/>"
    let page = try page(fixture)
    #expect(page.lines.map(\.text) == ["my site and mail 7", "visible"])
    #expect(
      page.links == [
        Link(uri: "https://example.org/a b", text: "my site"),
        Link(uri: "mailto:j@example.org", text: "mail"),
      ])
  }

  @Test func trackedAndHiddenText() throws {
    #expect(
      try texts(
        """
        <w:p><w:ins><w:r><w:t xml:space='preserve'>new </w:t></w:r></w:ins>\
        <w:del><w:r><w:delText>old</w:delText></w:r></w:del>\
        <w:r><w:rPr><w:vanish/></w:rPr><w:t>ghost</w:t></w:r>\
        <w:moveFrom><w:r><w:t>from</w:t></w:r></w:moveFrom>\
        <w:moveTo><w:r><w:t>to</w:t></w:r></w:moveTo><w:commentRangeStart/>\
        <w:sdt><w:sdtContent><w:r><w:t xml:space='preserve'> sdt</w:t></w:r></w:sdtContent></w:sdt></w:p>
        """) == ["new to sdt"])
  }

  @Test func numbersAndBullets() throws {
    let level = { (number: Int, format: String, text: String) in
      """
      <w:lvl w:ilvl='\(number)'><w:start w:val='1'/><w:numFmt w:val='\(format)'/>\
      <w:lvlText w:val='\(text)'/></w:lvl>
      """
    }
    let item = { (list: Int, number: Int, text: String) in
      self.p(
        text, "<w:numPr><w:ilvl w:val='\(number)'/><w:numId w:val='\(list)'/></w:numPr>")
    }
    var fixture = DocxFixture(
      item(1, 0, "one") + item(1, 1, "sub") + item(1, 1, "sub") + item(1, 0, "two")
        + item(1, 1, "sub") + item(2, 0, "dot") + item(3, 0, "fresh") + p("plain"))
    fixture.numbering = """
      <w:abstractNum w:abstractNumId='0'>\(level(0, "decimal", "%1."))\
      \(level(1, "lowerRoman", "%1.%2)"))</w:abstractNum>\
      <w:abstractNum w:abstractNumId='1'>\(level(0, "bullet", "\u{F0B7}"))</w:abstractNum>\
      <w:num w:numId='1'><w:abstractNumId w:val='0'/></w:num>\
      <w:num w:numId='2'><w:abstractNumId w:val='1'/></w:num>\
      <w:num w:numId='3'><w:abstractNumId w:val='0'/>\
      <w:lvlOverride w:ilvl='0'><w:startOverride w:val='5'/></w:lvlOverride></w:num>
      """
    let lines = try page(fixture).lines
    #expect(
      lines.map(\.text) == [
        "1. one", "1.i) sub", "1.ii) sub", "2. two", "2.i) sub", "• dot", "5. fresh", "plain",
      ])
    #expect(lines[1].role == .listItem(level: 1))
    #expect(lines[7].role == .body)
  }

  @Test func symbolsHaveTheirUnicodeText() throws {
    #expect(
      try texts(
        """
        <w:p><w:r><w:sym w:font='Wingdings' w:char='F0FC'/><w:t xml:space='preserve'> yes </w:t>\
        <w:sym w:font='Wingdings 3' w:char='F0FC'/></w:r>\
        <w:r><w:rPr><w:rFonts w:ascii='Symbol'/></w:rPr><w:t>\u{F061}</w:t></w:r></w:p>
        """) == ["✓ yes α"])
  }

  @Test func headersFootersAndNotesComeOnce() throws {
    var fixture = DocxFixture(
      """
      <w:p><w:pPr><w:sectPr><w:headerReference w:type='default' r:id='h'/></w:sectPr></w:pPr>\
      <w:r><w:t>body</w:t></w:r><w:r><w:footnoteReference w:id='2'/></w:r></w:p>\
      <w:sectPr><w:headerReference w:type='default' r:id='h'/>\
      <w:footerReference w:type='default' r:id='f'/></w:sectPr>
      """)
    fixture.relationships = """
      <Relationship Id='h' Type='x/header' Target='header1.xml'/>\
      <Relationship Id='f' Type='x/footer' Target='footer1.xml'/>\
      <Relationship Id='o' Type='x/footnotes' Target='footnotes.xml'/>
      """
    fixture.parts = [
      "word/header1.xml": p("Jane Doe"), "word/footer1.xml": p("page"),
      "word/footnotes.xml":
        "<w:footnote w:id='1'>\(p("not referred to"))</w:footnote><w:footnote w:id='2'>\(p("note"))</w:footnote>",
    ]
    let lines = try page(fixture).lines
    #expect(lines.map(\.text) == ["Jane Doe", "body", "1 note", "page"])
    #expect(lines.map(\.role) == [.header, .body, .footnote, .footer])
    #expect(lines.map(\.block) == [0, 1, 2, 3])
  }

  @Test func strictNamespacesAreTheSame() throws {
    var fixture = DocxFixture(p("Jane", "<w:pStyle w:val='A'/>"))
    fixture.namespace = "http://purl.oclc.org/ooxml/wordprocessingml/main"
    fixture.office = "http://purl.oclc.org/ooxml/officeDocument/relationships"
    fixture.styles =
      "<w:style w:type='paragraph' w:styleId='A'><w:name w:val='heading 1'/></w:style>"
    let lines = try page(fixture).lines
    #expect(lines.map(\.text) == ["Jane"])
    #expect(lines.map(\.role) == [.heading(level: 1)])
  }

  @Test(arguments: ["docm", "dotx", "dotm"])
  func otherExtensionsAreNotAMismatch(name: String) throws {
    let bytes = DocxFixture(p("Jane")).bytes
    #expect(try DocumentReading.read(bytes, name: "cv.\(name)").warnings == [])
  }

  @Test func commentsAreLeftOut() throws {
    var fixture = DocxFixture(
      """
      <w:p><w:commentRangeStart w:id='0'/><w:r><w:t>said</w:t></w:r><w:commentRangeEnd w:id='0'/>\
      <w:r><w:annotationRef/><w:commentReference w:id='0'/></w:r></w:p>
      """)
    fixture.relationships = "<Relationship Id='c' Type='x/comments' Target='comments.xml'/>"
    fixture.parts = ["word/comments.xml": "<w:comment w:id='0'>\(p("remark"))</w:comment>"]
    #expect(try page(fixture).lines.map(\.text) == ["said"])
  }

  @Test func columnsOfASectionFollowEachOther() throws {
    let lines = try page(
      DocxFixture(
        """
        \(p("left"))<w:p><w:r><w:t>end</w:t><w:br w:type='column'/><w:t>right</w:t></w:r></w:p>\
        <w:p><w:pPr><w:sectPr><w:cols w:num='2' w:space='708'><w:col w:w='3000'/><w:col w:w='6000'/>\
        </w:cols></w:sectPr></w:pPr><w:r><w:t>more</w:t></w:r></w:p>\(p("below"))
        """)
    ).lines
    #expect(lines.map(\.text) == ["left", "end", "right", "more", "below"])
    #expect(Set(lines.map(\.block)).count == 5)
    #expect(lines.map(\.column) == [1, 1, 2, 2, 0])
  }

  /// Without column breaks, the ends of columns are unknown; with one column, a break ends a page.
  @Test(arguments: [("", "2"), ("<w:br w:type='column'/>", "1")])
  func columnsWithoutKnownEnds(mark: String, count: String) throws {
    let lines = try page(
      DocxFixture(
        "<w:p><w:r><w:t>a</w:t>\(mark)<w:t> b</w:t></w:r></w:p>"
          + "<w:sectPr><w:cols w:num='\(count)'/></w:sectPr>")
    ).lines
    #expect(lines.allSatisfy { $0.column == 0 })
  }

  @Test func embeddedDocumentsAreReadInPlace() throws {
    func part(_ id: Int, _ name: String) -> String {
      "<Relationship Id='a\(id)' Type='x/aFChunk' Target='\(name)'/>"
    }
    var fixture = DocxFixture(
      p("before") + (1...5).map { "<w:altChunk r:id='a\($0)'/>" }.joined() + p("after"))
    fixture.relationships =
      part(1, "afchunk.html") + part(2, "chunk.txt") + part(3, "chunk.rtf") + part(4, "inner.docx")
      + part(5, "missing.html")
    fixture.files = [
      "word/afchunk.html": Array(
        "<html><body><h1>Work</h1><p>Acme &amp; Co</p></body></html>".utf8),
      "word/chunk.txt": Array("plain words".utf8),
      "word/chunk.rtf": Array("{\\rtf1\\ansi rich \\b text\\par}".utf8),
      "word/inner.docx": DocxFixture(p("inner")).bytes,
    ]
    let lines = try page(fixture).lines
    #expect(
      lines.map(\.text) == [
        "before", "Work", "Acme & Co", "plain words", "rich text", "inner", "after",
      ])
    #expect(lines[1].role == .heading(level: 1))
    #expect(Set(lines.map(\.block)).count == 7)
  }

  @Test func documentsInsideEachOtherEnd() throws {
    var inner = DocxFixture(p("level 0"))
    for level in 1...6 {
      var outer = DocxFixture(p("level \(level)") + "<w:altChunk r:id='a'/>")
      outer.relationships = "<Relationship Id='a' Type='x/aFChunk' Target='inner.docx'/>"
      outer.files = ["word/inner.docx": inner.bytes]
      inner = outer
    }
    #expect(try page(inner).lines.map(\.text) == (3...6).reversed().map { "level \($0)" })
  }

  @Test func damageKeepsTheTextBeforeIt() throws {
    let many = (1...100).map { p("Jane \($0)") }.joined()
    let bytes = DocxFixture(many + "<w:p><w:r><w:t>Doe</w:q>").bytes
    let document = try DocumentReading.read(bytes, name: "cv.docx")
    #expect(document.text.contains("Jane 90"))
    #expect(document.warnings.map(\.code) == ["damaged"])
  }

  @Test func aDocumentTypeDeclarationIsRefused() {
    let part = "<!DOCTYPE d [<!ENTITY a 'aaaa'>]><w:document>&a;</w:document>"
    let bytes = ZipFixture.archive([("word/document.xml", Array(part.utf8))])
    let failure = #expect(throws: Failure.self) { try DocumentReading.read(bytes, name: nil) }
    #expect(failure?.code == "unreadable_document")
    #expect(failure?.exit == .dataError)
  }
}
