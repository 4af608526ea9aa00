import Flow
import Testing

@testable import Command

@Suite(.timeLimit(.minutes(30))) struct ProgressLineTests {
  private func text(
    _ started: Int, _ succeeded: Int, _ failed: Int, of total: Int? = nil, after time: Duration
  ) -> String {
    let counts = FlowProgress.Counts(
      started: started, succeeded: succeeded, failed: failed, total: total)
    return ProgressLine(counts: counts, time: time).text
  }

  @Test func withoutTotal() {
    #expect(text(12, 9, 1, after: .seconds(4)) == "10 done, 2.5/s, 2 in flight, 1 failed")
  }

  @Test func withTotalAndTimeLeft() {
    #expect(
      text(12, 9, 1, of: 20, after: .seconds(4))
        == "10 of 20 done, 2.5/s, 2 in flight, 1 failed, 4 s left")
    #expect(text(10, 10, 0, of: 2000, after: .seconds(10)).hasSuffix(", 33 min 10 s left"))
    #expect(text(10, 10, 0, of: 10_010, after: .seconds(10)).hasSuffix(", 2 h 46 min left"))
  }

  @Test func bytesOfFiles() {
    var counts = FlowProgress.Counts(started: 3, succeeded: 1, total: 4)
    counts.sentBytes = 1_999_999
    counts.expectedBytes = 12_000_000
    #expect(
      ProgressLine(counts: counts, time: .seconds(2)).text
        == "1 of 4 done, 0.5/s, 2 in flight, 0 failed, 1.9 of 12.0 MB sent, 6 s left")
  }

  @Test func slowRateIsInTenths() {
    #expect(text(2, 1, 0, after: .seconds(4)).contains(", 0.3/s,"))
    #expect(text(20, 19, 0, after: .seconds(2)).contains(", 9.5/s,"))
    #expect(text(50, 41, 0, after: .seconds(4)).contains(", 10/s,"))
  }

  @Test func withoutRateOrAtTheEndNoTimeIsLeft() {
    #expect(text(1, 0, 0, of: 3, after: .seconds(2)) == "0 of 3 done, 0/s, 1 in flight, 0 failed")
    #expect(text(3, 3, 0, of: 3, after: .seconds(1)) == "3 of 3 done, 3/s, 0 in flight, 0 failed")
    #expect(text(1, 0, 0, after: .zero) == "0 done, 0/s, 1 in flight, 0 failed")
  }
}
