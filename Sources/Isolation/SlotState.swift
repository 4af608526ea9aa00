/// The state of a request, as one word that processes share.
struct SlotState: Hashable {
  enum Kind: UInt8 {
    case free
    /// The request waits for the worker.
    case request
    /// The worker has started the request.
    case reading
    /// A `ToolJob` waits for the supervisor.
    case tools
    case answer
    case crashed
    case tooSlow
    case tooLarge
    /// A program of a `ToolJob` failed.
    case toolFailed

    /// Whether the worker or the supervisor has yet to end it.
    var isPending: Bool { self == .request || self == .reading || self == .tools }
  }

  var kind: Kind
  /// The size of the request, and later of the answer, in bytes.
  var count: UInt32
  /// Counts the requests of the slot, so that no state occurs twice.
  var number: UInt32

  init(_ kind: Kind, count: UInt32 = 0, number: UInt32 = 0) {
    self.kind = kind
    self.count = count
    self.number = number & 0xFF_FFFF
  }

  init(word: UInt64) {
    self.init(
      Kind(rawValue: UInt8(truncatingIfNeeded: word)) ?? .crashed,
      count: UInt32(truncatingIfNeeded: word >> 32),
      number: UInt32(truncatingIfNeeded: word >> 8))
  }

  var word: UInt64 { UInt64(count) << 32 | UInt64(number) << 8 | UInt64(kind.rawValue) }

  /// The state of the same request after a change.
  func becoming(_ kind: Kind, count: Int? = nil) -> SlotState {
    SlotState(kind, count: count.map(UInt32.init(clamping:)) ?? self.count, number: number)
  }
}
