import Flow
package import LineIO
package import Records

/// Results as JSON lines: byte for byte in a pipe or file, with unsafe characters escaped on a
/// terminal.
package struct LineSink: ResultSink {
  private let output: ByteWriter
  private let isTerminal: Bool

  package init(_ output: ByteWriter, isTerminal: Bool) {
    self.output = output
    self.isTerminal = isTerminal
  }

  package func write(_ record: Record) throws(SystemError) {
    try output.writeLine(isTerminal ? Printable.json(record.bytes) : record.bytes)
  }

  package func write(_ record: borrowing RecordView) throws(SystemError) {
    if isTerminal { return try write(Record(record)) }
    try record.withBytes { (bytes) throws(SystemError) in try output.writeLine(bytes) }
  }

  package func write(_ lines: RecordLines) throws(SystemError) {
    if !isTerminal { return try output.write(lines.bytes) }
    for record in lines.records { try write(record) }
  }

  package func flush() throws(SystemError) { try output.flush() }
  package func finish() throws(SystemError) {}
}
