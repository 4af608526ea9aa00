internal import HTTPTypes
internal import Hummingbird
internal import Records
internal import ServerKit

/// A refusal: `{"success":false,"error":…}`, where the error is a sentence or a list of them.
struct OrbitError: Error {
  var status: HTTPResponse.Status
  var error: JSON
  var headers: HTTPFields = [:]

  init(_ status: HTTPResponse.Status, _ message: String) {
    self.status = status
    error = .string(message)
  }

  /// The faults of a profile, one sentence each.
  static func invalid(_ faults: [String]) -> OrbitError {
    var refusal = OrbitError(.badRequest, "")
    refusal.error = .array(faults.map { .string($0) })
    return refusal
  }

  static func tooManyRequests(retryAfter: Int) -> OrbitError {
    var refusal = OrbitError(.tooManyRequests, "Too many requests. Please try again later.")
    refusal.headers[.retryAfter] = String(retryAfter)
    return refusal
  }

  var response: Response {
    var response = Response(status: status, json: ["success": false, "error": error])
    response.headers.append(contentsOf: headers)
    return response
  }
}

/// The errors of all paths of Orbit.
struct OrbitErrors: ErrorFormat {
  let dialect: ServerOptions.Dialect

  func answer(_ error: any Error, to request: Request) -> Response? {
    if let error = error as? OrbitError { return error.response }
    guard let refusal = APIError(anticipating: error) else { return nil }
    // The running server leaves these two to its framework, which answers with a page.
    if dialect == .real, refusal.status == .notFound || refusal.status == .methodNotAllowed {
      return page(refusal)
    }
    var answer = OrbitError(refusal.status, refusal.message)
    answer.headers = refusal.headers
    return answer.response
  }

  func fault(to request: Request) -> Response {
    OrbitError(.internalServerError, "Internal server error").response
  }

  private func page(_ refusal: APIError) -> Response {
    let title = "\(refusal.status.code) \(refusal.status.reasonPhrase)"
    var response = Response(
      status: refusal.status,
      text: "<!doctype html>\n<html lang=en>\n<title>\(title)</title>\n<h1>\(title)</h1>\n")
    response.headers[.contentType] = "text/html; charset=utf-8"
    response.headers.append(contentsOf: refusal.headers)
    return response
  }
}
