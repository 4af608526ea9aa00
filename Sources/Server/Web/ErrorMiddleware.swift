internal import Hummingbird
internal import Logging

/// Turns what was thrown into the answer that the service at this address gives.
struct ErrorMiddleware: RouterMiddleware {
  func handle(
    _ request: Request, context: RequestScope,
    next: (Request, RequestScope) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch {
      let api = ServedAPI(path: request.uri.path)
      if let expected = api.answer(error, to: request) { return expected }
      context.logger.error("\(request.method.rawValue) \(request.uri.path): \(error)")
      return api.fault(to: request)
    }
  }
}
