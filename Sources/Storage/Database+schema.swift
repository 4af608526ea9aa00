import Records

extension Database {
  func prepare(_ schema: Schema) throws(Failure) {
    if try isCurrent(schema) { return }
    // Before any transaction: the mode cannot change within one.
    try execute("PRAGMA journal_mode = WAL")
    try transaction { () throws(Failure) in
      // Another process may have made the tables in the meantime.
      if try isCurrent(schema) { return }
      let version = Int(try number("PRAGMA user_version"))
      for step in schema.steps[version...] { try execute(step) }
      try execute("PRAGMA application_id = \(schema.kind)")
      try execute("PRAGMA user_version = \(schema.steps.count)")
    }
  }

  /// Whether nothing is left to do. A file with tables of anyone else's is refused untouched.
  private func isCurrent(_ schema: Schema) throws(Failure) -> Bool {
    let kind = try number("PRAGMA application_id")
    let version = try number("PRAGMA user_version")
    if kind == 0, version == 0, try number("SELECT count(*) FROM sqlite_schema") == 0 {
      return false
    }
    guard kind == Int64(schema.kind), version >= 0 else {
      throw Failure(
        "wrong_store", "\(path) is a database, but no \(schema.name)",
        hint: "name another file; a new one is made where there is none", exit: .dataError)
    }
    guard version <= schema.steps.count else {
      throw Failure(
        "newer_store", "\(path) was written by a newer version of this program",
        hint: "update the toolkit, or name another file", exit: .configuration)
    }
    return version == schema.steps.count
  }

  private func number(_ sql: String) throws(Failure) -> Int64 {
    var statement = try statement(sql)
    return try statement.first([]) { row in row.integer(0) } ?? 0
  }
}
