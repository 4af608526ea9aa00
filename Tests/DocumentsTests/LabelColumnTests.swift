import PDF
import Testing

@testable import Documents

@Suite(.timeLimit(.minutes(30))) struct LabelColumnTests {
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

  /// The European CV format of 2002. Each label was written before its value, and the last value has two lines.
  @Test func labelsWrittenBeforeTheirValuesAreRows() {
    var page = PageFixture()
    for entry in 0..<3 {
      let y = 80 + Float(entry) * 60
      page.show("Period of the work", x: 50, y: y)
      page.show("all of them long years", x: 200, y: y)
      page.show("Name of the employer", x: 50, y: y + 12)
      page.show("Hill Clinic \(entry) for the whole", x: 200, y: y + 12)
      page.show("Leeds and the valley", x: 200, y: y + 24)
    }
    #expect(
      page.texts.prefix(3) == [
        "Period of the work\tall of them long years",
        "Name of the employer\tHill Clinic 0 for the whole", "Leeds and the valley",
      ])
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

  /// Titles close above the dates, in the column of dates, and short lists below them.
  @Test func titlesInTheColumnOfDates() {
    var page = PageFixture()
    for (section, title) in ["Work", "Studies"].enumerated() {
      let y = 80 + Float(section) * 120
      page.show(title, x: 50, y: y, size: 13)
      for entry in 0..<2 {
        let top = y + 15 + Float(entry) * 50
        page.show("0\(entry + 1)/2010 – 07/2014", x: 55, y: top)
        page.show("Nurse \(section)\(entry)", x: 165, y: top)
        page.show("Hill Valley, Leeds", x: 165, y: top + 12)
      }
    }
    page.show("Skills", x: 50, y: 320, size: 13)
    page.show("Triage", x: 50, y: 335)
    page.show("First aid", x: 100, y: 335)
    page.show("Epic", x: 170, y: 335)
    #expect(
      page.texts == [
        "Work", "01/2010 – 07/2014\tNurse 00", "Hill Valley, Leeds", "02/2010 – 07/2014\tNurse 01",
        "Hill Valley, Leeds", "Studies", "01/2010 – 07/2014\tNurse 10", "Hill Valley, Leeds",
        "02/2010 – 07/2014\tNurse 11", "Hill Valley, Leeds", "Skills", "Triage\tFirst aid\tEpic",
      ])
  }

  /// Dates of one line each, without space between them, below dates of two lines.
  @Test func rowsOfDatesBelowTallCells() {
    var page = PageFixture()
    for entry in 0..<2 {
      let y = 80 + Float(entry) * 60
      page.show("May 201\(entry + 4)", x: 50, y: y)
      page.show("June 201\(entry)", x: 50, y: y + 12)
      for (line, text) in ["Nurse, Hill Clinic", "Cared for many people", "Night shifts"]
        .enumerated()
      {
        page.show(text, x: 165, y: y + Float(line) * 12)
      }
    }
    for (row, text) in ["Master of Science, Leeds", "Bachelor of Science, Kent"].enumerated() {
      page.show("201\(row)", x: 50, y: 220 + Float(row) * 12)
      page.show(text, x: 165, y: 220 + Float(row) * 12)
    }
    #expect(
      page.texts.prefix(3) == ["May 2014", "June 2010", "Nurse, Hill Clinic"])
    #expect(
      page.texts.suffix(2) == ["2010\tMaster of Science, Leeds", "2011\tBachelor of Science, Kent"])
  }

  /// Dates that almost touch the text beside them.
  @Test func datesCloseToTheirText() {
    var page = PageFixture()
    for entry in 0..<4 {
      let y = 80 + Float(entry) * 50
      page.show("May 201\(entry) –", x: entry == 3 ? 45 : 40, y: y)
      page.show("May 202\(entry)", x: 50, y: y + 12)
      page.show("Nurse \(entry), Hill Clinic, Leeds", x: 101.5, y: y)
      page.show("Cared for many people", x: 110, y: y + 13)
      page.show("Night shifts", x: 101.5, y: y + 25)
    }
    #expect(page.texts.prefix(3) == ["May 2010 –", "May 2020", "Nurse 0, Hill Clinic, Leeds"])
    #expect(
      page.texts.suffix(5).prefix(3) == ["May 2013 –", "May 2023", "Nurse 3, Hill Clinic, Leeds"])
  }

  /// An address of many lines beside the name, above the labels of the sections in the same column.
  @Test func labelsBelowAnAddress() {
    var page = PageFixture()
    for line in 0..<5 { page.show("address \(line)", x: 50, y: 60 + Float(line) * 12) }
    page.show("Ada Byron", x: 150, y: 60, size: 20)
    for (index, label) in ["Profile", "Skills", "Work", "Studies"].enumerated() {
      page.show(label, x: 50, y: 160 + Float(index) * 60)
      page.show("and more", x: 50, y: 172 + Float(index) * 60)
      for line in 0..<4 {
        page.show(
          "text \(index)\(line) that is long enough to be a body", x: 150,
          y: 160 + Float(index) * 60 + Float(line) * 12)
      }
    }
    let texts = page.texts
    let places = ["Profile", "text 03 that is long enough to be a body", "Skills"].map {
      texts.firstIndex(of: $0)
    }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
  }

  /// Titles in the margin, each above the text that begins to the right of it.
  @Test func titlesAboveTheirTexts() {
    var page = PageFixture()
    for index in 0..<4 {
      page.show("Title \(index)", x: 50, y: 80 + Float(index) * 50)
      page.show("text \(index)0 of the section", x: 150, y: 98 + Float(index) * 50)
      page.show("text \(index)1 of the section", x: 150, y: 110 + Float(index) * 50)
    }
    #expect(page.texts[3] == "Title 1")
  }

  /// A place and a period on the right of each entry, the period beside its first list item.
  @Test func periodsOnTheRight() {
    var page = PageFixture()
    for entry in 0..<3 {
      let y = 80 + Float(entry) * 32
      page.show("Severn Clinic, Nurse in the ward \(entry) of many", x: 50, y: y)
      page.show("Cared for \(entry) patients", x: 60, y: y + 14)
      page.show("Zorbury", x: 440, y: y)
      page.show("201\(entry) – 201\(entry + 2)", x: 430, y: y + 12.9)
    }
    #expect(page.texts.first == "Severn Clinic, Nurse in the ward 0 of many\tZorbury")
    #expect(page.texts.last?.contains("2012 – 2014") == true || page.texts.count == 9)
  }

  /// Dated rows without space between them, each text with a bullet.
  @Test func datesBesideBullets() {
    var page = PageFixture()
    for (section, title) in ["Studies", "Work", "Courses"].enumerated() {
      let y = 80 + Float(section) * 60
      page.show(title, x: 50, y: y, size: 13)
      for row in 0..<2 {
        page.show("201\(row) – 201\(row + 2)", x: 50, y: y + 24 + Float(row) * 12)
        page.show("• Severn School number \(row)", x: 145, y: y + 24 + Float(row) * 12)
      }
    }
    #expect(page.texts[1] == "2010 – 2012\t• Severn School number 0")
  }

  /// Places and dates set flush right begin at several edges; the first entry has a list.
  @Test func placesAndDatesSetFlushRight() {
    var page = PageFixture()
    page.show("Kelp forests, warming seas and people", x: 50, y: 60)
    page.show("Education", x: 50, y: 84, size: 13)
    page.show("Dalriada University, Doctor of Ocean Science", x: 60, y: 104)
    page.show("Thesis on the limits of sugar kelp in the north", x: 65, y: 116)
    page.show("Halifax, NS", x: 501, y: 104)
    page.show("2013 – 2018", x: 495, y: 116)
    page.show("Lagoon University, Bachelor of Marine Science", x: 60, y: 136)
    page.show("Lagos, Nigeria", x: 484, y: 136)
    page.show("2008 – 2012", x: 495, y: 148)
    page.show("Appointments", x: 50, y: 172, size: 13)
    page.show("Acadia University, Professor of Ecology", x: 50, y: 192)
    page.show("Teach field methods", x: 60, y: 204)
    page.show("Halifax, NS", x: 501, y: 192)
    page.show("July 2021 – present", x: 455, y: 204)
    #expect(page.texts.contains("Dalriada University, Doctor of Ocean Science\tHalifax, NS"))
    #expect(page.texts.contains("Thesis on the limits of sugar kelp in the north\t2013 – 2018"))
  }
}
