internal import GRDB
internal import Hummingbird
internal import Records
internal import ServerKit

extension AuthService {
  /// What an e-mail is for; the raw value is the kind of its code.
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

  /// What an e-mail takes from the request that causes it.
  struct MailOrder: Sendable {
    let redirect: String?
    /// The client, for limits by address.
    let client: String

    init(_ request: Request, from client: String) {
      redirect = request.query("redirect_to")
      self.client = client
    }
  }

  /// Delivers an e-mail with the code and with a link that does the same. The link leads to this
  /// server's public address and, in the end, to the `redirect_to` of the request.
  func sendMail(
    _ kind: MailKind, _ mailed: OneTimeToken, to recipient: String, _ order: MailOrder
  ) throws {
    var link = "\(address.text)/auth/v1/verify"
    link += "?token=\(mailed.linkToken)&type=\(kind.rawValue)"
    if let redirect = order.redirect {
      link += "&redirect_to=\(RequestPath.escaped(redirect))"
    }
    try mail.deliver(
      to: recipient, subject: kind.subject,
      body: "Enter this code: \(mailed.code)\r\n\r\nOr open this page: \(link)", at: now())
  }

  func checkMailInterval(since last: Instant?, at now: Instant) throws {
    guard let last, now < last + options.mailInterval else { return }
    let left = max(1, (last + options.mailInterval).seconds - now.seconds)
    var error = AuthError(
      .tooManyRequests, "over_email_send_rate_limit",
      "For security purposes, you can only request this after \(left) seconds.")
    // GoTrue names the seconds in its message alone.
    if dialect == .seed { error.retryAfter = left }
    throw error
  }

