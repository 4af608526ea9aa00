import PDF
import Testing

@testable import Documents

@Suite(.timeLimit(.minutes(30))) struct PageLayoutTests {
  @Test func gapsSeparateWordsAndTabs() {
    var page = PageFixture()
    page.show("Acme Inc", x: 50, y: 50)
    page.show("2020", x: 400, y: 50)
    page.show("Built", x: 50, y: 62)
    #expect(page.texts == ["Acme Inc\t2020", "Built"])
    #expect(page.read.lines[0].box == Box(left: 50, top: 42.5, right: 420, bottom: 52.5))
  }

  @Test func letterSpacedHeadingsAreWhole() {
    var page = PageFixture()
    page.show("JORDAN LEE", x: 50, y: 50, tracking: 3)
    page.show("W O R K", x: 50, y: 80)
    page.show("plain text here", x: 50, y: 100)
    #expect(page.texts == ["JORDAN LEE", "WORK", "plain text here"])
  }

  @Test func aGlyphMayStandForSeveralWords() {
    var page = PageFixture()
    page.show("phone (1) 555", standsFor: 40, x: 50, y: 50)
    page.show("|", x: 96, y: 50)
    page.show("mail", standsFor: 20, x: 106, y: 50)
    page.show("|", x: 132, y: 50)
    #expect(page.texts == ["phone (1) 555 | mail |"])
    #expect(
      page.read.lines[0].words.prefix(3).map { $0.box?.right ?? 0 < 91 } == [true, true, true])
  }

  @Test func textDrawnTwiceIsReadOnce() {
    var page = PageFixture()
    page.show("Jane Doe", x: 50, y: 50)
    page.show("Jane Doe", x: 50.3, y: 50)
    #expect(page.texts == ["Jane Doe"])
  }

  /// Bold type made of shifted copies of each letter; letters that are doubled in their word stay.
  @Test func glyphsDrawnAgainAreReadOnce() {
    var page = PageFixture()
    for (index, letter) in "Hall".enumerated() {
      for copy in 0..<3 {
        page.show(String(letter), x: 50 + Float(index) * 5 + Float(copy) * 0.2, y: 50)
      }
    }
    page.page = DoubledGlyphs.removed(from: page.page)
    #expect(page.texts == ["Hall"])
  }

  /// The pieces of the copy may begin and end anywhere.
  @Test func textDrawnAgainInPiecesIsReadOnce() {
    var page = PageFixture()
    page.show("Jane Doe of Bern", x: 50, y: 50)
    page.show("then other words", x: 50, y: 80)
    page.show("Jane", x: 50.2, y: 50)
    page.show("Doe of", x: 75.2, y: 50)
    #expect(page.texts == ["Jane Doe of Bern", "then other words"])
  }

  /// An accent comes before its letter and over it, that of a capital higher.
  @Test(arguments: [
    ("\u{B4}", "e", Float(0), "é"), ("\u{A8}", "U", 2.4, "Ü"), ("\u{2C6}", "\u{131}", 0, "î"),
    ("\u{60}", "a", 0, "à"), ("\u{301}", "c", 0, "ć"), ("\u{B8}", "c", 0, "ç"),
    ("\u{2D9}", "q", 0, "q\u{307}"),
  ])
  func separateAccentsAreComposed(accent: String, letter: String, rise: Float, expected: String) {
    var page = PageFixture()
    page.show("r", x: 45, y: 50)
    page.show(accent, x: 50.3, y: 50 - rise)
    page.show(letter, x: 50, y: 50)
    page.show("sum \(accent) x", x: 55, y: 50)
    let lines = PageLayout.page(SeparateAccents.composed(page.page)).lines
    #expect(lines.map(\.text) == ["r\(expected)sum \(accent) x"])
  }

  @Test(arguments: [
    ("Intro ........ 12", "Intro\t12"), ("Intro . . . . . . 12", "Intro\t12"),
    ("Intro......12", "Intro\t12"), ("Name: ..........", "Name:"), ("and so on ... 12", nil),
    ("what is this....", nil), ("1.2.3.4.5.6.7", nil),
  ])
  func dotLeadersAreTabs(line: String, expected: String?) {
    var page = PageFixture()
    page.show(line, x: 50, y: 50)
    #expect(page.texts == [expected ?? line])
  }

  /// Vertical writing: lines run from right to left.
  @Test func verticalLinesAreReadFromTheRight() {
    var page = PageFixture()
    page.showDownwards("\u{7B2C}\u{4E00}", x: 500, y: 100)
    page.showDownwards("\u{7B2C}\u{4E8C}", x: 480, y: 100)
    #expect(page.texts == ["\u{7B2C}\u{4E00}", "\u{7B2C}\u{4E8C}"])
  }

  @Test func raisedGlyphsStayWithTheirWord() {
    var page = PageFixture()
    page.show("19", x: 50, y: 50)
    page.show("th", x: 60, y: 46, size: 6)
    page.show("floor", x: 70, y: 50)
    page.show("next", x: 50, y: 62)
    #expect(page.texts == ["19th floor", "next"])
  }

  @Test func columnsAreReadOneAfterTheOther() {
    var page = PageFixture()
    page.show("Jane Doe, engineer of things that work across the page", x: 100, y: 40, size: 18)
    for line in 0..<8 { page.show("left words \(line)", x: 50, y: 80 + Float(line) * 12) }
    for line in 0..<10 {
      page.show("right words are more \(line)", x: 300, y: 83 + Float(line) * 12)
    }
    page.show("a footer that runs over the whole width of the page, both columns", x: 60, y: 300)
    let read = page.read
    #expect(read.lines.map(\.text).first?.hasPrefix("Jane") == true)
    #expect(read.lines[1...8].map(\.text) == (0..<8).map { "left words \($0)" })
    #expect(read.lines[9...18].map(\.text) == (0..<10).map { "right words are more \($0)" })
    #expect(
      read.lines.map(\.column) == [0] + Array(repeating: 1, count: 8)
        + Array(repeating: 2, count: 10) + [0])
  }

  @Test func columnsWrittenLineByLineAreStillColumns() {
    var page = PageFixture()
    for line in 0..<8 {
      page.show("left words \(line)", x: 50, y: 80 + Float(line) * 13)
      page.show("right words \(line)", x: 300, y: 86 + Float(line) * 13)
    }
    #expect(page.texts == (0..<8).map { "left words \($0)" } + (0..<8).map { "right words \($0)" })
  }

  /// The lines of both columns share their baselines, and were written across.
  @Test func columnsOfRunningTextOnOneGrid() {
    var page = PageFixture()
    let texts = ["left", "right"].map { side in
      (0..<9).map { "\(side) text that fills the line \($0)" + ($0 % 3 == 2 ? "" : " well") }
    }
    for line in 0..<9 {
      let y = 80 + Float(line) * 12
      page.show(texts[0][line], x: 50, y: y)
      page.show(texts[1][line], x: 320, y: y)
    }
    #expect(page.texts == texts[0] + texts[1])
  }

  /// The rows of a table may be as close to each other, but its cells are not full.
  @Test func tablesWrittenAcrossAreRows() {
    var page = PageFixture()
    var expected: [String] = []
    for line in 0..<9 {
      let y = 80 + Float(line) * 12
      let key = String(repeating: "key of some words ", count: line % 3 + 1) + "\(line)"
      page.show(key, x: 50, y: y)
      page.show("value \(line)", x: 400, y: y)
      expected.append("\(key)\tvalue \(line)")
    }
    #expect(page.texts == expected)
  }

  @Test func twoListsWrittenOneAfterTheOtherAreColumns() {
    var page = PageFixture()
    let lists = [
      ["Bremen", "555 1234", "jane@a.example"], ["a.example", "code.example", "@jane"],
    ]
    for (index, list) in lists.enumerated() {
      for (line, text) in list.enumerated() {
        page.show(text, x: 200 + Float(index) * 150, y: 50 + Float(line) * 14)
      }
    }
    #expect(page.texts == lists[0] + lists[1])
  }

  /// Keys are narrower than their values, and dates are beside what they date.
  @Test(arguments: [
    [("Tech", "Swift, Postgres and Linux"), ("Fields", "services, tools"), ("Loves", "tea, maps")],
    [("2019", "Acme"), ("2020", "Bolt"), ("2021", "Corp")],
  ])
  func rowsWrittenByColumnAreStillRows(_ rows: [(String, String)]) {
    var page = PageFixture()
    for (line, row) in rows.enumerated() {
      page.show(row.0, x: 50, y: 50 + Float(line) * 14)
    }
    for (line, row) in rows.enumerated() {
      page.show(row.1, x: 150, y: 50 + Float(line) * 14)
    }
    #expect(page.texts == rows.map { "\($0.0)\t\($0.1)" })
  }

  @Test func datesBesideTheirBodyAreRows() {
    var page = PageFixture()
    for entry in 0..<3 {
      let y = 80 + Float(entry) * 60
      page.show("202\(entry)", x: 50, y: y)
      page.show("Company \(entry) and what was done", x: 150, y: y)
      page.show("more of it", x: 150, y: y + 12)
      page.show("and more", x: 150, y: y + 24)
    }
    #expect(
      page.texts.prefix(4) == [
        "2020\tCompany 0 and what was done", "more of it", "and more",
        "2021\tCompany 1 and what was done",
      ])
  }

  /// Programs write such a table column by column, with the headings in the left one.
  @Test func headingsAboveDatedRowsAreNotAColumn() {
    var page = PageFixture()
    let rows: [(heading: String, year: Int)] = [("Work", 2020), ("Study", 2010), ("Service", 2001)]
    for (index, row) in rows.enumerated() {
      let y = 80 + Float(index) * 80
      page.show(row.heading, x: 50, y: y)
      page.show("May \(row.year) to now", x: 50, y: y + 24)
    }
    for (index, row) in rows.enumerated() {
      let y = 104 + Float(index) * 80
      page.show("Place \(row.year)", x: 160, y: y)
      page.show("and all that was done there in those years, at some length", x: 160, y: y + 14)
    }
    #expect(
      page.texts.prefix(4) == [
        "Work", "May 2020 to now\tPlace 2020",
        "and all that was done there in those years, at some length", "Study",
      ])
  }

  /// Short entries with dates in a sidebar do not date the text beside them, which has dates of its
  /// own.
  @Test func entriesOfASidebarAreAColumn() {
    var page = PageFixture()
    var side: [String] = []
    var body: [String] = []
    for (index, y) in [Float(80), 131, 182].enumerated() {
      let lines = ["School \(index)", "Town \(index)", "201\(index)"]
      for (line, text) in lines.enumerated() {
        page.show(text, x: 50, y: y + Float(line) * 13)
      }
      side += lines
    }
    for index in 0..<4 {
      let y = 87 + Float(index) * 47
      page.show("Engineer \(index)", x: 200, y: y)
      page.show("200\(index)", x: 500, y: y)
      body.append("Engineer \(index)\t200\(index)")
      for line in 1...2 {
        let text = "what was done there in these years \(index) \(line)"
        page.show(text, x: 200, y: y + Float(line) * 13)
        body.append(text)
      }
    }
    #expect(page.texts == side + body)
  }

  /// The widest white strip is not always the one between columns.
  @Test func datesBesideTheirBodyWithinAColumn() {
    var page = PageFixture()
    let side = (0..<6).map { "skill \($0)" }
    for (line, text) in side.enumerated() { page.show(text, x: 50, y: 80 + Float(line) * 15) }
    var body: [String] = []
    for index in 0..<4 {
      let y = 84 + Float(index) * 60
      page.show("200\(index) - 201\(index)", x: 160, y: y)
      page.show("Engineer \(index)", x: 260, y: y)
      body.append("200\(index) - 201\(index)\tEngineer \(index)")
      for line in 1...3 {
        let text = "what was done there in these years \(index) \(line)"
        page.show(text, x: 260, y: y + Float(line) * 13)
        body.append(text)
      }
    }
    #expect(page.texts == side + body)
  }

  /// A group without space in it is two cells if its second part begins with a date.
  @Test func tallDateCellsWithoutSpaceBetweenThem() {
    var page = PageFixture()
    var expected: [String] = []
    for entry in 0..<4 {
      let y = 80 + Float(entry) * 39
      let cell = ["201\(entry) - 1\(entry)", "Town", "Land"].prefix(
        3 - entry % 2)
      for (line, text) in cell.enumerated() { page.show(text, x: 50, y: y + Float(line) * 13) }
      let body = (0..<(entry % 2 == 0 ? 2 : 3)).map { "body \(entry) line \($0) of text" }
      for (line, text) in body.enumerated() {
        page.show(text, x: 150, y: y + Float(line) * 13)
      }
      expected += Array(cell) + body
    }
    #expect(page.texts == expected)
  }

  @Test func tallDateCellsStayWhole() {
    var page = PageFixture()
    for entry in 0..<3 {
      let y = 80 + Float(entry) * 80
      page.show("May 202\(entry)", x: 50, y: y)
      page.show("to June", x: 50, y: y + 12)
      for line in 0..<4 {
        page.show("body \(entry) line \(line) of text", x: 150, y: y + Float(line) * 12)
      }
    }
    #expect(
      page.texts.prefix(7) == [
        "May 2020", "to June", "body 0 line 0 of text", "body 0 line 1 of text",
        "body 0 line 2 of text", "body 0 line 3 of text", "May 2021",
      ])
  }

  @Test func bulletsBelongToTheirText() {
    var page = PageFixture()
    for line in 0..<5 {
      let y = 80 + Float(line) * 12
      page.show("•", x: 50, y: y)
      page.show("item \(line)", x: 68, y: y)
    }
    let lines = page.read.lines
    #expect(lines.map(\.text) == (0..<5).map { "• item \($0)" })
    #expect(lines.allSatisfy { $0.role == .listItem(level: 0) })
    #expect(Set(lines.map(\.block)).count == 5)
  }

  @Test func blocksEndAtGapsAndChangesOfSize() {
    var page = PageFixture()
    page.show("Heading", x: 50, y: 50, size: 14)
    for (line, y) in [Float(68), 80, 92, 116, 128].enumerated() {
      page.show("body text \(line)", x: 50, y: y)
    }
    #expect(page.read.lines.map(\.block) == [0, 1, 1, 1, 2, 2])
  }

  @Test func linksCoverWordsOrStandAlone() {
    var page = PageFixture()
    page.show("see my site now", x: 50, y: 50)
    page.link("https://a.example", 69, 40, 106, 55)
    page.link("https://icon.example", 300, 300, 310, 310)
    let read = page.read
    #expect(read.lines[0].words.map { $0.uri != nil } == [false, true, true, false])
    #expect(read.links.map(\.text) == ["my site", ""])
    #expect(read.links.map(\.uri) == ["https://a.example", "https://icon.example"])
  }

  @Test func rulesUnderlineWordsOrCloseLines() {
    var page = PageFixture()
    page.show("Work", x: 50, y: 50)
    page.rule(50, 550, y: 56)
    page.show("an underlined word", x: 50, y: 80)
    page.rule(65, 114, y: 81.5)
    let lines = page.read.lines
    #expect(lines.map(\.hasRuleBelow) == [true, false])
    #expect(lines[1].words.map { $0.style == .underlined } == [false, true, false])
  }

  @Test func rotatedTextIsReadByItself() {
    var page = PageFixture()
    page.show("upright text", x: 50, y: 100)
    page.showUpwards("side note", x: 20, y: 130)
    page.show("second line", x: 50, y: 112)
    let read = page.read
    #expect(read.lines.map(\.text) == ["upright text", "second line", "side note"])
    #expect(read.lines[2].words[0].box == Box(left: 12.5, top: 110, right: 22.5, bottom: 130))
  }

  /// OCR programs write a space that fills the gap to the next word.
  @Test func recognizedWordsAreStretchedWithTheirSpace() {
    var page = PageFixture()
    page.show("payment", x: 50, y: 50, flags: .invisible)
    page.page.glyphs.append(
      Glyph(
        scalarStart: UInt32(page.page.scalars.count), scalarCount: 1, flags: .invisible, font: 0,
        x: 85, y: 50, dx: 11, dy: 0, size: 10))
    page.page.scalars.append(" ")
    page.show("2020", x: 97, y: 50, flags: .invisible)
    page.show("plain", x: 50, y: 70, flags: .invisible)
    page.show("2020", x: 87, y: 70, flags: .invisible)
    #expect(page.texts == ["payment 2020", "plain\t2020"])
  }

  @Test func iconsAreNotText() {
    var page = PageFixture()
    page.show("\u{F095}", x: 50, y: 50)
    page.show("555 1234", x: 64, y: 50)
    page.show("soft\u{AD}hyphen", x: 50, y: 80)
    #expect(page.texts == ["555 1234", "soft-hyphen"])
  }

  @Test func repeatedLinesAreHeadersAndFooters() {
    var pages = (1...3).map { number in
      var page = PageFixture()
      page.show("Jane Doe", x: 50, y: 20)
      page.show("body \(number == 1 ? "one" : "other \(number)x")", x: 50, y: 400)
      page.show("page \(number) of 3", x: 250, y: 790)
      return page.read
    }
    RepeatedLines.mark(&pages)
    #expect(pages.allSatisfy { $0.lines.map(\.role) == [.header, .body, .footer] })
  }
}
