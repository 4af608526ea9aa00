package import Flow
import LineIO
package import Records

/// What becomes of a record that a filter has examined.
package enum FilterDecision: Sendable {
  case pass
  case drop
  /// The record goes to the failure stream.
  indirect case fail(Failure)
}

extension Context {
  /// Passes on, byte for byte, the lines of stdin that `decide` lets pass. Output is flushed whenever
  /// the next read would wait, and at 64 KiB.
  ///
  /// A line is examined in the read buffer, without a copy.
  ///
  /// - Throws: `MissingInput` if stdin is a terminal; `Failure` if the file of `--failed` is refused;
  ///   what `decide` throws, which ends the run; `SystemError` if output is lost.
  package func filter(
    options: StreamOptions, results: some ResultSink,
    decide: (borrowing RecordView) throws(Failure) -> FilterDecision
  ) throws -> ExitStatus {
    if inputIsTerminal { throw MissingInput() }
    let failures = try failureStream(options)
    let maxFailures = options.failFast ? 1 : options.maxFailures ?? .max
    let limit = options.maxLine.bytes
    let parser = InputParser(keyField: nil)
    let progress = FlowProgress()
    // If output goes to the same terminal, the lines themselves show the progress.
    let display = ProgressDisplay(progress, messages, showsLine: !outputIsTerminal)
    defer { display.end() }
    var reader = LineReader(input, limit: limit)
    var scanner = RecordScanner()
    var tally = Tally()
    while tally.failed < maxFailures {
      let event = try reader.next { () throws(SystemError) in try results.flush() }
      let failed: InputItem?
      var fault: Failure?
      switch event {
      case .end: failed = nil
      case .tooLong: failed = parser.tooLong(number: reader.lineNumber, limit: limit)
      case .line(let bytes):
        let outcome = try? scanner.scan(bytes) { record in
          Result { () throws in
            switch try decide(record) {
            case .pass: try results.write(record)
            case .drop: break
            case .fail(let failure): fault = failure
            }
          }
        }
        try outcome?.get()
        if outcome != nil, fault == nil {
          progress.start()
          tally.succeed()
          progress.succeed()
          continue
        }
        // A record that failed, a blank line or not a record: the parser that all programs share
        // decides.
        guard let item = parser.line(Array(bytes), number: reader.lineNumber) else { continue }
        failed = item
      }
      guard let failed else { break }
      if case .failure(let failure) = failed.content { fault = failure }
      guard let fault else { continue }
      progress.start()
      tally.fail(fault)
      progress.fail()
      try failures.write(failed, fault)
    }
    try results.finish()
    try results.flush()
    display.end()
    try failures.finish(tally)
    return tally.exitStatus(partialIsSuccess: options.okPartial)
  }
}
