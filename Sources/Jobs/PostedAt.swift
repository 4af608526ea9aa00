package import Records

/// The age of a job. The service sends English such as `2 days ago`, or an ISO date.
package enum PostedAt {
  /// The time of posting, relative to the line's `fetched_at`, or to `now` if there is none.
  package static func estimate(_ job: borrowing RecordView, now: Timestamp) -> Timestamp? {
    guard let text = job.string("posted_at") else { return nil }
    let fetched = job.string("fetched_at").flatMap { Timestamp(rfc3339: $0) }
    return estimate(text, from: fetched ?? now)
  }

  /// Parses `just now`, `today`, `yesterday`, `3 hours ago`, `30+ days ago`, `Posted 2 weeks ago`,
  /// `an hour ago`, or a date of RFC 3339, in UTC if it names no zone; nil for anything else.
  package static func estimate(_ text: String, from moment: Timestamp) -> Timestamp? {
    Timestamp(rfc3339: text) ?? Timestamp(rfc3339: text + "Z")
      ?? age(text).map {
        moment - .seconds($0)
      }
  }

  /// The largest plausible age: a century, in seconds.
  private static let oldestAge = 3_155_760_000

  /// The age in seconds.
  private static func age(_ text: String) -> Int? {
    let words = text.lowercased().utf8.split { !isWordByte($0) }.map { Substring($0) }
    if words.contains("just") || words.contains("today") || words.contains("now") {
      return 0
    }
    if words.contains("yesterday") { return 86_400 }
    for (number, unit) in zip(words, words.dropFirst()) {
      let count = number == "a" || number == "an" ? 1 : Int(number)
      guard let count, let seconds = seconds(in: unit) else { continue }
      let (total, overflow) = count.multipliedReportingOverflow(by: seconds)
      guard !overflow, (0...oldestAge).contains(total) else { return nil }
      return total
    }
    return nil
  }

  /// Whether a byte of lower-case UTF-8 belongs to a word. All bytes beyond ASCII do.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }

  private static func seconds(in unit: Substring) -> Int? {
    let singular = unit.hasSuffix("s") && unit.count > 1 ? unit.dropLast() : unit
    return switch singular {
    case "second", "sec": 1
    case "minute", "min", "m": 60
    case "hour", "hr", "h": 3_600
    case "day", "d": 86_400
    case "week", "w": 604_800
    case "month": 2_592_000
    case "year": 31_536_000
    default: nil
    }
  }
}
