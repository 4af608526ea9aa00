internal import GRDB
internal import HTTPTypes
internal import Hummingbird
internal import Records

/// The job service: takes resumes and returns searches and explained jobs.
struct JobMatchNowService: Sendable {
  let store: Store
  let options: ServerOptions
  let now: @Sendable () -> Instant
  let auth: AuthService
  let runner: SearchRunner
  let answers = AnswerCache()
  let uploadMemory: MemoryBudget

  init(
    store: Store, options: ServerOptions, now: @escaping @Sendable () -> Instant,
    auth: AuthService, runner: SearchRunner
  ) {
    self.store = store
    self.options = options
    self.now = now
    self.auth = auth
    self.runner = runner
    uploadMemory = MemoryBudget(bytes: options.uploadMemory)
  }

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

  /// The user of a request's Bearer token; nil if it has none.
  ///
  /// - Throws: `APIError` 401 when the token is not valid.
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
  func search(token: String) async throws -> Search {
    try await store.read { try Self.known(SearchTable.find(token: token, $0)) }
  }

  /// The same without the resume.
  func searchState(token: String) async throws -> SearchState {
    try await store.read { try Self.known(SearchState.find(token: token, $0)) }
  }

  static func viewToken(_ text: String?) throws(APIError) -> String {
    guard let text, !text.isEmpty else {
      throw APIError(.badRequest, "missing_token", "A view token is required.")
    }
    return text
  }

  static func known<Found>(_ search: Found?) throws(APIError) -> Found {
    guard let search else {
      throw APIError(.notFound, "unknown_token", "No search has this view token.")
    }
    return search
  }

  /// The string members of a JSON body, in the order of `names`.
  func strings(_ names: [String], of request: Request) async throws -> [String] {
    let body = try await request.object(limit: options.bodyLimit)
    return try names.map { name in
      guard let value = body[name]?.stringValue, !value.isEmpty else {
        throw APIError(
          .badRequest, "missing_field", "`\(name)` must be a string that is not empty.")
      }
      return value
    }
  }
}
