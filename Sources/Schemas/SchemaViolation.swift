/// Where a value breaks a schema, and how.
///
/// The reason never quotes the value, which may be a secret.
package struct SchemaViolation: Sendable, Hashable, CustomStringConvertible {
  /// The place in the value.
  package let place: JSONPointer
  /// `is a number, not a string`
  package let reason: String

  package init(_ place: JSONPointer, _ reason: String) {
    self.place = place
    self.reason = reason
  }

  package var description: String { "\(place) \(reason)" }
}
