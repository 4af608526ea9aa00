import Flow
import LineIO
import Records
import Storage
import Synchronization

/// Writes new jobs, and commits their marks once they are written: whenever the output is flushed, and
/// at 1 MiB.
///
/// A process that dies between the two repeats jobs in the next run, and loses none.
final class MarkingSink: ResultSink {
  private struct State {
    /// Bytes written since the last commit.
    var byteCount = 0
    var fault: Failure?
  }

  /// In bytes. A commit writes a page of 4 KiB for almost every job, and fewer for many jobs together.
  private static let capacity = 1 << 20

  private let sink: any ResultSink
  /// Nil if the marks are committed at the end of the run.
  private let store: SeenStore?
  private let state = Mutex(State())

  init(_ sink: any ResultSink, _ store: SeenStore?) {
    self.sink = sink
    self.store = store
  }

  /// Why the last call threw, if the store was the reason.
  var fault: Failure? { state.withLock { $0.fault } }

  func write(_ record: Record) throws(SystemError) {
    try sink.write(record)
    try count(record.bytes.count)
  }

  func write(_ record: borrowing RecordView) throws(SystemError) {
    try sink.write(record)
    try count(record.withBytes { $0.count })
  }

  func flush() throws(SystemError) {
    try sink.flush()
    guard let store else { return }
    do throws(Failure) {
      try store.commit()
    } catch {
      state.withLock { $0.fault = error }
      // Only ends the run: the fault is what is reported.
      throw SystemError("commit", errno: 0)
    }
  }

  func finish() throws(SystemError) { try sink.finish() }

  private func count(_ bytes: Int) throws(SystemError) {
    let isFull = state.withLock { state in
      state.byteCount += bytes
      guard state.byteCount >= Self.capacity else { return false }
      state.byteCount = 0
      return true
    }
    if isFull { try flush() }
  }
}
