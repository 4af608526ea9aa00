internal import Records
internal import ServerKit

/// A time as PostgreSQL shows it in JSON: `2026-11-21T07:19:28.686966+00:00`, in UTC and without
/// final zeros of the fraction. Such texts sort in the order of time.
struct TimestampText: Sendable, Hashable {
  let text: String

  init(_ instant: Instant) {
    var text = instant.text.dropLast()
    if text.contains(".") {
      while text.last == "0" { text = text.dropLast() }
      if text.last == "." { text = text.dropLast() }
    }
    self.text = text + "+00:00"
  }

  /// Reads a date, or a date and a time with a space or a T between them. Without an offset the time
  /// is in UTC.
  init?(_ text: String) {
    var bytes = Array(text.utf8)
    guard bytes.count >= 10, bytes.count <= 40 else { return nil }
    if bytes.count == 10 { bytes += Array("T00:00:00Z".utf8) }
    if bytes[10] == UInt8(ascii: " ") { bytes[10] = UInt8(ascii: "T") }
    let time = String(decoding: bytes[10...], as: UTF8.self)
    let zone = time.lastIndex { "+-Z".contains($0) } ?? time.endIndex
    var clock = String(time[..<zone])
    var offset = String(time[zone...])
    if clock.count == 6 { clock += ":00" }
    switch offset.count {
    case 0: offset = "Z"
    case 3: offset += ":00"
    case 5: offset.insert(":", at: offset.index(offset.startIndex, offsetBy: 3))
    default: break
    }
    let date = String(decoding: bytes[..<10], as: UTF8.self)
    guard let moment = Timestamp(rfc3339: date + clock + offset) else { return nil }
    self.init(
      Instant(microseconds: moment.seconds * 1_000_000 + Int64(moment.nanoseconds / 1000)))
  }
}
