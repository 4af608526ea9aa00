import Dispatch
import Records
import Synchronization

/// Writes the finished records of a run: those that come while a transaction is being committed go
/// into the next one together, so that many records a second cost few commits.
///
/// It has a connection and a thread of its own: waiting for the disk, or for another process, holds
/// up neither those who read nor other tasks.
final class JournalWriter: Sendable {
  private typealias Waiting = CheckedContinuation<Result<Void, Failure>, Never>

  private struct Entry {
    var key: String
    /// Made when they are written.
    var results: @Sendable () -> RecordLines
    /// About how many bytes they are.
    var size: Int
    /// Nil for one that nobody waits for.
    var waiting: Waiting?
  }

  /// In the order in which they came.
  private struct Batch {
    var entries: [Entry] = []
    /// The sizes of all entries.
    var bytes = 0
  }

  /// In two batches, so that the older one can be let go of as a whole.
  private struct Pending {
    private var older = Batch()
    private var newer = Batch()
    var isWriting = false

    var bytes: Int { older.bytes + newer.bytes }
    var isEmpty: Bool { older.entries.isEmpty && newer.entries.isEmpty }

    mutating func append(_ entry: Entry) {
      newer.entries.append(entry)
      newer.bytes += entry.size
    }

    /// Leaves out the oldest, which would give way to the others in the file; not one by one.
    ///
    /// - Returns: them, which take time to free.
    mutating func forget(past limit: Int) -> Batch? {
      guard newer.entries.count >= limit else { return nil }
      defer { (older, newer) = (newer, Batch()) }
      return older
    }

    mutating func takeAll() -> [Entry] {
      defer { (older, newer) = (Batch(), Batch()) }
      return older.entries + newer.entries
    }
  }

  /// So much waits in memory at most for the end of the run.
  private static let mostBytes = 32 << 20

  private final class Connection {
    // First, so that they go before the connection that they belong to.
    var keep: Statement
    var drop: Statement
    let database: Database
    let scope: Int64

    init(
      _ path: String, _ scope: JournalScope, _ durability: Journal.Durability, _ patience: Duration
    ) throws(Failure) {
      database = try Database.open(
        path, schema: Journal.schema, mode: durability.mode, patience: patience,
        setup: durability.setup)
      (self.scope, _) = try Journal.enter(scope, database)
      keep = try database.statement(Journal.SQL.keep)
      drop = try database.statement(Journal.SQL.drop)
    }
  }

  private let path: String
  private let scope: JournalScope
  private let durability: Journal.Durability
  private let limit: Int?
  private let patience: Duration
  private let queue = DispatchQueue(label: "journal")
  private let pending = Mutex(Pending())
  /// Made by the first record, for many runs keep none; locked only on `queue`.
  private let connection = Mutex<Connection?>(nil)

  init(
    _ path: String, scope: JournalScope, durability: Journal.Durability, limit: Int?,
    patience: Duration
  ) {
    self.path = path
    self.scope = scope
    self.durability = durability
    self.limit = limit
    self.patience = patience
  }

  func keep(
    _ results: @escaping @Sendable () -> RecordLines, size: Int, key: String
  ) async throws(Failure) {
    if durability == .atEnd { return keepForEnd(Entry(key: key, results: results, size: size)) }
    let outcome = await withCheckedContinuation { (waiting: Waiting) in
      let isFirst = pending.withLock { pending in
        pending.append(Entry(key: key, results: results, size: size, waiting: waiting))
        defer { pending.isWriting = true }
        return !pending.isWriting
      }
      if isFirst { writeSoon() }
    }
    try outcome.get()
  }

  // Should anything here fail, so will the end of the run.
  private func keepForEnd(_ entry: Entry) {
    // The old ones are freed where nobody waits for the lock.
    let (isFirst, isFull, _) = pending.withLock { pending in
      let isFirst = pending.isEmpty
      pending.append(entry)
      let old = limit.flatMap { pending.forget(past: $0) }
      let isFull = pending.bytes > Self.mostBytes && !pending.isWriting
      if isFull { pending.isWriting = true }
      return (isFirst, isFull, old)
    }
    if isFirst { queue.async { self.connection.withLock { _ = try? self.opened(&$0) } } }
    if isFull { writeSoon() }
  }

  func writeSoon() { queue.async { _ = self.writeAll() } }

  /// Writes what waits, and lets go of the file.
  ///
  /// - Throws: what writing throws.
  func close() throws(Failure) {
    let outcome = queue.sync {
      defer { connection.withLock { $0 = nil } }
      return writeAll()
    }
    try outcome.get()
  }

  /// - Returns: the first failure, which those who wait get too.
  private func writeAll() -> Result<Void, Failure> {
    var first = Result<Void, Failure>.success(())
    while true {
      let entries = pending.withLock { pending in
        pending.isWriting = !pending.isEmpty
        return pending.takeAll()
      }
      if entries.isEmpty { return first }
      let outcome = connection.withLock { connection in
        Result { () throws(Failure) in
          do throws(Failure) {
            try write(entries, &connection)
          } catch  where durability == .atEnd && error.code == "damaged_store" {
            connection = nil
            Database.remove(path)
            try write(entries, &connection)
          }
        }
      }
      if case .success = first { first = outcome }
      for entry in entries { entry.waiting?.resume(returning: outcome) }
    }
  }

  private func write(
    _ entries: [Entry], _ connection: inout Connection?
  ) throws(Failure) {
    let open = try opened(&connection)
    // As many give way as there may be, so all do: in a transaction of their own, their pages are free
    // for the others and need not be kept to undo it.
    if durability == .atEnd, let limit, entries.count >= limit {
      try open.database.execute("DELETE FROM finished")
    }
    try open.database.transaction { () throws(Failure) in
      for entry in entries.suffix(limit ?? .max) {
        try open.keep.run([.integer(open.scope), .text(entry.key), .blob(entry.results().bytes)])
      }
      if let limit { try open.drop.run([.integer(Int64(limit))]) }
    }
  }

  private func opened(_ connection: inout Connection?) throws(Failure) -> Connection {
    if let connection { return connection }
    let open = try Connection(path, scope, durability, patience)
    connection = open
    return open
  }
}
