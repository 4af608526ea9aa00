package import Records

/// A place in a JSON value (RFC 6901): `/components/schemas/Job`; empty for the whole value.
package struct JSONPointer: Sendable, Hashable, CustomStringConvertible {
  /// The escaped tokens, each after a slash.
  package let text: String

  package static let root = JSONPointer(text: "")

  package var description: String { text.isEmpty ? "the whole value" : text }

  private init(text: String) { self.text = text }

  /// Nil if `text` is not empty and does not begin with a slash.
  package init?(_ text: String) {
    guard text.isEmpty || text.hasPrefix("/") else { return nil }
    self.text = text
  }

  package func appending(_ token: String) -> JSONPointer {
    JSONPointer(text: "\(text)/" + token.replacing("~", with: "~0").replacing("/", with: "~1"))
  }

  package func appending(_ index: Int) -> JSONPointer { JSONPointer(text: "\(text)/\(index)") }

  /// The value at this place of `document`, or nil if there is none.
  package func value(in document: JSON) -> JSON? {
    var value = document
    for token in text.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      let name = String(token.replacing("~1", with: "/").replacing("~0", with: "~"))
      let next: JSON? =
        if let values = value.arrayValue {
          Self.index(name).flatMap { values.indices.contains($0) ? values[$0] : Optional.none }
        } else {
          value[name]
        }
      guard let next else { return nil }
      value = next
    }
    return value
  }

  /// RFC 6901 §4: digits without a leading zero.
  private static func index(_ token: String) -> Int? {
    guard token.utf8.allSatisfy({ $0 &- 0x30 < 10 }), token == "0" || !token.hasPrefix("0") else {
      return nil
    }
    return Int(token)
  }
}
