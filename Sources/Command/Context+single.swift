package import Flow
import LineIO
package import Records

extension Context {
  /// Runs one argument through `work`, on this thread: what `stream` does for many, and no other
  /// thread is started.
  ///
  /// - Parameter keyField: the member that the argument becomes.
  /// - Returns: nil, with nothing done, where `stream` must do it: for a person who watches, or with
  ///   `--meta`.
  /// - Throws: `Failure` when the failure file cannot be made; `SystemError` when output is lost.
  package func single(
    _ argument: String, keyField: String, options: StreamOptions, results: some ResultSink,
    work: (Record) throws(Failure) -> Record
  ) throws -> ExitStatus? {
    if messages.isTerminal || options.meta { return nil }
    let failures = try FailureStream(path: options.failed, inputs: [input], messages: messages)
    StatusSignal.answer(writing: messages.bytes(ofNote: ProgressDisplay.lineOfOne))
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
    return tally.exitStatus(partialIsSuccess: options.okPartial)
  }
}
