internal import Records
internal import Supabase
internal import Transport

extension SessionKeeper {
  /// A session from the output of the command. While the previous session can be renewed, the
  /// command is not run again. Nothing is stored on the disk.
  func session(from command: CredentialCommand) async throws(Failure) -> StoredSession {
    if let refreshToken = current?.refreshToken, let renew {
      do throws(Failure) {
        return try await renew(refreshToken)
      } catch {
        guard error.exit == .notSignedIn else { throw error }
      }
    }
    let secret = try command.run()
    // A password may contain two dots, but hardly a JSON object between them.
    guard let claims = AccessTokenClaims(secret.revealed) else {
      guard let signIn else {
        throw sessionOver("credential_command did not print an access token")
      }
      return try await signIn(secret)
    }
    let session = StoredSession(
      accessToken: secret, refreshToken: nil, expiresAt: claims.expiresAt,
      userID: claims.subject, email: claims.email)
    if session.expires(within: .zero, of: now()) {
      throw sessionOver("the access token that credential_command printed has expired")
    }
    return session
  }
}
