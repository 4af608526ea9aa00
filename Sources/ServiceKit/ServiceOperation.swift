package import Transport

/// The operations of a service, as its OpenAPI document lists them: an enum with one case for each.
/// The name of a case is the `operationId`; its raw value is the method and the path.
///
///     package enum ToyOperation: String, ServiceOperation {
///       case getThing = "GET /api/things/{id}"
///     }
package protocol ServiceOperation: RawRepresentable<String>, CaseIterable, Sendable {}

extension ServiceOperation {
  /// The `operationId`.
  package var id: String { "\(self)" }

  package var method: HTTPMethod { HTTPMethod(rawValue: String(rawValue.prefix { $0 != " " })) }

  /// The path with parameters in braces.
  package var path: String { String(rawValue.drop { $0 != " " }.dropFirst()) }

  /// The operation on one line: `getThing GET /api/things/{id}`.
  package var summary: String { "\(id) \(rawValue)" }
}
