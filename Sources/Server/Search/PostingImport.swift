internal import GRDB
package import Records
internal import Samples

/// Writes posting lines to the database.
package struct PostingImport: Sendable {
  let store: Store
  let now: @Sendable () -> Instant

  init(store: Store, now: @escaping @Sendable () -> Instant) {
    self.store = store
    self.now = now
  }

  /// - Throws: `Failure` when the database cannot be used.
  package init(database: String) throws(Failure) {
    self.init(store: try Store(path: database), now: { .now })
  }

  /// Adds postings, replacing those with the same `job_id`, all or none.
  package func add(_ postings: [ImportedPosting]) async throws {
    let now = now()
    try await store.write { database in
      for posting in postings { try PostingTable.upsert(posting, at: now, database) }
      try PostingTable.touchVersion(database)
    }
  }

  /// Writes the sample postings to a database without postings.
  ///
  /// - Throws: `Failure` when a sample is not a valid posting, or the database cannot be written.
  func fillWithSamples() async throws(Failure) {
    do {
      guard try await store.read(PostingTable.count) == 0 else { return }
      try await add(
        SamplePostings.lines.split(separator: UInt8(ascii: "\n")).map {
          try ImportedPosting(JSON(parsing: $0))
        })
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(
        "cannot_fill", "cannot store the sample postings: \(error)", exit: .cannotCreate)
    }
  }
}
