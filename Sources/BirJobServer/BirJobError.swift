internal import HTTPTypes
internal import Hummingbird
internal import Records
internal import ServerKit

/// A refusal of BirJob.
struct BirJobError: Error, Sendable, Hashable {
  var status: HTTPResponse.Status
  /// In capitals: `NOT_FOUND`.
  var code: String
  var message: String
  /// Where the invalid value is, for the running server's list of faults: `body`, `keywords`.
  var place: [String] = []
  var headers: HTTPFields = [:]

  init(_ status: HTTPResponse.Status, _ code: String, _ message: String) {
    self.status = status
    self.code = code
    self.message = message
  }

  init(_ error: APIError) {
    self.init(error.status, error.code.uppercased(), error.message)
    headers = error.headers
  }

  /// A value that breaks a rule of the schema: 400 in the documented dialect, 422 in the other.
  static func invalid(_ place: String..., rule: String) -> BirJobError {
    let name = place.last ?? "body"
    var error = BirJobError(.badRequest, "VALIDATION_ERROR", "\(name) \(rule)")
    error.place = place
    return error
  }

  /// A value that the service refuses itself: 400 in both dialects.
  static func refused(_ message: String) -> BirJobError {
    BirJobError(.badRequest, "VALIDATION_ERROR", message)
  }

  static let unknownDevice = BirJobError(.notFound, "DEVICE_NOT_FOUND", "Device not found")
  static let unknownJob = BirJobError(.notFound, "JOB_NOT_FOUND", "Job not found")
  static let unknownNotification = BirJobError(
    .notFound, "NOTIFICATION_NOT_FOUND", "Notification not found")

  static func rateLimited(_ wait: Duration) -> BirJobError {
    let seconds = wait.retrySeconds
    var error = BirJobError(
      .tooManyRequests, "RATE_LIMITED", "Rate limit exceeded, try again in \(seconds) seconds")
    error.headers[.retryAfter] = String(seconds)
    return error
  }

  /// `{"success":false,"detail":…,"error_code":…,"timestamp":…}`
  func documented(at now: Instant) -> Response {
    answer(
      status,
      [
        "success": false, "detail": .string(message), "error_code": .string(code),
        "timestamp": .string(now.text),
      ])
  }

  /// As FastAPI answers: `{"detail":"…"}`, or 422 with a list of faults.
  var real: Response {
    guard !place.isEmpty else { return answer(status, ["detail": .string(message)]) }
    let isMissing = message.hasSuffix(Self.missing)
    return answer(
      .unprocessableContent,
      [
        "detail": [
          [
            "type": isMissing ? "missing" : "value_error",
            "loc": .array(place.map(JSON.string)),
            "msg": .string(isMissing ? "Field required" : "Value error, \(message)"),
            "input": nil,
          ]
        ]
      ])
  }

  /// The rule that a required value breaks by its absence.
  static let missing = "is required"

  private func answer(_ status: HTTPResponse.Status, _ json: JSON) -> Response {
    var response = Response(status: status, json: json)
    response.headers.append(contentsOf: headers)
    return response
  }
}

/// The errors of BirJob in one of its dialects.
struct BirJobErrors: ErrorFormat {
  let dialect: ServerOptions.Dialect
  let now: @Sendable () -> Instant

  func answer(_ error: any Error, to request: Request) -> Response? {
    if let error = error as? BirJobError { return answer(error) }
    guard let error = APIError(anticipating: error) else { return nil }
    if dialect == .real {
      switch error.status {
      case .notFound: return answer(BirJobError(.notFound, "", "Not Found"))
      case .methodNotAllowed:
        var own = BirJobError(error)
        own.message = "Method Not Allowed"
        return answer(own)
      default: break
      }
    }
    return answer(BirJobError(error))
  }

  func fault(to request: Request) -> Response {
    answer(BirJobError(.internalServerError, "INTERNAL_ERROR", "Internal server error"))
  }

  private func answer(_ error: BirJobError) -> Response {
    dialect == .seed ? error.documented(at: now()) : error.real
  }
}
