internal import Crypto
internal import GRDB
internal import HTTPTypes
internal import Hummingbird
internal import JWTKit
internal import Records

/// Accounts and sessions behind `/auth/v1`: what Supabase Auth calls GoTrue.
struct AuthService: Sendable {
  let store: Store
  let options: ServerOptions
  let now: @Sendable () -> Instant
  let mail: MailSpool
  let flows = SignInFlows()
  private let keys: JWTKeyCollection
  /// Compared with when the account is not known, so that the answer takes as long.
  private let decoy: PasswordHash

  init(store: Store, options: ServerOptions, now: @escaping @Sendable () -> Instant) async throws {
    self.store = store
    self.options = options
    self.now = now
    mail = MailSpool(folder: options.mailFolder)
    keys = JWTKeyCollection()
    let secret = try await store.signingSecret()
    await keys.add(hmac: HMACKey(from: secret), digestAlgorithm: .sha256)
    decoy = PasswordHash(decoyOfCost: options.passwordCost)
  }

  /// Whether `password` is the one of `user`; false when there is no user.
  func matches(_ password: String, _ user: User?) throws -> Bool {
    let matches = try (user?.passwordHash ?? decoy).matches(password)
    return matches && user != nil
  }

  /// The session object of the API with a new access token.
  func sessionBody(
    _ session: SessionTable.Session, refreshToken: String, user: User, identities: [Identity]
  ) async throws -> JSON {
    let issued = now().seconds
    let expires = issued + options.accessTokenLifetime
    let claims = AccessClaims(
      iss: "http://\(options.host)/auth/v1", sub: user.id, aud: "authenticated", exp: expires,
      iat: issued, email: user.email, phone: "",
      appMetadata: ClaimValue(User.appMetadata(identities)),
      userMetadata: ClaimValue(user.metadata), role: "authenticated", aal: "aal1",
      amr: [.init(method: session.method, timestamp: session.createdAt.seconds)],
      sessionID: session.id, isAnonymous: false)
    return [
      "access_token": .string(try await keys.sign(claims)),
      "token_type": "bearer",
      "expires_in": .number(options.accessTokenLifetime),
      "expires_at": .number(expires),
      "refresh_token": .string(refreshToken),
      "user": user.json(identities: identities),
    ]
  }

  /// Who sends a request, by its Bearer token.
  ///
  /// - Throws: `AuthError` 401 without a token, 403 for a token that is not valid, has expired, or
  ///   whose session has ended.
  func authenticate(_ request: Request) async throws -> (User, SessionTable.Session) {
    guard let token = request.bearerToken else {
      throw AuthError(
        .unauthorized, "no_authorization", "This endpoint requires a valid Bearer token")
    }
    return try await authenticate(token: token)
  }

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
      throw AuthError(
        .forbidden, "bad_jwt",
        "invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired"
      )
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
