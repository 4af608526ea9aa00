import Dispatch
import Records
import Synchronization

/// A call that may block for any length of time, such as opening a FIFO that nobody writes to. It runs
/// on a thread of its own, because the threads of tasks are few and shared.
enum BlockingCall {
  /// Returns the result of `body`.
  ///
  /// - Throws: what `body` throws; `cancelled` as soon as the task is cancelled. The thread then
  ///   continues on its own.
  static func run<Value: Sendable>(
    _ body: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let waiting = Waiting<Value>()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiting.begin(continuation)
        DispatchQueue.global().async {
          waiting.end(Result { () throws(Failure) in try body() })
        }
        if Task.isCancelled { waiting.end(.failure(.cancelled)) }
      }
    } onCancel: {
      waiting.end(.failure(.cancelled))
    }
    return try result.get()
  }

  /// Resumes a continuation once.
  private final class Waiting<Value: Sendable>: Sendable {
    private typealias Continuation = CheckedContinuation<Result<Value, Failure>, Never>
    private let continuation = Mutex<Continuation?>(nil)

    func begin(_ continuation: CheckedContinuation<Result<Value, Failure>, Never>) {
      self.continuation.withLock { $0 = continuation }
    }

    func end(_ result: Result<Value, Failure>) {
      continuation.withLock { $0.take() }?.resume(returning: result)
    }
  }
}

extension Failure {
  fileprivate static var cancelled: Failure {
    Failure(
      "cancelled", "the run stopped before the document was read", exit: .interrupted,
      retryable: true)
  }
}
