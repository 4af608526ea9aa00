extension ExitStatus {
  /// Every exit code that a program documents, in order.
  package static let documented: [ExitStatus] = [
    .success, .negative, .someFailed, .usage, .dataError, .noInput, .unavailable, .internalFault,
    .cannotCreate, .cannotWrite, .tryAgain, .protocolError, .notSignedIn, .configuration,
    .interrupted, .closedPipe, .terminated,
  ]

  /// The meaning of the code as man pages print it; nil for a code that is not documented.
  package var meaning: String? {
    switch self {
    case .success: "Success, including when there was nothing to do."
    case .negative: "The answer is no."
    case .someFailed:
      "Some records failed; the results of the others were written. "
        + "If all failed for the same reason, the code of that reason is used instead."
    case .usage: "Incorrect usage."
    case .dataError: "The input data is invalid."
    case .noInput: "An input file does not exist or cannot be read."
    case .unavailable: "The service was unavailable after all retries."
    case .internalFault: "An internal error occurred."
    case .cannotCreate: "An output file cannot be created."
    case .cannotWrite: "Output cannot be written."
    case .tryAgain: "Try again later: a timeout, a rate limit, or a lock held by another process."
    case .protocolError: "The response of the service does not follow its API."
    case .notSignedIn: "Not signed in, or permission denied."
    case .configuration: "The configuration is invalid or incomplete."
    case .interrupted: "Interrupted (SIGINT)."
    case .closedPipe: "The reader of the output closed it (SIGPIPE)."
    case .terminated: "Terminated (SIGTERM)."
    default: nil
    }
  }
}
