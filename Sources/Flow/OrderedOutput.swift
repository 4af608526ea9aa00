import LineIO
import Records
import Synchronization

/// Writes what the records of a run yield in the order in which the records were read: what belongs
/// to the first unfinished record leaves at once, what is ahead of it waits.
final class OrderedOutput: Sendable {
  private enum Event: Sendable {
    case result(Record)
    case failure(InputItem, Failure)
  }

  private struct State {
    /// The first record that has not finished.
    var head = 0
    /// What finished records after the head, or unfinished ones, have yielded so far.
    var waiting: [Int: [Event]] = [:]
    var done: Set<Int> = []
    var finished = 0
    var tally = Tally()
    var error: SystemError?
  }

  private let results: any ResultSink
  private let failures: any FailureSink
  private let isOrdered: Bool
  private let maxFailures: Int
  /// Called when the run can go no further: output is lost or there were too many failures.
  private let stop: @Sendable () -> Void
  private let state = Mutex(State())

  init(
    results: any ResultSink, failures: any FailureSink, isOrdered: Bool, maxFailures: Int,
    stop: @escaping @Sendable () -> Void
  ) {
    self.results = results
    self.failures = failures
    self.isOrdered = isOrdered
    self.maxFailures = maxFailures
    self.stop = stop
  }

  var tally: Tally { state.withLock { $0.tally } }
  var isStopped: Bool { state.withLock { isStopped($0) } }
  /// The number of records whose results have all been written.
  var finished: Int { state.withLock { $0.finished } }

  func emit(_ record: Record, at index: Int) {
    state.withLock { add(.result(record), at: index, &$0) }
  }

  func succeed(at index: Int) {
    state.withLock {
      $0.tally.succeed()
      end(index, &$0)
    }
  }

  func fail(_ item: InputItem, _ failure: Failure, at index: Int) {
    state.withLock {
      $0.tally.fail(failure)
      add(.failure(item, failure), at: index, &$0)
      end(index, &$0)
      if isStopped($0) { stop() }
    }
  }

  private func isStopped(_ state: State) -> Bool {
    state.error != nil || state.tally.failed >= maxFailures
  }

  /// - Throws: the first error that a write met.
  func finish() throws(SystemError) {
    if let error = state.withLock({ $0.error }) { throw error }
    try results.finish()
    try results.flush()
  }

  private func add(_ event: Event, at index: Int, _ state: inout State) {
    if isOrdered, index != state.head {
      state.waiting[index, default: []].append(event)
    } else {
      write([event], &state)
    }
  }

  private func end(_ index: Int, _ state: inout State) {
    guard isOrdered else {
      state.finished += 1
      return
    }
    state.done.insert(index)
    while state.done.remove(state.head) != nil {
      state.head += 1
      state.finished += 1
      // The next record may still be at work: what it has yielded leaves now, the rest at once.
      if let events = state.waiting.removeValue(forKey: state.head) { write(events, &state) }
    }
  }

  private func write(_ events: [Event], _ state: inout State) {
    guard state.error == nil else { return }
    do throws(SystemError) {
      for event in events {
        switch event {
        case .result(let record): try results.write(record)
        case .failure(let item, let failure): try failures.write(item, failure)
        }
      }
      try results.flush()
    } catch {
      state.error = error
      stop()
    }
  }
}
