import Records
import Testing

@Suite(.timeLimit(.minutes(30))) struct TimestampTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0, 0),
    ("2026-11-21T07:19:28.686966917Z", 1_795_245_568, 686_966_917),
    ("2026-11-21T07:19:28.686966Z", 1_795_245_568, 686_966_000),
    ("2026-11-21T09:19:28+02:00", 1_795_245_568, 0),
    ("2026-11-21 07:19:28", 1_795_245_568, 0),
    ("2026-11-21t07:19:28.5z", 1_795_245_568, 500_000_000),
    ("2026-11-21T07:19:28.1234567899Z", 1_795_245_568, 123_456_789),
    ("2026-11-20T23:19:28-0800", 1_795_245_568, 0),
    ("2000-02-29", 951_782_400, 0),
    ("1969-12-31T23:59:59.5Z", -1, 500_000_000),
    ("2016-12-31T23:59:60Z", 1_483_228_800, 0),
  ])
  func reads(text: String, seconds: Int64, nanoseconds: Int32) {
    #expect(
      Timestamp(rfc3339: text) == Timestamp(seconds: seconds, nanoseconds: nanoseconds))
  }

  @Test(arguments: [
    "", "2026", "2026-13-01T00:00:00Z", "2025-02-29", "2026-11-21T24:00:00Z",
    "2026-11-21T07:19Z", "2026-11-21T07:19:28.Z", "2026-11-21T07:19:28Zz",
    "2026-11-21T07:19:28+2", "2 days ago", "2026-11-21T07:19:28+25:00", "20２6-11-21",
  ])
  func refuses(text: String) {
    #expect(Timestamp(rfc3339: text) == nil)
  }

  @Test(arguments: [
    "1970-01-01T00:00:00Z", "2026-11-21T07:19:28.686Z", "2026-11-21T07:19:28.686966Z",
    "2026-11-21T07:19:28.686966917Z", "2000-02-29T23:59:59Z", "0001-01-01T00:00:00Z",
  ])
  func writesWhatItReads(text: String) {
    #expect(Timestamp(rfc3339: text)?.rfc3339 == text)
  }

  @Test func everyDayOfFourCenturiesIsReadAsItWasWritten() {
    var day = Timestamp(seconds: 0)
    var previous = (year: 1969, month: 12, day: 31)
    for _ in 0..<146_097 {
      let fields = day.calendarFields
      let isNext =
        fields.day == previous.day + 1
        || (fields.day == 1 && fields.month == previous.month % 12 + 1)
      #expect(isNext)
      #expect(Timestamp(year: fields.year, month: fields.month, day: fields.day) == day)
      previous = (fields.year, fields.month, fields.day)
      day = day + .seconds(86_400)
    }
    #expect(previous == (2369, 12, 31))
  }

  @Test func addsAndSubtracts() {
    let moment = Timestamp(seconds: 10, nanoseconds: 900_000_000)
    #expect(moment + .milliseconds(200) == Timestamp(seconds: 11, nanoseconds: 100_000_000))
    #expect(moment - .milliseconds(950) == Timestamp(seconds: 9, nanoseconds: 950_000_000))
    #expect(moment - .seconds(11) == Timestamp(seconds: -1, nanoseconds: 900_000_000))
    #expect(moment - Timestamp(seconds: 12) == .milliseconds(-1_100))
  }
}
