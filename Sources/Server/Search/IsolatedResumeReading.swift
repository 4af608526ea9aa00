internal import Dispatch
internal import Documents
internal import Isolation
package import Records
internal import Resumes
internal import Synchronization

/// Reads documents in processes of their own: one that crashes, loops or eats memory costs its own
/// search and nothing else.
package final class IsolatedResumeReading: ResumeReading {
  private let workers: [IsolatedWorker]
  private let next = Mutex(0)
  /// The workers block; their callers wait on threads that nothing else needs.
  private let queue = DispatchQueue(label: "reading", attributes: .concurrent)

  /// - Precondition: the process has one thread.
  /// - Throws: `Failure` with exit 70 when the system has no process or memory to give.
  package init(workers count: Int) throws(Failure) {
    var workers: [IsolatedWorker] = []
    for _ in 0..<max(1, count) {
      workers.append(try IsolatedWorker { ReadingMessage.answer(to: $0) })
    }
    self.workers = workers
  }

  package func read(_ bytes: [UInt8], name: String?) async throws -> ReadResume {
    let request = ReadingMessage.request(bytes, name: name)
    let worker = workers[
      next.withLock { next in
        defer { next = (next + 1) % workers.count }
        return next
      }]
    return try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(
          with: Result {
            try ReadingMessage.result(of: try worker.perform(request))
          })
      }
    }
  }
}
