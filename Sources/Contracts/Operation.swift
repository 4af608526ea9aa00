internal import Schemas

/// One operation of a description: a method of a path.
package struct Operation: Sendable {
  /// `operationId`, unique in its description.
  package let id: String
  /// In capitals.
  package let method: String
  package let path: PathTemplate
  package let tags: [String]
  /// The schemas of the request's body, by media type; where a media type has none, it is absent.
  let requestSchemas: [String: JSONPointer]
  let responses: [StatusRange: ResponseDescription]

  /// The statuses of the responses: `200`, `5XX`, `default`.
  package var statuses: [String] { responses.keys.map(\.text).sorted() }

  /// What the description says about this status: the narrowest range that holds it.
  func response(_ status: Int) -> ResponseDescription? {
    responses[.one(status)] ?? responses[.hundred(status / 100)] ?? responses[.all]
  }
}
