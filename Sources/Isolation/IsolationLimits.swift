/// The limits of one request to a worker process.
package struct IsolationLimits: Sendable, Hashable {
  /// Seconds of processor time, and seconds of wall-clock time while the supervisor runs.
  package var seconds: Double
  /// Resident bytes of the worker, without memory that it shares with its parent.
  package var residentBytes: Int
  /// The size of the largest request and of the largest answer, in bytes.
  package var messageBytes: Int

  package init(
    seconds: Double = 10, residentBytes: Int = 256 << 20, messageBytes: Int = 64 << 20
  ) {
    self.seconds = seconds
    self.residentBytes = residentBytes
    self.messageBytes = messageBytes
  }
}
