import Flow
import LineIO
import Records
import Synchronization

/// Passes on the first jobs to another sink, and counts all of them.
final class FirstJobs: ResultSink {
  private let sink: any ResultSink
  private let limit: Int
  private let total = Mutex(0)

  init(_ limit: Int, in sink: any ResultSink) {
    self.limit = limit
    self.sink = sink
  }

  var count: Int { total.withLock { $0 } }

  func write(_ record: Record) throws(SystemError) { if isListed() { try sink.write(record) } }
  func write(_ record: borrowing RecordView) throws(SystemError) {
    if isListed() { try sink.write(record) }
  }
  func flush() throws(SystemError) { try sink.flush() }
  func finish() throws(SystemError) { try sink.finish() }

  private func isListed() -> Bool {
    total.withLock { total in
      total += 1
      return total <= limit
    }
  }
}
