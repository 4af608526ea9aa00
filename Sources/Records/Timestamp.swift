/// A moment in UTC with a precision of nanoseconds, as in `created_at` and `expires_at`.
package struct Timestamp: Sendable, Hashable, Comparable {
  /// Whole seconds since 1970-01-01T00:00:00Z, rounded down.
  package let seconds: Int64
  /// The fraction of the second, 0 to 999,999,999.
  package let nanoseconds: Int32

  package init(seconds: Int64, nanoseconds: Int32 = 0) {
    let carry = Int64(nanoseconds) / 1_000_000_000
    let rest = nanoseconds % 1_000_000_000
    self.seconds = seconds &+ carry &+ (rest < 0 ? -1 : 0)
    self.nanoseconds = rest < 0 ? rest + 1_000_000_000 : rest
  }

  package static func < (left: Timestamp, right: Timestamp) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }

  package static func + (moment: Timestamp, time: Duration) -> Timestamp {
    let (seconds, attoseconds) = time.components
    let nanoseconds = Int64(moment.nanoseconds) + attoseconds / 1_000_000_000
    let carry = nanoseconds >= 0 ? nanoseconds / 1_000_000_000 : -1
    return Timestamp(
      seconds: moment.seconds &+ seconds &+ carry,
      nanoseconds: Int32(nanoseconds - carry * 1_000_000_000))
  }

  package static func - (moment: Timestamp, time: Duration) -> Timestamp {
    moment + (.zero - time)
  }

  /// The time from `earlier` to `later`; negative if `later` is the earlier one.
  package static func - (later: Timestamp, earlier: Timestamp) -> Duration {
    .seconds(later.seconds &- earlier.seconds)
      + .nanoseconds(Int64(later.nanoseconds) - Int64(earlier.nanoseconds))
  }
}
