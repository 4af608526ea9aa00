import Dispatch
import LineIO
import Records
import Synchronization

/// Writes the results and failures of records, in the order in which the records were read.
///
/// Writing happens on a queue of its own: a reader that stops reading blocks the thread of that
/// queue and none of those that tasks share. Tasks only hand their output over.
///
/// Output is flushed as soon as nothing more is ready to be written, unless the run is `batching`.
final class OrderedOutput: Sendable {
  private enum Output: Sendable {
    case results(RecordLines)
    case failure(InputItem, Failure)

    /// What it occupies in memory; failures are small.
    var byteCount: Int {
      if case .results(let lines) = self { lines.bytes.count } else { 0 }
    }
  }

  /// How far a run has progressed.
  struct RunState: Equatable {
    /// Whether no further record may start: output was lost, or a failure ended the run.
    var isStopped = false
    /// The number of records whose work is over.
    var ended = 0
    /// The number of records whose output has been written.
    var written = 0
    /// The number of records whose work is only waiting.
    var waiting = 0
  }

  private struct State {
    var order: ResultOrder<Output>
    var run = RunState()
    var tally = Tally()
    /// What is ready to be written.
    var ready = ResultOrder<Output>.Released()
    /// The bytes of results that are ready or being written.
    var unwrittenBytes = 0
    /// Whether a block on `queue` is going to look at `ready`.
    var isWriting = false
    var isBatching = false
    var isFlushed = true
    /// The first error of a write. Nothing is written after it.
    var error: SystemError?
    /// The failure that ended the run.
    var end: Failure?
    /// Waits until the run has reached a state.
    var observer: Observer?
    /// Tasks that wait until less output is unwritten.
    var blocked: [CheckedContinuation<Void, Never>] = []
  }

  private struct Observer: Sendable {
    var condition: @Sendable (RunState) -> Bool
    var continuation: CheckedContinuation<Void, Never>
  }

  /// Tasks wait while more bytes than this are unwritten: a few of the 64 KiB blocks in which
  /// output is written, so that work and writing overlap.
  private static let mostUnwrittenBytes = 4 << 16

  private let results: any ResultSink
  private let failures: any FailureSink
  private let maxFailures: Int
  private let stopInput: @Sendable () -> Void
  private let queue = DispatchQueue(label: "output")
  private let state: Mutex<State>

  /// - Parameters:
  ///   - maxFailures: The run stops at this number of failures.
  ///   - stopInput: Called when the run stops, so that it does not wait for further input.
  init(
    results: any ResultSink, failures: any FailureSink, isOrdered: Bool, maxFailures: Int,
    stopInput: @escaping @Sendable () -> Void
  ) {
    self.results = results
    self.failures = failures
    self.maxFailures = maxFailures
    self.stopInput = stopInput
    state = Mutex(State(order: ResultOrder(isOrdered: isOrdered)))
  }

  var tally: Tally { state.withLock { $0.tally } }

  var runState: RunState { state.withLock { $0.run } }

  /// Waits until `condition` holds. One caller at a time.
  func wait(until condition: @escaping @Sendable (RunState) -> Bool) async {
    await withCheckedContinuation { continuation in
      let holds = state.withLock { state in
        if condition(state.run) { return true }
        state.observer = Observer(condition: condition, continuation: continuation)
        return false
      }
      if holds { continuation.resume() }
    }
  }

  /// While the run is batching, output is held back until there is 64 KiB of it.
  func setBatching(_ isBatching: Bool) {
    update { $0.isBatching = isBatching }
  }

  /// Hands results over. Returns once fewer than `mostUnwrittenBytes` are unwritten.
  ///
  /// A record whose turn has not come does not wait, since the records before it may depend on it.
  func emit(_ lines: RecordLines, at index: Int) async {
    let mustWait = update {
      add(.results(lines), at: index, &$0)
      return $0.order.isNext(index) && $0.unwrittenBytes >= Self.mostUnwrittenBytes
    }
    if mustWait { await waitForRoom() }
  }

  func setWaiting(_ isWaiting: Bool) {
    update { $0.run.waiting += isWaiting ? 1 : -1 }
  }

  func succeed(at index: Int) {
    update {
      $0.tally.succeed()
      end(index, &$0)
    }
  }

  func fail(_ item: InputItem, _ failure: Failure, at index: Int) {
    let isStopped = update {
      $0.tally.fail(failure)
      add(.failure(item, failure), at: index, &$0)
      end(index, &$0)
      if $0.tally.failed >= maxFailures { $0.run.isStopped = true }
      return $0.run.isStopped
    }
    if isStopped { stopInput() }
  }

