import CSQLite
package import Records
import Synchronization

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

  /// How a file stays whole when a process dies while it writes: a file is made for one of these
  /// (sqlite.org/pragma.html#pragma_journal_mode).
  package enum JournalMode: String, Sendable {
    /// Pages are written beside the file, and into it when there are many: readers and the writer
    /// never wait for each other.
    case writeAhead = "WAL"
    /// Pages are written into the file, what they replace beside it: the less to do for one large
    /// transaction that nobody reads meanwhile.
    case rollback = "DELETE"
  }

  /// Opens the file, created 0600 when it is missing, and brings it to `schema`.
  ///
  /// - Parameters:
  ///   - mode: of a file that is made by this.
  ///   - patience: how long a call waits for another process that writes.
  ///   - setup: `PRAGMA`s of this connection, which come first of all.
  /// - Throws: `Failure`: 65 when the file is no database or is another program's, 73 when it cannot
  ///   be made or written, 75 when another process holds it for longer than `patience`, 78 when its
  ///   schema is newer than this program.
  package static func open(
    _ path: String, schema: Schema, mode: JournalMode = .writeAhead,
    patience: Duration = .seconds(10), setup: String = ""
  ) throws(Failure) -> Database {
    let opened = try opening.withLock { _ in
      Result { () throws(Failure) in try connect(path) }
    }.get()
    let database = Database(handle: opened, path: path)
    sqlite3_extended_result_codes(opened, 1)
    let (seconds, attoseconds) = patience.components
    let wait = min(max(0, seconds), 86_400) * 1_000 + attoseconds / 1_000_000_000_000_000
    sqlite3_busy_timeout(opened, Int32(wait))
    guard sqlite3_db_readonly(opened, "main") == 0 else {
      throw failure(SQLITE_READONLY, "it cannot be written", path)
    }
    try database.execute(setup)
    try database.prepare(schema, mode)
    return database
  }

  private static func connect(_ path: String) throws(Failure) -> OpaquePointer {
    try create(path)
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
    let result = sqlite3_open_v2(path, &opened, flags, nil)
    guard let opened, result == SQLITE_OK else {
      let reason = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "not enough memory"
      sqlite3_close_v2(opened)
      throw failure(result, reason, path)
    }
    return opened
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

  static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Removes the file and those beside it.
  static func remove(_ path: String) {
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
  }

  /// Closing any descriptor of a file ends all locks that the process has on it (POSIX `fcntl`), so
  /// that no other thread may open the file between its creation and the closing that follows.
  private static let opening = Mutex(())

  /// SQLite would create the file with the umask's mode; the files beside it take the mode of this.
  private static func create(_ path: String) throws(Failure) {
    let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC
    #if canImport(Glibc)
      let descriptor = Glibc.open(path, flags, 0o600)
    #else
      let descriptor = Darwin.open(path, flags, 0o600)
    #endif
    if descriptor >= 0 {
      close(descriptor)
    } else if errno != EEXIST {
      throw failure(SQLITE_CANTOPEN, String(cString: strerror(errno)), path)
    } else {
      try restrict(path)
    }
  }

  /// A file that somebody made for us, with the umask's mode, is as good as none.
  private static func restrict(_ path: String) throws(Failure) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw failure(SQLITE_CANTOPEN, String(cString: strerror(errno)), path)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw failure(SQLITE_CANTOPEN, "it is no file", path)
    }
    if status.st_size == 0, chmod(path, 0o600) != 0 {
      throw failure(SQLITE_CANTOPEN, String(cString: strerror(errno)), path)
    }
  }
}
