import Testing

@testable import Importing

@Suite(.timeLimit(.minutes(30))) struct DayTests {
  @Test(
    arguments: [
      ("2026-11-21", "2026-11-21"), ("2026-11-21T09:30:00Z", "2026-11-21T09:30:00Z"),
      ("2026/11/21", "2026-11-21"), ("Sat, 21 Nov 2026 09:30:00 GMT", "2026-11-21"),
      ("3-Nov-26", "2026-11-03"), ("November 3, 2026", "2026-11-03"), ("3.11.2026", "2026-11-03"),
      ("2026-13-01", nil), ("12345678901", nil), ("tomorrow", nil), ("11/3/2026", nil), ("", nil),
    ] as [(String, String?)])
  func text(date: String, day: String?) {
    #expect(Day.text(date) == day)
  }

  @Test func seconds() {
    #expect(Day.text(secondsSince1970: 1_761_955_200) == "2025-11-01")
    #expect(Day.text(secondsSince1970: .nan) == nil)
    #expect(Day.text(secondsSince1970: 1e300) == nil)
  }
}
