import CSQLite
package import Records

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One connection to an SQLite file that belongs to the user alone and that several processes may
/// share. One thread at a time uses it.
package struct Database: ~Copyable {
  private let handle: OpaquePointer
  let path: String

  // What SQLite calls a zombie: the connection lives on until its last statement is gone.
  deinit { sqlite3_close_v2(handle) }

  /// Opens the file, created 0600 when it is missing, in WAL mode, and brings it to `schema`.
  ///
  /// - Parameter patience: how long a call waits for another process that writes.
  /// - Throws: `Failure`: 65 when the file is no database or is another program's, 73 when it cannot
  ///   be made, 75 when another process holds it for longer than `patience`, 78 when its schema is
  ///   newer than this program.
  package static func open(
    _ path: String, schema: Schema, patience: Duration = .seconds(10)
  ) throws(Failure) -> Database {
    try create(path)
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
    let result = sqlite3_open_v2(path, &opened, flags, nil)
    guard let opened else { throw failure(result, "not enough memory", path) }
    let database = Database(handle: opened, path: path)
    guard result == SQLITE_OK else { throw database.failure(result) }
    sqlite3_extended_result_codes(opened, 1)
    let (seconds, attoseconds) = patience.components
    let wait = min(max(0, seconds), 86_400) * 1_000 + attoseconds / 1_000_000_000_000_000
    sqlite3_busy_timeout(opened, Int32(wait))
    try database.prepare(schema)
    return database
  }

  /// Runs statements that take no values and whose rows nobody reads.
  package func execute(_ sql: String) throws(Failure) {
    let result = sqlite3_exec(handle, sql, nil, nil, nil)
    guard result == SQLITE_OK else { throw failure(result) }
  }

  /// A statement to be run many times.
  package func statement(_ sql: String) throws(Failure) -> Statement {
    var prepared: OpaquePointer?
    let result = sqlite3_prepare_v3(
      handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard result == SQLITE_OK, let prepared else { throw failure(result) }
    return Statement(prepared, database: handle, path: path)
  }

  /// Runs `body` as a whole or not at all. The write lock is taken at the start, so that what `body`
  /// reads is still true when it writes.
  package func transaction<Value>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try execute("BEGIN IMMEDIATE")
    do throws(Failure) {
      let value = try body()
      try execute("COMMIT")
      return value
    } catch {
      // SQLite has rolled back by itself after some errors; then there is nothing left to undo.
      try? execute("ROLLBACK")
      throw error
    }
  }

  private borrowing func failure(_ result: Int32) -> Failure {
    Self.failure(result, String(cString: sqlite3_errmsg(handle)), path)
  }

  /// SQLite would create the file with the umask's mode; the files beside it take the mode of this.
  private static func create(_ path: String) throws(Failure) {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC
    #if canImport(Glibc)
      let descriptor = Glibc.open(path, flags, 0o600)
    #else
      let descriptor = Darwin.open(path, flags, 0o600)
    #endif
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      throw Failure("cannot_open_store", "cannot open \(path): \(reason)", exit: .cannotCreate)
    }
    close(descriptor)
  }
}
