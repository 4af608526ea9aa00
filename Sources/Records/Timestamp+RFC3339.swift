extension Timestamp {
  /// Parses an RFC 3339 date and time with any number of fraction digits (servers send 0, 3, 6 or
  /// 9; digits after the ninth are dropped), `T` or a space between date and time, and `Z` or an
  /// offset.
  ///
  /// A text without a zone is in UTC; a date without a time is its first moment. Returns nil for
  /// any other text.
  package init?(rfc3339 text: String) {
    var digits = DigitReader(Array(text.utf8))
    guard let year = digits.number(4), digits.take("-"), let month = digits.number(2),
      digits.take("-"), let day = digits.number(2)
    else { return nil }
    if digits.isAtEnd {
      self.init(year: year, month: month, day: day)
      return
    }
    guard digits.take("T") || digits.take("t") || digits.take(" "),
      let hour = digits.number(2), digits.take(":"), let minute = digits.number(2),
      digits.take(":"), let second = digits.number(2)
    else { return nil }
    var nanoseconds = 0
    if digits.take(".") {
      guard let fraction = digits.fraction() else { return nil }
      nanoseconds = fraction
    }
    guard let offset = digits.zoneOffset(), digits.isAtEnd,
      let local = Timestamp(
        year: year, month: month, day: day, hour: hour, minute: minute, second: second,
        nanoseconds: nanoseconds)
    else { return nil }
    self.init(seconds: local.seconds - Int64(offset), nanoseconds: local.nanoseconds)
  }

  /// `2026-11-21T07:19:28Z`, with three, six or nine fraction digits if there is a fraction.
  package var rfc3339: String {
    let fields = calendarFields
    var text = DigitWriter()
    text.add(fields.year, width: 4)
    text.add(fields.month, width: 2, after: "-")
    text.add(fields.day, width: 2, after: "-")
    text.add(fields.hour, width: 2, after: "T")
    text.add(fields.minute, width: 2, after: ":")
    text.add(fields.second, width: 2, after: ":")
    let nanoseconds = Int(nanoseconds)
    if nanoseconds % 1_000 != 0 {
      text.add(nanoseconds, width: 9, after: ".")
    } else if nanoseconds % 1_000_000 != 0 {
      text.add(nanoseconds / 1_000, width: 6, after: ".")
    } else if nanoseconds != 0 {
      text.add(nanoseconds / 1_000_000, width: 3, after: ".")
    }
    return String(decoding: text.bytes + [UInt8(ascii: "Z")], as: UTF8.self)
  }
}

/// Writes ASCII digits and the marks between them.
private struct DigitWriter {
  var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(32) }

  /// Appends `value`, padded with zeros to at least `width` digits.
  mutating func add(_ value: Int, width: Int, after mark: Unicode.Scalar? = nil) {
    if let mark { bytes.append(UInt8(ascii: mark)) }
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var unit: UInt = 1
    for _ in 1..<width { unit *= 10 }
    while value.magnitude / 10 >= unit { unit *= 10 }
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(value.magnitude / unit % 10))
      unit /= 10
    }
  }
}

/// A cursor over ASCII digits and the marks between them.
private struct DigitReader {
  private let bytes: [UInt8]
  private var cursor = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { cursor == bytes.count }

  private var digit: Int? {
    guard cursor < bytes.count, bytes[cursor] &- 0x30 < 10 else { return nil }
    return Int(bytes[cursor] - 0x30)
  }

  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard cursor < bytes.count, bytes[cursor] == UInt8(ascii: mark) else { return false }
    cursor += 1
    return true
  }

  mutating func number(_ count: Int) -> Int? {
    var value = 0
    for _ in 0..<count {
      guard let digit else { return nil }
      value = value * 10 + digit
      cursor += 1
    }
    return value
  }

  mutating func fraction() -> Int? {
    guard digit != nil else { return nil }
    var value = 0
    var unit = 100_000_000
    while let digit {
      value += digit * unit
      unit /= 10
      cursor += 1
    }
    return value
  }

  /// The offset from UTC in seconds; 0 at the end of the text.
  mutating func zoneOffset() -> Int? {
    if isAtEnd || take("Z") || take("z") { return 0 }
    let isAhead = take("+")
    guard isAhead || take("-"), let hours = number(2), hours < 24 else { return nil }
    _ = take(":")
    guard let minutes = isAtEnd ? 0 : number(2), minutes < 60 else { return nil }
    return (isAhead ? 1 : -1) * (hours * 3_600 + minutes * 60)
  }
}
