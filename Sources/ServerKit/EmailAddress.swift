/// An e-mail address in lower case, as accounts are identified.
package struct EmailAddress: Hashable, Sendable {
  package let text: String

  /// Nil unless `text` has the form `local@domain` with a dot-atom on both sides (RFC 5322 §3.2.3),
  /// at most 254 bytes long.
  package init?(_ text: String) {
    let address = text.lowercased()
    guard address.utf8.count <= 254 else { return nil }
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, Self.isDotAtom(parts[0], Self.isAtomText),
      Self.isDotAtom(parts[1], Self.isLabelText)
    else { return nil }
    self.text = address
  }

  private static func isDotAtom(_ text: Substring, _ allowed: (UInt8) -> Bool) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0.utf8.allSatisfy(allowed)
    }
  }

  private static func isLabelText(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      || byte >= 0x80
  }

  private static func isAtomText(_ byte: UInt8) -> Bool {
    isLabelText(byte) || "!#$%&'*+/=?^_`{|}~".utf8.contains(byte)
  }
}
