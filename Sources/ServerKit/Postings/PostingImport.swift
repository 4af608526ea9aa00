package import Records
internal import Samples

/// Writes posting lines to the database, and tells the services about them.
package struct PostingImport: Sendable {
  package let store: Store
  private let services: [any ServedService.Type]
  private let now: @Sendable () -> Instant

  /// - Throws: `Failure` when the database cannot be used.
  package init(
    database: String, services: [any ServedService.Type],
    now: @escaping @Sendable () -> Instant = { .now }
  ) throws(Failure) {
    store = try Store(path: database, migrations: services.flatMap { $0.migrations })
    self.services = services
    self.now = now
  }

  /// Adds postings, replacing those with the same `job_id`, all or none.
  package func add(_ postings: [ImportedPosting]) async throws {
    let now = now()
    try await store.write { [services] database in
      let stored = try postings.map { try PostingTable.upsert($0, at: now, database) }
      try PostingTable.touchVersion(database)
      for service in services { try service.imported(stored, at: now, database) }
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
