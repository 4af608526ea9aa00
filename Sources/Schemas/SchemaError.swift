/// Why a schema cannot be used: it is wrong, or says something that this validator does not know.
package struct SchemaError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The place in the document that holds the schema.
  package let place: JSONPointer
  package let reason: String

  init(_ place: JSONPointer, _ reason: String) {
    self.place = place
    self.reason = reason
  }

  package var description: String { "\(place): \(reason)" }
}
