internal import HTTPTypes

/// An e-mail address of a student: it ends with `.edu`.
struct StudentAddress: Sendable, Hashable {
  let text: String

  /// - Throws: `OrbitError` 400.
  init(_ text: String?) throws(OrbitError) {
    let address = Self.normalized(text ?? "")
    guard !address.isEmpty else { throw OrbitError(.badRequest, "Email is required") }
    guard Self.isAddress(address) else { throw OrbitError(.badRequest, "Invalid email format") }
    guard address.hasSuffix(".edu") else {
      throw OrbitError(.badRequest, "Only .edu email addresses are allowed")
    }
    self.text = address
  }

  static func normalized(_ text: String) -> String {
    let isSpace: (Character) -> Bool = { $0.isWhitespace }
    let start = text.drop(while: isSpace)
    return String(start.reversed().drop(while: isSpace).reversed()).lowercased()
  }

  /// `local@domain.tld` in ASCII: letters, digits and `._%+-` before the sign, letters, digits,
  /// dots and hyphens after it, a last label of two letters or more.
  private static func isAddress(_ address: String) -> Bool {
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    guard address.utf8.count <= 254, parts.count == 2, !parts[0].isEmpty,
      parts[0].utf8.allSatisfy({ isLetterOrDigit($0) || "._%+-".utf8.contains($0) }),
      parts[1].utf8.allSatisfy({ isLetterOrDigit($0) || ".-".utf8.contains($0) })
    else { return false }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, let last = labels.last, let host = labels.first, !host.isEmpty else {
      return false
    }
    return last.utf8.count >= 2 && last.utf8.allSatisfy { isLetterOrDigit($0) && $0 > 0x39 }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
  }
}
