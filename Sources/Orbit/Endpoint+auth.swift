internal import Records
package import ServiceKit
package import Sessions
internal import Supabase
package import Transport

extension Endpoint<JSONObject> {
  /// Mails a code of six digits.
  package static func sendCode(email: String) -> Self {
    Endpoint(OrbitOperation.sendCode, body: .json(["email": .string(email)])) {
      (response) throws(Failure) in
      try response.dataObject()
    }
  }

  /// Ends a session: its refresh token is void. Its access token stays valid until it expires.
  package static func signOut(_ refreshToken: Secret) -> Self {
    Endpoint(
      OrbitOperation.signOut, body: .json(["refresh_token": .string(refreshToken.revealed)]),
      isIdempotent: true
    ) { (response) throws(Failure) in
      try response.dataObject()
    }
  }
}

extension Endpoint<SignIn> {
  /// Exchanges a mailed code for a session. The code can be used once.
  package static func verifyCode(_ code: Secret, email: String) -> Self {
    Endpoint(
      OrbitOperation.verifyCode,
      body: .json(["email": .string(email), "code": .string(code.revealed)])
    ) { (response) throws(Failure) in
      let data = try response.dataObject()
      var session = try StoredSession(data, response)
      session.email = email
      return SignIn(session: session, isNewUser: data["is_new_user"]?.boolValue ?? false)
    }
  }
}

extension Endpoint<StoredSession> {
  /// Exchanges a refresh token for an access token. The answer has nothing else: the refresh token
  /// stays the same.
  package static func refresh(_ token: Secret) -> Self {
    Endpoint(
      OrbitOperation.refreshToken, body: .json(["refresh_token": .string(token.revealed)]),
      isIdempotent: true
    ) { (response) throws(Failure) in
      var session = try StoredSession(try response.dataObject(), response)
      session.refreshToken = session.refreshToken ?? token
      return session
    }
  }
}

/// The outcome of signing in.
package struct SignIn: Sendable {
  package let session: StoredSession
  /// Whether the user has signed in for the first time, and so has no profile.
  package let isNewUser: Bool
}

extension StoredSession {
  fileprivate init(_ data: JSONObject, _ response: HTTPResponse) throws(Failure) {
    guard let token = data["access_token"]?.stringValue, !token.isEmpty else {
      throw response.unexpected("has no access_token")
    }
    let claims = AccessTokenClaims(token)
    let user = data["user_id"] ?? claims?.members["user_id"]
    self.init(
      accessToken: Secret(token),
      refreshToken: (data["refresh_token"]?.stringValue).map { Secret($0) },
      expiresAt: claims?.expiresAt, userID: user.map { $0.stringValue ?? $0.text }, email: nil)
  }
}
