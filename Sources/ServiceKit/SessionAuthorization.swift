package import Records
package import Sessions
internal import Transport

/// An access token in the `Authorization` header, from a stored session, the environment or a
/// command. Whether and how it is renewed is the keeper's matter: through GoTrue
/// (`SessionKeeper.goTrue`), through the service's own call (`SessionKeeper.bearer`), or not at all.
package struct SessionAuthorization: Authorization {
  package let sessions: SessionKeeper
  /// Header fields of every request, such as the `apikey` of a Supabase project.
  private let headers: @Sendable () throws(Failure) -> [Credential.Field]

  package init(
    _ sessions: SessionKeeper,
    headers: @escaping @Sendable () throws(Failure) -> [Credential.Field] = { [] }
  ) {
    self.sessions = sessions
    self.headers = headers
  }

  /// For a service that is a Supabase project itself: each request carries the anon key as well.
  package static func supabaseProject(_ connection: ServiceConnection) -> SessionAuthorization {
    SessionAuthorization(.goTrue(connection)) { () throws(Failure) in
      [.apiKey(try connection.profile.signIn().anonKey)]
    }
  }

  package func credential() async throws(Failure) -> Credential? {
    guard let token = try await sessions.accessTokenIfSignedIn() else { return nil }
    return try credential(token)
  }

  package func requiredCredential() async throws(Failure) -> Credential {
    try credential(try await sessions.accessToken())
  }

  package func credential(afterRefusalOf refused: Credential) async throws(Failure) -> Credential? {
    guard let token = try await sessions.accessToken(afterRefusalOf: refused.secret) else {
      return nil
    }
    return try credential(token)
  }

  package func explain(_ refusal: Failure) -> Failure {
    guard refusal.exit == .notSignedIn, refusal.code != Failure.notAllowed,
      let token = sessions.profile.token
    else { return refusal }
    var explained = refusal
    explained.hint =
      "the access token comes from \(token.origin): set another one, "
      + "or unset it and sign in with '\(program: .auth) login'"
    return explained
  }

  private func credential(_ token: Secret) throws(Failure) -> Credential {
    var credential = Credential.bearer(token)
    credential.headers += try headers()
    return credential
  }
}

extension Failure {
  /// The code of a call that this account may not make, with any token.
  package static let notAllowed = "not_allowed"
}
