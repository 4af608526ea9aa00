internal import GRDB
internal import HTTPTypes
internal import Hummingbird
internal import Records

/// Signing in through LinkedIn, which a page of this server plays.
extension AuthService {
  private static let provider = "linkedin_oidc"

  /// `GET /authorize`: sends the browser to the other service. With a code challenge it comes back
  /// with a code (PKCE), else with tokens in the fragment.
  func authorize(_ request: Request) throws -> Response {
    let provider = request.query("provider") ?? ""
    guard provider == Self.provider else {
      throw AuthError.validation(
        "Unsupported provider: " + (provider.isEmpty ? "missing provider" : "\(provider) is off"))
    }
    let challenge = try SignInFlows.Challenge(
      value: request.query("code_challenge"), method: request.query("code_challenge_method"))
    let redirect = RedirectURL(request.query("redirect_to"), site: Self.site(request))
    let state = flows.begin(
      .init(method: "oauth", redirectURL: redirect.text, challenge: challenge, begunAt: now()))
    // Other parameters are the other service's.
    let hint = request.query("login_hint").map { "&login_hint=\(RedirectURL.encode($0))" } ?? ""
    return Self.redirect(to: "\(LinkedInPage.path)?state=\(state)\(hint)")
  }

  /// The page of the other service.
  func linkedInPage(_ request: Request) -> Response {
    LinkedInPage.response(hint: request.query("login_hint") ?? "")
  }

  /// What was entered there: the browser goes back to `GET /callback`.
  func linkedInAnswer(_ request: Request) async throws -> Response {
    let form = RedirectURL.form(try await request.bytes(limit: options.bodyLimit))
    let state = RedirectURL.encode(request.query("state") ?? "")
    if form["answer"] == "deny" {
      return Self.redirect(
        to: "/auth/v1/callback?error=access_denied"
          + "&error_description=The%20user%20cancelled%20the%20sign-in&state=\(state)")
    }
    guard let address = EmailAddress(form["email"] ?? "") else {
      return LinkedInPage.response(
        hint: form["email"] ?? "", fault: "This is no e-mail address.")
    }
    // The page is part of this server: the address itself serves as the code that it gives.
    return Self.redirect(
      to: "/auth/v1/callback?code=\(RedirectURL.encode(address.text))&state=\(state)")
  }

  /// `GET /callback`: the other service's answer, passed on to who began the sign-in.
  func callback(_ request: Request) async throws -> Response {
    guard let flow = flows.end(request.query("state") ?? ""), flow.userID == nil,
      !flow.isOver(at: now())
    else {
      throw AuthError(
        .badRequest, "bad_oauth_state", "OAuth state not found or expired")
    }
    let redirect = RedirectURL(flow.redirectURL, site: Self.site(request))
    guard let code = request.query("code"), let address = EmailAddress(code) else {
      let error = request.query("error") ?? "server_error"
      let items = [
        ("error", error), ("error_code", "bad_oauth_callback"),
        ("error_description", request.query("error_description") ?? "No code was given"),
      ]
      let query = RedirectURL(redirect.adding(query: items), site: Self.site(request))
      return Self.redirect(to: query.adding(fragment: items + [("sb", "")]))
    }
    let user = try await account(of: address)
    if flow.challenge != nil {
      var flow = flow
      flow.userID = user.id
      flow.begunAt = now()
      return Self.redirect(to: redirect.adding(query: [("code", flows.begin(flow))]))
    }
    let session = try await beginSession(of: user.id, method: "oauth")
    return Self.redirect(to: redirect.adding(fragment: Self.fragment(session) + [("sb", "")]))
  }

  /// What of a session a browser carries behind the number sign.
  static func fragment(_ session: JSON) -> [(String, String)] {
    ["access_token", "expires_at", "expires_in", "refresh_token", "token_type"].compactMap { name in
      session[name].map { (name, $0.stringValue ?? $0.text) }
    }
  }

  /// `POST /token?grant_type=pkce`. A wrong verifier does not use the code up.
  func exchange(_ body: JSONObject) async throws -> Response {
    let code = body["auth_code"]?.stringValue ?? ""
    let verifier = body["code_verifier"]?.stringValue ?? ""
    guard !code.isEmpty, !verifier.isEmpty else {
      throw AuthError.validation(
        "invalid request: both auth code and code verifier should be non-empty")
    }
    guard let flow = flows.find(code), let challenge = flow.challenge, flow.userID != nil else {
      throw AuthError(
        .notFound, "flow_state_not_found", "invalid flow state, no valid flow state found")
    }
    guard !flow.isOver(at: now()) else {
      throw AuthError(
        .unprocessableContent, "flow_state_expired", "invalid flow state, flow state has expired")
    }
    guard challenge.matches(verifier) else {
      throw AuthError(
        .badRequest, "bad_code_verifier",
        "code challenge does not match previously saved code verifier")
    }
    guard let flow = flows.end(code), let userID = flow.userID else {
      throw AuthError(
        .notFound, "flow_state_not_found", "invalid flow state, no valid flow state found")
    }
    return Response(json: try await beginSession(of: userID, method: flow.method))
  }

  /// The account with this address, which the other service vouches for: made when there is none, and
  /// known from now on through that service too.
  private func account(of address: EmailAddress) async throws -> User {
    let hash = try PasswordHash(RandomText.base62(32), cost: options.passwordCost)
    let now = now()
    return try await store.write { database in
      if var user = try UserTable.find(email: address.text, database) {
        user.emailConfirmedAt = user.emailConfirmedAt ?? now
        try UserTable.update(user, database)
        let known = try UserTable.identities(of: user, database).map(\.provider)
        if !known.contains(Self.provider) {
          try UserTable.insert(
            Identity(of: user, provider: Self.provider, at: now), database)
        }
        return user
      }
      guard options.allowsSignup else {
        throw AuthError(
          .unprocessableContent, "signup_disabled", "Signups not allowed for this instance")
      }
      var user = User(email: address.text, passwordHash: hash, metadata: [:], at: now)
      user.emailConfirmedAt = now
      try UserTable.insert(
        user, through: Identity(of: user, provider: Self.provider, at: now), database)
      return user
    }
  }

  /// Where a browser goes that may not go where it wanted to.
  static func site(_ request: Request) -> String {
    "http://\(request.head.authority ?? "127.0.0.1")/"
  }

  static func redirect(
    to address: String, _ status: HTTPResponse.Status = .found
  ) -> Response {
    Response(status: status, headers: [.location: address, .cacheControl: "no-store"])
  }
}
