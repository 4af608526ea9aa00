import Synchronization

/// Counts the records of a run while it is running.
package final class FlowProgress: Sendable {
  package struct Counts: Sendable, Hashable {
    package var started = 0
    package var succeeded = 0
    package var failed = 0
    /// How many records the run has; nil while that is not known.
    package var total: Int?
    /// Bytes of files that have been sent, and that the files in flight and the finished ones have.
    package var sentBytes = 0
    package var expectedBytes = 0

    package init(started: Int = 0, succeeded: Int = 0, failed: Int = 0, total: Int? = nil) {
      self.started = started
      self.succeeded = succeeded
      self.failed = failed
      self.total = total
    }

    package var finished: Int { succeeded + failed }
    package var inFlight: Int { started - finished }
  }

  private static let unknown = -1
  private let started = Atomic(0)
  private let succeeded = Atomic(0)
  private let failed = Atomic(0)
  private let total = Atomic(FlowProgress.unknown)
  private let sentBytes = Atomic(0)
  private let expectedBytes = Atomic(0)

  package init() {}

  package var counts: Counts {
    // In this order, no record is counted as finished that is not counted as started.
    let (succeeded, failed) = (
      succeeded.load(ordering: .acquiring), failed.load(ordering: .acquiring)
    )
    let total = total.load(ordering: .relaxed)
    var counts = Counts(
      started: started.load(ordering: .relaxed), succeeded: succeeded, failed: failed,
      total: total == Self.unknown ? nil : total)
    counts.sentBytes = sentBytes.load(ordering: .relaxed)
    counts.expectedBytes = expectedBytes.load(ordering: .relaxed)
    return counts
  }

  package func start() { started.add(1, ordering: .relaxed) }
  package func succeed() { succeeded.add(1, ordering: .releasing) }
  package func fail() { failed.add(1, ordering: .releasing) }

  /// Sets the number of records, for input whose length is known from the start.
  package func expect(_ count: Int) { total.store(count, ordering: .relaxed) }

  /// A file of this size is going to be sent.
  package func expect(bytes: Int) { expectedBytes.add(bytes, ordering: .relaxed) }

  /// Bytes of such a file have been sent. A negative number takes back those of a try that failed.
  package func send(bytes: Int) { sentBytes.add(bytes, ordering: .relaxed) }

  /// A record that was expected is dropped without being started.
  func drop() {
    let count = total.load(ordering: .relaxed)
    if count != Self.unknown { expect(count - 1) }
  }

  /// The input has ended: there are no records other than those already started.
  func endInput() { expect(started.load(ordering: .relaxed)) }
}
