package import Flow
import LineIO
package import Records

extension Context {
  /// Passes on, byte for byte, the lines of stdin that `keeps` accepts. Output leaves whenever the
  /// next read would wait, and at 64 KiB.
  ///
  /// - Throws: `MissingInput` when a terminal is on stdin; `Failure` when the failure file cannot be
  ///   made; `SystemError` when output is lost.
  package func filter(
    options: StreamOptions, results: some ResultSink, keeps: (Record) -> Bool
  ) throws -> ExitStatus {
    if inputIsTerminal { throw MissingInput() }
    let failures = try FailureStream(path: options.failed, inputs: [input], messages: messages)
    let maxFailures = options.failFast ? 1 : options.maxFailures ?? .max
    let parser = InputParser(keyField: nil)
    var reader = LineReader(input, limit: options.maxLine.bytes)
    var tally = Tally()
    while tally.failed < maxFailures {
      if !reader.isReady { try results.flush() }
      let item: InputItem?
      switch try reader.next() {
      case .end: item = nil
      case .tooLong:
        item = parser.tooLong(number: reader.lineNumber, limit: options.maxLine.bytes)
      case .line(let bytes):
        guard let parsed = parser.line(Array(bytes), number: reader.lineNumber) else { continue }
        item = parsed
      }
      guard let item else { break }
      switch item.content {
      case .success(let record):
        tally.succeed()
        if keeps(record) { try results.write(record) }
      case .failure(let failure):
        tally.fail(failure)
        try failures.write(item, failure)
      }
    }
    try results.finish()
    try results.flush()
    if tally.failed > 0 { messages.note("\(tally.succeeded) read, \(tally.failed) failed") }
    return tally.exitStatus(partialIsSuccess: options.okPartial)
  }
}
