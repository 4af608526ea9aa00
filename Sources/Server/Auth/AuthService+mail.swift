internal import GRDB
internal import Hummingbird
internal import Records

extension AuthService {
  /// What a mail is for; the raw value is the kind of its code.
  enum MailKind: String {
    case signup, magiclink, recovery

    var subject: String {
      switch self {
      case .signup: "Confirm your address"
      case .magiclink: "Your code to sign in"
      case .recovery: "Your code to reset the password"
      }
    }
  }

  /// The mail has the code to enter and a link that does the same, which leads to the request's
  /// `redirect_to` in the end.
  func sendMail(
    _ kind: MailKind, _ mailed: OneTimeToken, to address: String, asked request: Request
  ) throws {
    var link = Self.site(request) + "auth/v1/verify"
    link += "?token=\(mailed.token)&type=\(kind.rawValue)"
    if let redirect = request.query("redirect_to") {
      link += "&redirect_to=\(RedirectURL.encode(redirect))"
    }
    try mail.deliver(
      to: address, subject: kind.subject,
      body: "Enter this code: \(mailed.code)\r\n\r\nOr open this page: \(link)", at: now())
  }

  func checkMailInterval(since last: Instant?, at now: Instant) throws {
    guard let last, now < last + options.mailInterval else { return }
    let left = (last + options.mailInterval).seconds - now.seconds
    throw AuthError(
      .tooManyRequests, "over_email_send_rate_limit",
      "For security purposes, you can only request this after \(max(1, left)) seconds.")
  }

  /// `POST /otp` and `POST /magiclink`: mails a code; an unknown address gets an account unless
  /// `create_user` is false.
  func sendCode(_ request: Request) async throws -> Response {
    let body = try await request.object(limit: options.bodyLimit)
    let address = try Self.address(body["email"]?.stringValue ?? "")
    let challenge = try SignInFlows.Challenge(of: body)
    let creates = body["create_user"]?.boolValue ?? true
    let metadata = body["data"]?.objectValue.map(JSON.object) ?? [:]
    let hash = try PasswordHash(RandomText.base62(32), cost: options.passwordCost)
    let now = now()
    let mailed = try await store.write { database in
      var user: User
      if let known = try UserTable.find(email: address.text, database) {
        user = known
        try checkMailInterval(since: user.recoverySentAt, at: now)
      } else {
        guard creates, options.allowsSignup else {
          throw AuthError(
            .unprocessableContent, "otp_disabled", "Signups not allowed for otp")
        }
        user = User(email: address.text, passwordHash: hash, metadata: metadata, at: now)
        try UserTable.insert(user, database)
      }
      user.recoverySentAt = now
      try UserTable.update(user, database)
      return try OneTimeToken.issue("magiclink", for: user, challenge, at: now, database)
    }
    try sendMail(.magiclink, mailed, to: address.text, asked: request)
    return Response(json: [:])
  }

  /// `POST /recover`: the same answer whether the address is known or not.
  func recover(_ request: Request) async throws -> Response {
    let body = try await request.object(limit: options.bodyLimit)
    let address = try Self.address(body["email"]?.stringValue ?? "")
    let challenge = try SignInFlows.Challenge(of: body)
    let now = now()
    let mailed = try await store.write { database -> OneTimeToken? in
      guard var user = try UserTable.find(email: address.text, database) else { return nil }
      try checkMailInterval(since: user.recoverySentAt, at: now)
      user.recoverySentAt = now
      try UserTable.update(user, database)
      return try OneTimeToken.issue("recovery", for: user, challenge, at: now, database)
    }
    if let mailed { try sendMail(.recovery, mailed, to: address.text, asked: request) }
    return Response(json: [:])
  }

