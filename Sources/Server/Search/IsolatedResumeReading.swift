internal import Dispatch
internal import Documents
internal import Isolation
package import Records
internal import Resumes
internal import Synchronization

/// Reads documents in processes of their own: one that crashes, loops or eats memory costs its own
/// search and nothing else.
package final class IsolatedResumeReading: ResumeReading {
  /// A worker blocks its caller, which is a thread of its own: a serial queue has one that nothing
  /// else needs, while a concurrent queue would take those that tasks run on.
  private struct Reader {
    let worker: IsolatedWorker
    let queue: DispatchQueue
  }

  private let readers: [Reader]
  private let next = Mutex(0)

  /// - Precondition: the process has one thread.
  /// - Throws: `Failure` with exit 70 when the system has no process or memory to give.
  package init(workers count: Int) throws(Failure) {
    var readers: [Reader] = []
    for index in 0..<max(1, count) {
      readers.append(
        Reader(
          worker: try IsolatedWorker { ReadingMessage.answer(to: $0) },
          queue: DispatchQueue(label: "reading \(index)")))
    }
    self.readers = readers
  }

  package func read(_ bytes: [UInt8], name: String?) async throws -> ReadResume {
    let request = ReadingMessage.request(bytes, name: name)
    let reader = readers[
      next.withLock { next in
        defer { next = (next + 1) % readers.count }
        return next
      }]
    return try await withCheckedThrowingContinuation { continuation in
      reader.queue.async {
        continuation.resume(
          with: Result {
            try ReadingMessage.result(of: try reader.worker.perform(request))
          })
      }
    }
  }
}
