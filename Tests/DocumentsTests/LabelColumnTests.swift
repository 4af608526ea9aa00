import PDF
import Testing

@testable import Documents

@Suite(.timeLimit(.minutes(10))) struct LabelColumnTests {
  /// Labels of two lines are read before the text beside them, not before all texts.
  @Test func labelsBesideTheirTextAreRows() {
    var page = PageFixture()
    for (index, label) in ["Profile", "Skills", "Work", "Studies"].enumerated() {
      page.show(label, x: 50, y: 80 + Float(index) * 60)
      page.show("and more", x: 50, y: 92 + Float(index) * 60)
      for line in 0..<4 {
        page.show(
          "text \(index)\(line) that is long enough to be a body", x: 150,
          y: 80 + Float(index) * 60 + Float(line) * 12)
      }
    }
    #expect(
      page.texts.prefix(3) == ["Profile", "and more", "text 00 that is long enough to be a body"])
    #expect(page.texts[6] == "Skills")
  }

  /// Entries of a page with short lines: a date or a place at the end of some rows.
  @Test func rowsWrittenAcross() {
    var page = PageFixture()
    for entry in 0..<3 {
      let y = 80 + Float(entry) * 52
      page.show("Company \(entry)", x: 50, y: y)
      page.show("Kent", x: 300, y: y)
      page.show("Engineer \(entry)", x: 50, y: y + 13)
      page.show("May 201\(entry)", x: 300, y: y + 13)
      page.show("built \(entry) engines", x: 50, y: y + 26)
    }
    #expect(page.texts.prefix(3) == ["Company 0\tKent", "Engineer 0\tMay 2010", "built 0 engines"])
  }

  /// Titles of sections above the dates, and texts of a few words beside them, so that the dates take a
  /// large part of the width.
  @Test func datesBesideShortTexts() {
    var page = PageFixture()
    for (section, title) in ["Work", "Studies"].enumerated() {
      let y = 80 + Float(section) * 80
      page.show(title, x: 50, y: y, size: 13)
      page.show("08/201\(section) – 07/201\(section + 4)", x: 50, y: y + 24)
      page.show("Nurse, Hill Valley, Leeds", x: 145, y: y + 24)
      page.show("Night shifts", x: 145, y: y + 36)
    }
    #expect(
      page.texts == [
        "Work", "08/2010 – 07/2014\tNurse, Hill Valley, Leeds", "Night shifts", "Studies",
        "08/2011 – 07/2015\tNurse, Hill Valley, Leeds", "Night shifts",
      ])
  }

  /// A form that was written column by column, with text at different heights in its cells.
  @Test(arguments: [true, false])
  func ruledLinesSeparateRows(hasRules: Bool) {
    var page = PageFixture()
    let labels = ["Name", "Address", "Phone", "Mail"]
    for (row, label) in labels.enumerated() { page.show(label, x: 50, y: 90 + Float(row) * 40) }
    for row in labels.indices {
      page.show("value \(row)", x: 150, y: 98 + Float(row) * 40)
      page.show("and more of it", x: 150, y: 110 + Float(row) * 40)
      if hasRules { page.rule(40, 500, y: 78 + Float(row) * 40) }
    }
    let first = ["Name", "value 0", "and more of it", "Address"]
    #expect((Array(page.texts.prefix(4)) == first) == hasRules)
  }

  /// Dates that are wrapped, beside texts of a few words: the dates take half of the width.
  @Test func labelsBesideShortTexts() {
    var page = PageFixture()
    for entry in 0..<3 {
      let y = 80 + Float(entry) * 40
      page.show("September 201\(entry) –", x: 50, y: y)
      page.show("May 201\(entry + 1)", x: 50, y: y + 12)
      page.show("Nurse \(entry)", x: 170, y: y)
      page.show("Hill Clinic", x: 170, y: y + 12)
      page.show("Cared for many", x: 170, y: y + 24)
    }
    let texts = page.texts.joined(separator: " ")
    #expect(texts.hasPrefix("September 2010 – May 2011 Nurse 0 Hill Clinic Cared for many"))
  }

  /// Two short lists below their titles, each written as a whole.
  @Test func twoSectionsBesideEachOther() {
    var page = PageFixture()
    page.show("Some text above that spans the whole page from left to right", x: 50, y: 60)
    for (x, title, items) in [
      (Float(50), "Skills", ["Triage", "Care", "First aid", "Epic"]),
      (320, "Languages", ["English", "Spanish"]),
    ] {
      page.show(title, x: x, y: 90, size: 15)
      for (row, item) in items.enumerated() {
        page.show(item, x: x, y: 110 + Float(row) * 13)
      }
    }
    #expect(
      page.texts.dropFirst() == [
        "Skills", "Triage", "Care", "First aid", "Epic", "Languages", "English", "Spanish",
      ])
  }
}
