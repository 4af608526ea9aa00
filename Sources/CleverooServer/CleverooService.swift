internal import HTTPTypes
internal import Hummingbird
internal import JWTKit
internal import Records
package import ServerKit

/// Cleveroo: accounts of parents and, below them, of their children.
package struct CleverooService: ServedService {
  package static let name = "cleveroo"
  package static let title = "Cleveroo"
  package static let healthPaths: [String] = []
  package static let migrations = Migration.ofFamilies

  let store: Store
  let dialect: ServerOptions.Dialect
  let now: @Sendable () -> Instant
  let passwords: PasswordHasher
  let mail: MailSpool
  let limits = SignInLimits()
  private let bodyLimit: Int
  private let clients: ClientAddress
  private let keys: JWTKeyCollection

  package init(_ context: ServerContext) async throws {
    store = context.store
    dialect = context.options.dialect
    now = context.now
    passwords = context.passwords
    mail = context.mail
    bodyLimit = context.options.bodyLimit
    clients = context.clients
    keys = JWTKeyCollection()
    let secret = try await store.secret("cleveroo_signing_secret")
    await keys.add(hmac: HMACKey(from: secret), digestAlgorithm: .sha256)
  }

  package var errors: any ErrorFormat { CleverooErrors() }
  package var largestBody: Int { bodyLimit }

  package func environment(at address: String) async throws -> [String: String?] {
    [
      "CLEVEROO_BASE_URL": "\(address)/\(Self.name)", "CLEVEROO_TOKEN": nil,
      "CLEVEROO_EMAIL": nil, "CLEVEROO_PASSWORD": nil,
    ]
  }

  package func addRoutes(to routes: Routes) {
    routes.endpoint(
      "/auth/register", [.post: { request, scope in try await register(request, scope) }])
    routes.endpoint(
      "/auth/login/parent", [.post: { request, scope in try await signInParent(request, scope) }])
    routes.endpoint(
      "/auth/login/child", [.post: { request, scope in try await signInChild(request, scope) }])
    routes.endpoint(
      "/auth/forgot-password",
      [.post: { request, scope in try await requestReset(request, scope) }])
    routes.endpoint(
      "/auth/verify-reset-code",
      [.post: { request, scope in try await checkResetCode(request, scope) }])
    routes.endpoint(
      "/auth/reset-password",
      [.post: { request, scope in try await resetPassword(request, scope) }])
    routes.endpoint(
      "/parent/children",
      [
        .get: { request, _ in try await children(request) },
        .post: { request, _ in try await addChild(request) },
      ])
  }

  /// The status of a successful POST: 201 unless a route says otherwise, as in NestJS.
  var posted: HTTPResponse.Status { dialect == .real ? .created : .ok }

  func fields(of request: Request) async throws -> RequestFields {
    RequestFields(try await request.object(limit: bodyLimit))
  }

  func address(of request: Request, _ scope: RequestScope) -> String {
    clients.key(of: request, scope)
  }

  func sign(_ claims: AccessClaims) async throws -> String { try await keys.sign(claims) }

  /// The claims of a request's Bearer token.
  ///
  /// - Throws: `CleverooError` 401 without a token, or when it is invalid or has expired.
  func authenticate(_ request: Request) async throws -> AccessClaims {
    guard let token = request.bearerToken,
      let claims = try? await keys.verify(token, as: AccessClaims.self),
      now().seconds < claims.exp
    else { throw CleverooError.unauthorized }
    return claims
  }
}
