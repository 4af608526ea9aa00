import Flow
import Records
import Testing

@Suite(.timeLimit(.minutes(30))) struct TallyTests {
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

  /// The exit status tells a service that is away from a bad file.
  @Test(
    arguments: [
      ([.dataError, .unavailable], .unavailable), ([.noInput, .tryAgain], .tryAgain),
      ([.unavailable, .dataError, .noInput], .unavailable),
      ([.tryAgain, .unavailable], .unavailable),
      ([.dataError, .tryAgain, .unavailable], .unavailable),
      ([.dataError, .noInput], .someFailed), ([.dataError, .protocolError], .someFailed),
      ([.unavailable, .protocolError], .someFailed),
      ([.dataError, .unavailable, .notSignedIn], .someFailed),
    ] as [([Records.ExitStatus], Records.ExitStatus)])
  func mixedCauses(_ causes: [Records.ExitStatus], _ status: Records.ExitStatus) {
    var tally = Tally()
    for exit in causes { tally.fail(Failure("x", "x", exit: exit)) }
    #expect(tally.exitStatus() == status)
    tally.succeed()
    #expect(tally.exitStatus() == .someFailed)
  }

  @Test func partialSuccessCanBeSuccess() {
    let partial = tally(1, .unavailable)
    #expect(partial.exitStatus() == .someFailed)
    #expect(partial.exitStatus(partialIsSuccess: true) == .success)
  }

  /// Bad records alone do not make a run fail; a service that is away or refuses the account does,
  /// even if a bad record came first.
  @Test(
    arguments: [
      ([.dataError], .success), ([.noInput, .noInput], .success),
      ([.dataError, .noInput], .success), ([.unavailable], .unavailable),
      ([.tryAgain], .tryAgain), ([.protocolError], .protocolError),
      ([.notSignedIn], .notSignedIn), ([.configuration], .configuration),
      ([.dataError, .tryAgain], .tryAgain), ([.dataError, .protocolError], .someFailed),
      ([.noInput, .notSignedIn], .someFailed),
    ] as [([Records.ExitStatus], Records.ExitStatus)])
  func badRecordsAloneCanBeSuccess(_ causes: [Records.ExitStatus], _ status: Records.ExitStatus) {
    var tally = Tally()
    for exit in causes { tally.fail(Failure("x", "x", exit: exit)) }
    #expect(tally.exitStatus(partialIsSuccess: true) == status)
  }
}
