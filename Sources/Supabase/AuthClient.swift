package import Records
package import Transport

/// A client of Supabase Auth (GoTrue). It stores nothing; `Sessions` stores what it returns.
package struct AuthClient: Sendable {
  let http: HTTPClient
  /// The project's address, without `/auth/v1`.
  package let projectURL: WebAddress
  let anonKey: Secret
  let clientInfo: String
  let variablePrefix: String
  let now: @Sendable () -> Timestamp

  /// - Parameters:
  ///   - clientInfo: program, slash and version, for `X-Client-Info`.
  ///   - variablePrefix: begins the names of the service's environment variables: `JM`.
  package init(
    http: HTTPClient, projectURL: WebAddress, anonKey: Secret, clientInfo: String,
    variablePrefix: String, now: @escaping @Sendable () -> Timestamp
  ) {
    self.http = http
    self.projectURL = projectURL
    self.anonKey = anonKey
    self.clientInfo = clientInfo
    self.variablePrefix = variablePrefix
    self.now = now
  }

  /// The signed-in user: `GET /user`. Throws exit 77 if the token is not, or no longer, valid.
  package func user(accessToken: Secret) async throws(Failure) -> AuthUser {
    let response = try await call(.get, "/user", token: accessToken)
    guard let user = AuthUser(try response.json()) else {
      throw response.unexpected("is not a user with an id")
    }
    return user
  }

  /// Ends sessions: `POST /logout`. Also succeeds if the session is already gone (401, 403, 404).
  package func logout(accessToken: Secret, scope: LogoutScope) async throws(Failure) {
    do throws(Failure) {
      _ = try await call(
        .post, "/logout", query: [("scope", scope.rawValue)], token: accessToken,
        isIdempotent: true)
    } catch {
      guard let status = error.httpStatus, [401, 403, 404].contains(status),
        error.code != AuthFailure.wrongKeyCode, error.exit != .protocolError
      else { throw error }
    }
  }

  /// The project's settings: `GET /settings`.
  package func settings() async throws(Failure) -> AuthSettings {
    AuthSettings(members: try await call(.get, "/settings").object())
  }

  /// The server's name and version: `GET /health`.
  package func health() async throws(Failure) -> JSONObject {
    try await call(.get, "/health").object()
  }

  /// Makes one call. An error answer becomes a `Failure` with GoTrue's own code.
  func call(
    _ method: HTTPMethod, _ path: String, query: [(name: String, value: String?)] = [],
    body: JSON? = nil, token: Secret? = nil, isIdempotent: Bool? = nil,
    longestWait: Duration? = nil
  ) async throws(Failure) -> HTTPResponse {
    let response = try await answer(
      to: method, path, query: query, body: body, token: token, isIdempotent: isIdempotent,
      longestWait: longestWait)
    guard response.isSuccess else {
      throw AuthFailure(
        response, variablePrefix: variablePrefix, carriesToken: token != nil
      ).failure
    }
    return response
  }

  /// How long a request that sends an e-mail may be put off by the server. Beyond that the user, who
  /// waits at the terminal, is told when to try again: there is one e-mail per minute.
  static let mailPatience = Duration.seconds(5)

  /// The unchanged answer to one call, whatever its status. `path` begins after `/auth/v1`.
  package func answer(
    to method: HTTPMethod, _ path: String, query: [(name: String, value: String?)] = [],
    body: JSON? = nil, token: Secret? = nil, isIdempotent: Bool? = nil,
    longestWait: Duration? = nil
  ) async throws(Failure) -> HTTPResponse {
    let url = try projectURL.appending(path: "/auth/v1\(path)", query: query)
    var headers = HTTPHeaders([
      ("apikey", anonKey.revealed), ("Accept", "application/json"),
      ("X-Client-Info", clientInfo), ("X-Supabase-Api-Version", "2024-01-01"),
    ])
    if let token { headers["Authorization"] = "Bearer \(token.revealed)" }
    var request =
      if let body {
        HTTPRequest(method, url, json: body, headers: headers, isIdempotent: isIdempotent)
      } else {
        HTTPRequest(method, url, headers: headers, isIdempotent: isIdempotent)
      }
    request.addressSetting = .authURL(prefix: variablePrefix)
    request.longestWait = longestWait
    return try await http.send(request)
  }

  func session(_ response: HTTPResponse) throws(Failure) -> AuthSession {
    guard let session = AuthSession(try response.json(), now: now()) else {
      throw response.unexpected("has no access_token")
    }
    return session
  }
}
