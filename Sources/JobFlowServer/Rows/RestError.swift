internal import GoTrueServer
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import Records
internal import ServerKit

/// A refusal in the form of PostgREST: `{"code","details","hint","message"}`.
struct RestError: Error, Hashable {
  var status: HTTPResponse.Status
  /// PostgREST's own, or one of PostgreSQL's.
  var code: String
  var message: String
  var details: String?
  var hint: String?
  var headers: HTTPFields = [:]

  init(
    _ status: HTTPResponse.Status, _ code: String, _ message: String, details: String? = nil,
    hint: String? = nil
  ) {
    self.status = status
    self.code = code
    self.message = message
    self.details = details
    self.hint = hint
  }

  var response: Response {
    let body: JSON = [
      "code": .string(code), "details": details.map(JSON.string) ?? .null,
      "hint": hint.map(JSON.string) ?? .null, "message": .string(message),
    ]
    var response = Response(status: status, json: body)
    response.headers.append(contentsOf: headers)
    return response
  }
}

extension RestError {
  static func syntax(_ what: String, _ text: String, at place: Int, expecting: String) -> RestError
  {
    RestError(
      .badRequest, "PGRST100",
      "\"failed to parse \(what) (\(text))\" (line 1, column \(place + 1))",
      details: "expecting \(expecting)")
  }

  static func tooComplex(_ what: String) -> RestError {
    RestError(.badRequest, "PGRST100", "The request has too many \(what).")
  }

  static func unknownColumn(_ name: String, of table: String) -> RestError {
    RestError(.badRequest, "42703", "column \(table).\(name) does not exist")
  }

  static func invalidText(_ text: String, of type: ColumnType) -> RestError {
    RestError(.badRequest, "22P02", "invalid input syntax for type \(type.rawValue): \"\(text)\"")
  }

  static func invalidDate(_ text: String) -> RestError {
    RestError(
      .badRequest, "22007",
      "invalid input syntax for type timestamp with time zone: \"\(text)\"")
  }

  static func outOfRange(_ text: String) -> RestError {
    RestError(.badRequest, "22003", "value \"\(text)\" is out of range for type integer")
  }

  static func unsupportedOperator(_ name: String, _ type: ColumnType) -> RestError {
    RestError(
      .notFound, "42883", "operator does not exist: \(type.rawValue) \(name) unknown",
      hint:
        "This server compares with eq, neq, gt, gte, lt, lte, like, ilike, in, is and isdistinct.")
  }

  static let invalidBody = RestError(.badRequest, "PGRST102", "Empty or invalid json")
  static let differentKeys = RestError(.badRequest, "PGRST102", "All object keys must match")

  /// - Parameter isUser: whether the caller has an account.
  static func rowSecurity(_ table: Table, isUser: Bool, existing: Bool = false) -> RestError {
    let policy = existing ? " (USING expression)" : ""
    return RestError(
      isUser ? .forbidden : .unauthorized, "42501",
      "new row violates row-level security policy\(policy) for table \"\(table.name)\"")
  }

  static func single(_ count: Int) -> RestError {
    RestError(
      .notAcceptable, "PGRST116", "Cannot coerce the result to a single JSON object",
      details: "The result contains \(count) rows")
  }

  static func token(_ code: String, _ message: String) -> RestError {
    var error = RestError(.unauthorized, code, message)
    error.headers[.wwwAuthenticate] =
      "Bearer error=\"invalid_token\", error_description=\"\(message)\""
    return error
  }
}

/// The errors below `/rest/v1`.
struct RestErrors: ErrorFormat {
  let dialect: ServerOptions.Dialect

  func answer(_ error: any Error, to request: Request) -> Response? {
    if let error = error as? RestError { return error.response }
    if let refusal = error as? Gateway.Refusal { return refusal.response }
    switch error {
    case BodyError.tooLarge(let limit):
      return RestError(.contentTooLarge, "PGRST102", "The body is larger than \(limit) bytes.")
        .response
    case is BodyError: return RestError.invalidBody.response
    case let error as APIError where error == .notFound:
      return unknown(request.uri.path).response
    case let error as APIError:
      var answer = RestError(error.status, "PGRST117", "Unsupported HTTP method: \(request.method)")
      if error.status != .methodNotAllowed {
        answer = RestError(error.status, error.code, error.message)
      }
      answer.headers = error.headers
      return answer.response
    default: return nil
    }
  }

  func fault(to request: Request) -> Response {
    RestError(.internalServerError, "XX000", "The server failed; its log has the details.").response
  }

  /// The table or function does not exist.
  private func unknown(_ path: String) -> RestError {
    let segments = path.split(separator: "/").map(String.init)
    let name = segments.last ?? ""
    if segments.contains("rpc") {
      return RestError(
        .notFound, "PGRST202", "Could not find the function public.\(name) in the schema cache")
    }
    switch dialect {
    case .seed:
      return RestError(.notFound, "42P01", "relation \"public.\(name)\" does not exist")
    case .real:
      return RestError(
        .notFound, "PGRST205", "Could not find the table 'public.\(name)' in the schema cache")
    }
  }
}
