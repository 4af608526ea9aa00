package import LineIO
package import Records

/// Where the results of a run go.
package protocol ResultSink: Sendable {
  func write(_ record: Record) throws(SystemError)
  /// Takes a record that lasts only for this call.
  func write(_ record: RecordView) throws(SystemError)
  func write(_ lines: RecordLines) throws(SystemError)
  /// Hands on what is held back for the sake of fewer writes.
  func flush() throws(SystemError)
  /// Writes what could only be written when everything was known.
  func finish() throws(SystemError)
}

extension ResultSink {
  package func write(_ record: RecordView) throws(SystemError) { try write(Record(record)) }
  package func write(_ lines: RecordLines) throws(SystemError) {
    for record in lines.records { try write(record) }
  }
}

/// Where the records of a run go that failed.
package protocol FailureSink: Sendable {
  func write(_ item: InputItem, _ failure: Failure) throws(SystemError)
}
