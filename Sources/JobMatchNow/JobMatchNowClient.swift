package import Records
package import Sessions
package import Transport

/// A client of the JobMatchNow service. Answers keep the service's own field names and spellings.
package struct JobMatchNowClient: Sendable {
  let http: HTTPClient
  package let baseURL: WebAddress
  let sessions: SessionKeeper?

  /// Without `sessions` every call is anonymous, and those that need an account throw
  /// `not_signed_in` (77).
  package init(http: HTTPClient, baseURL: WebAddress, sessions: SessionKeeper?) {
    self.http = http
    self.baseURL = baseURL
    self.sessions = sessions
  }

  /// The unchanged answer to a call, whatever its status.
  ///
  /// - Parameter token: the access token to send; without one the call is anonymous, even when
  ///   signed in.
  package func answer(
    to call: ServiceCall, token: Secret? = nil
  ) async throws(Failure) -> HTTPResponse {
    try await http.send(try call.request(to: baseURL, token: token))
  }

  /// Makes a call that needs no account.
  func anonymous(_ call: ServiceCall) async throws(Failure) -> HTTPResponse {
    try accepted(try await answer(to: call))
  }

  /// Makes a call with an access token, and repeats it with a new one if the first is refused.
  func authorized(_ call: ServiceCall) async throws(Failure) -> HTTPResponse {
    guard let sessions else {
      throw Failure(
        "not_signed_in", "this needs an account, and you are not signed in",
        hint: "sign in with 'jm-auth login'", exit: .notSignedIn)
    }
    let response = try await sessions.send(through: http) { [baseURL] (token) throws(Failure) in
      try call.request(to: baseURL, token: token)
    }
    do throws(Failure) {
      return try accepted(response)
    } catch {
      guard error.exit == .notSignedIn, let token = sessions.profile.token else { throw error }
      var refusal = error
      refusal.hint =
        "the access token comes from \(token.origin): set another one, "
        + "or unset it and sign in with 'jm-auth login'"
      throw refusal
    }
  }

  /// Makes a call, with an access token when signed in.
  func authorizedIfSignedIn(_ call: ServiceCall) async throws(Failure) -> HTTPResponse {
    guard let sessions, try await sessions.accessTokenIfSignedIn() != nil else {
      return try await anonymous(call)
    }
    return try await authorized(call)
  }

  private func accepted(_ response: HTTPResponse) throws(Failure) -> HTTPResponse {
    guard response.isSuccess else { throw ServiceError(response).failure }
    return response
  }
}
