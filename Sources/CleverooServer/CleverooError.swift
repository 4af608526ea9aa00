internal import HTTPTypes
internal import Hummingbird
internal import Records
internal import ServerKit

/// A refusal in the form of NestJS's exceptions: `{"message","error","statusCode"}`, where the
/// message of a validation is a list (docs.nestjs.com/exception-filters).
struct CleverooError: Error {
  var status: HTTPResponse.Status
  var message: JSON
  /// The name of the status; nil where NestJS leaves it out.
  var name: String?
  var retryAfter: Int?

  init(_ status: HTTPResponse.Status, _ message: JSON, name: String? = nil) {
    self.status = status
    self.message = message
    self.name = name ?? status.reasonPhrase
  }

  /// The faults of a body, one sentence each.
  static func invalid(_ faults: [String]) -> CleverooError {
    CleverooError(.badRequest, .array(faults.map { .string($0) }))
  }

  static let unauthorized: CleverooError = {
    var error = CleverooError(.unauthorized, "Unauthorized")
    error.name = nil
    return error
  }()

  static let forbidden = CleverooError(.forbidden, "Forbidden resource")

  static func tooManyRequests(retryAfter: Int) -> CleverooError {
    var error = CleverooError(.tooManyRequests, "ThrottlerException: Too Many Requests")
    error.name = nil
    error.retryAfter = retryAfter
    return error
  }

  var response: Response {
    var body = JSONObject([.init(name: "message", value: message)])
    if let name { body["error"] = .string(name) }
    body["statusCode"] = .number(status.code)
    var response = Response(status: status, json: .object(body))
    if let retryAfter { response.headers[.retryAfter] = String(retryAfter) }
    return response
  }
}

/// The errors of all paths of Cleveroo.
struct CleverooErrors: ErrorFormat {
  func answer(_ error: any Error, to request: Request) -> Response? {
    if let error = error as? CleverooError { return error.response }
    if let error = error as? APIError, [.notFound, .methodNotAllowed].contains(error.status) {
      // NestJS does not tell an unknown method from an unknown path.
      let message = "Cannot \(request.method.rawValue) \(request.uri.path)"
      return CleverooError(.notFound, .string(message)).response
    }
    if let error = error as? PasswordHasher.Busy {
      return CleverooError.tooManyRequests(retryAfter: error.retryAfter).response
    }
    return APIError(anticipating: error).map { refusal in
      var response = CleverooError(refusal.status, .string(refusal.message)).response
      response.headers.append(contentsOf: refusal.headers)
      return response
    }
  }

  func fault(to request: Request) -> Response {
    CleverooError(.internalServerError, "Internal server error").response
  }
}
