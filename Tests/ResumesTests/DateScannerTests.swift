import Testing

@testable import Resumes

private func periods(_ text: String) -> [Period] {
  DateScanner.periods(in: Array(text.unicodeScalars)[...])
}

/// Returns "start/end", "start/…" for an ongoing period, "/end" for one without a start.
private func spelled(_ text: String) -> String? {
  guard let period = periods(text).first else { return nil }
  return (period.start?.text ?? "") + "/" + (period.isOngoing ? "…" : period.end?.text ?? "")
}

@Suite(.timeLimit(.minutes(30))) struct DateScannerTests {
  @Test(arguments: [
    ("Jan 2020 – Mar 2021", "2020-01/2021-03"), ("January 2020 - March 2021", "2020-01/2021-03"),
    ("Sept. 2018 to Oct. 2019", "2018-09/2019-10"), ("06/2018 – 02/2021", "2018-06/2021-02"),
    ("6/2018-2/2021", "2018-06/2021-02"), ("2018-06 – 2021-02", "2018-06/2021-02"),
    ("2018/06 - 2021/02", "2018-06/2021-02"), ("2015 / 07 – 2016 / 01", "2015-07/2016-01"),
    ("2012-2014", "2012/2014"), ("2012 – 2014", "2012/2014"), ("2012–14", "2012/2014"),
    ("01.03.2015 bis 31.08.2018", "2015-03-01/2018-08-31"), ("08/15 - 09/17", "2015-08/2017-09"),
    ("Jan '15 - Dec '17", "2015-01/2017-12"), ("Sep 15 - Dec 16", "2015-09/2016-12"),
    ("June – Aug 2014", "2014-06/2014-08"), ("März 2015 – Mai 2016", "2015-03/2016-05"),
    ("janvier 2019 à mars 2020", "2019-01/2020-03"), ("févr. 2019 – août 2020", "2019-02/2020-08"),
    ("enero de 2019 a marzo de 2020", "2019-01/2020-03"),
    ("fev. 2019 – out. 2020", "2019-02/2020-10"),
    ("gennaio 2019 – dicembre 2020", "2019-01/2020-12"),
    ("maart 2019 t/m juni 2019", "2019-03/2019-06"),
    ("mei 2019 tot juni 2020", "2019-05/2020-06"),
    ("03/15/2019 – 06/20/2020", "2019-03-15/2020-06-20"),
    ("March 3, 2019 – April 30th, 2020", "2019-03-03/2020-04-30"),
    ("3 March 2019 – 30 April 2020", "2019-03-03/2020-04-30"),
    ("2019年4月 – 2021年3月", "2019-04/2021-03"), ("Jun. 2018 \u{AD} Jan. 2021", "2018-06/2021-01"),
    ("Summer 2012 – Fall 2013", "2012/2013"), ("Mar 2019 – 2019", "2019-03/2019"),
    ("summers of 2011, 2012 and 2013", "2011/2013"), ("Summers 2011 & 2012", "2011/2012"),
    ("curso 2019-20 y curso 2020-21", "2019/2021"), ("Étés 2013, 2014 et 2015", "2013/2015"),
    ("from 2012 to 2014", "2012/2014"), ("Da marzo 2018 ad oggi", "2018-03/…"),
  ])
  func periodsWithTwoEnds(text: String, expected: String) { #expect(spelled(text) == expected) }

  /// Several Slavic languages and Hungarian write a stop after a month or a year.
  @Test func stopsAfterBothEnds() {
    let text = "11/2015. – 01/2020. Ljekarna"
    #expect(periods(text).map(\.range) == [0..<"11/2015. – 01/2020.".count])
    #expect(periods("2009 – 2014. Rijeka").map(\.range) == [0..<"2009 – 2014".count])
  }

  @Test(arguments: [
    ("Jan 2020 – Present", "2020-01/…"), ("2020 - now", "2020/…"), ("03/2019 – heute", "2019-03/…"),
    ("mars 2019 – aujourd'hui", "2019-03/…"), ("mars 2019 – aujourd’hui", "2019-03/…"),
    ("2019 – en cours", "2019/…"),
    ("enero 2019 - actualidad", "2019-01/…"), ("jan 2019 - atual", "2019-01/…"),
    ("2019 – oggi", "2019/…"),
    ("mei 2019 – heden", "2019-05/…"), ("2019 to date", "2019/…"), ("Sep 15 - NOW", "2015-09/…"),
    ("since 2019", "2019/…"), ("seit März 2019", "2019-03/…"), ("depuis 2019", "2019/…"),
    ("desde enero de 2019", "2019-01/…"),
    ("dal 2019", "2019/…"), ("sinds 2019", "2019/…"), ("2019 onwards", "2019/…"),
    ("March 2021 - Current", "2021-03/…"),
    ("2019年4月 – 现在", "2019-04/…"), ("2020 – to present", "2020/…"),
  ])
  func ongoingPeriods(text: String, expected: String) {
    #expect(spelled(text) == expected)
    #expect(periods(text).first?.isRange == true)
  }

  @Test(arguments: [
    ("May 2017", "2017-05/2017-05"), ("Graduated 2017", "2017/2017"),
    ("12/2016", "2016-12/2016-12"),
    ("bis 2019", "/2019"), ("until March 2019", "/2019-03"),
    ("2019-04-30", "2019-04-30/2019-04-30"),
    ("Q3 2019", "2019/2019"), ("05/06/2019", "2019/2019"), ("Paris (2018)", "2018/2018"),
  ])
  func singleDates(text: String, expected: String) { #expect(spelled(text) == expected) }

  @Test(arguments: [
    "", "–", "Present", "May", "I may go", "2000k users", "$2019", "192.168.2019", "v2.2019x",
    "B2019",
    "+1 415 555 0142", "99.99% uptime", "12345", "2.4M", "1850", "2099", "Mar", "Sep 15", "1/2",
    "'", "2019.com",
  ])
  func textsWithoutDates(text: String) { #expect(periods(text).isEmpty, "\(text)") }

  @Test func rangesAreOffsetsIntoTheText() {
    let text = "Acme, Berlin   (Jan 2020 – Mar 2021), remote"
    let scalars = Array(text.unicodeScalars)
    let period = periods(text).first
    #expect(
      period.map { String(String.UnicodeScalarView(scalars[$0.range])) } == "Jan 2020 – Mar 2021")
  }

  @Test func reversedYearsAreNotARange() {
    #expect(periods("2019 – 2012").allSatisfy { !$0.isRange })
  }

  @Test(arguments: [
    ("2 years 10 months", true), ("(1 yr 3 mos)", true), ("4 months", true), ("24 people", false),
    ("months", false),
  ])
  func durations(text: String, expected: Bool) {
    let fragment = Fragment(page: 0, line: 0, scalars: Array(text.unicodeScalars)[...])
    #expect(DateScanner.isDuration(fragment) == expected)
  }

  /// What the other dates of a resume say about 05/06/2019.
  @Test(arguments: [
    (["30/08/2015", "05/06/2019"], "2019-06-05"), (["08/30/2015", "05/06/2019"], "2019-05-06"),
    (["01/03/2015", "01/06/2019"], "2019-06-01"), (["03/01/2015", "05/01/2019"], "2019-05-01"),
    (["30/08/2015", "08/30/2016", "05/06/2019"], "2019"), (["02/03/2015", "05/06/2019"], "2019"),
  ])
  func daysAndMonths(dates: [String], last: String) {
    let lines = LineReading(Printed.document(dates.map { .plain($0) })).lines
    let date = lines.last?.periods.last?.end
    #expect((DayOrder(lines)?.settled(date) ?? date)?.text == last)
  }
}
