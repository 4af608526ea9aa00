/// The exit codes of every program: those of `sysexits.h` where it has one for the case.
package struct ExitStatus: RawRepresentable, Sendable, Hashable {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// Everything done, also when there was nothing to do.
  package static let success = ExitStatus(rawValue: 0)
  /// The answer is no.
  package static let negative = ExitStatus(rawValue: 1)
  /// Finished, but some records failed; the rest was written.
  package static let someFailed = ExitStatus(rawValue: 3)
  /// `EX_USAGE`: wrong usage.
  package static let usage = ExitStatus(rawValue: 64)
  /// `EX_DATAERR`: the input is not what it says.
  package static let dataError = ExitStatus(rawValue: 65)
  /// `EX_NOINPUT`: no such input file.
  package static let noInput = ExitStatus(rawValue: 66)
  /// `EX_UNAVAILABLE`: the service is not available after all retries.
  package static let unavailable = ExitStatus(rawValue: 69)
  /// `EX_SOFTWARE`: internal fault.
  package static let internalFault = ExitStatus(rawValue: 70)
  /// `EX_CANTCREAT`: an output file cannot be created.
  package static let cannotCreate = ExitStatus(rawValue: 73)
  /// `EX_IOERR`: output cannot be written.
  package static let cannotWrite = ExitStatus(rawValue: 74)
  /// `EX_TEMPFAIL`: try again later: time-out, rate limit, lock held.
  package static let tryAgain = ExitStatus(rawValue: 75)
  /// `EX_PROTOCOL`: the server's answer breaks the contract.
  package static let protocolError = ExitStatus(rawValue: 76)
  /// `EX_NOPERM`: not signed in, or refused.
  package static let notSignedIn = ExitStatus(rawValue: 77)
  /// `EX_CONFIG`: bad or missing configuration.
  package static let configuration = ExitStatus(rawValue: 78)
  /// 128 + SIGINT.
  package static let interrupted = ExitStatus(rawValue: 130)
  /// 128 + SIGPIPE: the reader went away.
  package static let closedPipe = ExitStatus(rawValue: 141)
  /// 128 + SIGTERM.
  package static let terminated = ExitStatus(rawValue: 143)
}
