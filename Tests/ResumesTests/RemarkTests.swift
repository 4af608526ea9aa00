import Testing

@testable import Resumes

/// What entries say besides titles, names and dates.
@Suite(.timeLimit(.minutes(30))) struct RemarkTests {
  private func beside(_ date: String, _ text: String) -> Printed {
    Printed(text: "\(date)\t\(text)", bold: true, tab: 160, gap: 9)
  }

  private func below(_ text: String) -> Printed { Printed(text: text, left: 160) }

  /// A name and a place below a title, and a sentence behind them.
  @Test func sentencesBehindNames() {
    #expect(
      positions([
        beside("2015 – 2019", "Senior Lecturer"), below("Severn University, Quenby. PI: A. Zorb"),
        beside("2012 – 2014", "Cook"), below("Otter & Quill Co., Quenby. The year of the flood"),
      ]) == [
        "Senior Lecturer | Severn University | Quenby | 2015 | 2019",
        "Cook | Otter & Quill Co. | Quenby | 2012 | 2014",
      ])
  }

  /// The dates of a leave are not those of the job.
  @Test func datesInBracketsBelowADate() {
    #expect(
      positions([
        beside("2015 – 2019", "Senior Lecturer"),
        below("Severn University, Quenby (0.8 FTE; parental leave Jul–Dec 2016)"),
      ]) == ["Senior Lecturer | Severn University | Quenby | 2015 | 2019"])
    #expect(
      positions([
        beside("2015 – 2019", "Senior Lecturer"), below("Severn University, Quenby"),
        Printed.plain(
          "(Mid 2012 - early 2014: off work, mended my shoulder. Good as new.)", gap: 9),
      ]) == ["Senior Lecturer | Severn University | Quenby | 2015 | 2019"])
  }

  @Test(arguments: [
    "Quill Foods (340 employees)", "Quill Foods (part-time)",
    "Quill Foods, Quenby (Zorbland)", "Quill Foods • Quenby (60 staff)",
  ])
  func remarksBehindEmployers(line: String) {
    let found = PositionReader.positions(
      of: LineReading(
        Printed.document([.bold("Cook\t2015 – 2019"), .plain(line), .item("Cooked.")])
      ).lines)
    #expect(found.map { $0.organization?.text } == ["Quill Foods"])
  }

  @Test func partsInLowerCaseBehindPlaces() {
    let name = fragment("Quill School, Quenby – seasonal")
    #expect(OrganizationTail.withoutRemark(name).text == "Quill School, Quenby")
  }

  /// Federal resumes have the title below the details, which may follow the date directly.
  @Test func titlesBelowDetails() {
    #expect(
      positions([
        .plain("Holy Hill Hospital", gap: 9), .plain("519 W. Quincy St, Quenby, TX 78212"),
        .plain("06/2016 - 10/2019"), .plain("Pay: E-5, approx. $2,300/month"),
        .plain("Okay to contact this supervisor: Contact me first"),
        .plain("Staff Nurse, Medical Ward"),
        .plain("Duties: Cared for the many patients of the two wards of the old hospital."),
      ]) == [
        "Staff Nurse, Medical Ward | Holy Hill Hospital | 519 W. Quincy St, Quenby, TX 78212 | 2016-06 | 2019-10"
      ])
  }

  /// "In 2012–13" begins a sentence of the description.
  @Test func yearsInSentences() {
    #expect(
      positions([
        .bold("Nurse, Holy Hill Hospital\t2015 – 2019"),
        .plain("Worked on the wards with 24 beds, and in"),
        .plain("ICU. In 2016–17, night lead. Trained the new nurses and doctors of the ward"),
      ]) == ["Nurse | Holy Hill Hospital | - | 2015 | 2019"])
  }

  @Test func officesThatEndInATitle() {
    #expect(
      positions([
        .plain("Office of the Quenby County Attorney\tQuenby", gap: 9),
        .plain("Assistant County Attorney, Civil Division\t2014 – 2015"), .item("Argued."),
      ]).map { $0.prefix(while: { $0 != "|" }) } == ["Assistant County Attorney, Civil Division "])
  }

  @Test func twoTitlesWithASlash() {
    #expect(
      positions([
        .bold("Teacher of music / later zorber of a class\t2015 – 2019"),
        .plain("Holy Hill School"),
        .item("Taught."),
      ]) == ["Teacher of music / later zorber of a class | Holy Hill School | - | 2015 | 2019"])
  }

  @Test func travelsAreNoJobs() {
    #expect(
      positions([
        .plain("2015 – 2019", gap: 9), .plain("Quill Hotel – Quenby"), .plain("Sous Chef"),
        .item("Cooked."), .plain("2014 – 2015", gap: 9), .plain("Travelling – Zorbland"),
        .plain("Ate everything, took notes"),
      ]) == ["Sous Chef | Quill Hotel | Quenby | 2015 | 2019"])
  }

  @Test func labelsInAnotherStyle() {
    let lines = LineReading(
      Printed.document([
        Printed(text: "Type of business", italic: true), .plain("Type of business"),
      ])
    ).lines
    var mixed = lines[0]
    mixed.append(wordsOf: lines[1], shiftedBy: 17)
    mixed.whole.scalars = Array("Type of business Retail of goods".unicodeScalars)[...]
    mixed.content = mixed.whole
    #expect(EntryLineReader.beginsWithLabel(mixed))
    #expect(!EntryLineReader.beginsWithLabel(lines[0]))
  }
}
