/// What one request may cost in a worker process.
package struct IsolationLimits: Sendable, Hashable {
  /// Seconds of processor time, and seconds on the clock while the supervisor runs.
  package var seconds: Double
  /// Resident memory of the worker, without what it shares with its parent.
  package var residentBytes: Int
  /// The largest request, and the largest answer.
  package var messageBytes: Int

  package init(
    seconds: Double = 10, residentBytes: Int = 256 << 20, messageBytes: Int = 64 << 20
  ) {
    self.seconds = seconds
    self.residentBytes = residentBytes
    self.messageBytes = messageBytes
  }
}
