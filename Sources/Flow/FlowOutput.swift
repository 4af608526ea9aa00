package import LineIO
package import Records

/// Where the results of a run go. Calls come one at a time, from a thread that may block.
package protocol ResultSink: Sendable {
  func write(_ record: Record) throws(SystemError)
  func write(_ record: borrowing RecordView) throws(SystemError)
  func write(_ lines: RecordLines) throws(SystemError)
  /// Writes what is buffered.
  func flush() throws(SystemError)
  /// Writes what can only be written once all results are known.
  func finish() throws(SystemError)
}

extension ResultSink {
  package func write(_ record: borrowing RecordView) throws(SystemError) {
    try write(Record(record))
  }
  package func write(_ lines: RecordLines) throws(SystemError) {
    for record in lines.records { try write(record) }
  }
}

/// Where the failed records of a run go. Calls come one at a time, from a thread that may block.
package protocol FailureSink: Sendable {
  func write(_ item: InputItem, _ failure: Failure) throws(SystemError)
}
