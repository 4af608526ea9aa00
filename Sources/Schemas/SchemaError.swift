/// Why a schema cannot be used: it is malformed, or uses a keyword or format that this validator does
/// not support.
package struct SchemaError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The place of the fault in the document that holds the schema.
  package let place: JSONPointer
  package let reason: String

  init(_ place: JSONPointer, _ reason: String) {
    self.place = place
    self.reason = reason
  }

  package var description: String { "\(place): \(reason)" }
}
