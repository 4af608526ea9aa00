/// The exit codes of every program. Codes 64 to 78 are those of `sysexits.h`.
package struct ExitStatus: RawRepresentable, Sendable, Hashable {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// Everything is done, or there was nothing to do.
  package static let success = ExitStatus(rawValue: 0)
  /// The answer is no.
  package static let negative = ExitStatus(rawValue: 1)
  /// Some records failed; the results of the others were written.
  package static let someFailed = ExitStatus(rawValue: 3)
  /// `EX_USAGE`: incorrect usage.
  package static let usage = ExitStatus(rawValue: 64)
  /// `EX_DATAERR`: the input data is invalid.
  package static let dataError = ExitStatus(rawValue: 65)
  /// `EX_NOINPUT`: an input file does not exist or cannot be read.
  package static let noInput = ExitStatus(rawValue: 66)
  /// `EX_UNAVAILABLE`: the service was unavailable after all retries.
  package static let unavailable = ExitStatus(rawValue: 69)
  /// `EX_SOFTWARE`: an internal error.
  package static let internalFault = ExitStatus(rawValue: 70)
  /// `EX_CANTCREAT`: an output file cannot be created.
  package static let cannotCreate = ExitStatus(rawValue: 73)
  /// `EX_IOERR`: output cannot be written.
  package static let cannotWrite = ExitStatus(rawValue: 74)
  /// `EX_TEMPFAIL`: try again later: a timeout, a rate limit, or a lock held by another process.
  package static let tryAgain = ExitStatus(rawValue: 75)
  /// `EX_PROTOCOL`: the response of a service does not follow its API.
  package static let protocolError = ExitStatus(rawValue: 76)
  /// `EX_NOPERM`: not signed in, or permission denied.
  package static let notSignedIn = ExitStatus(rawValue: 77)
  /// `EX_CONFIG`: the configuration is invalid or incomplete.
  package static let configuration = ExitStatus(rawValue: 78)
  /// 128 + SIGINT.
  package static let interrupted = ExitStatus(rawValue: 130)
  /// 128 + SIGPIPE: the reader of the output closed it.
  package static let closedPipe = ExitStatus(rawValue: 141)
  /// 128 + SIGTERM.
  package static let terminated = ExitStatus(rawValue: 143)
}
