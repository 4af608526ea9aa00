internal import HTTPTypes
internal import Hummingbird

typealias Handler = @Sendable (Request, RequestScope) async throws -> Response

extension Router<RequestScope> {
  /// Answers `path` by method. GET also answers HEAD; any other method is refused with 405.
  func endpoint(_ path: RouterPath, _ handlers: [HTTPRequest.Method: Handler]) {
    var handlers = handlers
    if let get = handlers[.get] {
      handlers[.head] = { request, context in
        try await get(request, context).createHeadResponse()
      }
    }
    let allowed = Array(handlers.keys)
    for method in HTTPRequest.Method.common {
      let handler = handlers[method]
      on(path, method: method) { request, context in
        guard let handler else { throw APIError.methodNotAllowed(allowed) }
        return try await handler(request, context)
      }
    }
  }
}

extension HTTPRequest.Method {
  fileprivate static let common: [HTTPRequest.Method] = [
    .get, .head, .post, .put, .patch, .delete, .options,
  ]
}
