package import Records
package import Transport

extension AuthClient {
  /// Sends an e-mail with a code, and a link that leads to `redirectTo`, to replace a forgotten
  /// password: `POST /recover`. The answer is the same for an unknown address.
  package func sendRecoveryCode(
    email: String, redirectTo: String? = nil
  ) async throws(Failure) {
    _ = try await call(
      .post, "/recover", query: [("redirect_to", redirectTo)], body: ["email": .string(email)],
      longestWait: Self.mailPatience)
  }

  /// Sets a new password: `PUT /user`.
  ///
  /// - Throws: `weak_password`, `same_password` and others.
  package func changePassword(
    accessToken: Secret, to password: Secret
  ) async throws(Failure) -> AuthUser {
    let response = try await call(
      .put, "/user", body: ["password": .string(password.revealed)], token: accessToken)
    guard let user = AuthUser(try response.json()) else {
      throw response.unexpected("is not a user")
    }
    return user
  }
}
