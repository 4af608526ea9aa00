package import Records
package import Transport

extension AuthClient {
  /// Makes an account: `POST /signup`. `redirectTo` is where the mailed link leads.
  ///
  /// Throws `user_already_exists`, `weak_password`, `validation_failed`, `signup_disabled`,
  /// `over_email_send_rate_limit` and others, with what to do about them.
  package func signup(
    email: String, password: Secret, data: JSONObject? = nil, redirectTo: String? = nil
  ) async throws(Failure) -> SignupOutcome {
    var body = JSONObject()
    body["email"] = .string(email)
    body["password"] = .string(password.revealed)
    body["data"] = data.map { .object($0) }
    let response = try await call(
      .post, "/signup", query: [("redirect_to", redirectTo)], body: .object(body))
    return try signupOutcome(response)
  }

  private func signupOutcome(_ response: HTTPResponse) throws(Failure) -> SignupOutcome {
    let json = try response.json()
    if let session = AuthSession(json, now: now()) { return .signedIn(session) }
    guard let user = AuthUser(json) ?? json["user"].flatMap({ AuthUser($0) }) else {
      throw response.unexpected("is neither a session nor a user")
    }
    if user.identityCount == 0 { return .alreadyRegistered }
    // A user who was made before this call, and not by it, was there already: minutes at least
    // lie between the two mails of one address.
    if let created = user.createdAt, let sent = user.confirmationSentAt,
      sent - created > .seconds(30)
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
