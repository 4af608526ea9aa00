internal import GRDB
internal import HTTPTypes
internal import Hummingbird
internal import Records

/// The job service: resumes go in, searches and explained jobs come out.
struct JobMatchNowService: Sendable {
  let store: Store
  let options: ServerOptions
  let now: @Sendable () -> Instant
  let auth: AuthService
  let runner: SearchRunner

  func addRoutes(to router: Router<RequestScope>) {
    router.endpoint("/api/resume", [.post: { request, _ in try await upload(request) }])
    router.endpoint("/api/public/session", [.get: { request, _ in try await session(request) }])
    router.endpoint("/api/public/jobs", [.get: { request, _ in try await jobs(request) }])
    router.endpoint(
      "/api/jobs/explanation", [.post: { request, _ in try await explanation(request) }])
    router.endpoint(
      "/api/jobs/interaction", [.post: { request, _ in try await interaction(request) }])
    router.endpoint(
      "/api/insights/role-snippet", [.post: { request, _ in try await roleSnippet(request) }])
    router.endpoint("/api/me/dashboard", [.get: { request, _ in try await dashboard(request) }])
    router.endpoint(
      "/api/me/sessions/:id",
      [
        .delete: { request, context in
          try await deleteSession(request, id: context.parameters.get("id") ?? "")
        }
      ])
  }

  /// Who sends a request; nil when it carries no Bearer token.
  ///
  /// - Throws: `APIError` 401 for a token that is not valid.
  func optionalUser(_ request: Request) async throws -> User? {
    guard request.headers[.authorization] != nil else { return nil }
    guard let token = request.bearerToken else { throw APIError.unauthorized }
    do {
      return try await auth.authenticate(token: token).0
    } catch is AuthError {
      throw APIError.unauthorized
    }
  }

  func user(_ request: Request) async throws -> User {
    guard let user = try await optionalUser(request) else { throw APIError.unauthorized }
    return user
  }

  /// The search that a view token opens.
  func search(token: String?) async throws -> Search {
    guard let token, !token.isEmpty else {
      throw APIError(.badRequest, "missing_token", "A view token is required.")
    }
    return try await store.read { database in
      guard let search = try SearchTable.find(token: token, database) else {
        throw APIError(.notFound, "unknown_token", "No search has this view token.")
      }
      return search
    }
  }

  /// The string members of a JSON body, in the order of `names`.
  func strings(_ names: [String], of request: Request) async throws -> [String] {
    let body = try await request.object(limit: options.bodyLimit)
    return try names.map { name in
      guard let value = body[name]?.stringValue, !value.isEmpty else {
        throw APIError(.badRequest, "missing_field", "`\(name)` must be a string.")
      }
      return value
    }
  }
}
