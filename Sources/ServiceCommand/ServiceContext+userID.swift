package import Records
import ServiceKit
import Sessions
import Supabase
import Transport

extension ServiceContext {
  /// The id of the signed-in user: from the access token or the stored session, otherwise from the
  /// project's auth service.
  ///
  /// - Throws: `not_signed_in` (77), and the failures of the request.
  package func userID() async throws(Failure) -> String {
    let token = try await sessions.accessToken()
    if let id = AccessTokenClaims(token.revealed)?.subject { return id }
    if profile.token == nil, let id = try await sessions.storedSession()?.userID { return id }
    return try await connection.authClient().user(accessToken: token).id
  }
}
