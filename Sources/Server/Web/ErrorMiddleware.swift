internal import Hummingbird
internal import Logging

/// Turns errors into answers, in the format of the service that the path belongs to.
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
