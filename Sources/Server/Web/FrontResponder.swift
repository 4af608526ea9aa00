internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import NIOCore

/// What happens to every request before it is routed: it gets an id, its host is checked, and its
/// path is normalized.
struct FrontResponder: HTTPResponder {
  typealias Context = RequestScope

  let routes: RouterResponder<RequestScope>
  let hosts: AcceptedHosts

  func respond(to request: Request, context: RequestScope) async throws -> Response {
    var context = context
    if let sent = request.headers[.requestID], Self.isUsable(sent) { context.requestID = sent }
    let isLogged = context.logger.logLevel <= .info
    if isLogged { context.logger[metadataKey: "request"] = "\(context.requestID)" }
    var response = try await checked(request, context)
    response.headers[.requestID] = context.requestID
    response.headers[.xContentTypeOptions] = "nosniff"
    if isLogged {
      context.logger.info(
        "\(request.method.rawValue) \(request.uri.path) \(response.status.code)")
    }
    return response
  }

  private func checked(_ request: Request, _ context: RequestScope) async throws -> Response {
    guard let authority = request.uri.host ?? request.head.authority else {
      return APIError(
        .badRequest, "missing_host", "The request has no Host header (RFC 9112 §3.2)."
      ).response
    }
    guard hosts.accept(authority) else {
      return APIError(
        .misdirectedRequest, "unknown_host",
        "This server does not answer under this host name; --accept-host adds one."
      ).response
    }
    let path = request.uri.path
    guard let normalized = RequestPath.normalized(path) else {
      return APIError(.badRequest, "invalid_path", "The path cannot be decoded.").response
    }
    if normalized == path { return try await routes.respond(to: request, context: context) }
    var head = request.head
    head.path = normalized + (request.uri.query.map { "?\($0)" } ?? "")
    return try await routes.respond(
      to: Request(head: head, body: request.body), context: context)
  }

  /// Text that may be repeated in a header and in a log line.
  private static func isUsable(_ text: String) -> Bool {
    (1...128).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}
