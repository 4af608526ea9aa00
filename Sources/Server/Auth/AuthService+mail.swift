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
    _ kind: MailKind, code: String, to address: String, asked request: Request
  ) throws {
    var link = Self.site(request) + "auth/v1/verify"
    link += "?token=\(OneTimeToken.hash(code, address))&type=\(kind.rawValue)"
    if let redirect = request.query("redirect_to") {
      link += "&redirect_to=\(RedirectURL.encode(redirect))"
    }
    try mail.deliver(
      to: address, subject: kind.subject,
      body: "Enter this code: \(code)\r\n\r\nOr open this page: \(link)", at: now())
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
    let creates = body["create_user"]?.boolValue ?? true
    let metadata = body["data"]?.objectValue.map(JSON.object) ?? [:]
    let hash = try PasswordHash(RandomText.base62(32), cost: options.passwordCost)
    let now = now()
    let code = try await store.write { database in
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
      return try OneTimeToken.issue("magiclink", for: user, at: now, database)
    }
    try sendMail(.magiclink, code: code, to: address.text, asked: request)
    return Response(json: [:])
  }

  /// `POST /recover`: the same answer whether the address is known or not.
  func recover(_ request: Request) async throws -> Response {
    let body = try await request.object(limit: options.bodyLimit)
    let address = try Self.address(body["email"]?.stringValue ?? "")
    let now = now()
    let code = try await store.write { database -> String? in
      guard var user = try UserTable.find(email: address.text, database) else { return nil }
      try checkMailInterval(since: user.recoverySentAt, at: now)
      user.recoverySentAt = now
      try UserTable.update(user, database)
      return try OneTimeToken.issue("recovery", for: user, at: now, database)
    }
    if let code { try sendMail(.recovery, code: code, to: address.text, asked: request) }
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
    let now = now()
    let code = try await store.write { database -> String? in
      guard var user = try UserTable.find(email: address.text, database),
        user.emailConfirmedAt == nil
      else { return nil }
      try checkMailInterval(since: user.confirmationSentAt, at: now)
      user.confirmationSentAt = now
      try UserTable.update(user, database)
      return try OneTimeToken.issue("signup", for: user, at: now, database)
    }
    if let code { try sendMail(.signup, code: code, to: address.text, asked: request) }
    return Response(json: [:])
  }

  /// `POST /verify`: exchanges a mailed code for a session and confirms the address.
  func verify(_ request: Request) async throws -> Response {
    let body = try await request.object(limit: options.bodyLimit)
    let hash: String
    if let given = body["token_hash"]?.stringValue {
      hash = given
    } else if let address = body["email"]?.stringValue, let code = body["token"]?.stringValue {
      hash = OneTimeToken.hash(code, address.lowercased())
    } else {
      throw AuthError.validation("Verify requires either a token or a token hash")
    }
    let kinds = try Self.kinds(of: body["type"]?.stringValue ?? "")
    guard let user = try await redeem(hash, kinds) else {
      throw AuthError(.forbidden, "otp_expired", "Token has expired or is invalid")
    }
    return try await startSession(of: user.id, method: "otp")
  }

  /// `GET /verify`: the link of a mail. The browser goes on with a session, or with the reason why
  /// there is none, in the fragment.
  func openLink(_ request: Request) async throws -> Response {
    let redirect = RedirectURL(request.query("redirect_to"), site: Self.site(request))
    let type = request.query("type") ?? ""
    guard let token = request.query("token"), let kinds = try? Self.kinds(of: type),
      let user = try await redeem(token, kinds)
    else {
      let fault = [
        ("error", "access_denied"), ("error_code", "otp_expired"),
        ("error_description", "Email link is invalid or has expired"), ("sb", ""),
      ]
      return Self.redirect(to: redirect.adding(fragment: fault), .seeOther)
    }
    let session = try await beginSession(of: user.id, method: "otp")
    let items = Self.fragment(session) + [("type", type), ("sb", "")]
    return Self.redirect(to: redirect.adding(fragment: items), .seeOther)
  }

  /// Uses a mailed code up and confirms the address; nil when it is not (or no longer) good.
  private func redeem(_ hash: String, _ kinds: Set<String>) async throws -> User? {
    let now = now()
    return try await store.write { database in
      guard var user = try OneTimeToken.redeem(hash: hash, kinds: kinds, at: now, database) else {
        return nil
      }
      if user.emailConfirmedAt == nil { user.emailConfirmedAt = now }
      try UserTable.update(user, database)
      return user
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
