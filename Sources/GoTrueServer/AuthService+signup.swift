internal import GRDB
internal import Hummingbird
internal import Records
internal import ServerKit

extension AuthService {
  /// `POST /signup`: returns a session when accounts are confirmed automatically, else the user, who
  /// has to confirm the address first.
  func signUp(_ request: Request, _ scope: RequestScope) async throws -> Response {
    let body = try await request.object(limit: bodyLimit)
    guard options.allowsSignup else {
      throw AuthError(
        .unprocessableContent, "signup_disabled", "Signups not allowed for this instance")
    }
    guard let given = body["email"]?.stringValue, !given.isEmpty else {
      throw AuthError(
        .unprocessableContent, "anonymous_provider_disabled", "Anonymous sign-ins are disabled")
    }
    guard let password = body["password"]?.stringValue, !password.isEmpty else {
      throw AuthError.validation("Signup requires a valid password")
    }
    let address = try Self.address(given)
    try Self.checkStrength(password)
    let metadata = body["data"]?.objectValue.map(JSON.object) ?? [:]
    try Self.checkSize(metadata)
    let hash = try await passwords.hash(password)
    let now = now()
    return options.confirmsAutomatically
      ? try await signUpConfirmed(address, hash, metadata, at: now)
      : try await signUpUnconfirmed(
        address, hash, metadata, try SignInFlows.Challenge(of: body), at: now,
        MailOrder(request, from: clients.key(of: request, scope)))
  }

  private func signUpConfirmed(
    _ address: EmailAddress, _ hash: PasswordHash, _ metadata: JSON, at now: Instant
  ) async throws -> Response {
    let (user, identities, session, refreshToken) = try await store.write { database in
      guard try UserTable.find(email: address.text, database) == nil else {
        throw AuthError(
          .unprocessableContent, "user_already_exists", "User already registered")
      }
      var user = User(email: address.text, passwordHash: hash, metadata: metadata, at: now)
      user.emailConfirmedAt = now
      try UserTable.insert(user, database)
      user.lastSignInAt = now
      try UserTable.update(user, database)
      let (session, refreshToken) = try SessionTable.start(
        for: user, method: "password", at: now, database)
      return (user, try UserTable.identities(of: user, database), session, refreshToken)
    }
    return Response(
      json: try await sessionBody(
        session, refreshToken: refreshToken, user: user, identities: identities))
  }

  /// For a confirmed account the answer is a made-up user that looks new, so that it does not reveal
  /// which addresses have an account; only its `identities` are empty.
  private func signUpUnconfirmed(
    _ address: EmailAddress, _ hash: PasswordHash, _ metadata: JSON,
    _ challenge: SignInFlows.Challenge?, at now: Instant, _ order: MailOrder
  ) async throws -> Response {
    let (json, mailed) = try await store.write { database in
      guard var user = try UserTable.find(email: address.text, database) else {
        var user = User(email: address.text, passwordHash: hash, metadata: metadata, at: now)
        try limits.admitMail(from: order.client, at: now)
        user.confirmationSentAt = now
        try UserTable.insert(user, database)
        let mailed = try OneTimeToken.issue("signup", for: user, challenge, at: now, database)
        return (try UserTable.json(user, database), OneTimeToken?.some(mailed))
      }
      if user.emailConfirmedAt != nil {
        var stranger = User(email: address.text, passwordHash: hash, metadata: [:], at: now)
        stranger.confirmationSentAt = now
        return (stranger.json(identities: []), nil)
      }
      try checkMailInterval(since: user.confirmationSentAt, at: now)
      try limits.admitMail(from: order.client, at: now)
      user.confirmationSentAt = now
      try UserTable.update(user, database)
      let mailed = try OneTimeToken.issue("signup", for: user, challenge, at: now, database)
      return (try UserTable.json(user, database), mailed)
    }
    if let mailed { try sendMail(.signup, mailed, to: address.text, order) }
    return Response(json: json)
  }

  static func address(_ text: String) throws -> EmailAddress {
    guard let address = EmailAddress(text) else {
      throw AuthError.validation("Unable to validate email address: invalid format")
    }
    return address
  }

  static func checkStrength(_ password: String) throws {
    guard password.utf8.count <= 72 else {
      throw AuthError.validation("Password cannot be longer than 72 characters")
    }
    guard password.count >= 6 else {
      var error = AuthError(
        .unprocessableContent, "weak_password", "Password should be at least 6 characters.")
      error.weakReasons = ["length"]
      throw error
    }
  }
}
