package import Records
package import Supabase
package import Transport

/// Signing in through another service with PKCE (RFC 7636): the browser opens `address`, and what it
/// brings back is exchanged for a session.
package struct BrowserSignIn: Sendable {
  private let auth: AuthClient
  /// The service as GoTrue names it: `linkedin_oidc`.
  private let provider: String
  private let verifier = CodeVerifier()

  package init(_ auth: AuthClient, provider: String) {
    self.auth = auth
    self.provider = provider
  }

  /// A redirect address where nothing listens: the browser shows an error there, with the code in its
  /// address bar.
  package static func unansweredRedirectURL() -> String {
    // The dynamic ports of RFC 6335, where no service is registered.
    "http://127.0.0.1:\(Int.random(in: 49_152...65_535))/cb/\(CodeVerifier.nonce())"
  }

  /// Checks the project's settings before a browser opens, which would only show the refusal as JSON.
  ///
  /// - Throws: `provider_disabled` (77) if the project does not offer this service.
  package func checkIsOffered() async throws(Failure) {
    let external = try await auth.settings().members["external"]
    guard external?[provider]?.boolValue == false else { return }
    throw Failure(
      "provider_disabled", "the service does not offer signing in through '\(provider)'",
      hint: "'\(program: .auth) doctor' shows what it allows", exit: .notSignedIn)
  }

  /// The page to open in a browser.
  package func address(redirectingTo redirectURL: String) throws(Failure) -> WebAddress {
    try auth.authorizeURL(
      provider: provider, redirectTo: redirectURL, challenge: verifier.challenge)
  }

  /// The session for what the browser brought back.
  ///
  /// - Throws: `flow_state_expired`, `bad_code_verifier` and others (77) for a code that has expired
  ///   or belongs to another sign-in.
  package func session(from callback: SignInCallback) async throws(Failure) -> AuthSession {
    switch callback {
    case .code(let code):
      return try await auth.exchange(code: code, verifier: verifier.secret)
    case .session(var session):
      // Tokens from a browser are checked with the server before they are stored.
      session.user = try await auth.user(accessToken: session.accessToken)
      return session
    }
  }
}
