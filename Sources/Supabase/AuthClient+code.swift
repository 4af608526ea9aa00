package import Records
package import Transport

extension AuthClient {
  /// Sends a sign-in code by e-mail: `POST /otp`.
  ///
  /// - Parameter createsUser: creates the account if there is none.
  package func sendCode(email: String, createsUser: Bool) async throws(Failure) {
    _ = try await call(
      .post, "/otp", body: ["email": .string(email), "create_user": .bool(createsUser)],
      longestWait: Self.mailPatience)
  }

  /// Signs in with a mailed code: `POST /verify`. Throws `otp_expired` for a wrong or expired one.
  package func verify(
    email: String, code: Secret, kind: OneTimeCodeKind = .email
  ) async throws(Failure) -> AuthSession {
    try session(
      try await call(
        .post, "/verify",
        body: [
          "type": .string(kind.rawValue), "email": .string(email),
          "token": .string(code.revealed),
        ]))
  }

  /// The page on which a browser signs in through another service, with PKCE (RFC 7636):
  /// `GET /authorize`. `challenge` is the S256 challenge of the verifier.
  package func authorizeURL(
    provider: String, redirectTo: String, scopes: String? = nil, challenge: String
  ) throws(Failure) -> WebAddress {
    try projectURL.appending(
      path: "/auth/v1/authorize",
      query: [
        ("provider", provider), ("redirect_to", redirectTo), ("scopes", scopes),
        ("code_challenge", challenge), ("code_challenge_method", "s256"),
      ])
  }
}
