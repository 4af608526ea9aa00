internal import GRDB
internal import HTTPTypes
internal import Records
internal import ServerKit

/// Changes the rows of a table in one transaction: all that a request asks for, or nothing.
struct RowWriter {
  let table: Table
  let caller: Caller
  let now: Instant
  let database: Database

  struct Inserted {
    /// The rows that were added or changed, in the order of the body.
    var numbers: [Int64] = []
    var addsAny = false
  }

  /// - Parameters:
  ///   - conflict: the columns of `on_conflict`; the primary key if nil.
  ///   - usesDefaults: whether a column that a row leaves out gets its initial value, not NULL.
  func insert(
    _ body: RowBody, resolution: Preferences.Resolution?, conflict: [String]?, usesDefaults: Bool
  ) throws -> Inserted {
    let key = conflict ?? table.keys[0]
    guard table.keys.contains(where: { Set($0) == Set(key) }) else {
      throw RestError(
        .badRequest, "42P10",
        "there is no unique or exclusion constraint matching the ON CONFLICT specification")
    }
    var result = Inserted()
    for row in body.rows {
      var values: [String: DatabaseValue] = [:]
      for column in table.columns {
        let isGiven = body.columns.contains { $0.name == column.name }
        if isGiven, let json = row[column.name] {
          values[column.name] = try column.type.value(json: json)
        } else if isGiven, !usesDefaults {
          values[column.name] = DatabaseValue.null
        } else {
          values[column.name] = try initial(column)
        }
      }
      try check(values)
      if let (number, taken) = try existing(values) {
        guard let resolution, Set(taken) == Set(key) else { throw duplicate(taken, values) }
        if resolution == .ignore { continue }
        let given = values.filter { name, _ in body.columns.contains { $0.name == name } }
        guard try fulfills(number, table.rules.changes) else {
          throw RestError.rowSecurity(table, isUser: caller.userID != nil, existing: true)
        }
        try update([number], given)
        result.numbers.append(number)
      } else {
        try guardUsers(values)
        try add(values)
        result.numbers.append(database.lastInsertedRowID)
        result.addsAny = true
      }
    }
    return result
  }

  /// Gives each of the rows the values, of which those of columns that are left out stay.
  func update(_ numbers: [Int64], _ given: [String: DatabaseValue]) throws {
    guard !given.isEmpty else { return }
    var values = given
    if let column = table.changeDate, values[column] == nil {
      values[column] = TimestampText(now).text.databaseValue
    }
    try check(values)
    try guardUsers(values)
    let names = values.keys.sorted()
    let assignments = names.map { name in SQL(sql: "\(name) = ") + "\(values[name] ?? .null)" }
    for number in numbers {
      if let (other, key) = try existing(values), other != number { throw duplicate(key, values) }
      try database.execute(
        literal: """
          UPDATE \(table.identifier) SET \(assignments.joined(separator: ", "))
          WHERE rowid = \(number)
          """)
      try requireOwn(number)
    }
  }

  func delete(_ numbers: [Int64]) throws {
    for number in numbers {
      try database.execute(literal: "DELETE FROM \(table.identifier) WHERE rowid = \(number)")
    }
  }

  private func add(_ values: [String: DatabaseValue]) throws {
    var names = table.columns.map(\.name)
    var list = names.map { "\(values[$0] ?? .null)" as SQL }
    if table.hasOwner {
      names.append("owner")
      list.append("\(caller.userID.databaseValue)")
    }
    try database.execute(
      literal: """
        INSERT INTO \(table.identifier) (\(SQL(sql: names.joined(separator: ", "))))
        VALUES (\(list.joined(separator: ", ")))
        """)
    try requireOwn(database.lastInsertedRowID)
  }

  private func initial(_ column: Column) throws -> DatabaseValue {
    switch column.initial {
    case .null: .null
    case .uuid: RandomText.uuid().databaseValue
    case .now: TimestampText(now).text.databaseValue
    case .user: caller.userID.databaseValue
    case .value(let json): try column.type.value(json: json)
    }
  }

  /// The constraints of columns, and the rows that they refer to.
  private func check(_ values: [String: DatabaseValue]) throws {
    for column in table.columns {
      guard let value = values[column.name] else { continue }
      if value.isNull {
        if column.isNullable { continue }
        throw RestError(
          .badRequest, "23502",
          "null value in column \"\(column.name)\" of relation \"\(table.name)\" violates "
            + "not-null constraint")
      }
      if !column.allowed.isEmpty, !column.allowed.contains(String.fromDatabaseValue(value) ?? "") {
        throw RestError(
          .badRequest, "23514",
          "new row for relation \"\(table.name)\" violates check constraint "
            + "\"\(table.name)_\(column.name)_check\"")
      }
      if let target = column.target.flatMap(Schema.table) { try check(column, value, target) }
    }
  }

  private func check(_ column: Column, _ value: DatabaseValue, _ target: Table) throws {
    let exists =
      try Bool.fetchOne(
        database,
        SQLRequest(
          literal: "SELECT EXISTS (SELECT 1 FROM \(target.identifier) WHERE id = \(value))"))
      ?? false
    guard exists else {
      throw RestError(
        .conflict, "23503",
        "insert or update on table \"\(table.name)\" violates foreign key constraint "
          + "\"\(table.name)_\(column.name)_fkey\"",
        details: "Key (\(column.name))=(\(Self.text(value))) is not present in table "
          + "\"\(target.name)\".")
    }
  }

  /// Only an administrator may give a row to another user.
  private func guardUsers(_ values: [String: DatabaseValue]) throws {
    for column in table.columns where column.namesUser {
      guard let value = values[column.name], !value.isNull, !caller.isAdministrator else {
        continue
      }
      guard caller.userID != nil, value == caller.userID.databaseValue else {
        throw RestError.rowSecurity(table, isUser: caller.userID != nil)
      }
    }
  }

  /// The row that has the values of a key, with that key.
  private func existing(
    _ values: [String: DatabaseValue]
  ) throws -> (number: Int64, key: [String])? {
    for key in table.keys where key.allSatisfy({ !(values[$0] ?? .null).isNull }) {
      let conditions = key.map { name in SQL(sql: "\(name) = ") + "\(values[name] ?? .null)" }
      let number = try Int64.fetchOne(
        database,
        SQLRequest(
          literal: """
            SELECT rowid FROM \(table.identifier) WHERE \(conditions.joined(separator: " AND "))
            """))
      if let number { return (number, key) }
    }
    return nil
  }

  private func fulfills(_ number: Int64, _ rule: RowRules.Rule) throws -> Bool {
    try Bool.fetchOne(
      database,
      SQLRequest(
        literal: """
          SELECT EXISTS (SELECT 1 FROM \(table.identifier) AS t
            WHERE t.rowid = \(number) AND \(rule.sql("t", caller)))
          """)) ?? false
  }

  private func requireOwn(_ number: Int64) throws {
    guard try fulfills(number, table.rules.changes) else {
      throw RestError.rowSecurity(table, isUser: caller.userID != nil)
    }
  }

  private func duplicate(_ key: [String], _ values: [String: DatabaseValue]) -> RestError {
    let found = key.map { Self.text(values[$0] ?? .null) }.joined(separator: ", ")
    return RestError(
      .conflict, "23505",
      "duplicate key value violates unique constraint \"\(table.constraint(of: key))\"",
      details: "Key (\(key.joined(separator: ", ")))=(\(found)) already exists.")
  }

  private static func text(_ value: DatabaseValue) -> String {
    String.fromDatabaseValue(value) ?? "\(value)"
  }
}
