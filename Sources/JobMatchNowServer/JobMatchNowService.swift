internal import GRDB
internal import GoTrueServer
internal import HTTPTypes
internal import Hummingbird
internal import Records
package import ServerKit
package import ServiceLifecycle

/// JobMatchNow: takes resumes and returns searches and explained jobs.
package struct JobMatchNowService: ServedService {
  package static let name = "jobmatchnow"
  package static let title = "JobMatchNow"
  /// At the root too, as the service itself is.
  package static let mounts = ["", "/\(name)"]
  package static let healthPaths = ["/health", AuthService.healthPath]
  package static let migrations = Migration.ofAccounts + Migration.ofSearches

  let store: Store
  let options: JobMatchNowOptions
  let dialect: ServerOptions.Dialect
  let bodyLimit: Int
  let now: @Sendable () -> Instant
  let accounts: AuthService
  let runner: SearchRunner
  let answers = AnswerCache()
  let uploadMemory: MemoryBudget
  package let background: [any Service]

  package init(_ context: ServerContext) async throws {
    store = context.store
    options = context.options.jobMatchNow
    dialect = context.options.dialect
    bodyLimit = context.options.bodyLimit
    now = context.now
    accounts = try await AuthService.shared(context)
    uploadMemory = MemoryBudget(bytes: options.uploadMemory)
    runner = SearchRunner(context)
    background = [SearchService(runner: runner, drainTime: context.options.drainTime)]
    try await runner.recover()
  }

  package var largestBody: Int { max(options.uploadLimit, bodyLimit) }

  package func environment(at address: String) async throws -> [String: String?] {
    let account = try await accounts.demoAccount()
    return [
      "JM_BASE_URL": address, "JM_AUTH_URL": address, "JM_ANON_KEY": accounts.anonKey,
      "JM_EMAIL": account.email, "JM_PASSWORD": account.password,
      "JM_TOKEN": account.accessToken,
    ]
  }

  package func addRoutes(to routes: Routes) {
    accounts.addRoutes(to: routes)
    accounts.addSignInPage(to: routes)
    routes.endpoint("/health", [.get: { _, _ in Response(json: ["status": "ok"]) }])
    routes.endpoint("/api/resume", [.post: { request, _ in try await upload(request) }])
    routes.endpoint("/api/public/session", [.get: { request, _ in try await session(request) }])
    routes.endpoint("/api/public/jobs", [.get: { request, _ in try await jobs(request) }])
    routes.endpoint(
      "/api/jobs/explanation", [.post: { request, _ in try await explanation(request) }])
    routes.endpoint(
      "/api/jobs/interaction", [.post: { request, _ in try await interaction(request) }])
    routes.endpoint(
      "/api/insights/role-snippet", [.post: { request, _ in try await roleSnippet(request) }])
    routes.endpoint("/api/me/dashboard", [.get: { request, _ in try await dashboard(request) }])
    routes.endpoint(
      "/api/me/sessions/{id}",
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
      return try await accounts.user(token: token)
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
    let body = try await request.object(limit: bodyLimit)
    return try names.map { name in
      guard let value = body[name]?.stringValue, !value.isEmpty else {
        throw APIError(
          .badRequest, "missing_field", "`\(name)` must be a string that is not empty.")
      }
      return value
    }
  }
}
