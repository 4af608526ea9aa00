package import HTTPTypes
internal import Hummingbird
internal import Records
internal import ServerKit

/// A refusal of the auth service.
///
/// Its body is `{"code","message"}` for clients that request version 2024-01-01 or later, and
/// `{"code":status,"error_code","msg"}` for all others.
package struct AuthError: Error, Sendable, Hashable {
  package var status: HTTPResponse.Status
  package var code: String
  package var message: String
  /// Whether an access token has expired.
  package internal(set) var isExpiry = false
  /// What a password lacks: `length`.
  var weakReasons: [String] = []
  /// Seconds after which the request can succeed; sent as `Retry-After`.
  var retryAfter: Int?

  init(_ status: HTTPResponse.Status, _ code: String, _ message: String) {
    self.status = status
    self.code = code
    self.message = message
  }

  init(_ error: BodyError) {
    switch error {
    case .tooLarge:
      self.init(
        .contentTooLarge, "request_entity_too_large", "Request body is too large")
    case .notJSON, .cutShort:
      self.init(.badRequest, "bad_json", "Could not parse request body as JSON")
    }
  }

  static let internalFault = AuthError(
    .internalServerError, "unexpected_failure", "Unexpected failure, please check server logs")

  static func validation(_ message: String) -> AuthError {
    AuthError(.badRequest, "validation_failed", message)
  }

  static func tooManyRequests(retryAfter: Int) -> AuthError {
    var error = AuthError(
      .tooManyRequests, "over_request_rate_limit", "Request rate limit reached")
    error.retryAfter = retryAfter
    return error
  }

  func response(to request: Request) -> Response {
    // The only refusal that still has the shape of OAuth (RFC 6749 §5.2).
    if code == "oauth_invalid_request" {
      return Response(
        status: status,
        json: ["error": "invalid_request", "error_description": .string(message)])
    }
    let current = Self.asksForCurrent(request.headers[.apiVersion])
    var body: JSONObject
    if current {
      body = JSONObject([
        .init(name: "code", value: .string(code)), .init(name: "message", value: .string(message)),
      ])
    } else {
      body = JSONObject([
        .init(name: "code", value: .number(status.code)),
        .init(name: "error_code", value: .string(code)),
        .init(name: "msg", value: .string(message)),
      ])
    }
    if !weakReasons.isEmpty {
      body["weak_password"] = ["reasons": .array(weakReasons.map(JSON.string))]
    }
    var response = Response(status: status, json: .object(body))
    response.headers[.errorCode] = code
    if let retryAfter { response.headers[.retryAfter] = String(retryAfter) }
    if current { response.headers[.apiVersion] = Self.currentVersion }
    return response
  }

  private static let currentVersion = "2024-01-01"

  /// Versions are dates. A later date selects the current version, anything else the first.
  private static func asksForCurrent(_ version: String?) -> Bool {
    guard let version, version.utf8.count == 10 else { return false }
    let isDate = version.utf8.enumerated().allSatisfy { index, byte in
      index == 4 || index == 7
        ? byte == UInt8(ascii: "-") : (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    return isDate && version >= currentVersion
  }
}
