package import Records

extension Failure {
  /// Why a request to `url` brought no answer, and what to do about it.
  package init(_ fault: TransferFault, at url: WebAddress, attempts: Int) {
    let place = url.origin
    let hint: String? =
      url.isLoopback
      ? "is jm-serve running there? 'jm-serve run --port \(url.port)' starts it"
      : "check the network and the address"
    switch fault.kind {
    case .unknownHost:
      self.init(
        "unavailable", "the host of \(place) is not known: \(fault.detail)", hint: hint,
        exit: .unavailable, retryable: true, attempts: attempts)
    case .noConnection:
      self.init(
        "unavailable", "no connection to \(place): \(fault.detail)", hint: hint,
        exit: .unavailable, retryable: true, attempts: attempts)
    case .tls:
      self.init(
        "unavailable", "no secure connection to \(place): \(fault.detail)",
        hint: "a private certificate authority is named with --cacert or ca_bundle",
        exit: .unavailable, retryable: true, attempts: attempts)
    case .timedOut:
      self.init(
        "timed_out", "\(place) did not answer in time: \(fault.detail)",
        hint: "try again later, or allow more time with --timeout", exit: .tryAgain,
        retryable: true, attempts: attempts)
    case .closed:
      self.init(
        "unavailable", "\(place) ended the connection before its answer was whole: \(fault.detail)",
        exit: .unavailable, retryable: true, attempts: attempts)
    case .badProtocol:
      self.init(
        "unexpected_answer", "\(place) does not speak HTTP: \(fault.detail)",
        hint: "check the address and the port", exit: .protocolError, attempts: attempts)
    case .tooLarge:
      self.init(
        "unexpected_answer", "the answer of \(url) is larger than allowed", exit: .protocolError,
        attempts: attempts)
    case .unreadableFile:
      self.init("unreadable_file", fault.detail, exit: .noInput, attempts: attempts)
    case .cancelled:
      self.init(
        "cancelled", "the request to \(place) was given up", exit: .interrupted, retryable: true,
        attempts: attempts)
    case .internalFault:
      self.init(
        "internal_fault", "the request to \(place) could not be made: \(fault.detail)",
        exit: .internalFault, attempts: attempts)
    }
  }

  static func deadlinePassed(_ url: WebAddress, attempts: Int = 0) -> Failure {
    Failure(
      "timed_out", "the deadline came before \(url.origin) could be asked", exit: .tryAgain,
      retryable: true, attempts: attempts)
  }
}
