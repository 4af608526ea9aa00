package import Records
package import Transport

extension AuthClient {
  /// Signs in with a password: `POST /token?grant_type=password`.
  ///
  /// - Throws: `invalid_credentials` (unknown address or wrong password), `email_not_confirmed`,
  ///   `user_banned`.
  package func signIn(email: String, password: Secret) async throws(Failure) -> AuthSession {
    try await token(
      "password", ["email": .string(email), "password": .string(password.revealed)],
      isIdempotent: true)
  }

  /// Exchanges a refresh token, which can be used once, for a new session:
  /// `POST /token?grant_type=refresh_token`.
  ///
  /// Sent again if the answer was lost: the server then returns the session that the token's last
  /// use created.
  ///
  /// - Throws: `refresh_token_already_used`, `refresh_token_not_found`, `session_not_found` and others.
  package func refresh(_ refreshToken: Secret) async throws(Failure) -> AuthSession {
    try await token(
      "refresh_token", ["refresh_token": .string(refreshToken.revealed)], isIdempotent: true)
  }

  /// Exchanges the code that a browser brought back for a session: `POST /token?grant_type=pkce`
  /// (RFC 7636). The code can be used once.
  package func exchange(code: Secret, verifier: Secret) async throws(Failure) -> AuthSession {
    try await token(
      "pkce",
      ["auth_code": .string(code.revealed), "code_verifier": .string(verifier.revealed)],
      isIdempotent: false)
  }

  private func token(
    _ grant: String, _ body: JSON, isIdempotent: Bool
  ) async throws(Failure) -> AuthSession {
    try session(
      try await call(
        .post, "/token", query: [("grant_type", grant)], body: body, isIdempotent: isIdempotent))
  }
}
