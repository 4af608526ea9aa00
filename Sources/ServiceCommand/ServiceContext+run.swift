package import Command
package import Flow
package import Records
package import ServiceKit

extension ServiceContext {
  /// Runs the program's input through `program`: finished records come from the cache, the others
  /// are requested with bounded concurrency, and failed ones go to the failure stream.
  ///
  /// - Parameters:
  ///   - arguments: keys; without any, records and keys are read from stdin.
  ///   - rows: the kind of list whose rows arguments can name; nil if they are only keys.
  ///   - kept: the results of earlier runs; nil if the program keeps none.
  ///   - isConcurrent: whether records are worked on at the same time; otherwise one after the
  ///     other, in the order of the input.
  ///   - inFlight: the number of records that may wait at the same time; nil for the number of
  ///     requests.
  ///   - admits: called for each record in the order of the input; a record is dropped if it returns
  ///     false.
  /// - Returns: the exit status.
  /// - Throws: as `Context.stream`.
  package func run(
    _ program: RecordProgram, _ arguments: [String], options: StreamOptions,
    rows kind: ListKind? = nil, results: some ResultSink, kept: CachedResults? = nil,
    isConcurrent: Bool = true, inFlight: Int? = nil,
    admits: (Record) -> Bool = { _ in true }
  ) async throws -> ExitStatus {
    @Sendable func key(of record: Record) -> String? {
      RecordFields.key(program.cacheKey, of: record, given: program.given)
    }
    let recall = { (record: Record) throws(Failure) -> RecordLines? in
      try kept?.results(of: record, key: key(of: record))
    }
    var lookUp: InputParser.LookUp?
    if let kind, !arguments.isEmpty {
      let rows = lookup(kind)
      lookUp = { argument throws(Failure) in try rows.row(argument) }
    }
    return try await context.stream(
      arguments, keyField: program.keyField, options: options,
      flow: Flow(concurrency: isConcurrent ? concurrency : 1, inFlight: inFlight), results: results,
      lookUp: lookUp, run: kept?.run ?? RunStamp.randomRun(), admits: admits, recall: recall
    ) { [client] _, record, emit throws(Failure) in
      let fields = try RecordFields(record, requiring: program.required, given: program.given)
      let cache = RecordCache(results: kept, key: key(of: record))
      try await program.work(client, fields, cache, emit)
    }
  }
}
