package import Flow
import LineIO
package import Records

extension Context {
  /// Runs the program's input through `work`: reads arguments or stdin, writes results to `results`
  /// and failed records to the failure stream, and returns the exit status.
  ///
  /// - Parameters:
  ///   - keyField: the field that a key becomes: an argument, or a line that is not a record.
  ///   - argumentLabel: what messages call the arguments; nil for their positions.
  ///   - lookUp: returns the record that an argument names; nil for a key.
  ///   - dashIsKey: whether the argument `-` is a key (a document on stdin) and not the lines of
  ///     stdin.
  ///   - run: identifies the run in the output of `--meta`.
  ///   - admits: called for each record in the order of the input; a record is dropped if it returns
  ///     false.
  ///   - recall: returns the results of a record that an earlier run has finished; nil for any other.
  ///   - work: makes the results of a record.
  /// - Throws: `MissingInput` if there is no input and stdin is a terminal; `Failure` if the file of
  ///   `--failed` is refused, and what `recall` throws; `SystemError` if output is lost.
  package func stream(
    _ arguments: [String], keyField: String, options: StreamOptions, flow: Flow,
    results: some ResultSink, argumentLabel: String? = nil,
    lookUp: InputParser.LookUp? = nil, dashIsKey: Bool = false,
    run: String = RunStamp.randomRun(),
    admits: (Record) -> Bool = { _ in true },
    recall: (Record) throws(Failure) -> RecordLines? = { _ in nil },
    work: @escaping @Sendable (InputItem, Record, Emit) async throws(Failure) -> Void
  ) async throws -> ExitStatus {
    if arguments.isEmpty, inputIsTerminal { throw MissingInput() }
    let namesFiles = keyField == "path"
    let failures = try failureStream(options, inputs: namesFiles ? arguments : [])
    var parser = InputParser(keyField: keyField, keysOnly: options.null)
    parser.argumentLabel = argumentLabel
    parser.lookUp = lookUp
    let source = RecordSource(
      arguments: arguments, file: input, parser: parser,
      separator: options.null ? .nul : .lineFeed, maxLine: options.maxLine.bytes,
      dashIsKey: dashIsKey)
    var flow = flow
    flow.isOrdered = !options.unordered
    flow.maxFailures = options.failFast ? 1 : options.maxFailures ?? .max
    flow.stamp = options.meta ? RunStamp(run: run) : nil
    let display = ProgressDisplay(flow.progress, messages)
    defer { display.end() }
    let output = ProgressSink(results, outputIsTerminal ? messages : nil)
    let tally = try await flow.run(
      source, results: output, failures: failures, admits: admits,
      recall: { record throws(Failure) in
        if namesFiles {
          try refuse(record, readFrom: failures.file)
          if arguments.isEmpty, !options.null, let file = try? InputFile(record) {
            try file.refuseContent(program: program)
          }
        }
        return try recall(record)
      },
      work: { item, record, emit throws(Failure) in
        do throws(Failure) {
          try await work(item, record, emit)
        } catch {
          if !error.isNotSent { throw error }
        }
      })
    display.end()
    try failures.finish(tally)
    return tally.exitStatus(partialIsSuccess: options.okPartial)
  }

  /// Ends the run when a record of stdin names a file that the run writes.
  private func refuse(_ record: Record, readFrom file: OutputFile?) throws(Failure) {
    guard file != nil || files.hasDatabases, let input = try? InputFile(record) else { return }
    if let file, file.isNamed(by: input.path) { throw file.isInput }
    try files.check(input: input.path)
  }
}
