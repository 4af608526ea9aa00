import Command
import LineIO
import Records
import ServiceCommand
import Sessions
import Supabase
import Transport

/// Who is signed in as the access token's own claims tell it (RFC 7519), without any request.
struct OfflineStatus {
  private let service: ServiceContext
  private let session: StoredSession
  private let hasEnded: Bool

  /// - Throws: `not_signed_in` (77) when there is no token, or one that has ended and cannot be
  ///   renewed.
  init(_ service: ServiceContext) throws(Failure) {
    self.service = service
    guard var session = try Self.known(service) else {
      throw Failure(
        "not_signed_in", "nobody is signed in (profile '\(service.profile.name)')",
        hint: "sign in with 'jm-auth login', or set \(service.profile.service.prefix)_TOKEN",
        exit: .notSignedIn)
    }
    if let claims = AccessTokenClaims(session.accessToken.revealed) {
      session.userID = claims.subject ?? session.userID
      session.email = claims.email ?? session.email
      session.expiresAt = claims.expiresAt ?? session.expiresAt
    }
    hasEnded = session.expires(within: .zero, of: service.environment.now())
    guard !hasEnded || session.refreshToken != nil else {
      throw Failure(
        "session_over",
        "the access token ended at \(session.expiresAt?.rfc3339 ?? "") "
          + "(\(service.credentialSource))",
        hint: "sign in with 'jm-auth login'", exit: .notSignedIn)
    }
    self.session = session
  }

  private static func known(_ service: ServiceContext) throws(Failure) -> StoredSession? {
    if let token = service.profile.token {
      return StoredSession(
        accessToken: token.value, refreshToken: nil, expiresAt: nil, userID: nil, email: nil)
    }
    guard service.profile.credentialCommand == nil else {
      throw Failure(
        "not_known_offline", "\(service.credentialSource) takes the place of a session",
        hint: "without --offline it is run", exit: .notSignedIn)
    }
    return try service.credentials.session(for: service.profile)
  }

  func write(_ output: OutputOptions) throws(SystemError) {
    let source = service.credentialSource
    let record = AccountLine.record(session, service).setting([
      .init(name: "source", value: .string(source)), .init(name: "expired", value: .bool(hasEnded)),
    ])
    let name = session.email ?? session.userID ?? "somebody"
    let state =
      hasEnded ? "the next request renews the token" : "until \(session.expiresAt?.rfc3339 ?? "…")"
    try AccountLine.write(
      record, "signed in as \(name), \(state) (\(source))", output, service.context)
  }
}
