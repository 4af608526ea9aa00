import JobMatchNow
import Testing

@Suite(.timeLimit(.minutes(30)))
struct PollScheduleTests {
  /// The delays if every request is answered at once.
  private func delays(interval: Duration, wait: Duration) -> [Duration] {
    var schedule = PollSchedule(interval: interval, wait: wait)
    var elapsed = Duration.zero
    var delays: [Duration] = []
    while let delay = schedule.nextDelay(elapsed: elapsed) {
      delays.append(delay)
      elapsed += delay
    }
    return delays
  }

  @Test func theFirstRequestsComeSooner() {
    let delays = delays(interval: .seconds(2), wait: .seconds(300))
    let first: [Duration] = [.milliseconds(250), .milliseconds(500), .seconds(1), .seconds(2)]
    #expect(delays.prefix(4).elementsEqual(first))
    #expect(delays.dropFirst(3).dropLast().allSatisfy { $0 == .seconds(2) })
  }

  @Test func noDelayIsLongerThanTheInterval() {
    let delays = delays(interval: .milliseconds(400), wait: .milliseconds(1250))
    #expect(delays == [250, 400, 400, 200].map { .milliseconds($0) })
  }

  @Test(arguments: [0.001, 0.3, 1.75, 2, 5, 300])
  func theDelaysFillTheWaitExactly(seconds: Double) {
    let wait = Duration.seconds(seconds)
    #expect(delays(interval: .seconds(2), wait: wait).reduce(.zero, +) == wait)
  }

  @Test func noRequestFollowsAfterTheWait() {
    var schedule = PollSchedule(interval: .seconds(2), wait: .seconds(10))
    #expect(schedule.nextDelay(elapsed: .seconds(10)) == nil)
    #expect(schedule.nextDelay(elapsed: .seconds(11)) == nil)
    #expect(schedule.nextDelay(elapsed: .seconds(9.9)) == .seconds(10) - .seconds(9.9))
    #expect(delays(interval: .seconds(2), wait: .zero).isEmpty)
  }
}
