package import Records
package import Transport

/// Supabase Auth (GoTrue) over its HTTP interface; every program of the three services that use
/// Supabase signs in through this client.
///
/// It keeps nothing: `Sessions` stores what it returns.
package struct AuthClient: Sendable {
  let http: HTTPClient
  /// The project's address, without `/auth/v1`.
  package let projectURL: WebAddress
  let anonKey: Secret
  let clientInfo: String
  let now: @Sendable () -> Timestamp

  /// `clientInfo` names program and version for `X-Client-Info`: `jm-auth/0.1.0`.
  package init(
    http: HTTPClient, projectURL: WebAddress, anonKey: Secret, clientInfo: String,
    now: @escaping @Sendable () -> Timestamp
  ) {
    self.http = http
    self.projectURL = projectURL
    self.anonKey = anonKey
    self.clientInfo = clientInfo
    self.now = now
  }

  /// The signed-in user: `GET /user`. Throws exit 77 when the token is not (or no longer) good.
  package func user(accessToken: Secret) async throws(Failure) -> AuthUser {
    let response = try await call(.get, "/user", token: accessToken)
    guard let user = AuthUser(try response.json()) else {
      throw response.unexpected("is no user")
    }
    return user
  }

  /// Ends sessions: `POST /logout`. A session that is gone already (401, 403, 404) is no failure.
  package func logout(accessToken: Secret, scope: LogoutScope) async throws(Failure) {
    do throws(Failure) {
      _ = try await call(
        .post, "/logout", query: [("scope", scope.rawValue)], token: accessToken,
        isIdempotent: true)
    } catch {
      guard let status = error.httpStatus, [401, 403, 404].contains(status),
        error.code != AuthFailure.wrongKeyCode
      else { throw error }
    }
  }

  /// What the project allows: `GET /settings`.
  package func settings() async throws(Failure) -> AuthSettings {
    AuthSettings(members: try await call(.get, "/settings").object())
  }

  /// The server's name and version: `GET /health`.
  package func health() async throws(Failure) -> JSONObject {
    try await call(.get, "/health").object()
  }

  /// One call; an error answer becomes a `Failure` with GoTrue's own code.
  func call(
    _ method: HTTPMethod, _ path: String, query: [(name: String, value: String?)] = [],
    body: JSON? = nil, token: Secret? = nil, isIdempotent: Bool? = nil
  ) async throws(Failure) -> HTTPResponse {
    let response = try await answer(
      to: method, path, query: query, body: body, token: token, isIdempotent: isIdempotent)
    guard response.isSuccess else { throw AuthFailure(response).failure }
    return response
  }

  /// The answer to one call as it came, whatever its status. `path` begins behind `/auth/v1`.
  package func answer(
    to method: HTTPMethod, _ path: String, query: [(name: String, value: String?)] = [],
    body: JSON? = nil, token: Secret? = nil, isIdempotent: Bool? = nil
  ) async throws(Failure) -> HTTPResponse {
    let url = try projectURL.appending(path: "/auth/v1\(path)", query: query)
    var headers = HTTPHeaders([
      ("apikey", anonKey.revealed), ("Accept", "application/json"),
      ("X-Client-Info", clientInfo), ("X-Supabase-Api-Version", "2024-01-01"),
    ])
    if let token { headers["Authorization"] = "Bearer \(token.revealed)" }
    let request =
      if let body {
        HTTPRequest(method, url, json: body, headers: headers, isIdempotent: isIdempotent)
      } else {
        HTTPRequest(method, url, headers: headers, isIdempotent: isIdempotent)
      }
    return try await http.send(request)
  }

  func session(_ response: HTTPResponse) throws(Failure) -> AuthSession {
    guard let session = AuthSession(try response.json(), now: now()) else {
      throw response.unexpected("holds no access_token")
    }
    return session
  }
}
