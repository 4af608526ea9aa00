import Records
import ServiceCommand
import ServiceKit
import Sessions
import Supabase
import Transport

extension ServiceContext {
  /// Makes a call of the auth service with an access token, and once more with another one if the
  /// first is refused.
  ///
  /// - Throws: `not_signed_in` (77), `missing_anon_key` (78), and what `call` throws.
  func authorized<Answer: Sendable>(
    _ call: (AuthClient, Secret) async throws(Failure) -> Answer
  ) async throws(Failure) -> (Answer, token: Secret) {
    let token = try await sessions.accessToken()
    // After the token, so that a user who is not signed in is told that, and not that the anon key
    // is missing.
    let auth = try connection.authClient()
    do throws(Failure) {
      return (try await call(auth, token), token)
    } catch {
      guard error.exit == .notSignedIn,
        let other = try await sessions.accessToken(afterRefusalOf: token)
      else { throw error }
      return (try await call(auth, other), other)
    }
  }
}
