import Dispatch
import Isolation
import Records
import Synchronization

/// Worker processes that read documents, each one at a time.
final class ReaderPool: Sendable {
  private struct Reader {
    let worker: IsolatedWorker
    /// Waiting for an answer blocks, so each worker has a thread of its own.
    let queue: DispatchQueue
  }

  private let free: Mutex<[Reader]>
  let count: Int

  /// - Precondition: the process has one thread.
  /// - Throws: `cannot_start_worker` (70).
  init(count: Int) throws(Failure) {
    var readers: [Reader] = []
    for index in 0..<count {
      readers.append(
        Reader(
          worker: try IsolatedWorker(handler: ResumeReading.answer),
          queue: DispatchQueue(label: "reader \(index)")))
    }
    free = Mutex(readers)
    self.count = count
  }

  /// Has a free worker read a document; at most `count` calls at a time.
  ///
  /// - Throws: what reading throws, or that the document ended the worker.
  func read(_ request: ParsingRequest) async throws(Failure) -> [JSONObject.Member] {
    guard let reader = free.withLock({ $0.popLast() }) else {
      throw Failure("internal_fault", "no reader is free", exit: .internalFault)
    }
    defer { free.withLock { $0.append(reader) } }
    let result: Result<[UInt8], Failure> = await withCheckedContinuation { continuation in
      reader.queue.async {
        continuation.resume(
          returning: Result { () throws(Failure) in try reader.worker.perform(request.message) })
      }
    }
    return try ParsingAnswer(try result.get()).outcome.get()
  }
}
