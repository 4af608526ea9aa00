internal import Synchronization

/// Keeps a run from waiting out its attempts for each record when nothing answers at an address.
///
/// After five requests in a row that could not connect to an origin its circuit is open: further
/// requests fail at once, except for a probe every few seconds. The first connection closes it.
final class CircuitBreaker: Sendable {
  /// Requests in a row, each with all its attempts, that must fail to connect before the circuit
  /// opens.
  static let failureLimit = 5
  /// The time between two probes: long enough to let a run end quickly, short enough to notice a
  /// restarted service at once.
  static let probeInterval: Duration = .seconds(3)

  enum Admission {
    /// The circuit is closed.
    case normal
    /// The circuit is open, and this request checks whether it can be closed.
    case probe
    /// The circuit is open.
    case refused
  }

  private struct Origin: Hashable {
    let scheme: String
    let host: String
    let port: Int

    init(_ url: WebAddress) { (scheme, host, port) = (url.scheme, url.host, url.port) }
  }

  private struct Circuit {
    /// Requests in a row that could not connect.
    var failures = 0
    var nextProbe = Duration.zero
    /// The proxy that the last of them was sent through, without credentials.
    var proxy: String?

    var isOpen: Bool { failures >= CircuitBreaker.failureLimit }
  }

  /// Only origins whose last request could not connect.
  private let circuits = Mutex<[Origin: Circuit]>([:])

  /// Whether a request may be sent. `now` is a time that never runs backwards.
  func admit(_ url: WebAddress, at now: Duration) -> Admission {
    circuits.withLock { circuits in
      if circuits.isEmpty { return .normal }
      guard var circuit = circuits[Origin(url)], circuit.isOpen else { return .normal }
      if now < circuit.nextProbe { return .refused }
      circuit.nextProbe = now + Self.probeInterval
      circuits[Origin(url)] = circuit
      return .probe
    }
  }

  func isOpen(_ url: WebAddress) -> Bool {
    circuits.withLock { !$0.isEmpty && $0[Origin(url)]?.isOpen == true }
  }

  /// The proxy of the last request that could not connect; nil if there was none.
  func proxy(of url: WebAddress) -> String? { circuits.withLock { $0[Origin(url)]?.proxy } }

  /// A connection was made.
  func succeed(_ url: WebAddress) {
    circuits.withLock { if !$0.isEmpty { $0[Origin(url)] = nil } }
  }

  /// A request could not connect in any of its attempts.
  func fail(_ url: WebAddress, proxy: String? = nil, at now: Duration) {
    circuits.withLock { circuits in
      var circuit = circuits[Origin(url)] ?? Circuit()
      circuit.failures += 1
      circuit.proxy = proxy
      if circuit.failures == Self.failureLimit { circuit.nextProbe = now + Self.probeInterval }
      circuits[Origin(url)] = circuit
    }
  }
}
