package import Flow
package import LineIO
package import Records
import Synchronization

/// Counts results and passes them on to another sink.
package final class CountingSink: ResultSink {
  private let sink: any ResultSink
  private let written = Mutex(0)

  package init(_ sink: any ResultSink) { self.sink = sink }

  package var count: Int { written.withLock { $0 } }

  package func write(_ record: Record) throws(SystemError) {
    try sink.write(record)
    written.withLock { $0 += 1 }
  }
  package func write(_ record: borrowing RecordView) throws(SystemError) {
    try sink.write(record)
    written.withLock { $0 += 1 }
  }
  package func write(_ lines: RecordLines) throws(SystemError) {
    try sink.write(lines)
    written.withLock { $0 += lines.count }
  }
  package func flush() throws(SystemError) { try sink.flush() }
  package func finish() throws(SystemError) { try sink.finish() }
}
