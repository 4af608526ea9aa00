internal import Records

/// Days of the Gregorian calendar as `2026-11-22`.
enum Day {
  /// Returns the day in UTC; nil outside the years 1970 to 9999.
  static func text(secondsSince1970 seconds: Double) -> String? {
    guard (0..<253_402_300_800).contains(seconds) else { return nil }
    return String(Timestamp(seconds: Int64(seconds)).rfc3339.prefix(10))
  }

  /// Returns a date as ISO 8601 has it: one that begins so is returned with its time, others as a day.
  ///
  /// - Parameter date: `2026-11-21T09:30:00Z`, `2026/11/21`, `Sat, 21 Nov 2026 09:30:00 GMT`,
  ///   `November 21, 2026` or `21.11.2026`.
  static func text(_ date: String) -> String? {
    let date = date.trimmed
    if let year = number(date.prefix(4), 4), let mark = date.dropFirst(4).first,
      "-/.".contains(mark),
      let month = number(date.dropFirst(5).prefix(2), 2), date.dropFirst(7).first == mark,
      let day = number(date.dropFirst(8).prefix(2), 2), let read = text(year, month, day)
    {
      let time = date.dropFirst(10)
      return time.isEmpty || time.first == "T" || time.first == " " ? read + time : nil
    }
    let parts = date.split { " ,-./".contains($0) }
    guard parts.count >= 3 else { return nil }
    if date.contains("."), let day = number(parts[0]), let month = number(parts[1]) {
      return number(parts[2], 4).flatMap { text($0, month, day) }
    }
    for (index, part) in parts.enumerated() where part.count >= 3 {
      guard let month = months.firstIndex(of: part.prefix(3).lowercased()) else { continue }
      if index > 0, index + 1 < parts.count, let day = number(parts[index - 1]),
        let year = number(parts[index + 1])
      {
        return text(year < 100 ? year + 2000 : year, month + 1, day)
      }
      if index + 2 < parts.count, let day = number(parts[index + 1]),
        let year = number(parts[index + 2], 4)
      {
        return text(year, month + 1, day)
      }
    }
    return nil
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// Returns a number of at most four digits, or of exactly `width`.
  private static func number(_ digits: Substring, _ width: Int? = nil) -> Int? {
    guard (1...4).contains(digits.count), width == nil || digits.count == width,
      digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(digits)
  }

  private static func text(_ year: Int, _ month: Int, _ day: Int) -> String? {
    guard (1970...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    return "\(year)-" + (month < 10 ? "0" : "") + "\(month)-" + (day < 10 ? "0" : "") + "\(day)"
  }
}
