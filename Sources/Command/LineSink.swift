import Flow
package import LineIO
package import Records

/// Results as JSON lines.
package struct LineSink: ResultSink {
  private let output: ByteWriter

  package init(_ output: ByteWriter) { self.output = output }

  package func write(_ record: Record) throws(SystemError) { try output.writeLine(record.bytes) }
  package func write(_ record: borrowing RecordView) throws(SystemError) {
    try record.withBytes { (bytes) throws(SystemError) in try output.writeLine(bytes) }
  }
  package func write(_ lines: RecordLines) throws(SystemError) { try output.write(lines.bytes) }
  package func flush() throws(SystemError) { try output.flush() }
  package func finish() throws(SystemError) {}
}
