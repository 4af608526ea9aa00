package import Flow
import LineIO
package import Records

extension Context {
  /// Runs the program's input through `work`: reads arguments or stdin, writes results to `results`
  /// and failed records to the failure stream, and says how it ended.
  ///
  /// - Parameters:
  ///   - keyField: the member that an argument, or a line that is no record, becomes.
  ///   - dashIsKey: whether the argument `-` is a key (a document on stdin) and not the lines of
  ///     stdin.
  ///   - run: the run as `--meta` tells of it.
  ///   - admits: asked of each record in the order of the input; one that it refuses is dropped.
  ///   - recall: the results of a record that an earlier run has finished; nil for any other.
  /// - Throws: `MissingInput` when there is no input and a terminal on stdin; `Failure` when the
  ///   failure file cannot be made, and what `recall` throws; `SystemError` when output is lost.
  package func stream(
    _ arguments: [String], keyField: String, options: StreamOptions, flow: Flow,
    results: some ResultSink, dashIsKey: Bool = false, run: String = RunStamp.randomRun(),
    admits: (Record) -> Bool = { _ in true },
    recall: (Record) throws(Failure) -> RecordLines? = { _ in nil },
    work: @escaping @Sendable (InputItem, Record, Emit) async throws(Failure) -> Void
  ) async throws -> ExitStatus {
    if arguments.isEmpty, inputIsTerminal { throw MissingInput() }
    let failures = try FailureStream(path: options.failed, inputs: [input], messages: messages)
    let source = RecordSource(
      arguments: arguments, file: input,
      parser: InputParser(keyField: keyField, keysOnly: options.null),
      separator: options.null ? .nul : .lineFeed, maxLine: options.maxLine.bytes,
      dashIsKey: dashIsKey)
    var flow = flow
    flow.isOrdered = !options.unordered
    flow.maxFailures = options.failFast ? 1 : options.maxFailures ?? .max
    flow.stamp = options.meta ? RunStamp(run: run) : nil
    let display = ProgressDisplay(flow.progress, messages)
    defer { display.end() }
    let tally = try await flow.run(
      source, results: results, failures: failures, admits: admits, recall: recall, work: work)
    if tally.failed > 0, tally.succeeded + tally.failed > 1 {
      messages.note("\(tally.succeeded) done, \(tally.failed) failed")
    }
    return tally.exitStatus(partialIsSuccess: options.okPartial)
  }
}
