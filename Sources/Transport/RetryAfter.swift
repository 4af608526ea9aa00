package import Records

/// The `Retry-After` header field (RFC 9110 §10.2.3) in both of its forms.
package enum RetryAfter {
  /// The time to wait from `now`, never negative; nil if the value is neither a number of seconds
  /// nor an HTTP date.
  package static func wait(_ value: String, now: Timestamp) -> Duration? {
    let value = value.split(separator: " ").joined(separator: " ")
    if !value.isEmpty, value.utf8.allSatisfy({ $0 &- 0x30 < 10 }) {
      return .seconds(min(Int(value) ?? Int(Int32.max), Int(Int32.max)))
    }
    return Timestamp(httpDate: value).map { max($0 - now, .zero) }
  }
}

extension Timestamp {
  /// Parses the three forms of an HTTP date (RFC 9110 §5.6.7): `Sun, 06 Nov 1994 08:49:37 GMT`,
  /// `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`.
  package init?(httpDate text: String) {
    let words = text.split { $0 == " " || $0 == "," || $0 == "-" }.map(String.init)
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let (dayWord, monthWord, yearWord, timeWord): (String, String, String, String)
    if words.count == 6, words[5] == "GMT" {
      (dayWord, monthWord, yearWord, timeWord) = (words[1], words[2], words[3], words[4])
    } else if words.count == 5 {
      (dayWord, monthWord, yearWord, timeWord) = (words[2], words[1], words[4], words[3])
    } else {
      return nil
    }
    let time = timeWord.split(separator: ":").compactMap { Int($0) }
    guard let day = Int(dayWord), let month = months.firstIndex(of: monthWord),
      var year = Int(yearWord), time.count == 3
    else { return nil }
    // A year of two digits is the nearest one, as the RFC demands: 1970 to 2069.
    if yearWord.utf8.count == 2 { year += year < 70 ? 2000 : 1900 }
    self.init(
      year: year, month: month + 1, day: day, hour: time[0], minute: time[1], second: time[2])
  }
}
