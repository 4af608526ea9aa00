internal import HTTPTypes
package import Hummingbird
internal import Logging
internal import NIOCore

/// What happens to every request before it is routed: it gets an id, its host is checked, and its
/// path is normalized. Errors become answers in the format of the area that the path belongs to.
package struct FrontResponder: HTTPResponder {
  package typealias Context = RequestScope

  let routes: RouterResponder<RequestScope>
  let areas: Areas
  let hosts: AcceptedHosts

  package func respond(to request: Request, context: RequestScope) async throws -> Response {
    var context = context
    if let sent = request.headers[.requestID], Self.isUsable(sent) { context.requestID = sent }
    let isLogged = context.logger.logLevel <= .info
    if isLogged { context.logger[metadataKey: "request"] = "\(context.requestID)" }
    var response = try await checked(request, context)
    response.headers[.requestID] = context.requestID
    response.headers[.xContentTypeOptions] = "nosniff"
    if isLogged {
      context.logger.info(
        "\(request.method.rawValue) \(Self.loggedPath(request, context)) \(response.status.code)")
    }
    return response
  }

  private func checked(_ request: Request, _ context: RequestScope) async throws -> Response {
    // The first is the authority; another would remain among the headers.
    guard request.headers[.hostField] == nil else {
      return APIError(
        .badRequest, "duplicate_host", "The request has more than one Host header (RFC 9112 §3.2)."
      ).response
    }
    guard let authority = request.head.authority else {
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
    if normalized == path { return await routed(request, context) }
    var context = context
    context.hasFinalSlash = path.hasSuffix("/")
    var head = request.head
    head.path = normalized + (request.uri.query.map { "?\($0)" } ?? "")
    return await routed(Request(head: head, body: request.body), context)
  }

  /// - Parameter request: its path is normalized.
  private func routed(_ request: Request, _ context: RequestScope) async -> Response {
    let (area, suffix) = areas.find(request.uri.path)
    do {
      try area.gate?(request, suffix)
      return try await routes.respond(to: request, context: context)
    } catch {
      if let expected = area.errors.answer(error, to: request) { return expected }
      context.logger.error(
        "\(request.method.rawValue) \(Self.loggedPath(request, context)): \(error)")
      return area.errors.fault(to: request)
    }
  }

  /// The path of the route: in the path of a request, parameters can be secrets.
  private static func loggedPath(_ request: Request, _ context: RequestScope) -> String {
    context.endpointPath ?? request.uri.path
  }

  /// Text that may be repeated in a header and in a log line.
  private static func isUsable(_ text: String) -> Bool {
    (1...128).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}
