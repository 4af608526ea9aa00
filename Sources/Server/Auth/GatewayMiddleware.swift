internal import HTTPTypes
internal import Hummingbird
internal import Records

/// The gateway in front of the auth service: refuses requests without a configured key.
struct GatewayMiddleware: RouterMiddleware {
  let keys: Set<String>

  /// Addresses that a browser opens without our headers.
  private static let open: Set<String> = [
    "/auth/v1/authorize", "/auth/v1/callback", "/auth/v1/.well-known/jwks.json",
  ]

  func handle(
    _ request: Request, context: RequestScope,
    next: (Request, RequestScope) async throws -> Response
  ) async throws -> Response {
    let path = request.uri.path
    let isOpen = Self.open.contains(path) || (path == "/auth/v1/verify" && request.method == .get)
    guard ServedAPI(path: path) == .auth, !isOpen else { return try await next(request, context) }
    guard let key = request.headers[.apiKey] ?? request.query("apikey"), !key.isEmpty else {
      return Self.refusal(
        "No API key found in request", "No `apikey` request header or url param was found.")
    }
    guard keys.contains(key) else {
      return Self.refusal(
        "Invalid API key", "Double check your Supabase `anon` or `service_role` API key.")
    }
    return try await next(request, context)
  }

  private static func refusal(_ message: String, _ hint: String) -> Response {
    Response(
      status: .unauthorized, json: ["message": .string(message), "hint": .string(hint)])
  }
}
