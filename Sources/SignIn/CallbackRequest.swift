/// The parts that matter of a request that a browser sends to the loopback address (RFC 9112).
struct CallbackRequest: Sendable, Hashable {
  enum Reading: Hashable {
    /// More bytes are needed.
    case incomplete
    case whole(CallbackRequest)
    /// Not an HTTP request, or larger than any that a browser sends here.
    case malformed
  }

  /// The maximum number of bytes of a request, and of its body. A fragment with tokens has a few
  /// thousand.
  private static let limit = 64 << 10

  var method: String
  /// Without the query.
  var path: String
  /// The part after `?`, percent-encoded.
  var query: String
  var body: String

  /// Parses the bytes that a connection has received so far.
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

  /// 0 if there is no such field; nil if its value is not a number.
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
