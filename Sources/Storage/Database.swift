import CSQLiteOnDemand
package import Records

/// One connection to an SQLite file that only its owner may read and that several processes may
/// share. A connection is used by one thread at a time.
package struct Database: ~Copyable {
  private let handle: OpaquePointer
  let path: String

  // SQLite closes the connection once its last statement is gone.
  deinit { sqlite3_close_v2(handle) }

  /// Opens the file, creates it with mode 0600 if it is missing, and updates it to `schema`.
  ///
  /// - Parameters:
  ///   - path: Text in the form of `ArgumentText`.
  ///   - patience: How long each call waits for another process that writes.
  ///   - setup: `PRAGMA` statements for this connection.
  /// - Throws: `Failure`: 65 if the file is not of the kind that `schema` describes, which leaves
  ///   it unchanged, or is damaged; 73 if it cannot be created or written; 75 if another process
  ///   holds it for longer than `patience`; 78 if its schema is newer than this program.
  package static func open(
    _ path: String, schema: Schema, patience: Duration = .seconds(10), setup: String = ""
  ) throws(Failure) -> Database {
    let database = Database(handle: try connect(path, schema), path: path)
    sqlite3_extended_result_codes(database.handle, 1)
    sqlite3_busy_timeout(database.handle, milliseconds(patience))
    guard sqlite3_db_readonly(database.handle, "main") == 0 else {
      throw failure(SQLITE_READONLY, "the file is read-only", path)
    }
    try database.execute(setup)
    try database.update(to: schema, patience: patience)
    return database
  }

  /// Opens a file of any kind for reading only. Nothing is created or changed.
  ///
  /// - Throws: `Failure` if it cannot be opened.
  package static func open(
    reading path: String, patience: Duration = .seconds(10)
  ) throws(Failure) -> Database {
    let database = Database(handle: try connect(reading: path), path: path)
    sqlite3_busy_timeout(database.handle, milliseconds(patience))
    return database
  }

  /// Opens a database that no other process sees and that is gone when the connection closes.
  package static func open(temporary schema: Schema) throws(Failure) -> Database {
    let database = Database(handle: try connectTemporary(), path: "temporary database")
    sqlite3_extended_result_codes(database.handle, 1)
    for step in schema.steps { try database.execute(step) }
    return database
  }

  /// SQLite's timeouts are 32 bits wide.
  private static func milliseconds(_ duration: Duration) -> Int32 {
    let (seconds, attoseconds) = duration.components
    return Int32(min(max(0, seconds), 86_400) * 1_000 + attoseconds / 1_000_000_000_000_000)
  }

  /// Runs statements that take no values and whose rows are not needed.
  package func execute(_ sql: String) throws(Failure) {
    let result = sqlite3_exec(handle, sql, nil, nil, nil)
    guard result == SQLITE_OK else { throw failure(result) }
  }

  /// Prepares a statement that runs many times.
  package func statement(_ sql: String) throws(Failure) -> Statement {
    var prepared: OpaquePointer?
    let result = sqlite3_prepare_v3(
      handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard result == SQLITE_OK, let prepared else { throw failure(result) }
    return Statement(prepared, database: handle, path: path)
  }

  /// Runs `body` in a transaction, which is rolled back if `body` throws. The write lock is taken
  /// at the start, so that what `body` reads is still true when it writes.
  package func transaction<Value>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try execute("BEGIN IMMEDIATE")
    do throws(Failure) {
      let value = try body()
      try execute("COMMIT")
      return value
    } catch {
      // After some errors SQLite has rolled back already, and this fails.
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// Writes the changes of the open transaction to the write-ahead log, so that its COMMIT needs room
  /// for one more page at most.
  package func writeChanges() throws(Failure) {
    let result = sqlite3_db_cacheflush(handle)
    guard result == SQLITE_OK else { throw failure(result) }
  }

  private borrowing func failure(_ result: Int32) -> Failure {
    Self.failure(result, String(cString: sqlite3_errmsg(handle)), path)
  }
}
