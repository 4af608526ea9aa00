import Testing

@testable import Transport

@Suite(.timeLimit(.minutes(30))) struct RetryTableTests {
  typealias Kind = TransferFault.Kind

  @Test(arguments: [
    (408, true, true), (425, true, true), (429, true, true), (500, true, false),
    (502, true, false), (503, true, false), (504, true, false), (501, false, false),
    (505, false, false), (200, false, false), (204, false, false), (302, false, false),
    (400, false, false), (401, false, false), (403, false, false), (404, false, false),
    (409, false, false), (413, false, false), (422, false, false), (600, false, false),
  ])
  func answers(status: Int, idempotent: Bool, other: Bool) {
    let outcome = RetryTable.Outcome.answer(status: status, retryAfter: nil)
    let table = RetryTable(attempts: 4)
    #expect(table.maySendAgain(outcome, isIdempotent: true) == idempotent)
    #expect(table.maySendAgain(outcome, isIdempotent: false) == other)
  }

  @Test func aTemporaryRefusalIsNotAnAcceptance() {
    let outcome = RetryTable.Outcome.answer(status: 503, retryAfter: .seconds(1))
    #expect(RetryTable(attempts: 4).maySendAgain(outcome, isIdempotent: false))
    let failed = RetryTable.Outcome.answer(status: 500, retryAfter: .seconds(1))
    #expect(!RetryTable(attempts: 4).maySendAgain(failed, isIdempotent: false))
  }

  @Test(arguments: [
    (Kind.unknownHost, SentExtent.nothing, true, true), (.noConnection, .nothing, true, true),
    (.unknownProxy, .nothing, true, true), (.refusedByProxy, .nothing, true, true),
    (.changedFile, .part, false, false),
    (.timedOut, .nothing, true, true), (.timedOut, .part, true, true),
    (.timedOut, .whole, true, false), (.closed, .nothing, true, true),
    (.closed, .part, true, true), (.closed, .whole, true, false), (.tls, .nothing, false, false),
    (.badProtocol, .whole, false, false), (.tooLarge, .whole, false, false),
    (.unreadableFile, .nothing, false, false), (.cancelled, .part, false, false),
    (.internalFault, .nothing, false, false),
  ])
  func faults(kind: Kind, sent: SentExtent, idempotent: Bool, other: Bool) {
    let table = RetryTable(attempts: 4)
    #expect(table.maySendAgain(.fault(kind, sent: sent), isIdempotent: true) == idempotent)
    #expect(table.maySendAgain(.fault(kind, sent: sent), isIdempotent: false) == other)
  }

  @Test func waitsGrowTwofoldUpToALimitAndBelongToChance() {
    let table = RetryTable(attempts: 99)
    func wait(_ attempt: Int, _ chance: Double) -> Duration {
      table.wait(after: attempt, retryAfter: nil, chance: chance)
    }
    #expect((1...4).map { wait($0, 1) } == [500, 1_000, 2_000, 4_000].map { .milliseconds($0) })
    #expect(wait(1, 0) == .zero)
    #expect(wait(3, 0.5) == .seconds(1))
    #expect(wait(50, 1) == .seconds(30))
    #expect(wait(.max, 1) == .seconds(30))
  }

  @Test func neverWaitsLessThanTheServerAsksFor() {
    let table = RetryTable(attempts: 4)
    #expect(table.wait(after: 1, retryAfter: .seconds(7), chance: 0.9) == .seconds(7))
    #expect(table.wait(after: 4, retryAfter: .seconds(1), chance: 0.75) == .seconds(3))
  }

  @Test func endsWithTheAttemptsTheDeadlineAndPatience() {
    let table = RetryTable(attempts: 3)
    func decide(
      _ attempt: Int, asked: Duration? = nil, remaining: Duration? = nil
    ) -> RetryTable.Decision {
      table.decide(
        .answer(status: 429, retryAfter: asked), attempt: attempt, isIdempotent: true,
        chance: 0.5, remaining: remaining)
    }
    #expect(decide(1) == .again(after: .milliseconds(250)))
    #expect(decide(2) == .again(after: .milliseconds(500)))
    #expect(decide(3) == .finish)
    #expect(decide(1, asked: .seconds(5), remaining: .seconds(6)) == .again(after: .seconds(5)))
    #expect(decide(1, asked: .seconds(5), remaining: .seconds(5)) == .outOfTime)
    #expect(decide(1, asked: .seconds(300)) == .again(after: .seconds(300)))
    #expect(decide(1, asked: .seconds(301)) == .outOfTime)
  }
}
