import Flow
import LineIO
import Records

/// Writes results to the terminal that also shows the progress line, which is erased before.
struct ProgressSink<Sink: ResultSink>: ResultSink {
  private let sink: Sink
  private let messages: Messages?

  /// - Parameter messages: where the progress line is shown; nil if results go elsewhere.
  init(_ sink: Sink, _ messages: Messages?) {
    self.sink = sink
    self.messages = messages
  }

  func write(_ record: Record) throws(SystemError) {
    guard let messages else { return try sink.write(record) }
    try messages.withoutProgress { () throws(SystemError) in
      try sink.write(record)
      try sink.flush()
    }
  }

  func write(_ lines: RecordLines) throws(SystemError) {
    guard let messages else { return try sink.write(lines) }
    try messages.withoutProgress { () throws(SystemError) in
      try sink.write(lines)
      try sink.flush()
    }
  }

  func flush() throws(SystemError) { try sink.flush() }

  func finish() throws(SystemError) {
    guard let messages else { return try sink.finish() }
    try messages.withoutProgress { () throws(SystemError) in
      try sink.finish()
      try sink.flush()
    }
  }
}
