internal import Documents
internal import Isolation
package import Records
internal import Resumes

/// Reads documents in worker processes: a document that crashes its reader, loops or exhausts memory
/// fails its own search and nothing else.
package final class IsolatedResumeReading: ResumeReading {
  private let workers: WorkerPool

  /// - Precondition: the process has one thread.
  /// - Throws: `Failure` with exit 70 when the system has no process or memory to give.
  package init(workers count: Int) throws(Failure) {
    var workers: [IsolatedWorker] = []
    for _ in 0..<max(1, count) {
      workers.append(try IsolatedWorker { ReadingMessage.answer(to: $0) })
    }
    self.workers = WorkerPool(workers, threads: workers.count)
  }

  package func read(_ bytes: [UInt8], name: String?) async throws -> ReadResume {
    let request = ReadingMessage.request(bytes, name: name)
    let answer = try await workers.onThreads { [workers] () throws(Failure) in
      try workers.withWorker { (worker) throws(Failure) in try worker.perform(request) }
    }
    return try ReadingMessage.result(of: answer)
  }
}
