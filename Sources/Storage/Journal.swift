package import Records
import Synchronization

/// The records that the runs of a program have finished, with the results of each: an SQLite file
/// with mode 0600 that several processes share.
///
/// A journal is opened for one scope. Once `keep` has returned, the results survive a crash of the
/// process, and with `Durability.full` a crash of the machine.
package final class Journal: Sendable {
  package enum Durability: Sendable {
    /// On disk when `keep` returns.
    case full
    /// A power failure may lose the last records. For results that can be requested again.
    case relaxed
    /// Written when the journal is closed, or earlier if there is much of it. For results that can
    /// be requested again at no cost and if only the last ones matter.
    ///
    /// Keeping 8 answers of 75 KB takes 4 ms instead of 45 with `relaxed`; keeping 1,000, of which
    /// 100 stay, takes 0.1 s instead of 0.9.
    case atEnd
  }

  /// Sixteen hexadecimal digits, the same for all runs with this scope; nil if the journal is not
  /// read.
  package let run: String?
  private let file: JournalFile
  private let scope: JournalScope
  /// Nil if the journal is not read or has been closed.
  private let reading: Mutex<Reading?>
  private let writer: JournalWriter

  /// Used by one thread at a time.
  private struct Reading: ~Copyable {
    // First, so that it is freed before the connection that it belongs to.
    var results: Statement
    let database: Database
    /// The scope's number in the file, and its run.
    let scope: Int64
    let run: String
  }

  /// Opens the journal and creates its file if it is missing.
  ///
  /// - Parameters:
  ///   - limit: The greatest number of records in the file, of all scopes; the oldest are dropped.
  ///   - patience: How long to wait for another process that writes.
  ///   - isRead: False if records are only added. Then the journal has no results, and the file is
  ///     opened when the first record is added.
  ///   - didReplace: Called with a message after a damaged file was renamed to `path.damaged` and
  ///     replaced by a new one. Nil leaves it as it is; pass nil for a file that the user named.
  /// - Throws: What `Database.open` throws.
  package init(
    _ path: String, scope: JournalScope, durability: Durability = .full, limit: Int? = nil,
    patience: Duration = .seconds(10), isRead: Bool = true,
    didReplace: (@Sendable (String) -> Void)? = nil
  ) throws(Failure) {
    let file = JournalFile(
      path: path, durability: durability, patience: patience, didReplace: didReplace)
    self.file = file
    self.scope = scope
    writer = JournalWriter(file, scope: scope, limit: limit)
    guard isRead else {
      run = nil
      reading = Mutex(nil)
      return
    }
    let opened = try file.replacingIfUnusable { () throws(Failure) in
      try Self.open(file, scope)
    }
    run = opened.run
    reading = Mutex(opened)
  }

  private static func open(
    _ file: JournalFile, _ scope: JournalScope
  ) throws(Failure) -> Reading {
    let database = try file.open()
    let (number, run) = try enter(scope, database)
    return Reading(
      results: try database.statement(SQL.results), database: database, scope: number, run: run)
  }

  /// The results of the record with this key, one object each; nil if no run has finished it.
  ///
  /// - Throws: `damaged_store` (65), and what reading throws.
  package func results(of key: String) throws(Failure) -> [Record]? {
    let outcome = reading.withLock { reading in
      Result { () throws(Failure) -> [Record]? in
        if reading == nil { return nil }
        return try file.replacingIfUnusable { () throws(Failure) in
          try results(of: key, &reading)
        }
      }
    }
    return try outcome.get()
  }

  private func results(
    of key: String, _ reading: inout Reading?
  ) throws(Failure) -> [Record]? {
    if reading == nil { reading = try Self.open(file, scope) }
    do throws(Failure) {
      guard let scope = reading?.scope,
        let bytes = try reading?.results.first(
          [.integer(scope), .text(key)], { $0.bytes(0) ?? [] })
      else { return nil }
      guard let results = JournalResults.decode(bytes) else {
        throw Database.damaged(file.path, "a record in it is not JSON")
      }
      return results
    } catch {
      reading = nil
      throw error
    }
  }

  /// Stores the results of the record with this key. Unless the journal writes `atEnd`, they are in
  /// the file when this returns. Calls made at the same time share a transaction.
  ///
  /// - Throws: 75 if another process holds the file for too long, 74 if it cannot be written.
  package func keep(_ results: UnwrittenResults, of key: String) async throws(Failure) {
    try await writer.keep(results, of: key)
  }

  /// Writes what has not been written and closes the file; the last process to close it leaves
  /// nothing beside it. After that the journal has no results.
  ///
  /// - Throws: What `keep` throws.
  package func close() throws(Failure) {
    defer { reading.withLock { $0 = nil } }
    try writer.close()
  }

  /// Deletes all records of this account at this address, of all tools, from the journal at `path`
  /// if there is one.
  ///
  /// - Throws: What `Database.open` throws.
  package static func forget(
    _ path: String, address: String, account: String
  ) throws(Failure) {
    guard Database.exists(path) else { return }
    let database = try Database.open(path, schema: schema)
    var records = try database.statement(SQL.forgetRecords)
    var scopes = try database.statement(SQL.forgetScopes)
    try database.transaction { () throws(Failure) in
      try records.run([.text(address), .text(account)])
      try scopes.run([.text(address), .text(account)])
    }
    // Deleted records must not remain in free pages of the file or in the write-ahead log.
    try database.execute("VACUUM")
    try database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  /// The number of `scope` in the file and its run. The first process that uses the scope creates
  /// both.
  static func enter(
    _ scope: JournalScope, _ database: borrowing Database
  ) throws(Failure) -> (Int64, String) {
    let values: [SQLValue] = [
      .text(scope.tool), .text(scope.address), .text(scope.account), .text(scope.options),
    ]
    var select = try database.statement(SQL.scope)
    let read = { (row: borrowing Row) in (row.integer(0), row.text(1) ?? "") }
    if let known = try select.first(values, read) { return known }
    var add = try database.statement(SQL.addScope)
    try add.run(values)
    guard let added = try select.first(values, read) else {
      throw Failure("store_fault", "the journal lost a scope", exit: .internalFault)
    }
    return added
  }
}
