internal import GRDB
internal import Matching
internal import Records
internal import Synchronization

/// The postings of the database, prepared for ranking. They are read again only after an import,
/// also one by another process.
final class PostingShelf: Sendable {
  struct Contents: Sendable {
    let version: Int
    let index: PostingIndex
    /// The `job_id` of each posting of the index.
    let jobIDs: [String]
  }

  private let store: Store
  private let kept = Mutex<Contents?>(nil)

  init(store: Store) { self.store = store }

  func contents() async throws -> Contents {
    try await store.read { [self] database in
      let version = try PostingTable.version(database)
      if let known = kept.withLock({ $0 }), known.version == version { return known }
      let lines = try PostingTable.all(database)
      let contents = Contents(
        version: version, index: PostingIndex(lines.map { Posting(json: $0.line) }),
        jobIDs: lines.map(\.jobID))
      kept.withLock { $0 = contents }
      return contents
    }
  }
}
