package import LineIO
package import Records

/// Runs records through work with bounded concurrency: results leave in the order of the input, or
/// as they come, and memory is bounded by the records in flight.
package struct Flow: Sendable {
  /// Records worked on at the same time.
  package var concurrency: Int
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
    concurrency: Int, window: Int? = nil, isOrdered: Bool = true, maxFailures: Int = .max
  ) {
    self.concurrency = max(1, concurrency)
    self.window = max(window ?? concurrency * 8, self.concurrency)
    self.isOrdered = isOrdered
    self.maxFailures = maxFailures
  }

  /// - Parameters:
  ///   - admits: asked of each record in the order of the input; one that it refuses is dropped.
  ///   - work: what is done with a record; a record that it throws for goes to `failures`.
  /// - Throws: the first error of reading input or writing results or failures.
  package func run(
    _ source: RecordSource, results: some ResultSink, failures: some FailureSink,
    admits: (Record) -> Bool = { _ in true },
    work: @escaping @Sendable (InputItem, Record, Emit) async throws(Failure) -> Void
  ) async throws(SystemError) -> Tally {
    let output = OrderedOutput(
      results: results, failures: failures, isOrdered: isOrdered, maxFailures: maxFailures,
      stop: { source.stop() })
    let readError = await withTaskGroup(of: Void.self) { group -> SystemError? in
      var running = 0
      var started = 0
      while !output.isStopped {
        if running >= concurrency || started - output.finished >= window {
          await group.next()
          running -= 1
          continue
        }
        let item: InputItem
        do throws(SystemError) {
          guard let next = try await source.next() else { break }
          item = next
        } catch {
          return error
        }
        if case .success(let record) = item.content, !admits(record) { continue }
        let index = started
        started += 1
        running += 1
        progress.start()
        group.addTask { await perform(item, at: index, output, work) }
      }
      if output.isStopped { group.cancelAll() }
      // A failure among those still in flight stops the others too.
      while await group.next() != nil {
        if output.isStopped { group.cancelAll() }
      }
      return nil
    }
    try output.finish()
    if let readError { throw readError }
    return output.tally
  }

  private func perform(
    _ item: InputItem, at index: Int, _ output: OrderedOutput,
    _ work: @Sendable (InputItem, Record, Emit) async throws(Failure) -> Void
  ) async {
    let emit = Emit(position: item.position, stamp: stamp) { output.emit($0, at: index) }
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
}
