package import Records

/// The age of a job: the service sends English like `2 days ago`, sometimes an ISO date.
package enum PostedAt {
  /// When the job was posted, counted from `fetched_at` where the line has it, else from `now`.
  package static func estimate(_ job: borrowing RecordView, now: Timestamp) -> Timestamp? {
    guard let text = job.string("posted_at") else { return nil }
    let fetched = job.string("fetched_at").flatMap { Timestamp(rfc3339: $0) }
    return estimate(text, from: fetched ?? now)
  }

  /// Reads `just now`, `today`, `yesterday`, `3 hours ago`, `30+ days ago`, `Posted 2 weeks ago`,
  /// `an hour ago`, or a date of RFC 3339; nil for anything else.
  package static func estimate(_ text: String, from moment: Timestamp) -> Timestamp? {
    Timestamp(rfc3339: text) ?? age(text).map { moment - .seconds($0) }
  }

  /// In seconds.
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
      // Older than a century is no age of a job.
      guard !overflow, (0...3_200_000_000).contains(total) else { return nil }
      return total
    }
    return nil
  }

  /// In lower-case UTF-8: also the bytes of every letter beyond ASCII.
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
