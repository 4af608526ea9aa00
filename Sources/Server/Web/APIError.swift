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

  var response: Response {
    var response = Response(
      status: status, json: ["error": .string(code), "message": .string(message)])
    response.headers.append(contentsOf: headers)
    return response
  }

  static let notFound = APIError(.notFound, "not_found", "There is nothing at this address.")
  static let unauthorized = APIError(
    .unauthorized, "unauthorized", "A valid access token is required.")
  static let internalFault = APIError(
    .internalServerError, "internal_error", "The server failed; its log says how.")

  static func methodNotAllowed(_ allowed: [HTTPRequest.Method]) -> APIError {
    let names = allowed.map(\.rawValue).sorted().joined(separator: ", ")
    var error = APIError(
      .methodNotAllowed, "method_not_allowed", "This address answers \(names).")
    error.headers[.allow] = names
    return error
  }
}
