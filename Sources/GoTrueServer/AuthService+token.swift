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
    while true {
      let known = try await store.read { database in try UserTable.find(email: account, database) }
      guard try await matches(password, known), let known else {
        throw AuthError(.badRequest, "invalid_credentials", "Invalid login credentials")
      }
      guard known.emailConfirmedAt != nil else {
        limits.succeeded(.token, account: account)
        throw AuthError(.badRequest, "email_not_confirmed", "Email not confirmed")
      }
      if let signedIn = try await signIn(known, password) {
        limits.succeeded(.token, account: account)
        return Response(json: try await sessionBody(signedIn))
      }
    }
  }

  /// Signs in a user whose password matches. Returns nil when the password was changed, or its hash
  /// was renewed, while it was compared.
  func signIn(_ known: User, _ password: String) async throws -> SignedIn? {
    let renewed = try await renewedHash(of: known, password)
    let now = now()
    return try await store.write { database in
      guard try UserTable.find(id: known.id, database)?.passwordHash.text == known.passwordHash.text
      else { return nil }
      if let renewed {
        try database.execute(
          sql: "UPDATE users SET password_hash = ? WHERE id = ?",
          arguments: [renewed.text, known.id])
      }
      return try SignedIn(userID: known.id, method: "password", at: now, database)
    }
  }

  /// Hashes the password again when its hash was made with other parameters; nil otherwise.
  private func renewedHash(of user: User, _ password: String) async throws -> PasswordHash? {
    guard user.passwordHash.needsRenewal(passwords.parameters) else { return nil }
    return try await passwords.hash(password)
  }

  /// Signs a user in and returns the session object.
  func beginSession(of userID: String, method: String) async throws -> JSON {
    let now = now()
    return try await sessionBody(
      try await store.write { database in
        try SignedIn(userID: userID, method: method, at: now, database)
      })
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
