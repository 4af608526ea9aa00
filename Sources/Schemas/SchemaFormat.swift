internal import Records

/// A `format` that is checked (JSON Schema Validation 2020-12, §7.3).
enum SchemaFormat: String, Sendable, Hashable {
  case dateTime = "date-time"
  case uuid, email, uri

  /// The format in words, with its article.
  var words: String {
    switch self {
    case .dateTime: "a date and time (RFC 3339)"
    case .uuid: "a UUID (RFC 9562)"
    case .email: "an email address"
    case .uri: "a URI (RFC 3986)"
    }
  }

  func includes(_ text: String) -> Bool {
    switch self {
    case .dateTime: Self.isDateTime(text)
    case .uuid: Self.isUUID(text)
    case .email: Self.isEmail(text)
    case .uri: Self.isURI(text)
    }
  }

  /// RFC 3339 §5.6, with any number of fractional digits.
  private static func isDateTime(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, "Tt".utf8.contains(bytes[10]), let last = bytes.last else {
      return false
    }
    let isZoned = "Zz".utf8.contains(last) || "+-".utf8.contains(bytes[bytes.count - 6])
    return isZoned && Timestamp(rfc3339: text) != nil
  }

  private static func isUUID(_ text: String) -> Bool {
    text.utf8.count == 36
      && text.utf8.enumerated().allSatisfy { index, byte in
        [8, 13, 18, 23].contains(index)
          ? byte == UInt8(ascii: "-") : Character(Unicode.Scalar(byte)).isHexDigit
      }
  }

  /// A mailbox (RFC 5321 §4.1.2) without a quoted local part.
  private static func isEmail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
      && !text.contains { $0.isWhitespace }
  }

  /// A scheme and a colon, without characters that must be percent-encoded.
  private static func isURI(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), let first = text.first,
      first.isASCII, first.isLetter
    else { return false }
    let scheme = text[..<colon]
    return scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
      && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !#"<>"{}|\^`"#.utf8.contains($0) }
  }
}
