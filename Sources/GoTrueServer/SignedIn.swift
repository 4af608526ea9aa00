internal import GRDB
internal import HTTPTypes
internal import ServerKit

/// A user who has just signed in, and the session that began with it.
struct SignedIn: Sendable {
  let user: User
  let identities: [Identity]
  let session: SessionTable.Session
  let refreshToken: String

  /// Begins a session.
  ///
  /// - Parameter method: how the user signed in: claim `amr`.
  /// - Throws: `AuthError` 400 when there is no such user.
  init(userID: String, method: String, at now: Instant, _ database: Database) throws {
    guard var user = try UserTable.find(id: userID, database) else {
      throw AuthError(.badRequest, "invalid_credentials", "Invalid login credentials")
    }
    user.lastSignInAt = now
    try UserTable.update(user, database)
    (session, refreshToken) = try SessionTable.start(for: user, method: method, at: now, database)
    identities = try UserTable.identities(of: user, database)
    self.user = user
  }
}
