package import Matching
internal import Synchronization

/// The index over the postings of the database. It is built again only after an import, by this
/// process or another.
package final class PostingIndexCache: Sendable {
  package struct Contents: Sendable {
    let version: Int
    package let index: PostingIndex
    /// The `job_id` of each posting in the index.
    package let jobIDs: [String]
    /// The number of each posting in the index.
    package let numbers: [Int64]
  }

  private let store: Store
  private let cached = Mutex<Contents?>(nil)

  package init(store: Store) { self.store = store }

  package func contents() async throws -> Contents {
    try await store.read { [self] database in
      let version = try PostingTable.version(database)
      if let known = cached.withLock({ $0 }), known.version == version { return known }
      let postings = try PostingTable.all(database)
      let contents = Contents(
        version: version, index: PostingIndex(postings.lazy.map { Posting(json: $0.line) }),
        jobIDs: postings.map(\.jobID), numbers: postings.map(\.number))
      cached.withLock { $0 = contents }
      return contents
    }
  }
}
