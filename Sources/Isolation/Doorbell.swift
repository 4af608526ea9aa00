import CProcess

/// What parent, supervisor and worker send each other; the bytes it speaks of lie in shared memory,
/// so that a worker that dies while it writes leaves no half message.
struct Doorbell {
  enum Kind: UInt64 {
    case request
    case answer
    case crashed
    case tooSlow
    case tooLarge
    /// A request to run a `ToolJob`.
    case tools
    /// A program of a `ToolJob` failed.
    case toolFailed
  }

  var kind: Kind
  /// Bytes of the request or answer.
  var count = 0

  func send(to socket: Int32) -> Bool {
    var words = (kind.rawValue, UInt64(count))
    return withUnsafeBytes(of: &words) {
      cprocess_send_all(socket, $0.baseAddress, $0.count) == 1
    }
  }

  /// Waits for the next one; nil when the other side is gone.
  static func receive(from socket: Int32) -> Doorbell? {
    var words: (UInt64, UInt64) = (0, 0)
    let result = withUnsafeMutableBytes(of: &words) {
      cprocess_receive_all(socket, $0.baseAddress, $0.count)
    }
    guard result == 1, let kind = Kind(rawValue: words.0) else { return nil }
    return Doorbell(kind: kind, count: Int(clamping: words.1))
  }
}
