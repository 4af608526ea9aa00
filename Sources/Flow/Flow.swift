import LineIO
package import Records

/// Runs records through work with bounded concurrency. Results are written in the order of the
/// input, or as records finish, and memory is bounded by the records in flight.
package struct Flow: Sendable {
  /// The number of records worked on at the same time.
  package var concurrency: Int
  /// The number of records that have started and not ended, including those that only wait
  /// (`Emit.waiting`).
  package var inFlight: Int
  /// The number of records read and not yet written, including finished ones that wait for a slow
  /// one before them or for the reader of the output.
  package var window: Int
  package var isOrdered: Bool
  /// The run stops at this number of failures.
  package var maxFailures: Int
  /// What `--meta` adds to results; nil adds nothing.
  package var stamp: RunStamp?
  /// Counts the records of the run.
  package let progress = FlowProgress()

  /// The default of `window`, per record in flight: a record may take eight times as long as the
  /// others before they have to wait for it.
  private static let windowPerRecordInFlight = 8

  package init(
    concurrency: Int, inFlight: Int? = nil, window: Int? = nil, isOrdered: Bool = true,
    maxFailures: Int = .max
  ) {
    self.concurrency = max(1, concurrency)
    self.inFlight = max(inFlight ?? concurrency, self.concurrency)
    self.window = max(window ?? self.inFlight * Self.windowPerRecordInFlight, self.inFlight)
    self.isOrdered = isOrdered
    self.maxFailures = maxFailures
  }

  /// - Parameters:
  ///   - admits: Called for each record, in the order of the input; a record for which it returns
  ///     false is dropped.
  ///   - recall: Called for each record, in the order of the input. Returns the results of a record
  ///     that an earlier run has finished, and nil for any other. An error ends the run.
  ///   - work: Called for each record that is not recalled. A record for which it throws goes to
  ///     `failures`.
  /// - Throws: The first `SystemError` of reading input or writing results or failures; the
  ///   `Failure` that ended the run.
  package func run(
    _ source: RecordSource, results: some ResultSink, failures: some FailureSink,
    admits: (Record) -> Bool = { _ in true },
    recall: (Record) throws(Failure) -> RecordLines? = { _ in nil },
    work: @escaping @Sendable (InputItem, Record, Emit) async throws(Failure) -> Void
  ) async throws -> Tally {
    let output = OrderedOutput(
      results: results, failures: failures, isOrdered: isOrdered, maxFailures: maxFailures,
      stopInput: { source.stop() })
    if let count = source.count { progress.expect(count) }
    let readError = await withDiscardingTaskGroup { group -> SystemError? in
      var started = 0
      var items: ArraySlice<InputItem> = []
      while true {
        let state = output.runState
        if state.isStopped { break }
        if !hasRoom(1, started, state) {
          // While work is in progress, results are passed on at once. When all work is done and
          // only the writer is behind, they are still written in blocks.
          if state.ended < started { output.setBatching(false) }
          await output.wait { [started] in $0.isStopped || hasRoom(burst, started, $0) }
          output.setBatching(!items.isEmpty)
          continue
        }
        guard let item = items.popFirst() else {
          do throws(SystemError) {
            items = try await source.next(beforeWaiting: { output.setBatching(false) })[...]
          } catch {
            return error
          }
          if items.isEmpty {
            progress.endInput()
            break
          }
          output.setBatching(true)
          continue
        }
        let record = try? item.content.get()
        if let record, !admits(record) {
          progress.drop()
          continue
        }
        let known: RecordLines?
        do throws(Failure) {
          known = if let record { try recall(record) } else { nil }
        } catch {
          output.endRun(error)
          break
        }
        let index = started
        started += 1
        progress.start()
        if let known {
          await emit(for: item, at: index, output)(known)
          progress.succeed()
          output.succeed(at: index)
        } else {
          group.addTask { await perform(item, at: index, output, work) }
        }
      }
      output.setBatching(false)
      await output.wait { [started] in $0.isStopped || $0.ended == started }
      // A failure among the records still in flight stops the others too.
      if output.runState.isStopped { group.cancelAll() }
      return nil
    }
    try await output.finish()
    if let readError { throw readError }
    return output.tally
  }

  /// The number of records started together: waking the loop that starts them costs more than a
  /// short answer takes, so it is not woken for each record.
  private var burst: Int { max(1, concurrency / 8) }

  /// Whether `count` further records may start.
  private func hasRoom(_ count: Int, _ started: Int, _ state: OrderedOutput.RunState) -> Bool {
    let inFlight = started - state.ended + count
    return inFlight - state.waiting <= concurrency && inFlight <= self.inFlight
      && started - state.written + count <= window
  }

  private func perform(
    _ item: InputItem, at index: Int, _ output: OrderedOutput,
    _ work: @Sendable (InputItem, Record, Emit) async throws(Failure) -> Void
  ) async {
    let emit = emit(for: item, at: index, output)
    do throws(Failure) {
      let record = try item.content.get()
      try await work(item, record, emit)
      progress.succeed()
      output.succeed(at: index)
    } catch {
      progress.fail()
      output.fail(item, error, at: index)
    }
  }

  private func emit(for item: InputItem, at index: Int, _ output: OrderedOutput) -> Emit {
    Emit(
      position: item.position, stamp: stamp, write: { await output.emit($0, at: index) },
      setWaiting: { output.setWaiting($0) }, end: { output.endRun($0) })
  }
}
