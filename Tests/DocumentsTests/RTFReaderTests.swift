import Records
import Testing

@testable import Documents

@Suite(.timeLimit(.minutes(30))) struct RTFReaderTests {
  private func page(_ body: String, header: String = "") throws -> Page {
    let text =
      "{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fcharset0 Arial;}"
      + "{\\f1\\fcharset204 Arial Cyr;}{\\f2\\fcharset2 Symbol;}{\\f3\\fcharset128 Mincho;}}"
      + "{\\stylesheet{\\s1\\outlinelevel1 Part;}{\\s2 heading 3;}{\\s3 Title;}}"
      + "\(header)\(body)}"
    let document = try DocumentReading.read(Array(text.utf8), name: "cv.rtf")
    #expect(document.mediaType == .rtf)
    #expect(document.warnings == [])
    return try #require(document.pages.first)
  }

  private func texts(_ body: String) throws -> [String] { try page(body).lines.map(\.text) }

  @Test func controlsEndWordsLinesAndParagraphs() throws {
    let page = try page(
      "Jane\\~Doe\\tab 2020\\_21\\line sof\\-tware\\par\n\\{a\\}\\emdash b\\'e9\\\nlast")
    #expect(page.lines.map(\.text) == ["Jane Doe\t2020-21", "software", "{a}—bé", "last"])
    #expect(page.lines.map(\.block) == [0, 0, 1, 2])
  }

  @Test func bytesAreReadInTheCodePageOfTheirFont() throws {
    #expect(
      try texts("{\\f1\\'cc\\'ee\\'f1}x {\\f3\\'93\\'fa\\'96\\'7b} {\\f2\\'b7}") == ["Мосx 日本 •"])
  }

  @Test func unicodeReplacesTheStatedNumberOfCharacters() throws {
    #expect(
      try texts("M\\u252\\'fcller \\uc2\\u-3913?? {\\uc0\\u8364}5 \\u55357??\\u56832??!") == [
        "Müller €5 😀!"
      ])
    #expect(try texts("{\\upr{a?}{\\*\\ud{a\\u322 l}}}") == ["ał"])
    #expect(try texts("a\\u252 {b}") == ["aüb"])
  }

  @Test func fontSizeAndStyleEndWithTheirGroup() throws {
    let words = try page("{\\b\\i\\fs28 Jane} \\ul\\caps Doe\\plain  x").lines[0].words
    #expect(words.map(\.style) == [[.bold, .italic], [.underlined, .capitals], []])
    #expect(words.map(\.size) == [14, 12, 12])
    #expect(words.map(\.font) == ["Arial", "Arial", "Arial"])
  }

  @Test func linksComeFromFields() throws {
    let page = try page(
      "See {\\field{\\*\\fldinst{HYPERLINK \"https://a.example/x\"}}{\\fldrslt{\\ul my page}}} and "
        + "{\\field{\\*\\fldinst{ PAGE }}{\\fldrslt 7}}{\\field{\\*\\fldinst HYPERLINK \\\\l \"in\"}"
        + "{\\fldrslt  top}}")
    #expect(page.lines.map(\.text) == ["See my page and 7 top"])
    #expect(page.links == [Link(uri: "https://a.example/x", text: "my page")])
  }

  @Test func destinationsThatAreNotTextAreSkipped() throws {
    let picture = "{\\pict\\pngblip 0011{\\*\\x y}}{\\*\\unknown no}{\\nonshppict{\\pict ff}}"
    #expect(try texts("a\(picture)b{\\v hidden}{\\deleted gone}\\bin3 }{}c") == ["abc"])
  }

  @Test func tablesHaveCells() throws {
    let page = try page(
      "\\trowd\\cellx1\\cellx2\\intbl A\\par B\\cell C\\cell\\row"
        + "\\trowd\\cellx1\\intbl D\\cell\\row\\pard after\\par\\intbl E\\cell\\row")
    #expect(page.lines.map(\.text) == ["A", "B", "C", "D", "after", "E"])
    #expect(
      page.lines.map(\.cell) == [
        Line.Cell(table: 0, row: 0, column: 0), Line.Cell(table: 0, row: 0, column: 0),
        Line.Cell(table: 0, row: 0, column: 1), Line.Cell(table: 0, row: 1, column: 0), nil,
        Line.Cell(table: 1, row: 0, column: 0),
      ])
  }

  @Test func stylesAndListsGiveRoles() throws {
    let page = try page(
      "\\pard\\s3 Jane\\par\\pard\\s1\\brdrb\\brdrs Work\\par\\pard\\s2 Acme\\par"
        + "\\pard\\ilvl1{\\listtext\\f2\\'b7\\tab}Built\\par{\\pntext 2.\\tab}Ran\\par\\pard plain")
    #expect(page.lines.map(\.text) == ["Jane", "Work", "Acme", "• Built", "2. Ran", "plain"])
    #expect(
      page.lines.map(\.role) == [
        .heading(level: 0), .heading(level: 2), .heading(level: 3), .listItem(level: 1),
        .listItem(level: 1), .body,
      ])
    #expect(page.lines.map(\.hasRuleBelow) == [false, true, false, false, false, false])
  }

  @Test func headersNotesAndTextBoxesAreSeparate() throws {
    let page = try page(
      "{\\header Top\\par}{\\headerf Top\\par}{\\footer End}Body{\\super\\chftn}"
        + "{\\footnote{\\super\\chftn} Note}{\\shp{\\*\\shpinst{\\sp{\\sn a}{\\sv b}}"
        + "{\\shptxt Box\\par}}{\\shprslt{\\*\\do{\\dptxbxtext Box\\par}}}} text\\par Next")
    #expect(page.lines.map(\.text) == ["Top", "Body text", "Box", "Next", "1 Note", "End"])
    #expect(page.lines.map(\.role) == [.header, .body, .body, .body, .footnote, .footer])
  }

  @Test func titleAndAuthorAreMetadata() throws {
    let text = "{\\rtf1{\\info{\\title My CV}{\\author Jane}{\\company X}}Body}"
    let document = try DocumentReading.read(Array(text.utf8), name: nil)
    #expect(document.metadata == Document.Metadata(title: "My CV", author: "Jane"))
    #expect(document.text == "Body")
  }

  @Test func brokenFilesAreReadAsFarAsPossible() throws {
    let cases: [(source: String, text: String)] = [
      ("{\\rtf1 kept {\\b more", "kept more"),
      ("{\\rtf1 kept\\'g \\bin999999 x", "keptg"),
      ("{\\rtf1 kept\\", "kept"),
      ("{\\rtf1 kept{\\footnote{\\shptxt{\\field{\\fldrslt x", "kept\n\n1\n\nx"),
      ("{\\rtf1 kept\\uc-5\\fs-9999999999\\ilvl-4\\f-1\\s-9\\ansicpg-3\\cell\\row a", "kept\n\na"),
    ]
    for (source, text) in cases {
      let document = try DocumentReading.read(Array(source.utf8), name: "cv.rtf")
      #expect(document.warnings.map(\.code) == ["damaged"])
      #expect(document.text == text)
    }
  }

  @Test func deepGroupsAreSkipped() throws {
    let deep = String(repeating: "{", count: 100_000) + "x" + String(repeating: "}", count: 100_000)
    #expect(try texts("kept \(deep)on") == ["kept on"])
  }

  @Test func changedBytesNeverTrap() throws {
    let source = Array(
      ("{\\rtf1\\ansi\\ansicpg932{\\fonttbl{\\f1\\fcharset128 A;}}{\\*\\x}{\\field{\\*\\fldinst HYPERLINK "
        + "\"h\"}{\\fldrslt a}}\\trowd\\intbl\\'93\\'fa\\cell\\row{\\footnote n}{\\shptxt b\\par}\\u-3\\bin2 }")
        .utf8)
    var seed: UInt32 = 7
    for _ in 0..<3000 {
      var bytes = source
      for _ in 0..<4 {
        seed = seed &* 1_664_525 &+ 1_013_904_223
        bytes[6 + Int(seed >> 8) % (bytes.count - 6)] = UInt8(truncatingIfNeeded: seed >> 24)
      }
      let document = try DocumentReading.read(bytes, name: nil)
      #expect(document.pages.count == 1)
    }
  }
}
