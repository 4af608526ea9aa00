/// How far a request is, as one word that processes share.
struct SlotState: Hashable {
  enum Kind: UInt8 {
    case free
    /// Waits for the worker.
    case request
    /// The worker has begun.
    case reading
    /// A `ToolJob` that waits for the supervisor.
    case tools
    case answer
    case crashed
    case tooSlow
    case tooLarge
    /// A program of a `ToolJob` failed.
    case toolFailed

    /// Whether somebody has to do with it other than who asked.
    var isPending: Bool { self == .request || self == .reading || self == .tools }
  }

  var kind: Kind
  /// Bytes of the request, and then of the answer.
  var count: UInt32
  /// Counts the requests of the slot, so that no state comes twice.
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

  /// The same request, further on.
  func becoming(_ kind: Kind, count: Int? = nil) -> SlotState {
    SlotState(kind, count: count.map(UInt32.init(clamping:)) ?? self.count, number: number)
  }
}
