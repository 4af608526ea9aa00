internal import GRDB
internal import Records
internal import ServerKit

/// SQL statements for accounts.
enum UserTable {
  static func find(email: String, _ database: Database) throws -> User? {
    try User.fetchOne(database, sql: "SELECT * FROM users WHERE email = ?", arguments: [email])
  }

  static func find(id: String, _ database: Database) throws -> User? {
    try User.fetchOne(database, sql: "SELECT * FROM users WHERE id = ?", arguments: [id])
  }

  static func identities(of user: User, _ database: Database) throws -> [Identity] {
    try Identity.fetchAll(
      database, sql: "SELECT * FROM identities WHERE user_id = ? ORDER BY created_at",
      arguments: [user.id])
  }

  /// - Parameter identity: the first identity of the account; nil for its e-mail address.
  static func insert(
    _ user: User, through identity: Identity? = nil, _ database: Database
  ) throws {
    try database.execute(
      sql: """
        INSERT INTO users (id, email, password_hash, email_confirmed_at, confirmation_sent_at,
          user_metadata, created_at, updated_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        user.id, user.email, user.passwordHash.text, user.emailConfirmedAt,
        user.confirmationSentAt, user.metadata.text, user.createdAt, user.updatedAt,
      ])
    try insert(identity ?? Identity(of: user), database)
  }

  static func insert(_ identity: Identity, _ database: Database) throws {
    try database.execute(
      sql: """
        INSERT INTO identities (identity_id, user_id, provider, provider_id, email,
          last_sign_in_at, created_at, updated_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        identity.identityID, identity.userID, identity.provider, identity.providerID,
        identity.email, identity.lastSignInAt, identity.createdAt, identity.updatedAt,
      ])
  }

  /// Writes all columns that can change, except the address.
  static func update(_ user: User, _ database: Database) throws {
    try database.execute(
      sql: """
        UPDATE users SET password_hash = ?, email_confirmed_at = ?, confirmation_sent_at = ?,
          recovery_sent_at = ?, last_sign_in_at = ?, user_metadata = ?, updated_at = ?
        WHERE id = ?
        """,
      arguments: [
        user.passwordHash.text, user.emailConfirmedAt, user.confirmationSentAt,
        user.recoverySentAt, user.lastSignInAt, user.metadata.text, user.updatedAt, user.id,
      ])
  }

  static func json(_ user: User, _ database: Database) throws -> JSON {
    user.json(identities: try identities(of: user, database))
  }
}
