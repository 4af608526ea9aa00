internal import HTTPTypes
internal import Hummingbird
internal import Records

/// A refusal of the job service: `{"error":"snake_code","message":"…"}`.
struct APIError: Error, Sendable, Hashable {
  var status: HTTPResponse.Status
  var code: String
  var message: String
  var headers: HTTPFields = [:]

  init(_ status: HTTPResponse.Status, _ code: String, _ message: String) {
    self.status = status
    self.code = code
    self.message = message
  }

  var json: JSON { ["error": .string(code), "message": .string(message)] }

  var response: Response {
    var response = Response(status: status, json: json)
    response.headers.append(contentsOf: headers)
    return response
  }

  static let notFound = APIError(.notFound, "not_found", "No such address.")
  static let unauthorized = APIError(
    .unauthorized, "unauthorized", "A valid access token is required.")
  static let internalFault = APIError(
    .internalServerError, "internal_error", "The server failed; its log has the details.")

  /// A refusal of a server that is busy.
  ///
  /// - Parameter retryAfter: seconds after which the request can succeed.
  static func busy(
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
