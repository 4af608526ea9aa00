/// Percent-encoding of URL components (RFC 3986 §2.1).
package enum PercentEncoding {
  /// `text` with all bytes except the unreserved characters (RFC 3986 §2.3) encoded, as a path
  /// segment and the name or value of a query item need it.
  package static func encode(_ text: String) -> String {
    if text.utf8.allSatisfy(isUnreserved) { return text }
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isUnreserved(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// RFC 3986 §2.3
  static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// `text` with its escapes decoded; an incomplete escape is left as it is. With `plusIsSpace`, `+`
  /// is a space, as in form-encoded queries.
  package static func decode(_ text: some StringProtocol, plusIsSpace: Bool = false) -> String {
    let source = Array(text.utf8)
    var bytes: [UInt8] = []
    var cursor = 0
    while cursor < source.count {
      let byte = source[cursor]
      if byte == UInt8(ascii: "%"), cursor + 2 < source.count,
        let high = Character(Unicode.Scalar(source[cursor + 1])).hexDigitValue,
        let low = Character(Unicode.Scalar(source[cursor + 2])).hexDigitValue
      {
        bytes.append(UInt8(high << 4 | low))
        cursor += 3
      } else {
        bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
        cursor += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
