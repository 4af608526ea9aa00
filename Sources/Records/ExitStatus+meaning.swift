extension ExitStatus {
  /// Every exit code that a program documents, in order.
  package static let documented: [ExitStatus] = [
    .success, .negative, .someFailed, .usage, .dataError, .noInput, .unavailable, .internalFault,
    .cannotCreate, .cannotWrite, .tryAgain, .protocolError, .notSignedIn, .configuration,
    .interrupted, .closedPipe, .terminated,
  ]

  /// What the code means, as man pages print it; nil for a code that is not documented.
  package var meaning: String? {
    switch self {
    case .success: "Everything done, also when there was nothing to do."
    case .negative: "The answer is no."
    case .someFailed:
      "Finished, but some records failed; the rest was written. "
        + "When all failed from one cause, that cause's code is used instead."
    case .usage: "Wrong usage."
    case .dataError: "The input is not what it says."
    case .noInput: "No such input file."
    case .unavailable: "The service is not available after all retries."
    case .internalFault: "Internal fault."
    case .cannotCreate: "An output file cannot be created."
    case .cannotWrite: "Output cannot be written."
    case .tryAgain: "Try again later: time-out, rate limit, or a lock is held."
    case .protocolError: "The server's answer breaks the contract."
    case .notSignedIn: "Not signed in, or refused."
    case .configuration: "Bad or missing configuration."
    case .interrupted: "Interrupted (SIGINT)."
    case .closedPipe: "The reader of the output went away (SIGPIPE)."
    case .terminated: "Terminated (SIGTERM)."
    default: nil
    }
  }
}
