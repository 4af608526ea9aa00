internal import Synchronization

/// Counts the open connections of a server. When there are too many it closes the connection that
/// has waited longest for a request or for its body, so that stalled clients harm only themselves.
final class ConnectionLimiter: Sendable {
  /// What happens to a new connection.
  enum Admission: Hashable {
    case accepted
    /// All connections are being answered: only health checks are, too.
    case overloaded
    /// There is not even room to answer that.
    case refused
  }

  private struct Connection {
    /// Its place in the order of waiting; nil while it is being answered.
    var waiting: Int?
    let close: @Sendable () -> Void
  }

  private struct State {
    var connections: [Int: Connection] = [:]
    var next = 0

    mutating func number() -> Int {
      next += 1
      return next
    }
  }

  /// Connections beyond the limit that may still ask for the server's health.
  private static let reserve = 64

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) { self.limit = limit }

  /// Adds a connection, which waits for its first request.
  ///
  /// - Parameter close: closes it, from any thread.
  func open(close: @escaping @Sendable () -> Void) -> (id: Int, Admission) {
    let (id, admission, evicted) = state.withLock { state in
      let id = state.number()
      var admission = Admission.accepted
      var evicted: Connection?
      if state.connections.count >= limit {
        let oldest = state.connections.filter { $0.value.waiting != nil }
          .min { ($0.value.waiting ?? 0) < ($1.value.waiting ?? 0) }
        if let oldest {
          evicted = state.connections.removeValue(forKey: oldest.key)
        } else {
          admission = state.connections.count < limit + Self.reserve ? .overloaded : .refused
        }
      }
      state.connections[id] = Connection(waiting: id, close: close)
      return (id, admission, evicted)
    }
    evicted?.close()
    return (id, admission)
  }

  /// Notes that a connection waits for its client, or that it is being answered.
  func setWaiting(_ isWaiting: Bool, _ id: Int) {
    state.withLock { state in
      let number = isWaiting ? state.number() : nil
      state.connections[id]?.waiting = number
    }
  }

  func closed(_ id: Int) { state.withLock { $0.connections[id] = nil } }
}
