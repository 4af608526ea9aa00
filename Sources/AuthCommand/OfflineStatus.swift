import Command
import LineIO
import Records
import ServiceCommand
import Sessions
import Supabase
import Transport

/// The signed-in account by the claims of its access token (RFC 7519), without a request.
struct OfflineStatus {
  private let service: ServiceContext
  private let session: StoredSession
  private let hasExpired: Bool

  /// - Throws: `not_signed_in` (77) if there is no token, `session_over` (77) if it has expired and
  ///   cannot be renewed.
  init(_ service: ServiceContext) throws(Failure) {
    self.service = service
    guard var session = try Self.known(service) else { throw service.notSignedIn }
    if let claims = AccessTokenClaims(session.accessToken.revealed) {
      session.userID = claims.subject ?? session.userID
      session.email = claims.email ?? session.email
      session.expiresAt = claims.expiresAt ?? session.expiresAt
    }
    hasExpired = session.expires(within: .zero, of: service.environment.now())
    guard !hasExpired || session.refreshToken != nil else {
      throw Failure(
        "session_over",
        "the access token expired at \(session.expiresAt?.rfc3339 ?? "") "
          + "(\(service.credentialSource))",
        hint: "sign in with '\(program: .auth) login'", exit: .notSignedIn)
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
        "not_known_offline", "\(service.credentialSource) replaces the stored session",
        hint: "run it with '\(program: .auth) status', without --offline", exit: .notSignedIn)
    }
    return try service.credentials.session(for: service.profile)
  }

  func write(_ output: OutputOptions) throws(SystemError) {
    let source = service.credentialSource
    let record = AccountLine.record(session, service).setting([
      .init(name: "source", value: .string(source)),
      .init(name: "expired", value: .bool(hasExpired)),
    ])
    let name = session.email ?? session.userID ?? "an unknown account"
    let expiry = session.expiresAt.map { ", token valid until \($0.rfc3339)" } ?? ""
    let state = hasExpired ? ", token expired, renewed by the next request" : expiry
    try AccountLine.write(
      record, "signed in as \(name)\(state) (\(source))", output, service.context)
  }
}