  /// `POST /resend`: the mail of a signup again, while the address is not confirmed.
  func resend(_ request: Request) async throws -> Response {
    let body = try await request.object(limit: options.bodyLimit)
    guard body["type"]?.stringValue == "signup" else {
      throw AuthError.validation(
        "Missing one of these types: signup, email_change, sms, phone_change")
    }
    let address = try Self.address(body["email"]?.stringValue ?? "")
    let challenge = try SignInFlows.Challenge(of: body)
    let now = now()
    let mailed = try await store.write { database -> OneTimeToken? in
      guard var user = try UserTable.find(email: address.text, database),
        user.emailConfirmedAt == nil
      else { return nil }
      try checkMailInterval(since: user.confirmationSentAt, at: now)
      user.confirmationSentAt = now
      try UserTable.update(user, database)
      return try OneTimeToken.issue("signup", for: user, challenge, at: now, database)
    }
    if let mailed { try sendMail(.signup, mailed, to: address.text, asked: request) }
    return Response(json: [:])
  }

  /// `POST /verify`: exchanges a mailed code for a session and confirms the address.
  func verify(_ request: Request) async throws -> Response {
    let body = try await request.object(limit: options.bodyLimit)
    let tokens: [String]
    if let given = body["token_hash"]?.stringValue {
      tokens = [given]
    } else if let address = body["email"]?.stringValue, let code = body["token"]?.stringValue {
      tokens = OneTimeToken.tokens(code, address.lowercased())
    } else {
      throw AuthError.validation("Verify requires either a token or a token hash")
    }
    let kinds = try Self.kinds(of: body["type"]?.stringValue ?? "")
    guard let (user, _) = try await redeem(tokens, kinds) else {
      throw AuthError(.forbidden, "otp_expired", "Token has expired or is invalid")
    }
    return try await startSession(of: user.id, method: "otp")
  }

  /// `GET /verify`: the link of a mail. The browser goes on with a code to trade when the mail was
  /// asked for with a challenge, else with a session, or with the reason why there is none, in the
  /// fragment.
  func openLink(_ request: Request) async throws -> Response {
    let redirect = RedirectURL(request.query("redirect_to"), site: Self.site(request))
    let type = request.query("type") ?? ""
    guard let token = request.query("token"), let kinds = try? Self.kinds(of: type),
      let (user, challenge) = try await redeem([token], kinds)
    else {
      let fault = [
        ("error", "access_denied"), ("error_code", "otp_expired"),
        ("error_description", "Email link is invalid or has expired"), ("sb", ""),
      ]
      return Self.redirect(to: redirect.adding(fragment: fault), .seeOther)
    }
    if let challenge {
      let code = flows.begin(
        .init(
          method: "otp", redirectURL: redirect.text, challenge: challenge, begunAt: now(),
          userID: user.id))
      return Self.redirect(to: redirect.adding(query: [("code", code)]), .seeOther)
    }
    let session = try await beginSession(of: user.id, method: "otp")
    let items = Self.fragment(session) + [("type", type), ("sb", "")]
    return Self.redirect(to: redirect.adding(fragment: items), .seeOther)
  }

  /// Uses up the first of `tokens` that is known and confirms the address; nil when none is (or no
  /// longer) good.
  private func redeem(
    _ tokens: [String], _ kinds: Set<String>
  ) async throws -> (User, SignInFlows.Challenge?)? {
    let now = now()
    return try await store.write { database in
      for token in tokens {
        guard let found = try OneTimeToken.redeem(token, kinds: kinds, at: now, database)
        else { continue }
        var user = found.user
        user.emailConfirmedAt = user.emailConfirmedAt ?? now
        try UserTable.update(user, database)
        return (user, found.challenge)
      }
      return nil
    }
  }

  /// The kinds of codes that a `type` of the API accepts.
  private static func kinds(of type: String) throws -> Set<String> {
    switch type {
    case "email": ["signup", "magiclink"]
    case "signup", "magiclink", "recovery": [type]
    default: throw AuthError.validation("Verify requires a verification type")
    }
  }
}
