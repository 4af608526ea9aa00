package import Records

/// A place in a document where personal data was replaced.
package struct Redaction: Sendable, Hashable {
  package enum Kind: String, Sendable {
    case name, email, phone, url, address, birth, personal
  }

  package var kind: Kind
  /// The page number, from 1.
  package var page: Int
  /// The line on the page, from 1.
  package var line: Int

  package var json: JSON {
    ["kind": .string(kind.rawValue), "page": .number(page), "line": .number(line)]
  }

  /// What the text shows instead.
  static func placeholder(_ kind: Kind) -> String { "[\(kind.rawValue)]" }
}
