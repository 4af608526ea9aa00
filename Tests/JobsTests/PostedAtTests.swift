import Jobs
import Records
import Testing

@Suite(.timeLimit(.minutes(30))) struct PostedAtTests {
  static let moment = Timestamp(seconds: 1_800_000_000)

  @Test(arguments: [
    ("just now", 0), ("Today", 0), ("Just posted", 0), ("yesterday", 86_400),
    ("1 day ago", 86_400), ("3 days ago", 259_200), ("Posted 30+ days ago", 2_592_000),
    ("an hour ago", 3_600), ("a minute ago", 60), ("45 minutes ago", 2_700),
    ("2 weeks ago", 1_209_600), ("1 month ago", 2_592_000), ("Active 5 hours ago", 18_000),
  ])
  func countsBack(_ text: String, _ seconds: Int) {
    #expect(PostedAt.estimate(text, from: Self.moment) == Self.moment - .seconds(seconds))
  }

  @Test(arguments: ["", "soon", "days ago", "9223372036854775807 years ago", "1000 years ago"])
  func saysNothingOfOtherTexts(_ text: String) {
    #expect(PostedAt.estimate(text, from: Self.moment) == nil)
  }

  @Test func readsExactTimes() {
    let exact = Timestamp(rfc3339: "2026-11-01T10:00:00Z")
    #expect(PostedAt.estimate("2026-11-01T10:00:00Z", from: Self.moment) == exact)
  }

  @Test func countsFromWhenTheLineWasFetched() throws {
    let line = #"{"posted_at":"yesterday","fetched_at":"2026-11-02T00:00:00Z"}"#
    let job = try Record(Array(line.utf8))
    #expect(
      job.withView { PostedAt.estimate($0, now: Self.moment) } == Timestamp(rfc3339: "2026-11-01"))
  }
}
