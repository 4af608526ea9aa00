import PDF
import Testing

@testable import Documents

/// Text at the right end of a column, forms, and blocks that are not columns.
@Suite(.timeLimit(.minutes(30))) struct FlushRightTests {
  /// Dates in smaller type at the top right of each entry, with the place below, beside a sidebar.
  @Test func datesBetweenTheirTextAndASidebar() {
    var page = PageFixture()
    for entry in 0..<3 {
      let y = 80 + Float(entry) * 60
      page.show("Holy Hill \(entry)", x: 40, y: y, size: 11)
      page.show("Nurse \(entry)", x: 40, y: y + 14)
      page.show("201\(entry) – 201\(entry + 1)", x: 300, y: y - 2, size: 8)
      page.show("Zorbury", x: 310, y: y + 8, size: 8)
      page.show("cared for many patients \(entry)", x: 40, y: y + 28)
    }
    for row in 0..<8 { page.show("skill number \(row)", x: 400, y: 83 + Float(row) * 21) }
    let texts = page.texts
    #expect(texts.first == "Holy Hill 0\t2010 – 2011")
    #expect(texts.suffix(8) == (0..<8).map { "skill number \($0)" }[...])
  }

  /// A block beside the name, below which text runs on across its edge.
  @Test func textBelowAShortBlock() {
    var page = PageFixture()
    page.show("Ada Byron", x: 40, y: 60, size: 20)
    page.show("Nurse", x: 40, y: 80)
    for entry in 0..<2 {
      let y = 110 + Float(entry) * 60
      page.show("201\(entry) – 201\(entry + 1)", x: 40, y: y)
      page.show("Nurse \(entry)", x: 140, y: y)
      page.show("Holy Hill", x: 140, y: y + 13)
      page.show(
        entry == 0 ? "nights" : "a long text that runs on to the other side of the page", x: 140,
        y: y + 26)
    }
    for (row, text) in ["Contact", "0555 1234", "ada@example.org"].enumerated() {
      page.show(text, x: 400, y: 60 + Float(row) * 13)
    }
    let texts = page.texts
    #expect(texts.contains("2011 – 2012\tNurse 1"))
    #expect(
      texts.firstIndex(of: "Contact") ?? .max < texts.firstIndex(of: "2010 – 2011\tNurse 0") ?? 0)
  }

  /// Text at the right end of the cells of a form is not a column.
  @Test(arguments: [true, false])
  func gapsInTheCellsOfForms(hasRules: Bool) {
    var page = PageFixture()
    for row in 0..<9 {
      let y = 90 + Float(row) * 30
      page.show("row \(row)", x: 50, y: y)
      if row % 2 == 0 { page.show("end \(row)", x: 320, y: y + 15) }
      if hasRules {
        page.rule(40, 500, y: y + 5)
        page.rule(40, 500, y: y + 20)
      }
    }
    #expect((page.texts.prefix(3) == ["row 0", "end 0", "row 1"]) == hasRules)
  }

  /// The title of the right column, in smaller type, begins slightly above the name on the left.
  @Test func titlesOfColumnsBesideEachOther() {
    var page = PageFixture()
    page.show("Work", x: 220, y: 58, size: 16)
    for row in 0..<8 {
      page.show("a text of the main column \(row)", x: 220, y: 76 + Float(row) * 13)
    }
    page.show("Ada Byron", x: 30, y: 64, size: 24)
    for row in 0..<5 { page.show("item \(row)", x: 30, y: 90 + Float(row) * 14) }
    let texts = page.texts
    let work = texts.firstIndex(of: "Work") ?? 0
    #expect(texts.indices.contains(work + 1) && texts[work + 1] == "a text of the main column 0")
    #expect(page.read.lines.first { $0.text == "Work" }?.column != 0)
  }

  /// Dated rows above two short sections: their gutter runs on to the top.
  @Test func twoSectionsBelowDatedRows() {
    var page = PageFixture()
    for entry in 0..<3 {
      page.show("Nurse \(entry)", x: 50, y: 80 + Float(entry) * 30)
      page.show("201\(entry) – 201\(entry + 1)", x: 400, y: 80 + Float(entry) * 30)
    }
    for (x, title, items) in [
      (Float(50), "Skills", ["Triage", "Care", "First aid"]),
      (320, "Languages", ["English", "Irish"]),
    ] {
      page.show(title, x: x, y: 190, size: 15)
      for (row, item) in items.enumerated() { page.show(item, x: x, y: 210 + Float(row) * 13) }
    }
    #expect(
      page.texts.suffix(7) == [
        "Skills", "Triage", "Care", "First aid", "Languages", "English", "Irish",
      ])
  }
}
