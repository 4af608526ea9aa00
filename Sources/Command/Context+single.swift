package import Flow
import LineIO
package import Records

extension Context {
  /// Runs one argument through `work` on this thread, as `stream` does for many.
  ///
  /// This second path exists for speed alone: without the threads of a run, one page of PDF takes
  /// 0.62 of pdftotext's time instead of 0.78 (20 % less).
  ///
  /// - Parameter keyField: the field that the argument becomes.
  /// - Returns: nil, with nothing done, if only `stream` can do it: to show progress on a terminal,
  ///   or with `--meta`.
  /// - Throws: `Failure` if the file of `--failed` is refused; `SystemError` if output is lost.
  package func single(
    _ argument: String, keyField: String, options: StreamOptions, results: some ResultSink,
    work: (Record) throws(Failure) -> Record
  ) throws -> ExitStatus? {
    if messages.isTerminal || options.meta { return nil }
    let failures = try failureStream(options, inputs: keyField == "path" ? [argument] : [])
    StatusSignal.answer(
      writing: messages.bytes(
        ofNote: ProgressLine(counts: .init(started: 1, total: 1), time: .zero).text))
    let item = InputParser(keyField: keyField).argument(argument, position: 1)
    var tally = Tally()
    let result = Result { () throws(Failure) in try work(item.content.get()) }
    switch result {
    case .success(let record):
      tally.succeed()
      try results.write(record)
    case .failure(let failure):
      tally.fail(failure)
      try failures.write(item, failure)
    }
    try results.finish()
    try results.flush()
    try failures.finish(tally)
    return tally.exitStatus(partialIsSuccess: options.okPartial)
  }
}
