import PDF
import Testing

@testable import Documents

/// Parts of a page beside and below each other, each of which is read as a whole.
@Suite(.timeLimit(.minutes(30))) struct CardTests {
  private func card(_ number: Int, x: Float, y: Float, on page: inout PageFixture) {
    page.show("Company \(number) Ltd", x: x, y: y)
    page.show("Engineer \(number)", x: x, y: y + 12)
    page.show("built \(number) engines for the county", x: x, y: y + 24)
    page.show("2010 - 201\(number)", x: x, y: y + 36)
  }

  private func lines(_ number: Int) -> [String] {
    [
      "Company \(number) Ltd", "Engineer \(number)", "built \(number) engines for the county",
      "2010 - 201\(number)",
    ]
  }

  /// Cards that were written one after the other; in a table whose rows were written line by line, the lines go across.
  @Test(arguments: [true, false])
  func cardsAreReadOneAfterTheOther(areCards: Bool) {
    var page = PageFixture()
    for row in 0..<3 {
      let y = 80 + Float(row) * 70
      if areCards {
        card(row * 2, x: 50, y: y, on: &page)
        card(row * 2 + 1, x: 300, y: y, on: &page)
      } else {
        for (line, text) in lines(row * 2).enumerated() {
          page.show(text, x: 50, y: y + Float(line) * 12)
          page.show(lines(row * 2 + 1)[line], x: 300, y: y + Float(line) * 12)
        }
      }
    }
    #expect((page.texts == (0..<6).flatMap(lines)) == areCards)
  }

  @Test func cardsWithoutDates() {
    var page = PageFixture()
    for number in 0..<6 {
      let (x, y) = (number % 2 == 0 ? Float(50) : 300, 80 + Float(number / 2) * 60)
      page.show("Project with the name \(number)", x: x, y: y)
      page.show("built for the people of the county", x: x, y: y + 12)
      page.show("with many tools", x: x, y: y + 24)
    }
    #expect(page.texts.filter { $0.hasPrefix("Project") }.count == 6)
    #expect(
      page.texts.prefix(3) == [
        "Project with the name 0", "built for the people of the county", "with many tools",
      ])
  }

  /// Dates on the right are narrow, whatever the order of the content.
  @Test func datesOnTheRightAreNotCards() {
    var page = PageFixture()
    for row in 0..<3 {
      let y = 80 + Float(row) * 60
      page.show("Company \(row) with a long name", x: 50, y: y)
      page.show("Engineer of many things", x: 50, y: y + 12)
      page.show("2010 - 201\(row)", x: 420, y: y)
      page.show("Leeds", x: 420, y: y + 12)
    }
    #expect(page.texts.first == "Company 0 with a long name\t2010 - 2010")
  }

  /// A form whose cells have lines on all sides and several lines of text.
  @Test(arguments: [true, false])
  func cellsOfARuledTableAreReadAsAWhole(isRuled: Bool) {
    var page = PageFixture()
    let columns: [Float] = [40, 130, 300, 500]
    page.show("Work", x: 50, y: 60)
    for row in 0..<3 {
      let y = 100 + Float(row) * 40
      page.show("May 201\(row) -", x: 50, y: y)
      page.show("June 201\(row)", x: 50, y: y + 12)
      page.show("Company \(row)", x: 140, y: y)
      page.show("of the north", x: 140, y: y + 12)
      page.show("Engineer", x: 310, y: y)
    }
    page.show("Skills", x: 50, y: 260)
    if isRuled {
      for row in 0..<4 { page.rule(40, 500, y: 86 + Float(row) * 40) }
      for x in columns { page.uprightRule(x, 86, 206) }
    }
    let first = ["Work", "May 2010 -", "June 2010", "Company 0", "of the north", "Engineer"]
    #expect((Array(page.texts.prefix(6)) == first) == isRuled)
    #expect(page.texts.last == "Skills")
    guard isRuled else { return }
    #expect(
      page.read.lines.filter { $0.text == "Engineer" }.map(\.cell)
        == (0..<3).map { Line.Cell(table: 0, row: $0, column: 2) })
  }

  /// The same form from right to left; glyphs are in visual order.
  @Test(arguments: [true, false])
  func cellsFromRightToLeft(isRuled: Bool) {
    var page = PageFixture()
    func show(_ text: String, endingAt right: Float, y: Float) {
      page.show(String(text.reversed()), x: right - Float(text.count) * 5, y: y)
    }
    let rows = [["חברה", "של הצפון", "מהנדס"], ["מפעל", "של הדרום", "טכנאי"]]
    for (row, texts) in rows.enumerated() {
      let y = 100 + Float(row) * 40
      show(texts[0], endingAt: 490, y: y)
      show(texts[1], endingAt: 490, y: y + 12)
      show(texts[2], endingAt: 320, y: y)
    }
    if isRuled {
      for row in 0..<3 { page.rule(100, 500, y: 86 + Float(row) * 40) }
      for x: Float in [100, 330, 500] { page.uprightRule(x, 86, 166) }
    }
    #expect((page.texts == Array(rows.joined())) == isRuled)
    guard isRuled else { return }
    #expect(page.read.lines.last?.cell == Line.Cell(table: 0, row: 1, column: 1))
  }

  /// Rows of one line each stay lines.
  @Test func ruledRowsOfOneLine() {
    var page = PageFixture()
    for row in 0..<3 {
      let y = 100 + Float(row) * 20
      page.show("201\(row)", x: 50, y: y)
      page.show("School \(row)", x: 140, y: y)
      page.rule(40, 500, y: y - 14)
    }
    page.rule(40, 500, y: 146)
    for x: Float in [40, 130, 500] { page.uprightRule(x, 86, 146) }
    #expect(page.texts == ["2010\tSchool 0", "2011\tSchool 1", "2012\tSchool 2"])
  }

  /// White panels on a grey page: what is beside each other is read from the left, row by row.
  @Test(arguments: [true, false])
  func panelsAreReadOneAfterTheOther(hasPanels: Bool) {
    var page = PageFixture()
    let panels: [(Float, Float, Float, Float)] = [
      (40, 80, 290, 130), (310, 80, 560, 130), (40, 150, 560, 200), (40, 220, 290, 300),
      (310, 220, 560, 300),
    ]
    // The content has another order than the page.
    for (left, top, _, _) in [0, 3, 2, 1, 4].map({ panels[$0] }) {
      page.show("Title at \(Int(left)) \(Int(top))", x: left + 10, y: top + 18)
      page.show("text", x: left + 10, y: top + 32)
      page.show("more text of \(Int(top))", x: left + 90, y: top + 32)
    }
    if hasPanels {
      page.page.panels = [PDFBox(left: 0, top: 0, right: 600, bottom: 800)]
      page.page.panels += panels.map { PDFBox(left: $0.0, top: $0.1, right: $0.2, bottom: $0.3) }
    }
    let titles = page.texts.filter { $0.hasPrefix("Title") }
    let inOrder = panels.map { "Title at \(Int($0.0)) \(Int($0.1))" }
    #expect((titles == inOrder) == hasPanels)
  }

  /// "May 2019" above "–" above "today", all before the text beside them.
  @Test func aDashBelowADateIsNotABullet() {
    var page = PageFixture()
    for entry in 0..<3 {
      let y = 80 + Float(entry) * 60
      page.show("May 201\(entry)", x: 50, y: y)
      page.show("–", x: 72, y: y + 11)
      page.show("June 202\(entry)", x: 50, y: y + 22)
      page.show("Engineer of bridges and roads", x: 125, y: y + 3)
      page.show("Company \(entry) of the north", x: 125, y: y + 23)
      page.show("built many of them in all weathers", x: 125, y: y + 35)
    }
    #expect(
      page.texts.prefix(5) == [
        "May 2010", "–", "June 2020", "Engineer of bridges and roads", "Company 0 of the north",
      ])
  }

  /// Labels and texts without space between the rows, each row written before the next, below dates of two lines.
  @Test func rowsWithoutSpaceBetweenThem() {
    var page = PageFixture()
    for entry in 0..<3 {
      let y = 80 + Float(entry) * 60
      page.show("May 201\(entry) –", x: 50, y: y)
      page.show("June 202\(entry)", x: 50, y: y + 12)
      page.show("Engineer of bridges", x: 150, y: y)
      page.show("Company \(entry) of the north", x: 150, y: y + 12)
      page.show("built many of them", x: 150, y: y + 24)
    }
    for row in 0..<3 {
      let y = 280 + Float(row) * 12
      page.show("Label \(row)", x: 50, y: y)
      page.show("text \(row) and more of it", x: 150, y: y)
    }
    #expect(page.texts.prefix(3) == ["May 2010 –", "June 2020", "Engineer of bridges"])
    #expect(
      page.texts.suffix(3) == [
        "Label 0\ttext 0 and more of it", "Label 1\ttext 1 and more of it",
        "Label 2\ttext 2 and more of it",
      ])
  }

  /// Two sections beside each other below dated rows, and a section below both.
  @Test func sectionsBelowTwoSections() {
    var page = PageFixture()
    for entry in 0..<3 {
      let y = 80 + Float(entry) * 50
      page.show("May 201\(entry)", x: 50, y: y)
      page.show("Engineer of bridges and roads in the county", x: 150, y: y)
      page.show("Company \(entry)", x: 150, y: y + 13)
    }
    page.show("Skills", x: 50, y: 250, size: 13)
    for line in 0..<3 { page.show("skill \(line)", x: 50, y: 270 + Float(line) * 13) }
    page.show("Languages", x: 250, y: 250, size: 13)
    for line in 0..<2 { page.show("language \(line)", x: 250, y: 270 + Float(line) * 13) }
    page.show("Hobbies", x: 50, y: 330, size: 13)
    page.show("chess", x: 50, y: 350)
    #expect(
      page.texts == [
        "May 2010\tEngineer of bridges and roads in the county", "Company 0",
        "May 2011\tEngineer of bridges and roads in the county", "Company 1",
        "May 2012\tEngineer of bridges and roads in the county", "Company 2",
        "Skills", "skill 0", "skill 1", "skill 2", "Languages", "language 0", "language 1",
        "Hobbies", "chess",
      ])
  }

  /// A block beside a picture, and below it a form whose short labels stand below the picture.
  @Test func aBlockBesideAPicture() {
    var page = PageFixture()
    for line in 0..<5 {
      page.show("block line \(line) of the head", x: 140, y: 80 + Float(line) * 16)
    }
    page.show("Personal data", x: 40, y: 200, size: 11)
    page.show("Status", x: 40, y: 218)
    page.show("employed", x: 140, y: 218)
    page.show("Address", x: 40, y: 232)
    page.show("Leeds", x: 140, y: 232)
    page.show("Work", x: 40, y: 270, size: 11)
    page.show("Head nurse", x: 40, y: 288)
    page.show("Holy Hill Clinic and Hospital Company", x: 40, y: 302)
    #expect(page.texts.prefix(2) == ["block line 0 of the head", "block line 1 of the head"])
    #expect(
      page.texts.suffix(6) == [
        "Personal data", "Status\temployed", "Address\tLeeds", "Work", "Head nurse",
        "Holy Hill Clinic and Hospital Company",
      ])
  }
}
