import CProcess
import Synchronization

/// Wakes a process that waits for a condition in shared memory.
///
/// Each side holds its end of a socket. A byte is sent only if the other side waits. A byte may
/// arrive late, so that it means nothing by itself: the waiting side checks its condition again.
struct Notification: @unchecked Sendable {  // The word that the pointer leads to is atomic.
  /// 1 while the other side waits.
  private let isWaiting: UnsafePointer<Atomic<UInt64>>
  let socket: Int32

  init(_ isWaiting: UnsafePointer<Atomic<UInt64>>, _ socket: Int32) {
    self.isWaiting = isWaiting
    self.socket = socket
  }

  var isAwaited: Bool { isWaiting.pointee.load(ordering: .sequentiallyConsistent) == 1 }

  /// Wakes the other side.
  /// - Parameter always: Sends the byte even if the other side does not seem to wait. The process
  ///   that should have notified it may have died after it cleared the word.
  func post(always: Bool = false) {
    let wasAwaited = isWaiting.pointee.exchange(0, ordering: .sequentiallyConsistent) == 1
    if wasAwaited || always { cprocess_notify(socket) }
  }

  /// Waits until `condition` holds. It is checked again after each byte.
  /// - Returns: False if the other side is gone and the condition does not hold.
  func wait(until condition: () -> Bool) -> Bool {
    while !condition() {
      let wasNotified = awaiting { condition() || cprocess_receive(socket) == 1 }
      if !wasNotified { return condition() }
    }
    return true
  }

  /// Calls `body` with the word set that says that this side waits. `body` checks the condition
  /// once more before it blocks: a change before the word was set sends no byte.
  func awaiting<Value>(_ body: () -> Value) -> Value {
    isWaiting.pointee.store(1, ordering: .sequentiallyConsistent)
    defer { isWaiting.pointee.store(0, ordering: .sequentiallyConsistent) }
    return body()
  }
}
