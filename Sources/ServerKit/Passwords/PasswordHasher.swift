internal import Dispatch
internal import Foundation
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#endif

/// Hashes passwords on a few threads of its own, so that signing in never occupies the threads that
/// answer other requests. A limited number of requests waits; any others are refused.
package final class PasswordHasher: Sendable {
  /// Too many requests wait for a thread already.
  package struct Busy: Error, Hashable {
    /// Seconds after which a client may try again.
    package let retryAfter: Int
  }

  package let parameters: PasswordHash.Parameters
  private let queue: Queue

  /// The maximum number of requests that wait for a thread. At a quarter of a second for each hash,
  /// the last of them waits about as long as a person would.
  private static let waitingLimit = 64
  private static let retryAfter = 5

  /// - Parameters:
  ///   - threads: half of the processors unless given, so that hashing leaves the others free.
  ///   - waitingLimit: how many requests may wait for a thread.
  init(
    _ parameters: PasswordHash.Parameters,
    threads: Int = max(1, ProcessInfo.processInfo.activeProcessorCount / 2),
    waitingLimit: Int = PasswordHasher.waitingLimit
  ) {
    self.parameters = parameters
    queue = Queue(limit: waitingLimit)
    for _ in 0..<threads {
      let thread = Thread { [queue] in
        Self.lowerPriority()
        while let work = queue.next() { work() }
      }
      thread.name = "password"
      thread.start()
    }
  }

  deinit { queue.stop() }

  /// - Throws: `Busy`.
  package func hash(_ password: String) async throws -> PasswordHash {
    try await perform { [parameters] in try PasswordHash(password, parameters) }
  }

  /// - Throws: `Busy`.
  package func matches(_ password: String, _ hash: PasswordHash) async throws -> Bool {
    try await perform { try hash.matches(password) }
  }

  func perform<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let isAccepted = queue.add { continuation.resume(with: Result { try work() }) }
      if !isAccepted {
        continuation.resume(throwing: Busy(retryAfter: Self.retryAfter))
      }
    }
  }

  /// On Linux the priority is that of one thread; elsewhere it would be the whole process's.
  private static func lowerPriority() {
    #if canImport(Glibc)
      _ = setpriority(Int32(PRIO_PROCESS.rawValue), 0, 10)
    #endif
  }

  /// Work that waits for a thread.
  private final class Queue: Sendable {
    private let limit: Int
    private let waiting = Mutex<[@Sendable () -> Void]>([])
    private let available = DispatchSemaphore(value: 0)

    init(limit: Int) { self.limit = limit }

    func add(_ work: @escaping @Sendable () -> Void) -> Bool {
      let isAccepted = waiting.withLock { waiting in
        guard waiting.count < limit else { return false }
        waiting.append(work)
        return true
      }
      if isAccepted { available.signal() }
      return isAccepted
    }

    /// Blocks the calling thread until there is work. Returns nil when the queue was stopped.
    func next() -> (@Sendable () -> Void)? {
      available.wait()
      let work = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      // Only `stop` signals without adding work; each thread that ends wakes the next.
      if work == nil { available.signal() }
      return work
    }

    func stop() { available.signal() }
  }
}
