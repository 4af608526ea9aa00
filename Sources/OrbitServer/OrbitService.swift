internal import HTTPTypes
internal import Hummingbird
internal import JWTKit
internal import Records
package import ServerKit

/// Orbit: profiles of students, and others that match them.
package struct OrbitService: ServedService {
  package static let name = "orbit"
  package static let title = "Orbit"
  package static let mounts = ["/\(name)/api"]
  package static let healthPaths: [String] = []
  package static let migrations = Migration.ofOrbit

  let store: Store
  let dialect: ServerOptions.Dialect
  let now: @Sendable () -> Instant
  let mail: MailSpool
  let photos: PhotoFolder
  let limits = CodeLimits()
  /// Whether the code 123456 signs anyone in: as on the running server, and where all accounts are
  /// deleted at the end, so that a check can sign in without an e-mail. Never where strangers could
  /// reach this server.
  let acceptsDemoCode: Bool
  /// Of the photos that are being uploaded.
  let uploadMemory = MemoryBudget(bytes: 8 * PhotoFolder.requestLimit)
  private let bodyLimit: Int
  private let clients: ClientAddress
  private let keys: JWTKeyCollection

  package init(_ context: ServerContext) async throws {
    store = context.store
    dialect = context.options.dialect
    now = context.now
    mail = context.mail
    photos = PhotoFolder(
      folder: PrivateFolder(context.options.database + ".photos"),
      server: context.address, urlPath: (Self.mounts.first ?? "") + PhotoFolder.route)
    acceptsDemoCode =
      (dialect == .real || context.options.isTemporary)
      && ServerOptions.isLoopback(context.options.host)
      && context.options.publicURL == nil && !context.options.trustsProxy
    bodyLimit = context.options.bodyLimit
    clients = context.clients
    keys = JWTKeyCollection()
    let secret = try await store.secret("orbit_signing_secret")
    await keys.add(hmac: HMACKey(from: secret), digestAlgorithm: .sha256)
  }

  package var errors: any ErrorFormat { OrbitErrors(dialect: dialect) }
  package var largestBody: Int { max(bodyLimit, PhotoFolder.requestLimit) }

  package func environment(at address: String) async throws -> [String: String?] {
    [
      "ORBIT_BASE_URL": address + (Self.mounts.first ?? ""), "ORBIT_TOKEN": nil, "ORBIT_EMAIL": nil,
    ]
  }

  package func addRoutes(to routes: Routes) {
    routes.endpoint("/auth/send-code", [.post: { try await sendCode($0, $1) }])
    routes.endpoint("/auth/verify-code", [.post: { try await verifyCode($0, $1) }])
    routes.endpoint("/auth/refresh", [.post: { request, _ in try await refresh(request) }])
    routes.endpoint("/auth/logout", [.post: { request, _ in try await signOut(request) }])
    routes.endpoint(
      "/users/me",
      [
        .get: { request, _ in try await ownProfile(request) },
        .put: { request, _ in try await changeProfile(request) },
      ])
    routes.endpoint("/users/me/photo", [.post: { request, _ in try await addPhoto(request) }])
    routes.endpoint(
      "/users/{id}",
      [.get: { _, scope in try await profile(id: scope.segment("id")) }])
    routes.endpoint("/discover/users", [.get: { request, _ in try await discover(request) }])
    routes.endpoint(
      PhotoFolder.route + "/{name}",
      [.get: { _, scope in try photos.response(named: scope.segment("name")) }])
  }

  func object(of request: Request) async throws -> JSONObject {
    try await request.object(limit: bodyLimit)
  }

  func address(of request: Request, _ scope: RequestScope) -> String {
    clients.key(of: request, scope)
  }

  func sign(_ claims: TokenClaims) async throws -> String { try await keys.sign(claims) }

  /// The claims of a token.
  ///
  /// - Throws: `OrbitError` 401 when it is invalid, has expired or is of the other kind.
  func claims(of token: String, _ kind: TokenClaims.Kind, called name: String) async throws
    -> TokenClaims
  {
    guard let claims = try? await keys.verify(token, as: TokenClaims.self) else {
      throw OrbitError(.unauthorized, "Invalid \(name)")
    }
    guard now().seconds < claims.exp else {
      throw OrbitError(.unauthorized, "Token has expired")
    }
    guard claims.type == kind else { throw OrbitError(.unauthorized, "Invalid token type") }
    return claims
  }

  /// The number of the user who makes a request.
  ///
  /// - Throws: `OrbitError` 401.
  func user(_ request: Request) async throws -> Int64 {
    guard let token = request.bearerToken else {
      throw OrbitError(.unauthorized, "Missing or invalid Authorization header")
    }
    return try await claims(of: token, .access, called: "token").userID
  }

  static func success(_ data: JSON) -> Response {
    Response(json: ["success": true, "data": data])
  }
}
