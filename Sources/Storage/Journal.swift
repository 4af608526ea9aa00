package import Records
import Synchronization

/// The records that the runs of a program have finished, with what they gained: an SQLite file,
/// 0600, that several processes share.
///
/// A journal is opened for one scope. What `keep` has returned for is there after a crash of the
/// process, and with `Durability.full` after one of the machine.
package final class Journal: Sendable {
  package enum Durability: Sendable {
    /// On the disk when `keep` returns.
    case full
    /// A power failure may take the last records; for what can be asked again.
    case relaxed
    /// Written when the journal is closed, or when there is much of it; for what can be asked again
    /// at no cost, and only the last of it counts. A process that dies while it writes may take what
    /// was there, a power failure may damage the file: one that is damaged gives way to a new one.
    case atEnd
  }

  /// Sixteen hexadecimal digits, the same for all runs with this scope; nil when it is not read.
  package let run: String?
  private let path: String
  /// Nil when it is not read, and once it is closed.
  private let reading: Mutex<Reading?>
  private let writer: JournalWriter

  /// Touched by one thread at a time.
  private struct Reading: ~Copyable {
    // First, so that it goes before the connection that it belongs to.
    var results: Statement
    let database: Database
    /// The scope's number in the file.
    let scope: Int64
  }

  /// Opens the journal, made when it is missing.
  ///
  /// - Parameters:
  ///   - limit: how many records the file holds at most, of all scopes; the oldest give way.
  ///   - patience: how long to wait for another process that writes.
  ///   - isRead: false for one that is only added to: it has no results, and is opened beside other
  ///     work when there is something to keep.
  /// - Throws: what `Database.open` throws.
  package init(
    _ path: String, scope: JournalScope, durability: Durability = .full, limit: Int? = nil,
    patience: Duration = .seconds(10), isRead: Bool = true
  ) throws(Failure) {
    self.path = path
    writer = JournalWriter(
      path, scope: scope, durability: durability, limit: limit, patience: patience)
    guard isRead else {
      run = nil
      reading = Mutex(nil)
      return
    }
    let database = try Database.open(
      path, schema: Self.schema, mode: durability.mode, patience: patience)
    let (number, run) = try Self.enter(scope, database)
    self.run = run
    reading = Mutex(
      Reading(results: try database.statement(SQL.results), database: database, scope: number))
  }

  /// What the record with this key gained, one object for each of its results; nil when no run has
  /// finished it.
  ///
  /// - Throws: `damaged_store` (65), and what reading throws.
  package func results(of key: String) throws(Failure) -> [Record]? {
    let outcome = reading.withLock { reading in
      Result { () throws(Failure) -> [UInt8]? in
        guard let scope = reading?.scope else { return nil }
        return try reading?.results.first([.integer(scope), .text(key)]) { $0.bytes(0) ?? [] }
      }
    }
    guard let bytes = try outcome.get() else { return nil }
    guard let results = JournalResults.decode(bytes) else {
      throw Failure(
        "damaged_store", "\(path) is damaged: a record in it is no JSON",
        hint: "move it away; a new one is made where there is none", exit: .dataError)
    }
    return results
  }

  /// Keeps what the record with this key gained; on return it is in the file, unless the journal
  /// writes `atEnd`. Calls that come at once share a transaction.
  ///
  /// - Throws: 75 when another process holds the file for too long, 74 when it cannot be written.
  package func keep(_ results: RecordLines, of key: String) async throws(Failure) {
    try await keep(size: results.bytes.count, of: key) { results }
  }

  /// Keeps results that are made when they are written: `size` is about how many bytes they are.
  package func keep(
    size: Int, of key: String, results: @escaping @Sendable () -> RecordLines
  ) async throws(Failure) {
    try await writer.keep(results, size: size, key: key)
  }

  /// Begins to write what waits for the end.
  package func writeSoon() { writer.writeSoon() }

  /// Lets go of the file; who is the last one to do so leaves nothing beside it. After that the
  /// journal has no results.
  ///
  /// - Throws: what `keep` throws, of results that were still to be written.
  package func close() throws(Failure) {
    defer { reading.withLock { $0 = nil } }
    try writer.close()
  }

  /// Forgets every record of this account at this address, of all tools, in the journal at `path`
  /// when there is one.
  ///
  /// - Throws: what `Database.open` throws.
  package static func forget(
    _ path: String, address: String, account: String
  ) throws(Failure) {
    guard Database.isThere(path) else { return }
    let database = try Database.open(path, schema: schema)
    var records = try database.statement(SQL.forgetRecords)
    var scopes = try database.statement(SQL.forgetScopes)
    try database.transaction { () throws(Failure) in
      try records.run([.text(address), .text(account)])
      try scopes.run([.text(address), .text(account)])
    }
    // What is deleted, now or by an earlier run, leaves the file, not only the tables.
    try database.execute("VACUUM")
    try database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  /// The number of `scope` in the file and its run, both made by whoever comes first.
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
    guard let made = try select.first(values, read) else {
      throw Failure("store_fault", "a scope of the journal did not stay", exit: .internalFault)
    }
    return made
  }
}
