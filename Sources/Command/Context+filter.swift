package import Flow
import LineIO
package import Records

extension Context {
  /// Passes on, byte for byte, the lines of stdin that `keeps` accepts. Output leaves whenever the
  /// next read would wait, and at 64 KiB.
  ///
  /// A line is looked at where it was read, with no memory of its own.
  ///
  /// - Throws: `MissingInput` when a terminal is on stdin; `Failure` when the failure file cannot be
  ///   made; `SystemError` when output is lost.
  package func filter(
    options: StreamOptions, results: some ResultSink, keeps: (borrowing RecordView) -> Bool
  ) throws -> ExitStatus {
    if inputIsTerminal { throw MissingInput() }
    let failures = try FailureStream(path: options.failed, inputs: [input], messages: messages)
    let maxFailures = options.failFast ? 1 : options.maxFailures ?? .max
    let limit = options.maxLine.bytes
    let parser = InputParser(keyField: nil)
    var reader = LineReader(input, limit: limit)
    var scanner = RecordScanner()
    var tally = Tally()
    while tally.failed < maxFailures {
      let event = try reader.next { () throws(SystemError) in try results.flush() }
      let failed: InputItem?
      switch event {
      case .end: failed = nil
      case .tooLong: failed = parser.tooLong(number: reader.lineNumber, limit: limit)
      case .line(let bytes):
        let written = try? scanner.scan(bytes) { record in
          Result { () throws(SystemError) in if keeps(record) { try results.write(record) } }
        }
        if let written {
          try written.get()
          tally.succeed()
          continue
        }
        // The line is blank or no record: the parser that all programs share says which.
        guard let item = parser.line(Array(bytes), number: reader.lineNumber) else { continue }
        failed = item
      }
      guard let failed else { break }
      if case .failure(let failure) = failed.content {
        tally.fail(failure)
        try failures.write(failed, failure)
      }
    }
    try results.finish()
    try results.flush()
    if tally.failed > 0 { messages.note("\(tally.succeeded) read, \(tally.failed) failed") }
    return tally.exitStatus(partialIsSuccess: options.okPartial)
  }
}
