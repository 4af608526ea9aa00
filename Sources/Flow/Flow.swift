import LineIO
package import Records

/// Runs records through work with bounded concurrency: results leave in the order of the input, or
/// as they come, and memory is bounded by the records in flight.
package struct Flow: Sendable {
  /// Records worked on at the same time.
  package var concurrency: Int
  /// Records begun and not ended, those at rest (`Emit.resting`) included.
  package var inFlight: Int
  /// Records read and not yet written, finished ones that wait for a slow one before them included.
  package var window: Int
  package var isOrdered: Bool
  /// The run stops at this many failures.
  package var maxFailures: Int
  /// What results tell of their run; nil leaves them as they are.
  package var stamp: RunStamp?
  /// Counts the records of the run.
  package let progress = FlowProgress()

  package init(
    concurrency: Int, inFlight: Int? = nil, window: Int? = nil, isOrdered: Bool = true,
    maxFailures: Int = .max
  ) {
    self.concurrency = max(1, concurrency)
    self.inFlight = max(inFlight ?? concurrency, self.concurrency)
    self.window = max(window ?? self.inFlight * 8, self.inFlight)
    self.isOrdered = isOrdered
    self.maxFailures = maxFailures
  }

  /// - Parameters:
  ///   - admits: asked of each record in the order of the input; one that it refuses is dropped.
  ///   - recall: the results of a record that needs no work, because an earlier run has finished
  ///     it; nil for any other. When it throws, the run ends with that failure.
  ///   - work: what is done with a record; a record that it throws for goes to `failures`.
  /// - Throws: the first `SystemError` of reading input or writing results or failures; the
  ///   `Failure` that ended the run.
  package func run(
    _ source: RecordSource, results: some ResultSink, failures: some FailureSink,
    admits: (Record) -> Bool = { _ in true },
    recall: (Record) throws(Failure) -> RecordLines? = { _ in nil },
    work: @escaping @Sendable (InputItem, Record, Emit) async throws(Failure) -> Void
  ) async throws -> Tally {
    let output = OrderedOutput(
      results: results, failures: failures, isOrdered: isOrdered, maxFailures: maxFailures,
      stop: { source.stop() })
    let readError = await withDiscardingTaskGroup { group -> SystemError? in
      var started = 0
      var items: ArraySlice<InputItem> = []
      while true {
        let standing = output.standing
        if standing.isStopped { break }
        if !hasRoom(1, started, standing) {
          output.hurry(false)
          let begun = started
          await output.wait { $0.isStopped || hasRoom(burst, begun, $0) }
          output.hurry(!items.isEmpty)
          continue
        }
        guard let item = items.popFirst() else {
          do throws(SystemError) {
            items = try await source.next(beforeWaiting: { output.hurry(false) })[...]
          } catch {
            return error
          }
          if items.isEmpty { break }
          output.hurry(true)
          continue
        }
        let record = try? item.content.get()
        if let record, !admits(record) { continue }
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
          emit(for: item, at: index, output)(known)
          progress.succeed()
          output.succeed(at: index)
        } else {
          group.addTask { await perform(item, at: index, output, work) }
        }
      }
      output.hurry(false)
      let begun = started
      await output.wait { $0.isStopped || $0.ended == begun }
      // A failure among those still in flight stops the others too.
      if output.standing.isStopped { group.cancelAll() }
      return nil
    }
    try output.finish()
    if let readError { throw readError }
    return output.tally
  }

  /// Of many records at the same time several are begun at once: waking who begins them for each
  /// one costs more than a short answer.
  private var burst: Int { max(1, concurrency / 8) }

  /// Whether `count` other records may be begun.
  private func hasRoom(_ count: Int, _ started: Int, _ standing: OrderedOutput.Standing) -> Bool {
    let begun = started - standing.ended + count
    return begun - standing.resting <= concurrency && begun <= inFlight
      && started - standing.finished + count <= window
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
      position: item.position, stamp: stamp, write: { output.emit($0, at: index) },
      rest: { output.rest($0) }, end: { output.endRun($0) })
  }
}
