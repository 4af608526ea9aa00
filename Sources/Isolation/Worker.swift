import CProcess

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The process that runs the handler, request after request, until its supervisor or the parent is
/// gone.
struct Worker {
  let connection: Connection
  let limits: IsolationLimits
  let supervisor: pid_t
  let handler: (consuming [UInt8]) -> [UInt8]
  /// The bytes of heap that documents of usual size take.
  private static let keptHeap = 16 << 20

  func run() -> Never {
    cprocess_ready_heap(Self.keptHeap)
    var turn = 0
    while connection.work.wait(until: { next(turn) != nil }), getppid() == supervisor {
      guard let index = next(turn) else { continue }
      // The slots take turns, so that no request waits forever.
      turn = index + 1
      connection.hasBegun = true
      let slot = connection.slot(index)
      slot.state = slot.state.becoming(.reading)
      cprocess_limit_cpu(UInt32(max(1, min(limits.seconds.rounded(.up), 100_000))))
      slot.answer(handler(slot.request))
      if connection.retires { break }
    }
    cprocess_exit_now(0)
  }

  /// The slot of the next request, from slot `turn` on; nil if there is none.
  private func next(_ turn: Int) -> Int? {
    for offset in 0..<Connection.slotCount {
      let index = (turn + offset) % Connection.slotCount
      if connection.slot(index).state.kind == .request { return index }
    }
    return nil
  }
}
