internal import Crypto
internal import GRDB
internal import HTTPTypes
internal import Hummingbird
internal import JWTKit
internal import Records
package import ServerKit

/// Accounts and sessions under `/auth/v1`, with the interface of Supabase Auth (GoTrue). The services
/// that use it share the accounts.
package struct AuthService: Sendable {
  let store: Store
  let options: AccountOptions
  let dialect: ServerOptions.Dialect
  let bodyLimit: Int
  let now: @Sendable () -> Instant
  let address: PublicAddress
  let mail: MailSpool
  let flows = SignInFlows()
  let limits = AuthLimits()
  let clients: ClientAddress
  let passwords: PasswordHasher
  let demo = Demo()
  private let keys: JWTKeyCollection
  /// The hash to compare with when there is no such account, so that the answer takes as long.
  private let decoy: PasswordHash

  /// The accounts of a server.
  package static func shared(_ context: ServerContext) async throws -> AuthService {
    try await context.shared { try await AuthService(context) }
  }

  private init(_ context: ServerContext) async throws {
    store = context.store
    options = context.options.accounts
    dialect = context.options.dialect
    bodyLimit = context.options.bodyLimit
    now = context.now
    address = context.address
    mail = context.mail
    clients = context.clients
    passwords = context.passwords
    keys = JWTKeyCollection()
    let secret = try await store.secret("signing_secret")
    await keys.add(hmac: HMACKey(from: secret), digestAlgorithm: .sha256)
    decoy = PasswordHash(matchingNothing: passwords.parameters)
  }

  /// A key that clients may send as `apikey`.
  package var anonKey: String { options.anonKeys.first ?? AccountOptions.publicAnonKey }

  /// The password hash of an account that signs in by other means.
  var unusablePassword: PasswordHash { PasswordHash(matchingNothing: passwords.parameters) }

  /// Whether `password` is the one of `user`; false when there is no user.
  func matches(_ password: String, _ user: User?) async throws -> Bool {
    let matches = try await passwords.matches(password, user?.passwordHash ?? decoy)
    return matches && user != nil
  }

  /// Largest `user_metadata` in bytes of JSON. Access tokens carry it in a header, and common
  /// proxies accept 8 KiB of headers (nginx, large_client_header_buffers).
  private static let metadataLimit = 4 * 1024
  /// Largest access token in bytes; the server itself accepts 32 KiB of headers.
  static let tokenLimit = 12 * 1024

  /// - Throws: `AuthError` 422 when an access token could not carry `metadata`.
  static func checkSize(_ metadata: JSON) throws(AuthError) {
    guard metadata.text.utf8.count <= metadataLimit else {
      throw AuthError(
        .unprocessableContent, "validation_failed",
        "User metadata cannot be larger than \(metadataLimit / 1024) KiB")
    }
  }

  /// Signs an access token. Metadata that would make it too large to be accepted is left out; a
  /// database of an earlier version may hold such metadata.
  private func sign(_ claims: AccessClaims) async throws -> String {
    let token = try await keys.sign(claims)
    if token.utf8.count <= Self.tokenLimit { return token }
    var smaller = claims
    smaller.userMetadata = ClaimValue([:])
    return try await keys.sign(smaller)
  }

  /// The session object of a user who has just signed in.
  func sessionBody(_ signedIn: SignedIn) async throws -> JSON {
    try await sessionBody(
      signedIn.session, refreshToken: signedIn.refreshToken, user: signedIn.user,
      identities: signedIn.identities)
  }

  /// The session object of the API, with a new access token.
  func sessionBody(
    _ session: SessionTable.Session, refreshToken: String, user: User, identities: [Identity]
  ) async throws -> JSON {
    let issued = now().seconds
    let expires = issued + options.accessTokenLifetime
    let claims = AccessClaims(
      iss: "\(address.text)/auth/v1", sub: user.id, aud: "authenticated", exp: expires,
      iat: issued, email: user.email, phone: "",
      appMetadata: ClaimValue(User.appMetadata(identities)),
      userMetadata: ClaimValue(user.metadata), role: "authenticated", aal: "aal1",
      amr: [.init(method: session.method, timestamp: session.createdAt.seconds)],
      sessionID: session.id, isAnonymous: false)
    return [
      "access_token": .string(try await sign(claims)),
      "token_type": "bearer",
      "expires_in": .number(options.accessTokenLifetime),
      "expires_at": .number(expires),
      "refresh_token": .string(refreshToken),
      "user": user.json(identities: identities),
    ]
  }

  /// The user and session of a request's Bearer token.
  ///
  /// - Throws: `AuthError` 401 without a token; 403 when it is invalid, has expired, or its session
  ///   has ended.
  func authenticate(_ request: Request) async throws -> (User, SessionTable.Session) {
    guard let token = request.bearerToken else {
      throw AuthError(
        .unauthorized, "no_authorization", "This endpoint requires a valid Bearer token")
    }
    return try await authenticate(token: token)
  }

  /// The user of an access token.
  ///
  /// - Throws: `AuthError` 403 when the token is invalid, has expired, or its session has ended.
  package func user(token: String) async throws -> User { try await authenticate(token: token).0 }

  func authenticate(token: String) async throws -> (User, SessionTable.Session) {
    let claims: AccessClaims
    do {
      claims = try await keys.verify(token, as: AccessClaims.self)
    } catch {
      throw AuthError(
        .forbidden, "bad_jwt",
        "invalid JWT: unable to parse or verify signature, token is malformed or has a bad signature"
      )
    }
    guard now().seconds < claims.exp else {
      var expiry = AuthError(
        .forbidden, "bad_jwt",
        "invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired"
      )
      expiry.isExpiry = true
      throw expiry
    }
    return try await store.read { database in
      guard let user = try UserTable.find(id: claims.sub, database) else {
        throw AuthError(
          .forbidden, "user_not_found", "User from sub claim in JWT does not exist")
      }
      guard let session = try SessionTable.find(claims.sessionID, database),
        session.userID == user.id
      else {
        throw AuthError(
          .forbidden, "session_not_found", "Session from session_id claim in JWT does not exist")
      }
      return (user, session)
    }
  }
}
