import DocumentFixtures
import Testing

@testable import Documents

@Suite(.timeLimit(.minutes(30))) struct StylesWithoutTablesTests {
  private func trimmed(_ text: String) -> String {
    String(decoding: StylesWithoutTables.of(Array(text.utf8)), as: UTF8.self)
  }

  private let table = """
    <w:style w:type="table" w:styleId="Grid"><w:name w:val="Grid"/><w:tblStylePr/></w:style>
    """
  private let heading = """
    <w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/></w:style>
    """

  @Test func removesTableStylesAndLatentStyles() {
    let latent = #"<w:latentStyles w:count="2"><w:lsdException w:name="Normal"/></w:latentStyles>"#
    #expect(
      trimmed("<w:styles>\(latent)\(table)\(heading)\(table)</w:styles>")
        == "<w:styles>\(heading)</w:styles>")
  }

  @Test(arguments: [
    #"<w:styles><w:latentStyles w:count="2"/><w:style w:type="table" w:styleId="A"/></w:styles>"#,
    #"<w:styles><w:style w:styleId="A" w:type="paragraph"/></w:styles>"#,
    #"<w:styles><w:style w:type="table" w:styleId="A"><w:name"#, "<w:style ", "<", "",
  ])
  func keepsOtherPartsAsTheyAre(_ text: String) {
    #expect(trimmed(text) == text)
  }

  @Test(arguments: ["<!-- </w:style> -->", "<![CDATA[</w:style>]]>"])
  func keepsPartsWhoseTagsMayBeHidden(_ hiding: String) {
    let text = "<w:styles>\(table)\(hiding)\(heading)</w:styles>"
    #expect(trimmed(text) == text)
  }

  @Test func stylesBetweenTableStylesAreRead() throws {
    var fixture = DocxFixture(
      """
      <w:p><w:pPr><w:pStyle w:val="H"/></w:pPr><w:r><w:t>Work</w:t></w:r></w:p>
      """)
    fixture.styles = table + heading + table
    let document = try DocumentReading.read(fixture.bytes, name: "cv.docx")
    #expect(document.pages.first?.lines.map(\.role) == [.heading(level: 1)])
  }
}
