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
  /// - Throws: `MissingInput` when there is no input and a terminal on stdin; `Failure` when the
  ///   failure file cannot be made; `SystemError` when output is lost.
  package func stream(
    _ arguments: [String], keyField: String, options: StreamOptions, flow: Flow,
    results: some ResultSink, dashIsKey: Bool = false,
    work: @escaping @Sendable (InputItem, Record, Flow.Emit) async throws(Failure) -> Void
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
    let tally = try await flow.run(source, results: results, failures: failures, work: work)
    if tally.failed > 0, tally.succeeded + tally.failed > 1 {
      messages.note("\(tally.succeeded) done, \(tally.failed) failed")
    }
    return tally.exitStatus(partialIsSuccess: options.okPartial)
  }

  /// A sink for results: a table for people, else JSON lines.
  package func sink(_ options: OutputOptions, table: Table) -> any ResultSink {
    options.isForPeople(self)
      ? TableSink(table, output: output, columns: columns) : LineSink(output)
  }

  /// A sink for results: a paragraph each for people, else JSON lines.
  package func sink(
    _ options: OutputOptions, paragraph: @escaping @Sendable (Record) -> String
  ) -> any ResultSink {
    options.isForPeople(self) ? PageSink(output, paragraph: paragraph) : LineSink(output)
  }
}
