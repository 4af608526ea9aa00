import Dispatch
import Records
import Synchronization

/// Writes the finished records of a run. Records that arrive while a transaction is being committed
/// share the next one, so that many records a second need few commits.
///
/// The writer has a connection and a thread of its own, so that waiting for the disk or for another
/// process delays neither reading nor other tasks.
final class JournalWriter: Sendable {
  private typealias Waiting = CheckedContinuation<Result<Void, Failure>, Never>

  private struct Entry {
    var key: String
    var results: UnwrittenResults
    /// Nil for an entry that is written at the end.
    var waiting: Waiting?
  }

  private struct Pending {
    var entries: [Entry] = []
    var byteCount = 0
    /// Whether a block on `queue` is going to look at `entries`.
    var isWriting = false

    mutating func append(_ entry: Entry) {
      entries.append(entry)
      byteCount += entry.results.byteCount
    }

    /// Drops all entries but the last `count`. Not one by one, since the others have to be moved.
    mutating func dropOldest(keeping count: Int) {
      guard entries.count >= 2 * count else { return }
      entries.removeFirst(entries.count - count)
      byteCount = entries.reduce(0) { $0 + $1.results.byteCount }
    }
  }

  /// The maximum number of bytes held in memory until the end of a run: a small part of a machine's
  /// memory, and as much as 400 answers of 75 KB.
  private static let mostPendingBytes = 32 << 20

  private final class Connection {
    // First, so that they are freed before the connection that they belong to.
    var keep: Statement
    var drop: Statement
    let database: Database
    let scope: Int64

    init(_ file: JournalFile, _ scope: JournalScope) throws(Failure) {
      database = try file.open()
      (self.scope, _) = try Journal.enter(scope, database)
      keep = try database.statement(Journal.SQL.keep)
      drop = try database.statement(Journal.SQL.drop)
    }
  }

  private let file: JournalFile
  private let scope: JournalScope
  private let limit: Int?
  private let queue = DispatchQueue(label: "journal")
  private let pending = Mutex(Pending())
  /// Opened for the first record, since many runs keep none. Locked only on `queue`.
  private let connection = Mutex<Connection?>(nil)

  init(_ file: JournalFile, scope: JournalScope, limit: Int?) {
    self.file = file
    self.scope = scope
    self.limit = limit
  }

  func keep(_ results: UnwrittenResults, of key: String) async throws(Failure) {
    if file.durability == .atEnd { return keepUntilEnd(Entry(key: key, results: results)) }
    let outcome = await withCheckedContinuation { (waiting: Waiting) in
      let mustWrite = pending.withLock { pending in
        pending.append(Entry(key: key, results: results, waiting: waiting))
        defer { pending.isWriting = true }
        return !pending.isWriting
      }
      if mustWrite { queue.async { _ = self.writeAll() } }
    }
    try outcome.get()
  }

  /// A write that fails here fails again in `close`, which throws.
  private func keepUntilEnd(_ entry: Entry) {
    let mustWrite = pending.withLock { pending in
      pending.append(entry)
      if let limit { pending.dropOldest(keeping: limit) }
      guard pending.byteCount > Self.mostPendingBytes, !pending.isWriting else { return false }
      pending.isWriting = true
      return true
    }
    if mustWrite { queue.async { _ = self.writeAll() } }
  }

  /// Writes what is pending and closes the file.
  ///
  /// - Throws: What writing throws.
  func close() throws(Failure) {
    let outcome = queue.sync {
      defer { connection.withLock { $0 = nil } }
      return writeAll()
    }
    try outcome.get()
  }

  /// Returns the first failure, with which waiting callers are resumed too.
  private func writeAll() -> Result<Void, Failure> {
    var first = Result<Void, Failure>.success(())
    while true {
      let entries = pending.withLock { pending in
        defer { pending = Pending(isWriting: !pending.entries.isEmpty) }
        return pending.entries
      }
      if entries.isEmpty { return first }
      let outcome = connection.withLock { connection in
        Result { () throws(Failure) in
          try file.replacingIfUnusable { () throws(Failure) in try write(entries, &connection) }
        }
      }
      if case .success = first { first = outcome }
      for entry in entries { entry.waiting?.resume(returning: outcome) }
    }
  }

  private func write(
    _ entries: [Entry], _ connection: inout Connection?
  ) throws(Failure) {
    do throws(Failure) {
      let open = if let connection { connection } else { try Connection(file, scope) }
      connection = open
      try open.database.transaction { () throws(Failure) in
        for entry in entries.suffix(limit ?? .max) {
          let results = entry.results.lines().bytes
          try open.keep.run([.integer(open.scope), .text(entry.key), .blob(results)])
        }
        if let limit { try open.drop.run([.integer(Int64(limit))]) }
      }
    } catch {
      // If the file is busy, the same connection waits for it again.
      if Database.unusableCodes.contains(error.code) { connection = nil }
      throw error
    }
  }
}
