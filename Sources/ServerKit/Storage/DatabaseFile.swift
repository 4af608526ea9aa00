internal import CSQLite
internal import Foundation
internal import Records

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Distinguishes databases of this server from other files before SQLite opens them for writing, so
/// that another program's file is never changed.
enum DatabaseFile {
  /// `jmsv`, in the header of every database of this server (sqlite.org/fileformat2.html §1.3).
  static let applicationID: Int32 = 0x6A6D_7376

  /// - Throws: `Failure` with exit 65 when the file belongs to something else. A missing or empty
  ///   file is accepted.
  static func check(_ path: String) throws(Failure) {
    // Another process may be creating the database, which takes some milliseconds.
    for _ in 0..<creationChecks {
      switch kind(of: path) {
      case .ours, .absent: return
      case .unmarked where holdsOurTables(path): return
      case .unmarked: usleep(10_000)
      case .foreign: throw refusal(path)
      case .linked:
        throw Failure(
          "linked_database", "\(path) has another name in the file system (a hard link)",
          hint: "remove one of the names: used under both, the database would be damaged",
          exit: .dataError)
      }
    }
    throw refusal(path)
  }

  private static let creationChecks = 20

  private static func refusal(_ path: String) -> Failure {
    Failure(
      "not_a_database", "\(path) is not a database of jm-serve",
      hint: "name another file with --db", exit: .dataError)
  }

  private enum Kind {
    case absent, ours, foreign
    /// A file with a second name, which neither SQLite's log nor the lock of the server would notice
    /// (sqlite.org/howtocorrupt.html §2.4).
    case linked
    /// A database without an identifier, as the first version of this server made them.
    case unmarked
  }

  private static let headerSize = 100
  private static let identifierOffset = 68

  private static func kind(of path: String) -> Kind {
    // Opening a FIFO would otherwise wait for its writer.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    // A file that cannot be opened is reported by SQLite, with the reason.
    guard file >= 0 else { return .absent }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return .foreign }
    if status.st_nlink > 1 { return .linked }
    if status.st_size == 0 { return .absent }
    var header = [UInt8](repeating: 0, count: headerSize)
    guard pread(file, &header, headerSize, 0) == headerSize,
      header.starts(with: "SQLite format 3\0".utf8)
    else { return .foreign }
    let identifier = header[identifierOffset..<(identifierOffset + 4)]
      .reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    if identifier == UInt32(bitPattern: applicationID) { return .ours }
    return identifier == 0 ? .unmarked : .foreign
  }

  /// Whether an unmarked database is empty or has this server's tables.
  private static func holdsOurTables(_ path: String) -> Bool {
    var database: OpaquePointer?
    // `immutable` keeps SQLite from creating files beside a database that may be another
    // program's. After a crash the tables can be in the write-ahead log alone, which it ignores.
    let hasLog = FileManager.default.fileExists(atPath: path + "-wal")
    let address = "file:\(escaped(path))?mode=ro" + (hasLog ? "" : "&immutable=1")
    defer { sqlite3_close_v2(database) }
    guard
      sqlite3_open_v2(address, &database, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nil) == SQLITE_OK
    else { return false }
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    let query = """
      SELECT count(*), total(name IN ('grdb_migrations', 'settings', 'postings')),
        total(name LIKE '%grdb_migrations%'),
        (SELECT user_version FROM pragma_user_version)
      FROM sqlite_master
      """
    guard sqlite3_prepare_v2(database, query, -1, &statement, nil) == SQLITE_OK,
      sqlite3_step(statement) == SQLITE_ROW, sqlite3_column_int(statement, 3) == 0
    else { return false }
    let count = sqlite3_column_int(statement, 0)
    if count == 0 || sqlite3_column_int(statement, 1) == 3 { return true }
    // The list of migrations, and its index, are created before the first migration.
    return count == sqlite3_column_int(statement, 2) && listsNoMigrations(database)
  }

  private static func listsNoMigrations(_ database: OpaquePointer?) -> Bool {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    return sqlite3_prepare_v2(
      database, "SELECT 1 FROM grdb_migrations", -1, &statement, nil) == SQLITE_OK
      && sqlite3_step(statement) == SQLITE_DONE
  }

  /// A path as a `file:` URI holds it (sqlite.org/uri.html §3.1).
  private static func escaped(_ path: String) -> String {
    path.replacing("%", with: "%25").replacing("?", with: "%3f").replacing("#", with: "%23")
  }
}