  /// Stops the run with `failure`; of several failures the first counts.
  func endRun(_ failure: Failure) {
    update {
      $0.end = $0.end ?? failure
      $0.run.isStopped = true
    }
    stopInput()
  }

  /// Writes what is left, at the end of the run.
  ///
  /// - Throws: The first error of a write, or the failure that ended the run.
  func finish() async throws {
    await withCheckedContinuation { continuation in
      queue.async {
        self.writeReady()
        _ = self.attempt { () throws(SystemError) in
          try self.results.finish()
          try self.results.flush()
        }
        continuation.resume()
      }
    }
    let (error, end) = state.withLock { ($0.error, $0.end) }
    if let error { throw error }
    if let end { throw end }
  }

  /// Changes the state, then acts on it: resumes the observer that waited for this state, and starts
  /// writing.
  private func update<Value: Sendable>(_ change: (inout State) -> Value) -> Value {
    let (value, observer, mustWrite) = state.withLock { state in
      let value = change(&state)
      let observer = state.observer.flatMap { $0.condition(state.run) ? $0 : nil }
      if observer != nil { state.observer = nil }
      let mustWrite = !state.isWriting && hasWork(state)
      if mustWrite { state.isWriting = true }
      return (value, observer, mustWrite)
    }
    observer?.continuation.resume()
    if mustWrite { queue.async { self.writeReady() } }
    return value
  }

  private func hasWork(_ state: State) -> Bool {
    guard state.error == nil else { return false }
    return !state.ready.outputs.isEmpty || state.ready.endedRecords > 0
      || !state.isFlushed && !state.isBatching
  }

  private func waitForRoom() async {
    await withCheckedContinuation { continuation in
      let hasRoom = state.withLock { state in
        if state.unwrittenBytes < Self.mostUnwrittenBytes { return true }
        state.blocked.append(continuation)
        return false
      }
      if hasRoom { continuation.resume() }
    }
  }

  private func add(_ output: Output, at index: Int, _ state: inout State) {
    guard state.error == nil else { return }
    release(state.order.add(output, of: index), &state)
  }

  private func end(_ index: Int, _ state: inout State) {
    state.run.ended += 1
    guard state.error == nil else { return }
    release(state.order.end(index), &state)
  }

  private func release(_ released: ResultOrder<Output>.Released, _ state: inout State) {
    state.ready.outputs += released.outputs
    state.ready.endedRecords += released.endedRecords
    state.unwrittenBytes += released.outputs.reduce(0) { $0 + $1.byteCount }
  }

  /// Writes everything that is ready, and what becomes ready meanwhile. Called on `queue`.
  private func writeReady() {
    while true {
      let taken = state.withLock { state -> ResultOrder<Output>.Released? in
        guard hasWork(state) else {
          state.isWriting = false
          return nil
        }
        defer { state.ready = ResultOrder<Output>.Released() }
        return state.ready
      }
      guard let taken else { return }
      let isFlush = taken.outputs.isEmpty && taken.endedRecords == 0
      let isWritten = attempt { () throws(SystemError) in
        if isFlush { return try results.flush() }
        for output in taken.outputs {
          switch output {
          case .results(let lines): try results.write(lines)
          case .failure(let item, let failure): try failures.write(item, failure)
          }
        }
      }
      if isWritten { didWrite(taken, isFlush: isFlush) }
    }
  }

  private func didWrite(_ written: ResultOrder<Output>.Released, isFlush: Bool) {
    let byteCount = written.outputs.reduce(0) { $0 + $1.byteCount }
    let blocked = update { state -> [CheckedContinuation<Void, Never>] in
      state.isFlushed = isFlush || state.isFlushed && written.outputs.isEmpty
      state.run.written += written.endedRecords
      state.unwrittenBytes -= byteCount
      guard state.unwrittenBytes < Self.mostUnwrittenBytes else { return [] }
      defer { state.blocked = [] }
      return state.blocked
    }
    for continuation in blocked { continuation.resume() }
  }

  /// Runs a write, unless an earlier one has failed. An error ends the run. Called on `queue`.
  ///
  /// - Returns: Whether the write succeeded.
  private func attempt(_ write: () throws(SystemError) -> Void) -> Bool {
    if state.withLock({ $0.error != nil }) { return false }
    do throws(SystemError) {
      try write()
      return true
    } catch {
      let blocked = update { state in
        state.error = error
        state.run.isStopped = true
        state.ready = ResultOrder<Output>.Released()
        state.unwrittenBytes = 0
        defer { state.blocked = [] }
        return state.blocked
      }
      for continuation in blocked { continuation.resume() }
      stopInput()
      return false
    }
  }
}
