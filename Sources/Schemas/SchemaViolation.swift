package import Records

/// Where a value breaks a schema, and how.
package struct SchemaViolation: Sendable, Hashable, CustomStringConvertible {
  /// The place in the value.
  package let place: JSONPointer
  /// `is a number, not a string`
  package let reason: String
  /// What was found at the place, or the object in which a member is missing. Nil if the reason
  /// says it all. It may hold a secret.
  package let found: JSON?

  package init(_ place: JSONPointer, _ reason: String, found: JSON? = nil) {
    self.place = place
    self.reason = reason
    self.found = found
  }

  /// Place and reason. Never quotes the value, which may be a secret.
  package var description: String { "\(place) \(reason)" }

  /// The description, followed by what was found in the words of `quote`.
  package func description(quoting quote: (JSON) -> String) -> String {
    found.map { "\(description): \(quote($0))" } ?? description
  }
}
