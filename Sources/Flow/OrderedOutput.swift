import LineIO
import Records
import Synchronization

/// Writes what the records of a run yield in the order in which the records were read: what belongs
/// to the first unfinished record leaves, what is ahead of it waits.
///
/// What leaves is flushed at once, unless the run is `hurrying` through input that is there already.
final class OrderedOutput: Sendable {
  private enum Event: Sendable {
    case results(RecordLines)
    case failure(InputItem, Failure)
  }

  private struct State {
    /// The first record that has not finished.
    var head = 0
    /// What finished records after the head, or unfinished ones, have yielded so far.
    var waiting: [Int: [Event]] = [:]
    var done: Set<Int> = []
    var finished = 0
    var ended = 0
    var resting = 0
    var tally = Tally()
    var isHurrying = false
    var error: SystemError?
    var end: Failure?
    var watcher: Watcher?
    /// So many failures end the run.
    let maxFailures: Int

    init(maxFailures: Int) { self.maxFailures = maxFailures }

    var isStopped: Bool { error != nil || end != nil || tally.failed >= maxFailures }

    var standing: Standing {
      Standing(isStopped: isStopped, ended: ended, finished: finished, resting: resting)
    }
  }

  /// Who waits until the run stands where it is awaited.
  private struct Watcher {
    var isAwaited: @Sendable (Standing) -> Bool
    var continuation: CheckedContinuation<Void, Never>
  }

  private let results: any ResultSink
  private let failures: any FailureSink
  private let isOrdered: Bool
  /// Called when the run can go no further: output is lost or there were too many failures.
  private let stop: @Sendable () -> Void
  private let state: Mutex<State>

  init(
    results: any ResultSink, failures: any FailureSink, isOrdered: Bool, maxFailures: Int,
    stop: @escaping @Sendable () -> Void
  ) {
    self.results = results
    self.failures = failures
    self.isOrdered = isOrdered
    self.stop = stop
    state = Mutex(State(maxFailures: maxFailures))
  }

  var tally: Tally { state.withLock { $0.tally } }

  /// Where the run stands.
  struct Standing: Equatable {
    /// Whether no other record may be begun.
    var isStopped: Bool
    /// The number of records whose work is over.
    var ended: Int
    /// The number of records whose results have all been written.
    var finished: Int
    /// The number of records whose work lets time pass.
    var resting: Int
  }

  var standing: Standing { state.withLock { $0.standing } }

  /// Waits until the run stands where `isAwaited` says. One caller at a time.
  func wait(until isAwaited: @escaping @Sendable (Standing) -> Bool) async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if isAwaited(state.standing) { return true }
        state.watcher = Watcher(isAwaited: isAwaited, continuation: continuation)
        return false
      }
      if isOver { continuation.resume() }
    }
  }

  /// Changes the state, and tells who waits when the run stands where it is awaited then.
  private func update(_ change: (inout State) -> Void) {
    let watcher = state.withLock { state -> Watcher? in
      change(&state)
      guard let watcher = state.watcher, watcher.isAwaited(state.standing) else { return nil }
      state.watcher = nil
      return watcher
    }
    watcher?.continuation.resume()
  }

  /// Whether more records follow at once, so that results may collect; false also hands on what has
  /// collected.
  func hurry(_ isHurrying: Bool) {
    state.withLock {
      $0.isHurrying = isHurrying
      write([], &$0)
    }
  }

  func emit(_ lines: RecordLines, at index: Int) {
    update { add(.results(lines), at: index, &$0) }
  }

  /// A record's work begins or ends to let time pass.
  func rest(_ isResting: Bool) {
    update { $0.resting += isResting ? 1 : -1 }
  }

  func succeed(at index: Int) {
    update {
      $0.tally.succeed()
      end(index, &$0)
    }
  }

  func fail(_ item: InputItem, _ failure: Failure, at index: Int) {
    update {
      $0.tally.fail(failure)
      add(.failure(item, failure), at: index, &$0)
      end(index, &$0)
      if $0.isStopped { stop() }
    }
  }

  /// The run ends with `failure`, the first one when there are several.
  func endRun(_ failure: Failure) {
    update { $0.end = $0.end ?? failure }
    stop()
  }

  /// - Throws: the first error that a write met, or the failure that ended the run.
  func finish() throws {
    if let error = state.withLock({ $0.error }) { throw error }
    try results.finish()
    try results.flush()
    if let end = state.withLock({ $0.end }) { throw end }
  }

  private func add(_ event: Event, at index: Int, _ state: inout State) {
    if isOrdered, index != state.head {
      state.waiting[index, default: []].append(event)
    } else {
      write([event], &state)
    }
  }

  private func end(_ index: Int, _ state: inout State) {
    state.ended += 1
    guard isOrdered else {
      state.finished += 1
      return
    }
    if index != state.head {
      state.done.insert(index)
      return
    }
    var events: [Event] = []
    repeat {
      state.head += 1
      state.finished += 1
      // The next record may still be at work: what it has yielded leaves now, the rest at once.
      events += state.waiting.removeValue(forKey: state.head) ?? []
    } while state.done.remove(state.head) != nil
    write(events, &state)
  }

  private func write(_ events: [Event], _ state: inout State) {
    guard state.error == nil else { return }
    do throws(SystemError) {
      for event in events {
        switch event {
        case .results(let lines): try results.write(lines)
        case .failure(let item, let failure): try failures.write(item, failure)
        }
      }
      if !state.isHurrying { try results.flush() }
    } catch {
      state.error = error
      stop()
    }
  }
}
