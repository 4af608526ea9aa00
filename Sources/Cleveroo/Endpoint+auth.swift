internal import Records
package import ServiceKit
internal import Sessions
internal import Supabase
package import Transport

extension Endpoint<JSONObject> {
  /// Creates a parent's account. Its answer has no token: sign in afterwards.
  package static func register(_ parent: NewParent) -> Self {
    let password = JSON.string(parent.password.revealed)
    return Endpoint(
      CleverooOperation.registerParent,
      body: .json([
        "email": .string(parent.email), "phone": .string(parent.phone), "password": password,
        "confirmPassword": password,
      ])
    ) { (response) throws(Failure) in
      try response.object().withIdentifier
    }
  }

  /// Mails a code of six digits. The answer does not tell whether the address has an account.
  package static func requestPasswordReset(email: String) -> Self {
    Endpoint(
      CleverooOperation.requestPasswordReset, body: .json(["email": .string(email)]),
      decode: { (response) throws(Failure) in try response.object() })
  }

  package static func checkResetCode(_ code: Secret, email: String) -> Self {
    Endpoint(
      CleverooOperation.checkResetCode,
      body: .json(["email": .string(email), "code": .string(code.revealed)]),
      decode: { (response) throws(Failure) in try response.object() })
  }

  /// Sets a new password, which ends all sessions of the family.
  package static func resetPassword(_ password: Secret, code: Secret, email: String) -> Self {
    Endpoint(
      CleverooOperation.resetPassword,
      body: .json([
        "email": .string(email), "code": .string(code.revealed),
        "newPassword": .string(password.revealed),
      ]),
      decode: { (response) throws(Failure) in try response.object() })
  }
}

extension Endpoint<StoredSession> {
  package static func signInParent(email: String, password: Secret) -> Self {
    Endpoint(
      CleverooOperation.signInParent,
      body: .json(["email": .string(email), "password": .string(password.revealed)])
    ) { (response) throws(Failure) in
      try session(response, account: "parent", email: email)
    }
  }

  /// A child signs in with the parent's password.
  package static func signInChild(username: String, password: Secret) -> Self {
    Endpoint(
      CleverooOperation.signInChild,
      body: .json(["username": .string(username), "password": .string(password.revealed)])
    ) { (response) throws(Failure) in
      try session(response, account: "child", email: nil, username: username)
    }
  }

  /// - Parameter account: the member with the account; servers may answer the token alone.
  private static func session(
    _ response: HTTPResponse, account: String, email: String?, username: String? = nil
  ) throws(Failure) -> StoredSession {
    let object = try response.object()
    guard let token = object["access_token"]?.stringValue, !token.isEmpty else {
      throw response.unexpected("has no access_token")
    }
    let claims = AccessTokenClaims(token)
    return StoredSession(
      accessToken: Secret(token), refreshToken: nil, expiresAt: claims?.expiresAt,
      userID: username ?? object[account]?.objectValue?.identifier ?? claims?.subject,
      email: email)
  }
}
