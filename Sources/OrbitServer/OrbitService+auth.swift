internal import GRDB
internal import HTTPTypes
internal import Hummingbird
internal import Records
internal import ServerKit

extension OrbitService {
  private static let demoCode = "123456"

  func sendCode(_ request: Request, _ scope: RequestScope) async throws -> Response {
    let body = try await object(of: request)
    let email = try StudentAddress(body["email"]?.stringValue).text
    try limits.admitMail(email, from: address(of: request, scope), at: now())
    guard mail.isOn else {
      throw OrbitError(
        .internalServerError, "Failed to send verification code: this server has no mail folder")
    }
    let time = now()
    let code = try await store.write { try MailedCode.issue(for: email, at: time, $0) }
    do {
      try mail.deliver(
        to: email, subject: "Your Orbit code",
        body: "Your code: \(code)\r\n\r\nIt signs you in to Orbit and is valid for 10 minutes.",
        at: time)
    } catch {
      throw OrbitError(
        .internalServerError,
        "Failed to send verification code: the mail folder cannot be written")
    }
    return Self.success(["message": "Verification code sent"])
  }

  func verifyCode(_ request: Request, _ scope: RequestScope) async throws -> Response {
    let body = try await object(of: request)
    let email = StudentAddress.normalized(body["email"]?.stringValue ?? "")
    let code = body["code"]?.stringValue ?? ""
    guard !email.isEmpty, !code.isEmpty else {
      throw OrbitError(.badRequest, "Email and code are required")
    }
    let client = address(of: request, scope)
    try limits.admitTry(from: client, at: now())
    let time = now()
    if !(acceptsDemoCode && code == Self.demoCode && EmailAddress(email) != nil) {
      let outcome = try await store.write {
        try MailedCode.redeem(code, of: email, at: time, $0)
      }
      switch outcome {
      case .valid: break
      case .wrong: throw OrbitError(.badRequest, "Invalid verification code")
      case .expired: throw OrbitError(.badRequest, "Verification code has expired")
      case .unknown:
        throw OrbitError(.badRequest, "No verification code found for this email")
      }
    }
    limits.succeeded(from: client)
    let (id, isNew) = try await store.write { try User.findOrCreate(email, at: time, $0) }
    return Self.success([
      "access_token": .string(try await token(.access, id)),
      "refresh_token": .string(try await token(.refresh, id)),
      "expires_in": .number(TokenClaims.lifetime(.access)), "is_new_user": .bool(isNew),
      "user_id": .number(Int(id)),
    ])
  }

  /// Answers a new access token. The refresh token stays the same until it expires.
  func refresh(_ request: Request) async throws -> Response {
    let token = try await refreshToken(of: request)
    let claims = try await claims(of: token, .refresh, called: "refresh token")
    let isEnded = try await store.read { database in
      try Bool.fetchOne(
        database, sql: "SELECT 1 FROM orbit_ended_sessions WHERE token_hash = ?",
        arguments: [Fingerprint.of(token)]) ?? false
    }
    guard !isEnded else { throw OrbitError(.unauthorized, "Invalid refresh token") }
    return Self.success(["access_token": .string(try await self.token(.access, claims.userID))])
  }

  /// Ends a session: its refresh token is void. An access token stays valid until it expires.
  func signOut(_ request: Request) async throws -> Response {
    let token = try await refreshToken(of: request)
    if let claims = try? await claims(of: token, .refresh, called: "refresh token") {
      let time = now().seconds
      try await store.write { database in
        try database.execute(
          sql: "DELETE FROM orbit_ended_sessions WHERE expires_at < ?", arguments: [time])
        try database.execute(
          sql: "INSERT OR IGNORE INTO orbit_ended_sessions VALUES (?, ?)",
          arguments: [Fingerprint.of(token), claims.exp])
      }
    }
    return Self.success(["message": "Logged out successfully"])
  }

  private func refreshToken(of request: Request) async throws -> String {
    guard let token = try await object(of: request)["refresh_token"]?.stringValue, !token.isEmpty
    else { throw OrbitError(.badRequest, "refresh_token is required") }
    return token
  }

  private func token(_ kind: TokenClaims.Kind, _ user: Int64) async throws -> String {
    try await sign(
      TokenClaims(kind, userID: user, issuedAt: now().seconds, id: RandomText.base62(12)))
  }
}
