internal import HTTPTypes
internal import Hummingbird
internal import Logging

/// Names every request: with the name that the client sent, else with a new one.
struct RequestIDMiddleware: RouterMiddleware {
  func handle(
    _ request: Request, context: RequestScope,
    next: (Request, RequestScope) async throws -> Response
  ) async throws -> Response {
    var context = context
    if let sent = request.headers[.requestID], Self.isUsable(sent) { context.requestID = sent }
    context.logger[metadataKey: "request"] = "\(context.requestID)"
    var response = try await next(request, context)
    response.headers[.requestID] = context.requestID
    context.logger.info(
      "\(request.method.rawValue) \(request.uri.path) \(response.status.code)")
    return response
  }

  /// Text that may be repeated in a header and in a log line.
  private static func isUsable(_ text: String) -> Bool {
    (1...128).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}
