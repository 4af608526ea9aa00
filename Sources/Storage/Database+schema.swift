import Records

extension Database {
  func prepare(_ schema: Schema, _ mode: JournalMode) throws(Failure) {
    if try version(of: schema) == schema.steps.count { return }
    // Before any transaction: the mode cannot change within one.
    try execute("PRAGMA journal_mode = \(mode.rawValue)")
    try transaction { () throws(Failure) in
      // Another process may have made the tables in the meantime.
      let version = try version(of: schema)
      if version == schema.steps.count { return }
      for step in schema.steps[version...] { try execute(step) }
      try execute("PRAGMA application_id = \(schema.kind)")
      try execute("PRAGMA user_version = \(schema.steps.count)")
    }
  }

  /// How many steps of the schema were taken; 0 for an empty file. A file with tables of anyone
  /// else's is refused untouched.
  private func version(of schema: Schema) throws(Failure) -> Int {
    // One statement, so that no other process makes the tables between two looks.
    var statement = try statement(
      """
      SELECT application_id, user_version, (SELECT count(*) FROM sqlite_schema)
      FROM pragma_application_id, pragma_user_version
      """)
    let found = try statement.first { ($0.integer(0), $0.integer(1), $0.integer(2)) }
    let (kind, version, tables) = found ?? (0, 0, 0)
    if kind == 0, version == 0, tables == 0 { return 0 }
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
    return Int(version)
  }
}
