internal import GRDB
internal import Matching
internal import Records
internal import Synchronization

/// The index over the postings of the database. It is built again only after an import, by this
/// process or another.
final class PostingIndexCache: Sendable {
  struct Contents: Sendable {
    let version: Int
    let index: PostingIndex
    /// The `job_id` of each posting in the index.
    let jobIDs: [String]
  }

  private let store: Store
  private let cached = Mutex<Contents?>(nil)

  init(store: Store) { self.store = store }

  func contents() async throws -> Contents {
    try await store.read { [self] database in
      let version = try PostingTable.version(database)
      if let known = cached.withLock({ $0 }), known.version == version { return known }
      let lines = try PostingTable.all(database)
      let contents = Contents(
        version: version, index: PostingIndex(lines.map { Posting(json: $0.line) }),
        jobIDs: lines.map(\.jobID))
      cached.withLock { $0 = contents }
      return contents
    }
  }
}
