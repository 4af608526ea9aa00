internal import Schemas

/// One operation of a description: a method of a path.
package struct Operation: Sendable {
  /// `operationId`, unique in its description.
  package let id: String
  /// In upper case.
  package let method: String
  package let path: PathTemplate
  package let tags: [String]
  /// The schemas of the request body by media type. Media types without a schema are left out.
  let requestSchemas: [String: JSONPointer]
  let responses: [StatusRange: ResponseDescription]

  /// The documented statuses: `200`, `5XX`, `default`.
  package var statuses: [String] { responses.keys.map(\.text).sorted() }

  /// The documented response for a status; the narrowest matching range wins.
  func response(_ status: Int) -> ResponseDescription? {
    responses[.one(status)] ?? responses[.hundred(status / 100)] ?? responses[.all]
  }
}
