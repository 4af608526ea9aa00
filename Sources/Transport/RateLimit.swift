internal import Records
internal import Synchronization

/// Spaces requests evenly in time: each reserves the next free moment.
///
/// All processes that name the same file share the moments. The file holds the time of the next one
/// and is read and written under an exclusive lock.
final class RateLimit: Sendable {
  /// At most this many requests wait for their moment at the same time.
  private static let longestQueue = 10_000

  private let interval: Duration
  private let file: String?
  private let next = Mutex<Timestamp?>(nil)

  init(perSecond rate: Double, file: String?) {
    interval = .seconds(1) / max(rate, 1e-6)
    self.file = file
  }

  /// Takes the next free moment and returns the time until then.
  ///
  /// - Throws: `cannot_write` (73) when the file cannot be created or written.
  func reserve(now: Timestamp) throws(Failure) -> Duration {
    guard let file else { return next.withLock { reserve(&$0, now) } }
    return try RateFile(path: file).update { moment in reserve(&moment, now) }
  }

  private func reserve(_ next: inout Timestamp?, _ now: Timestamp) -> Duration {
    // A moment this far ahead comes from a clock that has been set back since.
    let longest = interval * Self.longestQueue
    let moment = next.flatMap { $0 - now > longest ? nil : $0 } ?? now
    let taken = max(moment, now)
    next = taken + interval
    return taken - now
  }
}
