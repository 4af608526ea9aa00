internal import GRDB
internal import Records
internal import ServerKit

/// A child's account. Its password is the parent's.
struct Child: Sendable {
  var id: String
  var parentID: String
  var username: String
  var age: Int
  var gender: String

  private init(_ row: Row) {
    id = row["id"]
    parentID = row["parent_id"]
    username = row["username"]
    age = row["age"]
    gender = row["gender"]
  }

  static func find(username: String, _ database: Database) throws -> Child? {
    try Row.fetchOne(
      database, sql: "SELECT * FROM cleveroo_children WHERE username = ?", arguments: [username]
    ).map { Child($0) }
  }

  /// A parent's children, in the order in which they were added.
  static func all(of parent: Parent, _ database: Database) throws -> [Child] {
    try Row.fetchAll(
      database, sql: "SELECT * FROM cleveroo_children WHERE parent_id = ? ORDER BY number",
      arguments: [parent.id]
    ).map { Child($0) }
  }

  /// - Returns: nil when another child has the user name.
  static func create(
    of parent: Parent, username: String, age: Int, gender: String, at now: Instant,
    _ database: Database
  ) throws -> Child? {
    guard try find(username: username, database) == nil else { return nil }
    try database.execute(
      sql: """
        INSERT INTO cleveroo_children (id, parent_id, username, age, gender, created_at)
        VALUES (?, ?, ?, ?, ?, ?)
        """, arguments: [RandomText.objectID(), parent.id, username, age, gender, now])
    return try find(username: username, database)
  }

  func json(_ dialect: ServerOptions.Dialect, withParent: Bool = true) -> JSON {
    var object = JSONObject([
      .init(name: dialect.idName, value: .string(id)),
      .init(name: "username", value: .string(username)),
      .init(name: "age", value: .number(age)),
      .init(name: "gender", value: .string(gender)),
      .init(name: "avatar", value: ""),
    ])
    if withParent { object["parent"] = .string(parentID) }
    return .object(object)
  }
}
