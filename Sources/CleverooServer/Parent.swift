internal import GRDB
internal import Records
internal import ServerKit

/// A parent's account.
struct Parent: Sendable {
  var id: String
  var email: String
  var phone: String
  var passwordHash: PasswordHash
  var passwordVersion: Int

  private init(_ row: Row) {
    id = row["id"]
    email = row["email"]
    phone = row["phone"]
    passwordHash = PasswordHash(text: row["password_hash"])
    passwordVersion = row["password_version"]
  }

  static func find(email: String, _ database: Database) throws -> Parent? {
    try Row.fetchOne(
      database, sql: "SELECT * FROM cleveroo_parents WHERE email = ?", arguments: [email]
    ).map { Parent($0) }
  }

  static func find(id: String, _ database: Database) throws -> Parent? {
    try Row.fetchOne(
      database, sql: "SELECT * FROM cleveroo_parents WHERE id = ?", arguments: [id]
    ).map { Parent($0) }
  }

  /// - Returns: nil when the address has an account.
  static func create(
    email: String, phone: String, _ hash: PasswordHash, at now: Instant, _ database: Database
  ) throws -> Parent? {
    guard try find(email: email, database) == nil else { return nil }
    let id = RandomText.objectID()
    try database.execute(
      sql: """
        INSERT INTO cleveroo_parents (id, email, phone, password_hash, created_at)
        VALUES (?, ?, ?, ?, ?)
        """, arguments: [id, email, phone, hash.text, now])
    return try find(id: id, database)
  }

  /// Ends the sessions of the parent and the children, whose password this is too.
  func setPassword(_ hash: PasswordHash, _ database: Database) throws {
    try database.execute(
      sql: """
        UPDATE cleveroo_parents
        SET password_hash = ?, password_version = password_version + 1 WHERE id = ?
        """, arguments: [hash.text, id])
    try database.execute(
      sql: "DELETE FROM cleveroo_reset_codes WHERE parent_id = ?", arguments: [id])
  }

  func json(_ dialect: ServerOptions.Dialect) -> JSON {
    [dialect.idName: .string(id), "email": .string(email), "phone": .string(phone)]
  }
}

extension ServerOptions.Dialect {
  /// The running server passes on MongoDB's name.
  var idName: String { self == .real ? "_id" : "id" }
}

extension RandomText {
  /// 24 hexadecimal digits, as MongoDB's identifiers have.
  static func objectID() -> String {
    bytes(12).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
