import Flow
import Records
import Testing

@Suite struct TallyTests {
  private func tally(_ succeeded: Int, _ failures: Records.ExitStatus...) -> Tally {
    var tally = Tally()
    for _ in 0..<succeeded { tally.succeed() }
    for exit in failures { tally.fail(Failure("x", "x", exit: exit)) }
    return tally
  }

  @Test func oneCauseGivesItsCode() {
    #expect(tally(0).exitStatus() == .success)
    let down = tally(0, .unavailable, .unavailable)
    #expect(down.exitStatus() == .unavailable)
    #expect(down.exitStatus(partialIsSuccess: true) == .unavailable)
  }

  @Test func recordsGivenUpHaveNoCauseOfTheirOwn() {
    var tally = tally(0, .dataError)
    tally.fail(Failure("cancelled", "given up", exit: .interrupted))
    #expect(tally.exitStatus() == .dataError)
    #expect(tally.failed == 2)
  }

  @Test func severalCausesOrSomeSuccessGiveThree() {
    #expect(tally(0, .unavailable, .dataError).exitStatus() == .someFailed)
    let partial = tally(1, .unavailable)
    #expect(partial.exitStatus() == .someFailed)
    #expect(partial.exitStatus(partialIsSuccess: true) == .success)
  }
}
