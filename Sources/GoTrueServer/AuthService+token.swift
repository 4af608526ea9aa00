internal import GRDB
internal import Hummingbird
internal import Records
internal import ServerKit

extension AuthService {
  /// `POST /token?grant_type=…`
  func token(_ request: Request) async throws -> Response {
    let grant = request.query("grant_type")
    let exchange: (JSONObject) async throws -> Response
    switch grant {
    case "password": exchange = signIn
    case "refresh_token": exchange = refresh
    case "pkce": exchange = self.exchange
    default: throw AuthError(.badRequest, "invalid_credentials", "unsupported_grant_type")
    }
    return try await exchange(try await request.object(limit: bodyLimit))
  }

  private func signIn(_ body: JSONObject) async throws -> Response {
    guard let given = body["email"]?.stringValue, !given.isEmpty else {
      throw AuthError.validation("missing email or phone")
    }
    let password = body["password"]?.stringValue ?? ""
    let account = given.lowercased()
    try limits.admit(.token, account: account, at: now())
    let known = try await store.read { database in try UserTable.find(email: account, database) }
    guard try await matches(password, known), let known else {
      throw AuthError(.badRequest, "invalid_credentials", "Invalid login credentials")
    }
    limits.succeeded(.token, account: account)
    guard known.emailConfirmedAt != nil else {
      throw AuthError(.badRequest, "email_not_confirmed", "Email not confirmed")
    }
    try await renewHash(of: known, password)
    return try await startSession(of: known.id, method: "password")
  }

  /// Hashes the password again when its hash was made with other parameters.
  private func renewHash(of user: User, _ password: String) async throws {
    guard user.passwordHash.needsRenewal(passwords.parameters) else { return }
    let hash = try await passwords.hash(password)
    try await store.write { database in
      // Unless the password was changed in the meantime.
      try database.execute(
        sql: "UPDATE users SET password_hash = ? WHERE id = ? AND password_hash = ?",
        arguments: [hash.text, user.id, user.passwordHash.text])
    }
  }

  /// Signs a user in and returns the session as a response.
  func startSession(of userID: String, method: String) async throws -> Response {
    Response(json: try await beginSession(of: userID, method: method))
  }

  /// Signs a user in and returns the session object.
  func beginSession(of userID: String, method: String) async throws -> JSON {
    let now = now()
    let (user, identities, session, refreshToken) = try await store.write { database in
      guard var user = try UserTable.find(id: userID, database) else {
        throw AuthError(.badRequest, "invalid_credentials", "Invalid login credentials")
      }
      user.lastSignInAt = now
      try UserTable.update(user, database)
      let (session, refreshToken) = try SessionTable.start(
        for: user, method: method, at: now, database)
      return (user, try UserTable.identities(of: user, database), session, refreshToken)
    }
    return try await sessionBody(
      session, refreshToken: refreshToken, user: user, identities: identities)
  }

  private func refresh(_ body: JSONObject) async throws -> Response {
    guard let given = body["refresh_token"]?.stringValue, !given.isEmpty else {
      throw AuthError(.badRequest, "oauth_invalid_request", "refresh_token required")
    }
    let rotation = RefreshRotation(reuseInterval: options.reuseInterval, now: now())
    // Returned, not thrown: revoking a family must be committed.
    let (outcome, found) = try await store.write { database in
      let outcome = try rotation.exchange(given, database)
      guard case .issued(_, let id, _) = outcome,
        let session = try SessionTable.find(id, database),
        let user = try UserTable.find(id: session.userID, database)
      else { return (outcome, Grant?.none) }
      return (
        outcome,
        Grant(
          session: session, user: user, identities: try UserTable.identities(of: user, database))
      )
    }
    switch outcome {
    case .unknown:
      throw AuthError(
        .badRequest, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found")
    case .alreadyUsed:
      throw AuthError(
        .badRequest, "refresh_token_already_used", "Invalid Refresh Token: Already Used")
    case .issued(let token, _, let reused):
      guard let found else {
        throw AuthError(
          .badRequest, "session_not_found", "Invalid Refresh Token: No Valid Session Found")
      }
      var response = Response(
        json: try await sessionBody(
          found.session, refreshToken: token, user: found.user, identities: found.identities))
      response.headers[.authUserID] = found.user.id
      response.headers[.authSessionID] = found.session.id
      response.headers[.refreshTokenReuse] = reused ? "true" : "false"
      return response
    }
  }

  private struct Grant {
    let session: SessionTable.Session
    let user: User
    let identities: [Identity]
  }
}
