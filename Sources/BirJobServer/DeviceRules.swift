internal import Records
internal import ServerKit

/// What BirJob accepts as a device's token, name and keywords.
struct DeviceRules: Sendable {
  let dialect: ServerOptions.Dialect

  static let deviceIDLength = 8...255
  static let keywordCount = 1...50
  static let keywordLength = 1...100
  static let sourceCount = 0...50
  /// Largest description of a device, in bytes of JSON.
  static let infoLimit = 4 * 1024

  /// The token as it is stored: in lower case, except in the real dialect, whose server keeps the
  /// spelling.
  func token(_ text: String) throws(BirJobError) -> String {
    guard let token = normalized(text) else {
      if dialect == .real { throw .refused("Invalid device_token format") }
      throw .invalid("body", "device_token", rule: "must be 64 hexadecimal characters")
    }
    return token
  }

  /// Nil unless the text is a token: 64 hexadecimal characters (128 and 160 are accepted too) of at
  /// least three kinds, which keeps out made-up ones. The real server also takes the description of
  /// an `NSData` (`<0123 …>`) and a UUID.
  func normalized(_ text: String) -> String? {
    guard text.utf8.count <= 256 else { return nil }
    var hexadecimal = text
    if dialect == .real {
      if text.hasPrefix("<"), text.hasSuffix(">") {
        hexadecimal = text.dropFirst().dropLast().filter { $0 != " " }
      } else if text.utf8.count == 36, Self.isUUID(text) {
        hexadecimal = text.filter { $0 != "-" }
        return Set(hexadecimal).count > 2 ? text : nil
      }
    }
    guard [64, 128, 160].contains(hexadecimal.utf8.count),
      hexadecimal.utf8.allSatisfy(Self.isHexDigit), Set(hexadecimal.lowercased()).count > 2
    else { return nil }
    return dialect == .real ? hexadecimal : hexadecimal.lowercased()
  }

  /// Keywords without the white space around them, each once, in the spelling that came first.
  func keywords(_ body: RequestBody) throws(BirJobError) -> [String]? {
    let given = try body.texts(
      "keywords", count: 0...Self.keywordCount.upperBound, length: 0...Self.keywordLength.upperBound
    )
    guard let given else { return nil }
    var seen: Set<String> = []
    var keywords: [String] = []
    for text in given {
      let keyword = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if !keyword.isEmpty, seen.insert(keyword.lowercased()).inserted { keywords.append(keyword) }
    }
    guard !keywords.isEmpty else {
      throw .invalid("body", "keywords", rule: "must have at least one keyword")
    }
    return keywords
  }

  func email(_ body: RequestBody) throws(BirJobError) -> String? {
    guard let text = try body.optionalText("email", limit: 0...254), !text.isEmpty else {
      return nil
    }
    guard let address = EmailAddress(text) else {
      throw .invalid("body", "email", rule: "must be an e-mail address")
    }
    return address.text
  }

  static func isUUID(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.map(\.count) == [8, 4, 4, 4, 12] && parts.joined().allSatisfy(isHexDigit)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    Character(UnicodeScalar(byte)).isHexDigit
  }
}
