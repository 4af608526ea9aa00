package import Records
package import Sessions
internal import Transport

/// An access token in the `Authorization` header, from a stored session, the environment or a
/// command. Whether and how it is renewed is the keeper's matter: through GoTrue
/// (`SessionKeeper.goTrue`), through the service's own call (`SessionKeeper.bearer`), or not at all.
package struct SessionAuthorization: Authorization {
  package let sessions: SessionKeeper
  /// Header fields of every request, such as the `apikey` of a Supabase project.
  private let headers: [Credential.Field]

  package init(_ sessions: SessionKeeper, headers: [Credential.Field] = []) {
    self.sessions = sessions
    self.headers = headers
  }

  package func credential() async throws(Failure) -> Credential? {
    try await sessions.accessTokenIfSignedIn().map(credential)
  }

  package func requiredCredential() async throws(Failure) -> Credential {
    credential(try await sessions.accessToken())
  }

  package func credential(afterRefusalOf refused: Credential) async throws(Failure) -> Credential? {
    try await sessions.accessToken(afterRefusalOf: refused.secret).map(credential)
  }

  package func explain(_ refusal: Failure) -> Failure {
    guard refusal.exit == .notSignedIn, let token = sessions.profile.token else { return refusal }
    var explained = refusal
    explained.hint =
      "the access token comes from \(token.origin): set another one, "
      + "or unset it and sign in with '\(program: .auth) login'"
    return explained
  }

  private func credential(_ token: Secret) -> Credential {
    var credential = Credential.bearer(token)
    credential.headers += headers
    return credential
  }
}
