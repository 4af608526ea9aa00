package import HTTPTypes
package import Hummingbird
package import Records

/// A refusal of a request, in the words of this module. The error format of a service may have
/// others for it.
package struct APIError: Error, Sendable, Hashable {
  package var status: HTTPResponse.Status
  /// In snake case: `not_found`.
  package var code: String
  package var message: String
  package var headers: HTTPFields = [:]

  package init(_ status: HTTPResponse.Status, _ code: String, _ message: String) {
    self.status = status
    self.code = code
    self.message = message
  }

  package var json: JSON { ["error": .string(code), "message": .string(message)] }

  package var response: Response {
    var response = Response(status: status, json: json)
    response.headers.append(contentsOf: headers)
    return response
  }

  package static let notFound = APIError(.notFound, "not_found", "No such address.")
  package static let unauthorized = APIError(
    .unauthorized, "unauthorized", "A valid access token is required.")
  package static let internalFault = APIError(
    .internalServerError, "internal_error", "The server failed; its log has the details.")

  /// A refusal of a server that is busy.
  ///
  /// - Parameter retryAfter: seconds after which the request can succeed.
  package static func busy(
    _ status: HTTPResponse.Status, _ code: String, _ message: String, retryAfter: Int
  ) -> APIError {
    var error = APIError(status, code, message)
    error.headers[.retryAfter] = String(retryAfter)
    return error
  }

  static func methodNotAllowed(_ allowed: [HTTPRequest.Method]) -> APIError {
    let names = allowed.map(\.rawValue).sorted().joined(separator: ", ")
    var error = APIError(
      .methodNotAllowed, "method_not_allowed", "This address accepts \(names).")
    error.headers[.allow] = names
    return error
  }
}