  /// `POST /otp` and `POST /magiclink`: mails a code. An unknown address gets an account unless
  /// `create_user` is false.
  func sendCode(_ request: Request, _ scope: RequestScope) async throws -> Response {
    let body = try await request.object(limit: bodyLimit)
    let address = try Self.address(body["email"]?.stringValue ?? "")
    let challenge = try SignInFlows.Challenge(of: body)
    let creates = body["create_user"]?.boolValue ?? true
    let metadata = body["data"]?.objectValue.map(JSON.object) ?? [:]
    try Self.checkSize(metadata)
    let now = now()
    let order = MailOrder(request, from: clients.key(of: request, scope))
    try limits.admit(.otp, account: address.text, at: now)
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
        user = User(
          email: address.text, passwordHash: unusablePassword, metadata: metadata, at: now)
        try UserTable.insert(user, database)
      }
      try limits.admitMail(from: order.client, at: now)
      user.recoverySentAt = now
      try UserTable.update(user, database)
      return try OneTimeToken.issue("magiclink", for: user, challenge, at: now, database)
    }
    try sendMail(.magiclink, mailed, to: address.text, order)
    return Response(json: [:])
  }

  /// `POST /recover`: the same answer whether the address is known or not.
  func recover(_ request: Request, _ scope: RequestScope) async throws -> Response {
    let body = try await request.object(limit: bodyLimit)
    let address = try Self.address(body["email"]?.stringValue ?? "")
    let challenge = try SignInFlows.Challenge(of: body)
    let now = now()
    let order = MailOrder(request, from: clients.key(of: request, scope))
    try limits.admit(.recover, account: address.text, at: now)
    let mailed = try await store.write { database -> OneTimeToken? in
      guard var user = try UserTable.find(email: address.text, database) else { return nil }
      try checkMailInterval(since: user.recoverySentAt, at: now)
      try limits.admitMail(from: order.client, at: now)
      user.recoverySentAt = now
      try UserTable.update(user, database)
      return try OneTimeToken.issue("recovery", for: user, challenge, at: now, database)
    }
    if let mailed { try sendMail(.recovery, mailed, to: address.text, order) }
    return Response(json: [:])
  }

  /// `POST /resend`: sends the e-mail of a signup again while the address is not confirmed.
  func resend(_ request: Request, _ scope: RequestScope) async throws -> Response {
    let body = try await request.object(limit: bodyLimit)
    guard body["type"]?.stringValue == "signup" else {
      throw AuthError.validation(
        "Missing one of these types: signup, email_change, sms, phone_change")
    }
    let address = try Self.address(body["email"]?.stringValue ?? "")
    let challenge = try SignInFlows.Challenge(of: body)
    let now = now()
    let order = MailOrder(request, from: clients.key(of: request, scope))
    try limits.admit(.otp, account: address.text, at: now)
    let mailed = try await store.write { database -> OneTimeToken? in
      guard var user = try UserTable.find(email: address.text, database),
        user.emailConfirmedAt == nil
      else { return nil }
      try checkMailInterval(since: user.confirmationSentAt, at: now)
      try limits.admitMail(from: order.client, at: now)
      user.confirmationSentAt = now
      try UserTable.update(user, database)
      return try OneTimeToken.issue("signup", for: user, challenge, at: now, database)
    }
    if let mailed { try sendMail(.signup, mailed, to: address.text, order) }
    return Response(json: [:])
  }

  /// `POST /verify`: exchanges a mailed code for a session and confirms the address.
  func verify(_ request: Request) async throws -> Response {
    let body = try await request.object(limit: bodyLimit)
    let proof: Proof
    if let token = body["token_hash"]?.stringValue {
      proof = .link(token)
    } else if let address = body["email"]?.stringValue, let code = body["token"]?.stringValue {
      proof = .code(code, address: address.lowercased())
    } else {
      throw AuthError.validation("Verify requires either a token or a token hash")
    }
    let kinds = try Self.kinds(of: body["type"]?.stringValue ?? "")
    let now = now()
    let signedIn = try await redeem(proof, kinds) { redeemed, database in
      try SignedIn(userID: redeemed.user.id, method: "otp", at: now, database)
    }
    guard let signedIn else {
      throw AuthError(.forbidden, "otp_expired", "Token has expired or is invalid")
    }
    return Response(json: try await sessionBody(signedIn))
  }

  /// `GET /verify`: the link in an e-mail. It redirects the browser with a code in the query when
  /// the e-mail was requested with a challenge, otherwise with a session in the fragment, or with
  /// an error there.
  func openLink(_ request: Request) async throws -> Response {
    let redirect = RedirectURL(request.query("redirect_to"), allowed: allowedRedirects)
    let type = request.query("type") ?? ""
    guard let token = request.query("token"), let kinds = try? Self.kinds(of: type),
      let outcome = try await redeem(
        .link(token), kinds,
        { redeemed, database in
          try finish(redeemed, redirect, database)
        })
    else {
      let fault = [
        ("error", "access_denied"), ("error_code", "otp_expired"),
        ("error_description", "Email link is invalid or has expired"), ("sb", ""),
      ]
      return Self.redirect(to: redirect.adding(fragment: fault), .seeOther)
    }
    switch outcome {
    case .code(let code):
      return Self.redirect(to: redirect.adding(query: [("code", code)]), .seeOther)
    case .signedIn(let signedIn):
      let items = Self.fragment(try await sessionBody(signedIn)) + [("type", type), ("sb", "")]
      return Self.redirect(to: redirect.adding(fragment: items), .seeOther)
    }
  }

  /// What an opened link leads to.
  private enum LinkOutcome: Sendable {
    /// A code to exchange for a session.
    case code(String)
    case signedIn(SignedIn)
  }

  private func finish(
    _ redeemed: OneTimeToken.Redeemed, _ redirect: RedirectURL, _ database: Database
  ) throws -> LinkOutcome {
    let now = now()
    guard let challenge = redeemed.challenge else {
      return .signedIn(
        try SignedIn(userID: redeemed.user.id, method: "otp", at: now, database))
    }
    return .code(
      flows.begin(
        .init(
          method: "otp", redirectURL: redirect.text, challenge: challenge, begunAt: now,
          userID: redeemed.user.id)))
  }

  /// What proves that somebody has received an e-mail.
  private enum Proof {
    case link(String)
    case code(String, address: String)
  }

  /// Uses up a link or a code, confirms the address, and calls `body` in the same transaction, so that
  /// a new password comes either before and makes the proof void, or after and ends what `body`
  /// began. Returns nil when the proof is not, or no longer, valid.
  ///
  /// - Throws: `AuthError` 429 when too many codes were tried for the address.
  private func redeem<Value: Sendable>(
    _ proof: Proof, _ kinds: Set<String>,
    _ body: @escaping @Sendable (OneTimeToken.Redeemed, Database) throws -> Value
  ) async throws -> Value? {
    let now = now()
    if case .code(_, let address) = proof {
      try limits.admit(.verify, account: address, at: now)
    }
    return try await store.write { database in
      let found =
        switch proof {
        case .link(let token):
          try OneTimeToken.redeem(link: token, kinds: kinds, at: now, database)
        case .code(let code, let address):
          try OneTimeToken.redeem(code: code, address: address, kinds: kinds, at: now, database)
        }
      guard var redeemed = found else { return nil }
      redeemed.user.emailConfirmedAt = redeemed.user.emailConfirmedAt ?? now
      try UserTable.update(redeemed.user, database)
      return try body(redeemed, database)
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
