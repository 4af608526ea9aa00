internal import Foundation
package import GRDB

/// A point in time, in microseconds since 1970-01-01T00:00:00Z, as the database stores it.
package struct Instant: Hashable, Comparable, Sendable {
  package var microseconds: Int64

  package init(microseconds: Int64) { self.microseconds = microseconds }

  package static func < (left: Instant, right: Instant) -> Bool {
    left.microseconds < right.microseconds
  }

  package static func + (instant: Instant, duration: Duration) -> Instant {
    let (seconds, attoseconds) = duration.components
    return Instant(
      microseconds: instant.microseconds + seconds * 1_000_000 + attoseconds / 1_000_000_000_000)
  }

  package func duration(to later: Instant) -> Duration {
    .microseconds(later.microseconds - microseconds)
  }

  package static var now: Instant {
    Instant(microseconds: Int64(Date().timeIntervalSince1970 * 1_000_000))
  }

  /// Whole seconds since 1970: a NumericDate of RFC 7519 §2.
  package var seconds: Int { Int(microseconds / 1_000_000) }

  /// RFC 3339 in UTC with six fractional digits: `2026-11-21T07:19:28.686966Z`.
  package var text: String {
    let day = microseconds.flooredQuotient(86_400_000_000)
    let (year, month, dayOfMonth) = Self.civil(day)
    let time = microseconds - day * 86_400_000_000
    let seconds = time / 1_000_000
    return Self.padded(year, 4) + "-" + Self.padded(month, 2) + "-" + Self.padded(dayOfMonth, 2)
      + "T" + Self.padded(seconds / 3600, 2) + ":" + Self.padded(seconds / 60 % 60, 2)
      + ":" + Self.padded(seconds % 60, 2) + "." + Self.padded(time % 1_000_000, 6) + "Z"
  }

  /// The proleptic Gregorian date of a day counted from 1970-01-01, in eras of 400 years that start
  /// on 1 March, so that the leap day is the last of its year.
  private static func civil(_ day: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let shifted = day + 719_468
    let era = shifted.flooredQuotient(146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }

  private static func padded(_ value: Int64, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension Int64 {
  fileprivate func flooredQuotient(_ divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}

extension Instant: DatabaseValueConvertible {
  package var databaseValue: DatabaseValue { microseconds.databaseValue }

  package static func fromDatabaseValue(_ value: DatabaseValue) -> Instant? {
    Int64.fromDatabaseValue(value).map(Instant.init(microseconds:))
  }
}
