internal import GRDB
internal import HTTPTypes
internal import Hummingbird
internal import Records
internal import ServerKit

/// Signing in through LinkedIn, for which a page of this server stands in (`--fake-linkedin`).
extension AuthService {
  private static let provider = "linkedin_oidc"

  /// `GET /authorize`: redirects the browser to the provider. With a code challenge the browser
  /// returns with a code (PKCE), otherwise with tokens in the fragment.
  func authorize(_ request: Request) throws -> Response {
    let provider = request.query("provider") ?? ""
    guard provider == Self.provider, options.fakesLinkedIn else {
      throw AuthError.validation(
        "Unsupported provider: "
          + (provider.isEmpty ? "missing provider" : "provider is not enabled"))
    }
    let challenge = try SignInFlows.Challenge(
      value: request.query("code_challenge"), method: request.query("code_challenge_method"))
    let redirect = RedirectURL(request.query("redirect_to"), allowed: allowedRedirects)
    let state = flows.begin(
      .init(method: "oauth", redirectURL: redirect.text, challenge: challenge, begunAt: now()))
    // Any other parameter is for the provider.
    let hint = request.query("login_hint").map { "&login_hint=\(RequestPath.escaped($0))" } ?? ""
    return Self.redirect(to: "\(LinkedInPage.path)?state=\(state)\(hint)")
  }

  /// The provider's page.
  func linkedInPage(_ request: Request) -> Response {
    LinkedInPage.response(hint: request.query("login_hint") ?? "")
  }

  /// The form of that page: redirects the browser to `GET /callback`.
  func linkedInAnswer(_ request: Request) async throws -> Response {
    let form = RedirectURL.form(try await request.bytes(limit: bodyLimit))
    let state = RequestPath.escaped(request.query("state") ?? "")
    if form["answer"] == "deny" {
      return Self.redirect(
        to: "/auth/v1/callback?error=access_denied"
          + "&error_description=The%20user%20cancelled%20the%20sign-in&state=\(state)")
    }
    guard let address = EmailAddress(form["email"] ?? "") else {
      return LinkedInPage.response(
        hint: form["email"] ?? "", fault: "This is not an e-mail address.")
    }
    guard let code = flows.vouch(for: address, in: request.query("state") ?? "") else {
      throw AuthError(.badRequest, "bad_oauth_state", "OAuth state not found or expired")
    }
    return Self.redirect(to: "/auth/v1/callback?code=\(code)&state=\(state)")
  }

  /// `GET /callback`: passes the provider's answer on to the client that began the sign-in.
  func callback(_ request: Request) async throws -> Response {
    guard let flow = flows.end(request.query("state") ?? ""), flow.userID == nil,
      !flow.isOver(at: now())
    else {
      throw AuthError(
        .badRequest, "bad_oauth_state", "OAuth state not found or expired")
    }
    let redirect = RedirectURL(flow.redirectURL, allowed: allowedRedirects)
    guard let vouched = flow.vouched, request.query("code") == vouched.code else {
      let error = request.query("error") ?? "server_error"
      let items = [
        ("error", error), ("error_code", "bad_oauth_callback"),
        ("error_description", request.query("error_description") ?? "The code is missing or wrong"),
      ]
      let query = RedirectURL(redirect.adding(query: items), allowed: allowedRedirects)
      return Self.redirect(to: query.adding(fragment: items + [("sb", "")]))
    }
    let user = try await account(of: vouched.address)
    if flow.challenge != nil {
      var flow = flow
      flow.userID = user.id
      flow.begunAt = now()
      return Self.redirect(to: redirect.adding(query: [("code", flows.begin(flow))]))
    }
    let session = try await beginSession(of: user.id, method: "oauth")
    return Self.redirect(to: redirect.adding(fragment: Self.fragment(session) + [("sb", "")]))
  }

  /// The members of a session that go into a redirect's fragment.
  static func fragment(_ session: JSON) -> [(String, String)] {
    ["access_token", "expires_at", "expires_in", "refresh_token", "token_type"].compactMap { name in
      session[name].map { (name, $0.stringValue ?? $0.text) }
    }
  }

  /// `POST /token?grant_type=pkce`. A wrong verifier does not use up the code.
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
    let now = now()
    let signedIn = try await store.write { database in
      // In the transaction, so that a new password ends either the flow or its session.
      guard let flow = flows.end(code), let userID = flow.userID else {
        throw AuthError(
          .notFound, "flow_state_not_found", "invalid flow state, no valid flow state found")
      }
      return try SignedIn(userID: userID, method: flow.method, at: now, database)
    }
    return Response(json: try await sessionBody(signedIn))
  }

  /// The account with an address that the provider vouches for. It is created if there is none, and
  /// linked to the provider.
  private func account(of address: EmailAddress) async throws -> User {
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
      var user = User(
        email: address.text, passwordHash: unusablePassword, metadata: [:], at: now)
      user.emailConfirmedAt = now
      try UserTable.insert(
        user, through: Identity(of: user, provider: Self.provider, at: now), database)
      return user
    }
  }

  var allowedRedirects: AllowedRedirects {
    AllowedRedirects(site: address.text, patterns: options.redirectPatterns)
  }

  static func redirect(
    to address: String, _ status: HTTPResponse.Status = .found
  ) -> Response {
    Response(status: status, headers: [.location: address, .cacheControl: "no-store"])
  }
}
