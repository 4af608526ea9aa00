internal import Schemas

/// The documented shape of a response.
struct ResponseDescription: Sendable {
  /// The schema of the body by media type in lower case; nil allows any body. Empty if no body is
  /// documented.
  var content: [String: JSONPointer?]
  var headers: [Header]

  struct Header: Sendable {
    var name: String
    var isRequired: Bool
    var schema: JSONPointer?
  }
}
