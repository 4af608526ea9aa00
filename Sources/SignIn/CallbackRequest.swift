/// A request that a browser sends to the loopback address (RFC 9112), as much of it as matters.
struct CallbackRequest: Sendable, Hashable {
  enum Reading: Hashable {
    /// More bytes must come.
    case incomplete
    case whole(CallbackRequest)
    /// No HTTP request, or one of a size that no browser sends here.
    case malformed
  }

  /// A fragment with tokens has a few thousand bytes.
  private static let limit = 64 << 10

  var method: String
  /// Without the query.
  var path: String
  /// What stands behind `?`, percent-encoded.
  var query: String
  var body: String

  /// Reads what a connection has brought so far.
  static func read(_ bytes: [UInt8]) -> Reading {
    guard bytes.count <= limit else { return .malformed }
    let terminator: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    guard let head = bytes.firstRange(of: terminator) else { return .incomplete }
    let lines = String(decoding: bytes[..<head.lowerBound], as: UTF8.self)
      .split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = (lines.first ?? "").split(separator: " ")
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
      return .malformed
    }
    guard let length = contentLength(lines.dropFirst()), length <= limit else { return .malformed }
    let body = bytes[head.upperBound...]
    guard body.count >= length else { return .incomplete }
    let mark = words[1].firstIndex(of: "?") ?? words[1].endIndex
    return .whole(
      CallbackRequest(
        method: String(words[0]), path: String(words[1][..<mark]),
        query: String(words[1][mark...].dropFirst()),
        body: String(decoding: body.prefix(length), as: UTF8.self)))
  }

  /// 0 without the field; nil when it is no number.
  private static func contentLength(_ fields: some Sequence<Substring>) -> Int? {
    for field in fields {
      guard let colon = field.firstIndex(of: ":"),
        field[..<colon].lowercased() == "content-length"
      else { continue }
      let value = field[colon...].dropFirst().filter { $0 != " " && $0 != "\t" }
      return Int(value).flatMap { $0 >= 0 ? $0 : nil }
    }
    return 0
  }
}
