import Documents
import Testing

@testable import Resumes

/// Titles, organizations and places that share a cell, as many templates print them.
@Suite(.timeLimit(.minutes(30))) struct SharedCellTests {
  private func positions(_ lines: [Printed]) -> [String] {
    PositionReader.positions(of: LineReading(Printed.document(lines)).lines).map { position in
      [position.title?.text, position.organization?.text, position.period?.start?.text]
        .map { $0 ?? "-" }.joined(separator: " | ")
    }
  }

  private func studies(_ lines: [Printed]) -> [String] {
    StudyReader.studies(of: LineReading(Printed.document(lines)).lines).map { study in
      [study.studyType?.text, study.area?.text, study.institution?.text]
        .compactMap { $0 }.joined(separator: " | ")
    }
  }

  /// Places that no lexicon contains, after a dash or in a cell of their own.
  @Test func placesAfterTitleAndOrganization() {
    let expected = ["Nurse | Holy Hill Hospital | 2015", "Driver | Severn Clinic | 2010"]
    #expect(
      positions([
        .bold("Nurse, Holy Hill Hospital – Zorbury\t2015 – 2019"), .item("Cared for many."),
        .bold("Driver, Severn Clinic – Quenby\t2010 – 2014"), .item("Moved beds."),
      ]) == expected)
    #expect(
      positions([
        .bold("Holy Hill Hospital, Nurse\tZorbury"), .plain("2015 – 2019"),
        .item("Cared for many."),
        .bold("Severn Clinic, Driver\tQuenby"), .plain("2010 – 2014"), .item("Moved beds."),
      ]) == expected)
    // No lexicon has the second title.
    #expect(
      positions([
        .bold("Nurse, Holy Hill Hospital – Zorbury\t2015 – 2019"), .item("Cared for many."),
        .bold("Beadle, Severn Hall – Quenby\t2010 – 2014"), .item("Moved beds."),
      ]).last?.contains("Quenby") == false)
    // No word says what "Bean & Gone" is; the dash ends each entry.
    #expect(
      positions([
        .bold("Barista, Bean & Gone – Zorbury\t2015 – 2019"), .item("Made coffee."),
        .bold("Treasurer, Common Larder – Zorbury\t2010 – 2014"), .item("Kept the books."),
      ]) == ["Barista | Bean & Gone | 2015", "Treasurer | Common Larder | 2010"])
  }

  @Test func namesOfOrganizationsWithPrepositionsAndDashes() {
    #expect(
      positions([.bold("Postdoctoral Fellow, Institute for Ocean Margins\t2015 – 2019")]) == [
        "Postdoctoral Fellow | Institute for Ocean Margins | 2015"
      ])
    #expect(OrganizationTail.split(fragment("Bar Lumen — Zorbury"))?.name.text == "Bar Lumen")
    #expect(OrganizationTail.split(fragment("Ohio Valley — IT Desk")) == nil)
    #expect(OrganizationTail.split(fragment("Bar Lumen - Zor-sur-Mer"))?.name.text == "Bar Lumen")
  }

  /// The organization after the comma wraps beside the date.
  @Test func organizationsThatWrapBesideTheirDate() {
    #expect(
      positions([
        Printed(text: "Deputy Manager, Department Stores of Greater\t2015 – 2019", tab: 290),
        Printed(text: "Severn Ltd, Zorbury"), .item("Ran it."),
        Printed(text: "Driver, Severn Clinic\t2010 – 2014", tab: 290, gap: 8),
      ]) == [
        "Deputy Manager | Department Stores of Greater Severn Ltd | 2015",
        "Driver | Severn Clinic | 2010",
      ])
  }

  /// A date beside the first list item, as wide as the column, does not make the next line a part of the list.
  @Test func entriesBelowAnItemWithADate() {
    #expect(
      positions([
        .plain("Holy Hill Hospital, Nurse\tZorbury", gap: 8), .item("Cared for many.\t2015 – 2019"),
        .plain("Severn Clinic, Driver\tQuenby"), .item("Moved beds.\t2010 – 2014"),
      ]) == ["Nurse | Holy Hill Hospital | 2015", "Driver | Severn Clinic | 2010"])
  }

  @Test func namesThatBeginLikeAVerb() {
    #expect(!Sentence.opens(fragment("Camping Les Pins Bleus, Biscarrosse"), words: 5))
    #expect(Sentence.opens(fragment("Organizing the accounts of clients"), words: 5))
  }

  /// Words of other languages that look like "I" and "am".
  @Test(arguments: [
    "Konstnärlig kandidat i musik, Musikhögskolan i Älvsala",
    "Ausbildung zur Pflegerin, Pflegeschule am Sund", "Systems Engineer I at Holy Hill Ltd",
  ])
  func titlesWithShortWords(line: String) {
    #expect(!Sentence.opens(fragment(line), words: 7))
  }

  @Test func sentencesOfTheWriter() {
    #expect(Sentence.opens(fragment("Five teams which I led for years"), words: 7))
  }

  /// The place is beside the date, above title and organization, which differ in weight.
  @Test func placesBesideADateAboveBoth() {
    let reading = { (weights: (Bool, Bool)) -> [String] in
      var page = Printed.document([
        .heading("Experience"), .plain("2015 – 2019 Zorbury", gap: 8),
        .bold("Nurse Holy Hill Hospital", gap: 2), .item("Cared for many patients."),
        .plain("2012 – 2014 Quenby", gap: 8),
        .bold("Driver Severn Clinic", gap: 2), .item("Moved beds."),
      ]).pages[0]
      page.lines.removeFirst()
      for line in [1, 4] {
        for index in page.lines[line].words.indices {
          let isBold = index == 0 ? weights.0 : weights.1
          page.lines[line].words[index].style = isBold ? .bold : []
        }
      }
      return PositionReader.positions(
        of: LineReading(Document(mediaType: .pdf, pages: [page])).lines
      ).map {
        [$0.title?.text, $0.organization?.text, $0.place?.text].map { $0 ?? "-" }
          .joined(separator: " | ")
      }
    }
    #expect(
      reading((true, false)) == [
        "Nurse | Holy Hill Hospital | Zorbury", "Driver | Severn Clinic | Quenby",
      ])
  }

  /// A place behind the date, below a title and an organization in one cell.
  @Test func placesBehindADateBelowBoth() {
    #expect(
      positions([
        .plain("Nurse, Holy Hill Hospital", gap: 8), .plain("2015 – 2019 · Zorbury"),
        .item("Cared for many."),
      ]) == ["Nurse | Holy Hill Hospital | 2015"])
  }

  /// A city behind the name of an organization, without a comma.
  @Test func citiesBehindEastAsianNames() {
    #expect(
      positions([
        .bold("行銷主任\t2015 – 2019"), .plain("晴天股份有限公司 台北市"), .item("規劃活動"),
      ]) == ["行銷主任 | 晴天股份有限公司 | 2015"])
  }

  @Test func eastAsianNamesBetweenCommas() {
    #expect(
      positions([.plain("店長, 株式会社杜の書房, 仙台市\t2015 – 2019", gap: 8), .item("売上管理")]) == [
        "店長 | 株式会社杜の書房 | 2015"
      ])
    #expect(RoleScore.title(text: "高级采煤员") == 2)
    #expect(RoleScore.title(text: "工学硕士") == 0)
    #expect(
      studies([.plain("経済学部 卒業, 東北みちのく大学\t2011 – 2015", gap: 8)]) == ["経済学部 卒業 | 東北みちのく大学"])
    // A form that lists events has single dates and not periods.
    #expect(
      studies([
        .bold("東北みちのく大学"), .plain("経済学部 経済学科 卒業 (2011年4月～2015年3月)"),
        .bold("宮城県立広瀬川高等学校"), .plain("卒業 (2008年4月～2011年3月)"),
      ]).count == 2)
  }

  @Test func schoolsBesideDegreesThatNameAKindOfSchool() {
    #expect(
      studies([.bold("Diploma of secondary school\t2010 – 2014"), .plain("Hill Valley School")])
        == [
          "Diploma of secondary school | Hill Valley School"
        ])
    #expect(
      studies([.plain("Severn University, B.Sc. in Physics – Zorbury\t2010 – 2014", gap: 8)]) == [
        "B.Sc. | Physics | Severn University"
      ])
  }

  /// What follows the comma at the end of the line is the place.
  @Test func placesBelowASchool() {
    #expect(
      studies([
        Printed(text: "Diploma, Hill Valley School,\t2010 – 2014", tab: 220, gap: 8),
        .plain("Zorbury."),
      ]) == ["Diploma | Hill Valley School"])
  }

  @Test func skillsWithAColonInTheirName() {
    let lines = LineReading(Printed.document([.plain("1С:Предприятие, СБИС, Excel")])).lines
    #expect(
      SkillReader(lines).groups.flatMap(\.keywords).map(\.text) == [
        "1С:Предприятие", "СБИС", "Excel",
      ])
  }
}
