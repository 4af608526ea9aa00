import CProcess
import Synchronization

/// Wakes who waits in another process: a byte through a socket, but only for one who does wait.
///
/// Each side has its end of the socket. A byte may come late, so that waking says nothing by itself;
/// what is waited for stands in memory that both sides share.
struct Bell: @unchecked Sendable {  // The word that the pointer leads to is atomic.
  /// 1 while somebody waits.
  private let waits: UnsafePointer<Atomic<UInt64>>
  let socket: Int32

  init(_ waits: UnsafePointer<Atomic<UInt64>>, _ socket: Int32) {
    self.waits = waits
    self.socket = socket
  }

  var isAwaited: Bool { waits.pointee.load(ordering: .sequentiallyConsistent) == 1 }

  /// - Parameter always: also where nobody seems to wait, because who was to ring may have died on the
  ///   way to it.
  func ring(always: Bool = false) {
    let hadWaited = waits.pointee.exchange(0, ordering: .sequentiallyConsistent) == 1
    if hadWaited || always { cprocess_ring(socket) }
  }

  /// Waits until `isOver`, which is asked again after each byte.
  /// - Returns: false when it is not over and nobody is left to ring.
  func wait(until isOver: () -> Bool) -> Bool {
    while !isOver() {
      let heard = listening { isOver() || cprocess_hear(socket) == 1 }
      if !heard { return isOver() }
    }
    return true
  }

  /// Calls `body`, which looks for what it would miss and then waits, as one who waits.
  func listening<Value>(_ body: () -> Value) -> Value {
    waits.pointee.store(1, ordering: .sequentiallyConsistent)
    defer { waits.pointee.store(0, ordering: .sequentiallyConsistent) }
    return body()
  }
}
