/// An address in a header of a mail: `ana@example.com`, `root`, `Ana Ruiz <ana@example.com>`.
package struct MailAddress: Sendable, Hashable {
  /// The longest address that SMTP carries (RFC 5321 §4.5.3.1.3).
  private static let mostBytes = 254

  /// Without quotes; empty if there is none.
  private let name: String
  private let address: String

  /// - Returns: nil if `text` is not one address, or has characters that could begin another header.
  package init?(_ text: String) {
    guard text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
      return nil
    }
    let text = Self.trimmed(text[...])
    if text.hasSuffix(">"), let bracket = text.lastIndex(of: "<") {
      var name = Self.trimmed(text[..<bracket])
      if name.count > 1, name.hasPrefix("\""), name.hasSuffix("\"") {
        name = name.dropFirst().dropLast()
      }
      self.name = String(name)
      address = String(text[text.index(after: bracket)...].dropLast())
    } else {
      name = ""
      address = String(text)
    }
    guard Self.isAddress(address) else { return nil }
  }

  /// The words of a header's text.
  var words: [String] {
    if name.isEmpty { return [address] }
    guard EncodedWord.isPlain(name) else { return EncodedWord.words(name) + ["<\(address)>"] }
    let isAtoms = name.utf8.allSatisfy { Self.isAtomByte($0) || $0 == UInt8(ascii: " ") }
    if isAtoms { return EncodedWord.words(name) + ["<\(address)>"] }
    let quoted = name.map { "\"\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    return ["\"\(quoted)\"", "<\(address)>"]
  }

  /// A dot-atom, with a domain unless it is the name of a user of this machine (RFC 5322 §3.4.1).
  private static func isAddress(_ text: String) -> Bool {
    guard (1...mostBytes).contains(text.utf8.count) else { return false }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count <= 2 else { return false }
    return parts.allSatisfy { part in
      part.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { atom in
        !atom.isEmpty && atom.utf8.allSatisfy(isAtomByte)
      } && !part.hasPrefix("-")
    }
  }

  /// RFC 5322 §3.2.3.
  private static func isAtomByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: "!#$%&'*+-/=?^_`{|}~".utf8.contains(byte)
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
