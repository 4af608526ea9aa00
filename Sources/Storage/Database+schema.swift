import CSQLiteOnDemand
import Records

extension Database {
  /// Creates the tables of an empty file, or runs the steps that an older one lacks.
  func update(to schema: Schema, patience: Duration) throws(Failure) {
    if try version(of: schema) < schema.steps.count {
      try transaction { () throws(Failure) in
        // Another process may have created the tables meanwhile.
        let version = try version(of: schema)
        guard version < schema.steps.count else { return }
        for step in schema.steps[version...] { try execute(step) }
        try execute("PRAGMA application_id = \(schema.kind)")
        try execute("PRAGMA user_version = \(schema.steps.count)")
      }
    }
    // Only now: until the log is moved into the file, its header would not show the application ID.
    try useWriteAheadLog(patience)
  }

  /// The number of steps of the schema that the file has; 0 for an empty file.
  private func version(of schema: Schema) throws(Failure) -> Int {
    var statement = try statement("PRAGMA user_version")
    let version = try statement.first { Int($0.integer(0)) } ?? 0
    guard (0...schema.steps.count).contains(version) else {
      throw Failure(
        "newer_store", "\(path) was written by a newer version of this program",
        hint: "update the toolkit, or name another file", exit: .configuration)
    }
    return version
  }

  /// How long to wait before SQLite is asked for the write-ahead log again, in milliseconds. The
  /// other process needs the lock for two writes.
  private static let retryInterval: Int32 = 2

  /// Turns the write-ahead log on, so that readers and a writer never wait for each other.
  ///
  /// SQLite does not wait here itself: two connections that both hold a read lock would wait for
  /// each other.
  private func useWriteAheadLog(_ patience: Duration) throws(Failure) {
    let end = ContinuousClock.now + patience
    while true {
      do throws(Failure) {
        return try execute("PRAGMA journal_mode = WAL")
      } catch {
        guard error.code == "store_busy", ContinuousClock.now < end else { throw error }
        sqlite3_sleep(Self.retryInterval)
      }
    }
  }
}
