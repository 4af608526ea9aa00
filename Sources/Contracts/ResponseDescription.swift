internal import Schemas

/// What a description says about an answer.
struct ResponseDescription: Sendable {
  /// By media type in lower case: the schema of the body, nil where any body will do. Empty where
  /// the description does not speak of a body.
  var content: [String: JSONPointer?]
  var headers: [Header]

  struct Header: Sendable {
    var name: String
    var isRequired: Bool
    var schema: JSONPointer?
  }
}
