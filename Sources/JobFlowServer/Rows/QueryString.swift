internal import HTTPTypes
internal import Hummingbird

/// The parameters of a query in their order; a name may occur several times. `+` is a space, as in
/// HTML forms (application/x-www-form-urlencoded).
struct QueryString: Sendable {
  let pairs: [(name: String, value: String)]

  /// - Throws: `RestError` 400 for a broken escape or text that is not UTF-8.
  init(_ request: Request) throws(RestError) {
    var pairs: [(name: String, value: String)] = []
    for part in (request.uri.query ?? "").split(separator: "&") {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      pairs.append((try Self.decoded(sides[0]), sides.count > 1 ? try Self.decoded(sides[1]) : ""))
    }
    self.pairs = pairs
  }

  subscript(name: String) -> String? { pairs.first { $0.name == name }?.value }

  static func decoded(_ text: Substring) throws(RestError) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        let digits = rest.prefix(2)
        guard digits.count == 2, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
          let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw invalid }
        bytes.append(value)
        rest = rest.dropFirst(2)
      default: bytes.append(byte)
      }
    }
    guard let decoded = String(validating: bytes, as: UTF8.self) else { throw invalid }
    return decoded
  }

  private static let invalid = RestError(
    .badRequest, "PGRST100", "The query is not percent-encoded UTF-8.")
}
