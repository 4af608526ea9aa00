import Documents
import Records
import Testing

@testable import Resumes

/// One pair on both sides of each limit of the layout and the lexicons.
@Suite(.timeLimit(.minutes(30))) struct ThresholdTests {
  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  private func repeated(_ word: String, _ count: Int) -> String {
    Array(repeating: word, count: count).joined(separator: " ")
  }

  private func lines(_ lines: [Printed]) -> [TextLine] {
    LineReading(Printed.document(lines)).lines
  }

  private func period(_ text: String) -> Period? {
    DateScanner.periods(in: scalars(text)[...]).first
  }

  // MARK: Dates

  @Test func shortYears() {
    #expect(period("'69")?.start?.year == 2069)
    #expect(period("'70")?.start?.year == 1970)
    #expect(period("1940")?.start?.year == 1940)
    #expect(period("1939") == nil)
    #expect(period("2069")?.start?.year == 2069)
    #expect(period("2070") == nil)
  }

  @Test func abbreviatedYears() {
    #expect(period("2012–51")?.end?.year == 2051)
    #expect(period("2012–52")?.end?.year != 2052)
  }

  @Test func lengthsOfTime() {
    #expect(DateScanner.isDuration(fragment("99 months")))
    #expect(!DateScanner.isDuration(fragment("100 months")))
  }

  // MARK: Lines

  @Test func listMarkers() {
    #expect(Bullet.length(in: scalars("(12). Text"), isListItem: true) == 5)
    #expect(Bullet.length(in: scalars("(123). Text"), isListItem: true) == 0)
  }

  @Test(arguments: [
    ("John Doe – 1/2", true), ("John Doe – 1/29", true), ("John Doe – 1/30", false),
    ("A B C D E 1/2", true), ("A B C D E F 1/2", false), ("- 2 -", true), ("-- 2 -", false),
    ("Page 99", true), ("Page 100", false),
    ("Last updated on the first day of the month, as always, by J. D", false),
    ("Last updated on the first day of the month, as always, by J.", false),
    ("Last updated on the first day of the month, as always, by J", true),
  ])
  func pageNumbers(text: String, isDecoration: Bool) {
    #expect(lines([.plain(text)]).isEmpty == isDecoration)
  }

  @Test func gapsBetweenLines() {
    // Lines are 10 points high: 4.4 points are leading, 4.6 set them apart.
    #expect(lines([.plain("one"), .plain("two", gap: 4.4)]).last?.isApart == false)
    #expect(lines([.plain("one"), .plain("two", gap: 4.6)]).last?.isApart == true)
  }

  @Test func capitals() {
    #expect(lines([.plain("SENIOR QA ENGINEER at IBM")]).first?.isCapitals == true)
    #expect(lines([.plain("QA ENGINEER at X")]).first?.isCapitals == false)
  }

  @Test(arguments: [
    (14.0, 8.0, 2), (13.9, 8.0, 1), (20.0, 12.2, 2), (20.0, 12.6, 1), (20.0, 14.0, 1),
  ])
  func linesOfTwoSizes(large: Double, small: Double, count: Int) {
    var document = Printed.document([Printed(text: "Ada Byron Analyst", size: large)])
    document.pages[0].lines[0].words[2].size = small
    #expect(LineReading(document).lines.count == count)
  }

  // MARK: Headings

  @Test func lengthsOfHeadings() {
    #expect(HeadingMatch.read(words: Array(repeating: "and", count: 6) + ["skills"]) != nil)
    #expect(HeadingMatch.read(words: Array(repeating: "and", count: 7) + ["skills"]) == nil)
    #expect(HeadingMatch.read(fragment("Skills" + String(repeating: ".", count: 54))) != nil)
    #expect(HeadingMatch.read(fragment("Skills" + String(repeating: ".", count: 55))) == nil)
    #expect(HeadingMatch.read(fragment("J O B S"))?.kind == .work)
    #expect(HeadingMatch.read(fragment("J O B")) == nil)
  }

  @Test(arguments: [
    (10.5, 0), (11.0, 2), (12.5, 2), (13.0, 3), (9.5, 0), (9.0, -1),
  ])
  func contrast(size: Double, expected: Int) throws {
    let reading = LineReading(
      Printed.document([
        Printed.plain("The body of this document has ten points and many letters."),
        Printed(text: "Sample", size: size),
      ]))
    let line = try #require(reading.lines.last)
    #expect(HeadingStyle(line).contrast(body: reading) == expected)
  }

  // MARK: Contact data

  private func basics(_ lines: [Printed]) -> ParsedResume {
    ResumeParser.parse(Printed.document(lines + [.heading("Skills"), .plain("C, D")]))
  }

  @Test func lengthsOfNames() {
    let email = Printed.plain("x@example.org")
    let name = { (text: String) in
      basics([Printed(text: text, size: 22), email]).resume["basics"]?["name"]?.stringValue
    }
    let longest = "Ada " + String(repeating: "B", count: 41)
    #expect(name(longest) == longest)
    #expect(name(longest + "b") == nil)
    #expect(name("Ada Ben Cid Dan Eve") == "Ada Ben Cid Dan Eve")
    #expect(name("Ada Ben Cid Dan Eve Fay") == nil)
  }

  @Test func contactLinesOfLongHeaders() {
    // Only the lines before the first bullet after the fourth line are contact data, if there are
    // more than twelve lines without a heading.
    let phone = { (count: Int) -> String? in
      let filler = (0..<count - 6).map { Printed.plain("Line \(UnicodeScalar(UInt8(97 + $0)))") }
      let head = [
        Printed(text: "Ada Byron", size: 22), .plain("x@example.org"), .plain("One"),
        .plain("Two"), .item("Built things"), .plain("Call 415-555-0142"),
      ]
      let value = ResumeParser.parse(Printed.document(head + filler)).resume
      return value["basics"]?["phone"]?.stringValue
    }
    #expect(phone(12) == "415-555-0142")
    #expect(phone(13) == nil)
  }

  @Test func lengthsOfPlaces() {
    let longest = "A" + String(repeating: "b", count: 34)
    #expect(Place.read(fragment(longest + ", Germany"))?.city?.text == longest)
    #expect(Place.read(fragment(longest + "b, Germany")) == nil)
    #expect(Place.read(fragment("One Two Tre Qua Cin, Germany")) != nil)
    #expect(Place.read(fragment("One Two Tre Qua Cin Six, Germany")) == nil)
    #expect(Place.read(fragment("12 A Street, 3 B, Berlin, Germany"))?.countryCode == "DE")
    #expect(Place.read(fragment("12 A Street, 3 B, 4 C, Berlin, Germany")) == nil)
  }

  @Test(arguments: [
    ("123 Aville", nil), ("1234 Aville", "1234"), ("123456 Aville", "123456"),
    ("1234567 Aville", nil), ("1234 Aville Under The", "1234"), ("1234 Aville Under The Sea", nil),
    ("ABC1234 Aville", "ABC1234"), ("ABCD1234 Aville", nil),
  ])
  func postalCodes(text: String, code: String?) {
    #expect(Place.read(fragment(text))?.postalCode?.text == code)
  }

  // MARK: Entries

  private func entryLine(_ line: Printed) -> EntryLine? {
    EntryLineReader.read(lines([line])).first
  }

  @Test func datesInProse() {
    #expect(entryLine(.plain(repeated("Word", 16) + " 2019 – 2021"))?.isAnchor == true)
    #expect(entryLine(.plain(repeated("Word", 17) + " 2019 – 2021"))?.isAnchor == false)
    #expect(entryLine(.plain(repeated("Word", 14) + ", 2019"))?.isAnchor == true)
    #expect(entryLine(.plain(repeated("Word", 15) + ", 2019"))?.isAnchor == false)
    #expect(entryLine(.plain(repeated("Word", 8) + " 2019"))?.isAnchor == true)
    #expect(entryLine(.plain(repeated("Word", 9) + " 2019"))?.isAnchor == false)
    #expect(entryLine(.plain("2019, " + repeated("Word", 6) + "."))?.isAnchor == true)
    #expect(entryLine(.plain("2019, " + repeated("Word", 7) + "."))?.isAnchor == false)
  }

  @Test func proseAndTitles() {
    #expect(entryLine(.plain(repeated("Word", 7)))?.isBody == false)
    #expect(entryLine(.plain(repeated("Word", 8)))?.isBody == true)
    #expect(entryLine(.bold(repeated("Word", 15)))?.isBody == false)
    #expect(entryLine(.bold(repeated("Word", 16)))?.isBody == true)
    #expect(entryLine(.bold("word " + repeated("Word", 2)))?.isBody == false)
    #expect(entryLine(.bold("word " + repeated("Word", 3)))?.isBody == true)
    let italic = { (count: Int) in Printed(text: repeated("Word", count), italic: true) }
    #expect(entryLine(italic(11))?.isBody == false)
    #expect(entryLine(italic(12))?.isBody == true)
  }

  @Test func linesBeforeTheDate() {
    let entry = { (count: Int) -> [Entry] in
      EntrySplitter.entries(
        of: lines(
          [.bold("Acme"), .plain("2018 – 2019"), .item("Built things.")]
            + (0..<count).map { _ in .plain("Word", gap: 8) } + [.plain("2019 – 2021")]))
    }
    #expect(entry(3).last?.header.count == 4)
    #expect(entry(4).last?.header.count == 2)
  }

  @Test func lengthsOfRoles() {
    #expect(RoleScore.title(fragment("Engineer " + repeated("x", 13))) == 3)
    #expect(RoleScore.title(fragment("Engineer " + repeated("x", 14))) == 0)
    #expect(RoleScore.organization(fragment(repeated("x", 13) + " GmbH")) == 3)
    #expect(RoleScore.organization(fragment(repeated("x", 14) + " GmbH")) == 0)
    #expect(RoleScore.school(fragment(repeated("x", 15) + " University")) == 3)
    #expect(RoleScore.school(fragment(repeated("x", 16) + " University")) == 0)
    #expect(RoleScore.degree(fragment("Bachelor " + repeated("x", 19))) == 3)
    #expect(RoleScore.degree(fragment("Bachelor " + repeated("x", 20))) == 0)
    #expect(RoleScore.school(fragment("Oxford a b c")) == 2)
    #expect(RoleScore.school(fragment("Oxford a b c d")) == 0)
    #expect(RoleScore.school(fragment("xschule")) == 3)
    #expect(RoleScore.title(fragment("xymeister")) == 3)
    #expect(RoleScore.title(fragment("xmeister")) == 0)
  }

  @Test func fieldsOfStudy() {
    #expect(FieldsOfStudy.isField(fragment("Physics " + repeated("x", 7))))
    #expect(!FieldsOfStudy.isField(fragment("Physics " + repeated("x", 8))))
  }

  @Test func shortestSentence() {
    #expect(Sentence.opens(fragment("Developed a very good thing"), words: 5))
    #expect(!Sentence.opens(fragment("Developed a good thing"), words: 4))
    #expect(Sentence.opens(fragment("Added one two three four"), words: 5))
    #expect(!Sentence.opens(fragment("Shed one two three four"), words: 5))
    #expect(Sentence.opens(fragment("Baking one two three four"), words: 5))
    #expect(!Sentence.opens(fragment("Bring one two three four"), words: 5))
  }

  @Test func lengthsOfSkills() {
    let groups = { (text: String) in SkillReader(lines([.plain(text)])).groups }
    #expect(groups(repeated("x", 9) + ", y").first?.keywords.count == 2)
    #expect(groups(repeated("x", 10) + ", y").first?.keywords.count == 1)
    #expect(groups(repeated("L", 6) + ": x, y").first?.name?.text == repeated("L", 6))
    #expect(groups(repeated("L", 7) + ": x, y").first?.name == nil)
    let longest = String(repeating: "L", count: 50)
    #expect(groups(longest + ": x, y").first?.name?.text == longest)
    #expect(groups(longest + "L: x, y").first?.name == nil)
    #expect(groups("x y z w v, y").first?.keywords.first?.confidence == 0.8)
    #expect(groups("x y z w v u, y").first?.keywords.first?.confidence == 0.4)
  }
}
