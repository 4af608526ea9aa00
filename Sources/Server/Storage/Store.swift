internal import GRDB
internal import Records

/// The server's database: SQLite in WAL mode, one writer and several readers.
///
/// A statement that was committed survives the end of the process at any moment. Nothing here blocks
/// a thread that tasks run on: the readers are few, and a task that gives one back needs such a thread.
struct Store: Sendable {
  private let pool: DatabasePool

  /// Opens or creates the database and brings its schema up to date.
  ///
  /// - Throws: `Failure` with exit 73 when the file cannot be created or opened, 65 when it is no
  ///   database of this server, 75 when another process holds it.
  init(path: String) throws(Failure) {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = true
    configuration.busyMode = .timeout(5)
    configuration.label = "jm-serve"
    do {
      pool = try DatabasePool(path: path, configuration: configuration)
      try Self.restrict(path)
      try Migrations.all.migrate(pool)
    } catch {
      throw Self.failure(path, error)
    }
  }

  /// Runs `body` in a transaction of the one writer, after those that came before.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try await pool.write(body)
  }

  /// Runs `body` on the state that was committed last, beside the writer.
  func read<Value: Sendable>(
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
        "database_locked", "another process holds \(path)", exit: .tryAgain, retryable: true)
    default:
      Failure(
        "cannot_open_database", "cannot open the database \(path): \(reason)",
        hint: "its folder must exist and be writable", exit: .cannotCreate)
    }
  }
}
