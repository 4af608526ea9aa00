import DocumentFixtures

/// ZIP archives around an input.
enum ArchiveInputs {
  static func word(story: [UInt8]) -> [UInt8] {
    var fixture = DocxFixture("")
    fixture.styles = wordStyles
    fixture.numbering = wordNumbering
    fixture.relationships =
      "<Relationship Id='h' Type='x/hyperlink' Target='https://a.example' TargetMode='External'/>"
    return ZipFixture.archive(
      fixture.entries.map { $0.name == "word/document.xml" ? ($0.name, story) : $0 })
  }

  /// Both parts contain the input.
  static func word(styles: [UInt8]) -> [UInt8] {
    let fixture = DocxFixture(wordBody)
    return ZipFixture.archive(
      fixture.entries.map {
        ["word/styles.xml", "word/numbering.xml"].contains($0.name) ? ($0.name, styles) : $0
      })
  }

  static func openDocument(content: [UInt8]) -> [UInt8] {
    ZipFixture.archive([
      ("mimetype", Array("application/vnd.oasis.opendocument.text".utf8)), ("content.xml", content),
    ])
  }

  static let wordBody =
    "<w:p><w:pPr><w:pStyle w:val='a'/><w:numPr><w:ilvl w:val='0'/><w:numId w:val='1'/></w:numPr>"
    + "</w:pPr><w:r><w:t>Jane</w:t><w:tab/><w:br/></w:r></w:p>"

  static let wordStyles =
    "<w:style w:styleId='a' w:type='paragraph'><w:name w:val='heading 1'/><w:basedOn w:val='b'/>"
    + "<w:rPr><w:b/><w:sz w:val='28'/></w:rPr></w:style><w:style w:styleId='b'/>"

  static let wordNumbering =
    "<w:abstractNum w:abstractNumId='0'><w:lvl w:ilvl='0'><w:start w:val='1'/>"
    + "<w:numFmt w:val='lowerRoman'/><w:lvlText w:val='%1.'/></w:lvl></w:abstractNum>"
    + "<w:num w:numId='1'><w:abstractNumId w:val='0'/></w:num>"
}
