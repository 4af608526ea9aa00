internal import GRDB
internal import Logging
internal import Matching
internal import Records
internal import ResumeReading
internal import ServerKit

/// Runs searches in the background, a few at a time, oldest first.
///
/// Every step is in the database: the next server resumes the searches that were waiting or running
/// when this one ended.
actor SearchRunner {
  private let store: Store
  private let postings: PostingIndexCache
  private let reader: any ResumeReader
  private let options: JobMatchNowOptions
  private let now: @Sendable () -> Instant
  private let logger: Logger

  private var running: [String: Task<Void, Never>] = [:]
  private var isDraining = false
  private var isClaiming = false
  /// Whether a search may have been queued since the last claim.
  private var mayHaveWork = false

  /// How often reading one document is started. A document that ended the server this often is at
  /// fault.
  static let attemptLimit = 3

  init(_ context: ServerContext) {
    store = context.store
    postings = context.postings
    reader = context.reader
    options = context.options.jobMatchNow
    now = context.now
    logger = context.logger
  }

  /// Queues the searches that another process was running when it ended. Called once, first.
  func recover() async throws {
    try await store.write { [now] database in
      try SearchTable.recover(attemptLimit: Self.attemptLimit, at: now(), database)
    }
  }

  /// Starts queued searches until the limit is reached. Called after every upload.
  func wake() async {
    mayHaveWork = true
    // One claim at a time, so that the limit holds.
    guard !isClaiming else { return }
    isClaiming = true
    defer { isClaiming = false }
    do {
      while mayHaveWork, !isDraining, running.count < options.searchers {
        mayHaveWork = false
        guard let (search, content) = try await claim() else { continue }
        mayHaveWork = true
        if isDraining { return try await putBack(search.id) }
        running[search.id] = Task {
          await perform(search, content)
          await finished(search.id)
        }
      }
    } catch {
      logger.error("cannot take the next search: \(error)")
    }
  }

  // In separate tasks, which continue when the request that wakes the runner is cancelled.

  private func claim() async throws -> (Search, content: [UInt8])? {
    try await Task { [store] in try await store.write(SearchTable.claim) }.value
  }

  private func finished(_ id: String) async {
    running[id] = nil
    await wake()
  }

  private func putBack(_ id: String) async throws {
    try await Task { [store] in
      try await store.write { database in try SearchTable.requeue(id, database) }
    }.value
  }

  /// Starts no more searches, waits for those in progress, and queues those that take longer.
  func drain(within limit: Duration) async {
    isDraining = true
    let tasks = Array(running.values)
    let (ended, signal) = AsyncStream<Void>.makeStream()
    // A task group would wait for the slower of the two.
    Task {
      for task in tasks { await task.value }
      signal.finish()
    }
    let timer = Task {
      try? await Task.sleep(for: limit)
      signal.finish()
    }
    for await _ in ended {}
    timer.cancel()
    for id in running.keys {
      do {
        try await putBack(id)
      } catch {
        logger.error("search \(id) could not be queued again: \(error)")
      }
    }
  }

  private nonisolated func perform(_ search: Search, _ content: [UInt8]) async {
    do {
      let read: ReadResume
      do {
        read = try await reader.read(content, name: search.fileName)
      } catch let failure as Failure {
        return try await fail(search, failure.message)
      }
      guard read.text.contains(where: { !$0.isWhitespace }) else {
        return try await fail(search, "The resume contains no text.")
      }
      let profile = ResumeProfile(
        search, text: read.text, resume: read.resume, sections: read.sections)
      let contents = try await postings.contents()
      let matches = contents.index.rank(profile, limit: options.jobLimit).map {
        (jobID: contents.jobIDs[$0.posting], $0)
      }
      let title = profile.headline ?? profile.positions.first?.title ?? matches.first?.1.sourceQuery
      let review = ResumeReview(
        text: read.text, resume: read.resume, sections: read.sections, warnings: read.warnings)
      try await store.write { [now] database in
        try SearchTable.complete(
          search, read, title: title, review: review, matches: matches, at: now(), database)
      }
    } catch {
      logger.error("search \(search.id): \(error)")
      try? await fail(search, "The search failed inside the server.")
    }
  }

  private nonisolated func fail(_ search: Search, _ message: String) async throws {
    try await store.write { [now] database in
      try SearchTable.fail(search.id, message, at: now(), database)
    }
  }
}
