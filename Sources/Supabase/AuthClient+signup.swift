package import Records
package import Transport

extension AuthClient {
  /// Creates an account: `POST /signup`. The mailed link leads to `redirectTo`.
  ///
  /// - Throws: `user_already_exists`, `weak_password`, `validation_failed`, `signup_disabled`,
  ///   `over_email_send_rate_limit` and others, with a hint.
  package func signup(
    email: String, password: Secret, data: JSONObject? = nil, redirectTo: String? = nil
  ) async throws(Failure) -> SignupOutcome {
    var body = JSONObject()
    body["email"] = .string(email)
    body["password"] = .string(password.revealed)
    body["data"] = data.map { .object($0) }
    let response = try await call(
      .post, "/signup", query: [("redirect_to", redirectTo)], body: .object(body),
      longestWait: Self.mailPatience)
    return try signupOutcome(response)
  }

  /// The longest time between the creation of an account and its first e-mail. GoTrue sends at most
  /// one e-mail per minute to an address, so a second one comes later.
  private static let longestSignup: Duration = .seconds(30)

  private func signupOutcome(_ response: HTTPResponse) throws(Failure) -> SignupOutcome {
    let json = try response.json()
    if let session = AuthSession(json, now: now()) { return .signedIn(session) }
    guard let user = AuthUser(json) ?? json["user"].flatMap({ AuthUser($0) }) else {
      throw response.unexpected("is neither a session nor a user")
    }
    if user.identityCount == 0 { return .alreadyRegistered }
    if let created = user.createdAt, let sent = user.confirmationSentAt,
      sent - created > Self.longestSignup
    {
      return .confirmationSentAgain(user)
    }
    return .confirmationSent(user)
  }
}

extension AuthUser {
  package var confirmationSentAt: Timestamp? {
    members["confirmation_sent_at"]?.stringValue.flatMap { Timestamp(rfc3339: $0) }
  }
}
