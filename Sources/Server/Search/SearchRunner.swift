internal import GRDB
internal import Logging
internal import Matching
internal import Records

/// Runs searches in the background, a few at a time, oldest first.
///
/// Every step is in the database: a search that was waiting or running when the server ended is
/// continued by the next one.
actor SearchRunner {
  private let store: Store
  private let shelf: PostingShelf
  private let reader: any ResumeReading
  private let options: ServerOptions
  private let now: @Sendable () -> Instant
  private let logger: Logger

  private var running: [String: Task<Void, Never>] = [:]
  private var isDraining = false

  /// How often reading one document is begun.
  static let attemptLimit = 3

  init(
    store: Store, shelf: PostingShelf, reader: any ResumeReading, options: ServerOptions,
    now: @escaping @Sendable () -> Instant, logger: Logger
  ) {
    self.store = store
    self.shelf = shelf
    self.reader = reader
    self.options = options
    self.now = now
    self.logger = logger
  }

  /// Puts back what another process was running when it ended. Called once, before anything runs.
  func recover() async throws {
    try await store.pool.write { [now] database in
      try SearchTable.recover(attemptLimit: Self.attemptLimit, at: now(), database)
    }
  }

  /// Starts what waits, as far as there is room. Called after every upload.
  func wake() {
    while !isDraining, running.count < options.searchers {
      do {
        guard let (search, content) = try store.pool.write(SearchTable.claim) else { return }
        running[search.id] = Task {
          await perform(search, content)
          finished(search.id)
        }
      } catch {
        logger.error("cannot take the next search: \(error)")
        return
      }
    }
  }

  private func finished(_ id: String) {
    running[id] = nil
    wake()
  }

  /// Starts no more searches, waits for those that run, and puts back those that take longer.
  func drain(within limit: Duration) async {
    isDraining = true
    let tasks = Array(running.values)
    let (ended, signal) = AsyncStream<Void>.makeStream()
    // Not in a task group, which would wait for the slower of the two.
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
        try await store.pool.write { database in try SearchTable.requeue(id, database) }
      } catch {
        logger.error("search \(id) could not be put back: \(error)")
      }
    }
  }

  /// Waits until nothing runs or waits.
  func settle() async {
    while let task = running.values.first { await task.value }
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
        return try await fail(search, "No text was found in the resume.")
      }
      let profile = ResumeProfile(search, text: read.text, resume: read.resume)
      let contents = try shelf.contents()
      let matches = contents.index.rank(profile, limit: options.jobLimit).map {
        (jobID: contents.jobIDs[$0.posting], $0)
      }
      let title = profile.headline ?? profile.positions.first?.title ?? matches.first?.1.sourceQuery
      try await store.pool.write { database in
        try SearchTable.complete(
          search, read, title: title, matches: matches, at: now(), database)
      }
    } catch {
      logger.error("search \(search.id): \(error)")
      try? await fail(search, "The search failed inside the server.")
    }
  }

  private nonisolated func fail(_ search: Search, _ message: String) async throws {
    try await store.pool.write { database in
      try SearchTable.fail(search.id, message, at: now(), database)
    }
  }
}
