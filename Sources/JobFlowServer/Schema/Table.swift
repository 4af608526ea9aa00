internal import GRDB
internal import Records

/// A column that clients see.
struct Column: Sendable {
  /// What a new row has where the client gives nothing.
  enum Initial: Sendable {
    case null, uuid, now, user
    case value(JSON)
  }

  let name: String
  let type: ColumnType
  var isNullable = true
  var initial = Initial.null
  /// The only texts that the column may have; empty for any.
  var allowed: [String] = []
  /// Whether it names a user: only an administrator may give the row to another one.
  var namesUser = false
  /// The table whose `id` the column refers to.
  var target: String?
}

/// A table of the interface. Every identifier in a statement comes from here, none from a request.
struct Table: Sendable {
  let name: String
  let columns: [Column]
  /// The columns of the unique constraints. The first is the primary key.
  var keys = [["id"]]
  let rules: RowRules
  /// Whether there is a column `owner`, which clients do not see: the user who added the row.
  var hasOwner = false
  /// The column with the time of the last change.
  var changeDate: String?

  /// The table's name in the database.
  var identifier: SQL { SQL(sql: "jobflow_\(name)") }

  func column(_ name: String) -> Column? { columns.first { $0.name == name } }

  /// The name that PostgreSQL gives to the constraint of a key.
  func constraint(of key: [String]) -> String {
    key == keys.first ? "\(name)_pkey" : "\(name)_\(key.joined(separator: "_"))_key"
  }
}

/// How two tables are related.
struct Relationship: Sendable {
  let target: Table
  /// The column of the one that refers to the other's `id`.
  let column: String
  /// Whether the embedding table refers to the embedded one, which then is one object or null.
  let isToOne: Bool

  /// - Parameters:
  ///   - name: a table, or a column that refers to one.
  ///   - hint: the column or the foreign key's constraint, after `!`.
  static func find(from table: Table, to name: String, hint: String?) -> Relationship? {
    func fits(_ column: Column, of owner: Table) -> Bool {
      guard let hint else { return true }
      return [column.name, "\(owner.name)_\(column.name)_fkey", name].contains(hint)
    }
    for column in table.columns where column.target == name || column.name == name {
      if let target = column.target.flatMap(Schema.table), fits(column, of: table) {
        return Relationship(target: target, column: column.name, isToOne: true)
      }
    }
    guard let target = Schema.table(name) else { return nil }
    for column in target.columns where column.target == table.name && fits(column, of: target) {
      return Relationship(target: target, column: column.name, isToOne: false)
    }
    return nil
  }
}
