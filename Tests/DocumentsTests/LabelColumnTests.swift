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
}
