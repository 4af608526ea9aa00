import Command
import Flow
import LineIO
import Records

/// Results as JSON lines that hold one member of each record.
struct MemberSink: ResultSink {
  var member: String
  var lines: LineSink

  func write(_ record: Record) throws(SystemError) {
    let value = record[member]?.objectValue ?? JSONObject()
    try lines.write(Record(value))
  }

  func flush() throws(SystemError) { try lines.flush() }
  func finish() throws(SystemError) {}
}
