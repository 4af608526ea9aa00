import Flow
import LineIO
import Records

/// Results as JSON lines that have only some of the fields (`--fields`).
struct FieldSink: ResultSink {
  private let names: [RecordMembers.Name]
  private let sink: LineSink

  init(_ names: [String], _ sink: LineSink) {
    self.names = names.map(RecordMembers.Name.init)
    self.sink = sink
  }

  func write(_ record: Record) throws(SystemError) { try sink.write(record.selecting(names)) }
  func flush() throws(SystemError) { try sink.flush() }
  func finish() throws(SystemError) { try sink.finish() }
}
