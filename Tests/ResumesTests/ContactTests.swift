import Documents
import Records
import Testing

@testable import Resumes

@Suite(.timeLimit(.minutes(30))) struct ContactTests {
  private func basics(_ lines: [Printed]) -> ParsedResume {
    ResumeParser.parse(
      Printed.document(
        lines + [
          .heading("Experience"), .plain("Engineer, Acme Inc.\t2019 – 2021"), .heading("Skills"),
          .plain("C, D"),
        ]))
  }

  private func name(_ lines: [Printed]) -> String? {
    basics(lines).resume["basics"]?["name"]?.stringValue
  }

  @Test(arguments: [
    "Ada Byron", "JOSÉ MARÍA GARCÍA LÓPEZ", "Anna Wiśniewska", "Jean-Luc Picard",
    "Ludwig van der Berg",
    "Jordan A. Patel", "Иван Петров", "山田 太郎", "Nguyễn Văn An", "O’Neill Kate", "Paris Berlin",
  ])
  func names(text: String) {
    #expect(
      name([Printed(text: text, size: 22), .plain("x@example.org | +44 20 7946 0000")]) == text)
  }

  @Test func aTitleAboveTheNameIsTheLabel() {
    let parsed = basics([
      Printed(text: "Product Designer", size: 12),
      Printed(text: "Jane Smith", size: 12, bold: true),
      .plain("jane.smith@example.com"),
    ])
    #expect(parsed.resume["basics"]?["name"]?.stringValue == "Jane Smith")
    #expect(parsed.resume["basics"]?["label"]?.stringValue == "Product Designer")
  }

  @Test func aTitleBesideTheNameGoesOnInTheNextLine() {
    func label(_ next: Printed) -> String? {
      basics([Printed(text: "Ada Byron | Chief", size: 24), next, .plain("ada@example.org")])
        .resume["basics"]?["label"]?.stringValue
    }
    #expect(label(Printed(text: "Operating Officer", size: 24)) == "Chief Operating Officer")
    #expect(label(Printed(text: "Leeds", size: 10)) == "Chief")
    #expect(label(Printed(text: "0113 496 0000", size: 24)) == "Chief")
  }

  @Test func documentTitlesAreNotNames() {
    #expect(
      name([
        Printed(text: "Curriculum Vitae", size: 26), Printed(text: "Ada Byron", size: 14),
        .plain("ada.byron@example.org"),
      ]) == "Ada Byron")
    #expect(
      name([Printed(text: "Ada Byron Resume", size: 26), .plain("ada@example.org")]) == "Ada Byron")
    #expect(name([Printed(text: "Contact", size: 20), .plain("a@example.org")]) == nil)
  }

  @Test func aNameOverTwoLines() {
    #expect(
      name([
        Printed(text: "ADA", size: 30), Printed(text: "BYRON", size: 30), .plain("a@example.org"),
      ]) == "ADA BYRON")
  }

  @Test func smallWordsBesideTheNameAreASeparateLine() {
    var document = Printed.document([
      Printed(text: "Ada Countess Byron", size: 30), .heading("Skills"), .plain("C, D"),
    ])
    document.pages[0].lines[0].words[1].size = 9
    #expect(ResumeParser.parse(document).resume["basics"]?["name"]?.stringValue == "Ada Byron")
  }

  @Test(arguments: [
    ("+49 178 910 11 12 13", "+49 178 910 11 12 13"), ("(912) 555-4321", "(912) 555-4321"),
    ("607.379.5733", "607.379.5733"), ("Tel: 555-0142", "555-0142"),
    ("Phone +1-415-555-0142 | x", "+1-415-555-0142"),
    ("(+82) 10-9030-1843", "(+82) 10-9030-1843"), ("06 12 34 56 78", "06 12 34 56 78"),
    ("2013 - 2017", nil), ("12345 Berlin", nil), ("Jan 2019 – 03/2021", nil), ("94105-1234", nil),
    ("99.99%", nil), ("+123 456 789 012 345", "+123 456 789 012 345"),
    ("+45 28 44 71 09 8900 Randers", "+45 28 44 71 09"),
    ("+34 655 120 447 31002 Pamplona", "+34 655 120 447"),
    ("+44 20 7946 0958 London", "+44 20 7946 0958"),
    ("06 44 71 20 98 35000 Rennes", "06 44 71 20 98"), ("۰۹۱۲ ۳۴۵ ۶۷۰۱", "0912 345 6701"),
    ("+123 456 789 012 345 678", nil), ("Account 12-3456-7890-1234-5678", nil),
  ])
  func phones(text: String, expected: String?) {
    let reading = LineReading(Printed.document([.plain(text)]))
    #expect(reading.lines.first.flatMap(PhoneFinder.find)?.text == expected)
  }

  @Test(arguments: [
    ("jo@example.org", "jo@example.org"),
    ("Email:jo.b+x@mail.example.co.uk,", "jo.b+x@mail.example.co.uk"),
    ("mailto:jo@example.org?subject=a", "jo@example.org"), ("jo@example", nil), ("@jo", nil),
    ("jo@", nil), ("a@b..c", nil),
  ])
  func emailAddresses(text: String, expected: String?) {
    #expect(Address.mail(in: text) == expected)
  }

  @Test(arguments: [
    ("github.com/ada", true), ("https://x.example.com", true), ("www.ada.dev", true),
    ("ada.dev", true),
    ("Node.js", false), ("B.Sc", false), ("jo@example.org", false), ("1.5", false), ("e.g.", false),
    ("", false),
  ])
  func webAddresses(text: String, expected: Bool) { #expect(Address.isWeb(text) == expected) }

  @Test func linksAreJoinedAcrossLineBreaks() {
    let parsed = basics([
      Printed(text: "Ada Byron", size: 22),
      .plain("ada@example.org | https://ada.example.com | linkedin.com/in/"),
      .plain("adabyron | github.com/ada"),
    ])
    let profiles = parsed.resume["basics"]?["profiles"]?.arrayValue ?? []
    #expect(parsed.resume["basics"]?["url"]?.stringValue == "https://ada.example.com")
    #expect(
      profiles.compactMap { $0["url"]?.stringValue } == [
        "https://linkedin.com/in/adabyron", "https://github.com/ada",
      ])
    #expect(profiles.compactMap { $0["network"]?.stringValue } == ["LinkedIn", "GitHub"])
    #expect(profiles.compactMap { $0["username"]?.stringValue } == ["adabyron", "ada"])
  }

  @Test func linkAnnotationsOverrideTheirText() {
    let parsed = basics([
      Printed(text: "Ada Byron", size: 22),
      Printed(text: "adabyron", uri: "https://www.linkedin.com/in/adabyron/"),
      Printed(text: "Mail", uri: "mailto:ada@example.org"),
    ])
    #expect(parsed.resume["basics"]?["email"]?.stringValue == "ada@example.org")
    #expect(
      parsed.resume["basics"]?["profiles"]?.arrayValue?.first?["username"]?.stringValue
        == "adabyron")
  }

  @Test(arguments: [
    ("San Francisco, CA", "San Francisco", nil), ("Istanbul, Türkiye", "Istanbul", "TR"),
    ("75011 Paris", "Paris", nil), ("Omaha, Nebraska 68107", "Omaha", nil),
    ("Munich, Bavaria, Germany", "Munich", "DE"), ("Remote", nil, nil),
    ("Springfield, IL 62701", "Springfield", nil),
    ("Somewhere, Deutschland", "Somewhere", "DE"),
  ])
  func places(text: String, city: String?, country: String?) {
    let place = Place.read(fragment(text))
    #expect(place != nil)
    #expect(place?.city?.text == city)
    #expect(place?.countryCode == country)
  }

  @Test(arguments: [
    "Acme Corp, Berlin, Germany", "Software Engineer, Acme", "Princeton University, NJ",
    "Nov. 2011", "Bachelor, Information Technology", "",
  ])
  func textsThatAreNotPlaces(text: String) { #expect(Place.read(fragment(text)) == nil) }

  @Test func aPlaceAtTheEnd() {
    let found = Place.trailing(in: fragment("Meridian Labs, Chicago, IL"))
    #expect(found?.rest.text == "Meridian Labs")
    #expect(found?.place.region?.text == "IL")
    #expect(Place.trailing(in: fragment("Northwind – Springfield, IL"))?.rest.text == "Northwind")
    #expect(Place.trailing(in: fragment("Vice President, Sales")) == nil)
  }
}
