package import GRDB
package import Records

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The server's database: SQLite in WAL mode, one writer and several readers.
///
/// A committed statement survives the end of the process at any moment. Nothing here blocks a
/// thread of Swift's task pool: there are few readers, and the task that returns one needs such a
/// thread.
package struct Store: Sendable {
  private let pool: DatabasePool

  /// Opens or creates the database and brings its schema up to date.
  ///
  /// - Parameter migrations: the steps of all modules that use the database.
  /// - Throws: `Failure` with exit 73 when the file cannot be created or opened, 65 when it is not
  ///   a database of this server (it is then left unchanged), 75 when another process has locked
  ///   it.
  package init(path: String, migrations: [Migration]) throws(Failure) {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = true
    configuration.busyMode = .timeout(5)
    configuration.label = "jm-serve"
    configuration.prepareDatabase { database in
      // Deleted documents and tokens are overwritten, not merely marked as deleted.
      try database.execute(sql: "PRAGMA secure_delete = ON")
    }
    try DatabaseFile.check(path)
    do {
      pool = try Self.open(path, configuration)
      try Self.restrict(path)
      try Self.migrate(pool, Migration.migrator(Migration.ofServerKit + migrations))
    } catch {
      throw Self.failure(path, error)
    }
  }

  /// How long opening waits for another process that is creating the same database.
  private static let creationPatience = Duration.seconds(5)

  /// Switching a new database to WAL mode reports SQLITE_BUSY at once, whatever the busy time-out
  /// is, while another process does the same (sqlite.org/wal.html §2.2).
  private static func open(
    _ path: String, _ configuration: Configuration
  ) throws -> DatabasePool {
    let deadline = ContinuousClock.now + creationPatience
    while true {
      do {
        return try DatabasePool(path: path, configuration: configuration)
      } catch let error as DatabaseError
        where error.resultCode == .SQLITE_BUSY && ContinuousClock.now < deadline
      {
        usleep(20_000)
      }
    }
  }

  /// Applies the steps of the schema that the database lacks.
  ///
  /// GRDB reads the list of applied steps before the transaction of a step. If another process
  /// applies the same step in between, the step fails and is rolled back, and another attempt sees
  /// that it is done.
  private static func migrate(_ pool: DatabasePool, _ migrator: DatabaseMigrator) throws {
    let deadline = ContinuousClock.now + creationPatience
    while true {
      do {
        return try migrator.migrate(pool)
      } catch let error as DatabaseError
        where conflicts.contains(error.resultCode) && ContinuousClock.now < deadline
      {
        usleep(20_000)
      }
    }
  }

  /// How a step fails that another process has applied: its table or column exists, or its name is
  /// in the list.
  private static let conflicts: [ResultCode] = [.SQLITE_ERROR, .SQLITE_CONSTRAINT, .SQLITE_BUSY]

  /// Runs `body` in a transaction of the one writer, in the order of the calls.
  package func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try await pool.write(body)
  }

  /// Runs `body` on the last committed state, without waiting for the writer.
  package func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try await pool.read(body)
  }

  private static func failure(_ path: String, _ error: any Error) -> Failure {
    let reason = (error as? DatabaseError)?.message ?? "\(error)"
    return switch (error as? DatabaseError)?.resultCode {
    case .SQLITE_NOTADB?, .SQLITE_CORRUPT?, .SQLITE_MISMATCH?:
      Failure(
        "not_a_database", "\(path) is not a database of jm-serve",
        hint: "name another file with --db", exit: .dataError)
    case .SQLITE_BUSY?, .SQLITE_LOCKED?:
      Failure(
        "database_locked", "another process has locked \(path)", exit: .tryAgain, retryable: true)
    default:
      Failure(
        "cannot_open_database", "cannot open the database \(path): \(reason)",
        hint: "its folder must exist and be writable", exit: .cannotCreate)
    }
  }
}
