package import Records

extension Failure {
  static let proxyHint =
    "check the proxy: --proxy, proxy in config.toml, http_proxy, https_proxy or all_proxy"

  /// The failure of a request to `url` that got no answer.
  package init(
    _ fault: TransferFault, at url: WebAddress, attempts: Int,
    addressSetting: AddressSetting? = nil
  ) {
    let place = url.origin
    let proxy = fault.proxy.map { "the proxy \($0)" }
    let way = proxy.map { " through \($0)" } ?? ""
    func unavailable(_ message: String, hint: String?) -> Failure {
      Failure(
        "unavailable", message, hint: hint, exit: .unavailable, retryable: true, attempts: attempts)
    }
    switch fault.kind {
    case .unknownHost:
      self = unavailable(
        "cannot resolve host \(url.host)\(way)", hint: Self.hint(url, addressSetting))
    case .unknownProxy:
      self = unavailable("cannot resolve \(proxy ?? "the proxy's name")", hint: Self.proxyHint)
    case .noConnection:
      self = unavailable(
        "no connection to \(proxy ?? place): \(fault.detail)",
        hint: proxy == nil ? Self.hint(url, addressSetting) : Self.proxyHint)
    case .refusedByProxy:
      self = unavailable(
        "\(proxy ?? "the proxy") refused to connect to \(place): \(fault.detail)",
        hint: Self.proxyHint)
    case .tls:
      self = unavailable(
        "no secure connection to \(place)\(way): \(fault.detail)",
        hint: "use --cacert or ca_bundle to trust a private certificate authority")
    case .timedOut:
      self.init(
        "timed_out", "\(place) did not respond in time\(way): \(fault.detail)",
        hint: "try again later, or allow more time with --timeout or --deadline", exit: .tryAgain,
        retryable: true, attempts: attempts)
    case .closed:
      self = unavailable(
        "\(place) closed the connection before the response was complete\(way): \(fault.detail)",
        hint: nil)
    case .badProtocol:
      self.init(
        "unexpected_answer", "the response from \(place)\(way) is not HTTP: \(fault.detail)",
        hint: addressSetting?.hint ?? "check the address and the port", exit: .protocolError,
        attempts: attempts)
    case .tooLarge:
      self.init(
        "unexpected_answer", "the response from \(url) is larger than allowed",
        exit: .protocolError,
        attempts: attempts)
    case .unreadableFile:
      self.init(
        "unreadable_file", "the file cannot be read: \(fault.detail)", exit: .noInput,
        attempts: attempts)
    case .changedFile:
      self.init(
        "file_changed",
        "the file changed while it was being sent; the server did not receive all of it",
        hint: "try again when no program is writing to it", exit: .tryAgain, retryable: true,
        attempts: attempts)
    case .cancelled:
      self.init(
        "cancelled", "the request to \(place) was cancelled", exit: .interrupted, retryable: true,
        attempts: attempts)
    case .internalFault:
      self.init(
        "internal_fault", "the request to \(place) could not be made: \(fault.detail)",
        exit: .internalFault, attempts: attempts)
    }
  }

  /// What to do when nothing answers at `url`. Without a setting it is not the address of a service.
  private static func hint(_ url: WebAddress, _ setting: AddressSetting?) -> String {
    guard let setting else { return "check the network and the address" }
    guard url.isLoopback, url.scheme == "http" else { return "check the network; \(setting.hint)" }
    let host = ["localhost", "127.0.0.1"].contains(url.host) ? "" : " --host \(url.host)"
    return "'\(program: .serve) run --db jm.db --port \(url.port)\(host)' starts a server there"
  }

  static func deadlinePassed(_ url: WebAddress, attempts: Int = 0) -> Failure {
    Failure(
      "timed_out", "the deadline passed before the request to \(url.origin) was sent",
      hint: "allow more time with --deadline", exit: .tryAgain, retryable: true,
      attempts: attempts)
  }

  /// - Parameter proxy: the proxy that the requests were sent through.
  static func circuitOpen(_ url: WebAddress, proxy: String?) -> Failure {
    Failure(
      "circuit_open",
      "not sent: the last \(CircuitBreaker.failureLimit) requests could not connect to "
        + url.origin + (proxy.map { " through the proxy \($0)" } ?? ""),
      hint: proxy == nil ? "try again when the service is back" : proxyHint, exit: .unavailable,
      retryable: true, attempts: 0)
  }
}
