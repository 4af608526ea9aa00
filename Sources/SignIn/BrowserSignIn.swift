package import Records
package import Supabase
package import Transport

/// Signing in through another service, with PKCE: the browser is sent to `address`, and what it
/// brings back is traded for a session.
package struct BrowserSignIn: Sendable {
  private let auth: AuthClient
  /// The service as GoTrue names it: `linkedin_oidc`.
  private let provider: String
  private let verifier = CodeVerifier()

  package init(_ auth: AuthClient, provider: String) {
    self.auth = auth
    self.provider = provider
  }

  /// A redirect address on which nothing listens: the browser shows an error there, with the code in
  /// its address bar.
  package static func unheardRedirectURL() -> String {
    "http://127.0.0.1:\(Int.random(in: 49_152...65_535))/cb/\(CodeVerifier.nonce())"
  }

  /// Throws `provider_disabled` (77) when the project says that it does not offer this service; a
  /// browser would only show the refusal as JSON.
  package func checkIsOffered() async throws(Failure) {
    let external = try await auth.settings().members["external"]
    guard external?[provider]?.boolValue == false else { return }
    throw Failure(
      "provider_disabled", "the service does not offer to sign in through '\(provider)'",
      hint: "'jm-auth doctor' shows what it allows", exit: .notSignedIn)
  }

  /// The page to open in a browser.
  package func address(redirectingTo redirectURL: String) throws(Failure) -> WebAddress {
    try auth.authorizeURL(
      provider: provider, redirectTo: redirectURL, challenge: verifier.challenge)
  }

  /// The session for what the browser brought back. Throws `flow_state_expired` and others (77) for
  /// a code that is old or was asked for by somebody else.
  package func session(from callback: SignInCallback) async throws(Failure) -> AuthSession {
    switch callback {
    case .code(let code):
      return try await auth.exchange(code: code, verifier: verifier.secret)
    case .session(var session):
      // Tokens that came through a browser are worth asking about before they are kept.
      session.user = try await auth.user(accessToken: session.accessToken)
      return session
    }
  }
}
