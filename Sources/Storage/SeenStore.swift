import LineIO
package import Records
import Synchronization

/// The keys of what earlier runs have seen, and when each was seen last: an SQLite file with mode 0600
/// that one process at a time uses.
///
/// What is marked counts for this run at once, and for others after `commit`: if the process ends
/// before, however it ends, the file is as it was. Memory does not grow with what is marked.
package final class SeenStore: Sendable {
  /// `JMs` in ASCII, and the version of the kind, which steps do not change.
  ///
  /// `seen_at` is in seconds since 1970-01-01T00:00:00Z.
  static let schema = Schema(
    kind: 0x4A4D_7301, name: "store of seen jobs",
    steps: [
      """
      CREATE TABLE seen (
        key BLOB PRIMARY KEY NOT NULL,
        seen_at INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      """
    ])

  /// A power failure may lose the last marks, but never damages the file: what they stand for is then
  /// seen again.
  ///
  /// The cache, in units of -1,024 bytes, holds the pages of half a million jobs: keys are in no order.
  private static let setup = "PRAGMA synchronous = NORMAL; PRAGMA cache_size = -16000"

  private let connection: Mutex<SeenConnection>

  /// Opens the store, and creates its file if it is missing. An empty file beside it, whose name ends
  /// in `.lock`, is locked until this value is freed or the process ends.
  ///
  /// - Parameter path: Text in the form of `ArgumentText`.
  /// - Throws: `store_in_use` (75) if another process uses the store; what `Database.open` throws.
  package init(_ path: String) throws(Failure) {
    let database = try Database.open(path, schema: Self.schema, setup: Self.setup)
    let lock = try Self.lock(path)
    try Self.check(database)
    connection = Mutex(try SeenConnection(database, lock))
  }

  /// Opens the store for a run that never calls `commit`: a missing file is not created.
  ///
  /// - Throws: What `init(_:)` throws.
  package convenience init(withoutCommit path: String) throws(Failure) {
    if Database.exists(path) { try self.init(path) } else { try self.init(temporary: ()) }
  }

  private init(temporary: Void) throws(Failure) {
    connection = Mutex(try SeenConnection(try .open(temporary: Self.schema), nil))
  }

  /// Marks a key as seen at `moment`.
  ///
  /// - Returns: Whether it was not marked before.
  /// - Throws: 74 if the file cannot be written; `damaged_store` (65).
  package func mark(_ key: [UInt8], at moment: Timestamp) throws(Failure) -> Bool {
    try connection.withLock { connection in
      Result { () throws(Failure) in try connection.mark(key, at: moment) }
    }.get()
  }

  /// Forgets the keys that were seen last before `moment`.
  ///
  /// - Throws: What `mark` throws.
  package func forget(before moment: Timestamp) throws(Failure) {
    try connection.withLock { connection in
      Result { () throws(Failure) in try connection.forget(before: moment) }
    }.get()
  }

  /// Writes what `commit` will make lasting, so that a full disk is found now.
  ///
  /// - Throws: What `mark` throws.
  package func prepareCommit() throws(Failure) {
    try connection.withLock { connection in
      Result { () throws(Failure) in try connection.prepareCommit() }
    }.get()
  }

  /// Makes lasting what was marked and forgotten since the last call.
  ///
  /// - Throws: What `mark` throws.
  package func commit() throws(Failure) {
    try connection.withLock { connection in
      Result { () throws(Failure) in try connection.commit() }
    }.get()
  }

  /// Finds damage now, before a job is taken for new. Takes 0.2 s for a million jobs.
  private static func check(_ database: borrowing Database) throws(Failure) {
    var check = try database.statement("PRAGMA quick_check(1)")
    let found = try check.first { $0.text(0) ?? "" }
    guard let found, found != "ok" else { return }
    // The first line names only the database.
    let fault = found.split(separator: "\n").last.map(String.init) ?? found
    throw Database.damaged(database.path, fault)
  }

  private static func lock(_ path: String) throws(Failure) -> LockedFile {
    let lock: LockedFile?
    do throws(SystemError) {
      lock = try LockedFile.open(path + ".lock", waits: false)
    } catch {
      throw Failure("cannot_open_store", "cannot \(error)", exit: .cannotCreate)
    }
    if let lock { return lock }
    throw Failure(
      "store_in_use", "another run is using \(path)", hint: "try again when it has ended",
      exit: .tryAgain, retryable: true)
  }
}

/// The connection of a store, with an open transaction while there is something to commit. SQLite rolls
/// it back if the connection closes first.
private struct SeenConnection: ~Copyable {
  // First, so that they are freed before the connection that they belong to.
  private var find: Statement
  private var add: Statement
  private var renew: Statement
  private var old: Statement
  private let database: Database
  /// Freed last: until then no other process uses the store. Nil for a temporary one.
  private let lock: LockedFile?
  private var isChanged = false

  init(_ database: consuming Database, _ lock: consuming LockedFile?) throws(Failure) {
    let find = try database.statement("SELECT seen_at FROM seen WHERE key = ?")
    let add = try database.statement("INSERT INTO seen (key, seen_at) VALUES (?, ?)")
    let renew = try database.statement("UPDATE seen SET seen_at = ?2 WHERE key = ?1")
    let old = try database.statement("DELETE FROM seen WHERE seen_at < ?")
    self.find = find
    self.add = add
    self.renew = renew
    self.old = old
    self.database = database
    self.lock = lock
  }

  mutating func mark(_ key: [UInt8], at moment: Timestamp) throws(Failure) -> Bool {
    try begin()
    let last = try find.first([.blob(key)]) { $0.integer(0) }
    guard let last else {
      try add.run([.blob(key), .integer(moment.seconds)])
      return true
    }
    if last < moment.seconds { try renew.run([.blob(key), .integer(moment.seconds)]) }
    return false
  }

  mutating func forget(before moment: Timestamp) throws(Failure) {
    try begin()
    try old.run([.integer(moment.seconds)])
  }

  func prepareCommit() throws(Failure) { if isChanged { try database.writeChanges() } }

  mutating func commit() throws(Failure) {
    guard isChanged else { return }
    try database.execute("COMMIT")
    isChanged = false
  }

  private mutating func begin() throws(Failure) {
    if isChanged { return }
    try database.execute("BEGIN IMMEDIATE")
    isChanged = true
  }
}
