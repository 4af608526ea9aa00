import ArgumentParser
import Command
import Flow
import JobMatchNow
import Jobs
import Records
import ServiceCommand
import ServiceKit
import Sessions
import Synchronization

/// Lists the jobs of searches. The default subcommand of `jm-jobs`.
struct List: Program {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the jobs of searches, one line each.",
    discussion: """
      With --filter, no request is made. Job lines from stdin that match the selection are passed \
      on byte for byte.
      """)

  @Argument(
    help: .init(
      "View tokens. Without any, tokens or JSON lines with a \"view_token\" are read from stdin.",
      valueName: "token"))
  var tokens: [String] = []

  @Flag(name: .shortAndLong, help: "List the search that was listed last.")
  var last = false

  @Flag(help: "Use cached results, no network.")
  var offline = false

  @Option(
    help: .init(
      "List a search of the dashboard by its id, or its row in the last table.", valueName: "id"),
    completion: .stored(for: ServiceDescription.jobMatchNow.settings, PastSearches.suggestions))
  var session: String?

  @Flag(help: "Filter job lines from stdin, no network.")
  var filter = false

  @Option(
    help: .init(
      "Copy these fields of the input record to each job, separated by commas.",
      valueName: "fields"))
  var carry: String?

  @Flag(help: "Exit with 1 if no job is listed.")
  var failEmpty = false

  @OptionGroup(title: "Selection") var selection: SelectionOptions
  @OptionGroup var records: RecordOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func check() throws(ValidationError) {
    let sources = [!tokens.isEmpty, last, session != nil, filter].filter(\.self)
    if sources.count > 1 {
      throw ValidationError("Tokens, --last, --session and --filter cannot be used together.")
    }
    if session == "" { throw ValidationError("--session needs the id of a search.") }
    if offline, session != nil || filter {
      throw ValidationError("--offline cannot be used with --session or --filter.")
    }
    try records.check()
    guard filter else { return }
    if selection.scope != nil {
      throw ValidationError(
        "--scope cannot be used with --filter, because only the service knows the scope.")
    }
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    records.output.apply(to: context)
    let (status, counter) =
      filter ? try await filterLines(context) : try await list(context)
    guard status == .success, counter.count == 0 else { return status }
    if selection.limit != 0, records.output.isForPeople(context) {
      context.messages.note("no jobs found")
    }
    return failEmpty ? .negative : status
  }

  private func filterLines(
    _ context: Context
  ) async throws -> (Records.ExitStatus, CountingSink) {
    // Only a table is kept as the last list. Configuration that is wrong does not stop a filter.
    let table =
      records.output.isForPeople(context)
      ? (try? ServiceContext(context, .jobMatchNow, connection))?.listSink(
        records.output, table: JobTable.jobs, as: .jobMatches) : nil
    let counter = CountingSink(table ?? context.sink(records.output, table: JobTable.jobs))
    let now = Timestamp.now()
    let filter = selection.filter(now: now)
    let results = SelectedLines(
      counter, order: selection.sort, limit: selection.limit, counts: selection.count, now: now)
    let status = try context.filter(options: records.stream, results: results) {
      filter.accepts($0, now: now) ? .pass : .drop
    }
    if !selection.count { await table?.keep() }
    return (status, counter)
  }

  private func list(
    _ context: Context
  ) async throws -> (Records.ExitStatus, CountingSink) {
    let service = try ServiceContext(context, .jobMatchNow, connection)
    let table = service.listSink(records.output, table: JobTable.jobs, as: .jobMatches)
    let sink = CountingSink(table)
    let client = service.client
    let start = service.environment.now()
    let list = JobList(
      filter: selection.filter(now: start), order: selection.sort, limit: selection.limit,
      carried: ["view_token", "path", "path_base64", "sha256"]
        + (carry?.split(separator: ",").map(String.init) ?? []))
    let kept = try cachedResults(service)
    defer { for answers in kept { answers.close() } }
    let listed = Mutex<ListedSearch?>(nil)
    let known = try await knownSearch(service, client)
    // Read once, because reading an option copies its whole group.
    let (isOffline, isCounted, isLast) = (offline, selection.count, last)
    let (scope, isRemote) = (selection.scope, selection.isRemote)
    if last, let known, records.output.isForPeople(context) { context.messages.note(known.line) }
    @Sendable func results(
      _ answer: JobAnswer, of record: Record, _ viewToken: String
    ) -> RecordLines {
      let label = record.string("label") ?? known?.label
      let record =
        label.map { record.setting([.init(name: "label", value: .string($0))]) } ?? record
      let search = ListedSearch(viewToken: viewToken, label: label, answer: answer)
      if !isOffline { listed.withLock { $0 = search } }
      let lines = list.lines(answer.jobs, of: record, at: answer.fetchedAt)
      if !isCounted { return lines }
      return [record.setting([.init(name: "count", value: .number(lines.count))])]
    }
    let recall = { (record: Record) throws(Failure) -> RecordLines? in
      guard let viewToken = record.string("view_token") else { return nil }
      for answers in kept {
        if let answer = try answers.answer(to: viewToken).flatMap({ JobAnswer(cached: $0) }) {
          return results(answer, of: record, viewToken)
        }
      }
      return nil
    }
    let status = try await context.stream(
      known.map { [$0.viewToken] } ?? tokens, keyField: "view_token", options: records.stream,
      flow: Flow(concurrency: service.concurrency), results: sink,
      argumentLabel: known.map(argumentLabel), run: kept[0].run, recall: recall
    ) { _, record, emit throws(Failure) in
      let viewToken = try record.required("view_token")
      if isOffline { throw Self.notKept }
      let asked: ServiceAnswer<RecordList>
      do throws(Failure) {
        asked = try await client.send(
          .jobs(viewToken: viewToken, scope: scope, remote: isRemote))
      } catch {
        throw isLast ? error.aboutLastSearch : error
      }
      let answer = JobAnswer(jobs: asked.value, fetchedAt: service.environment.now())
      await kept[0].keep(answer.unwritten, for: viewToken, emit)
      await emit(results(answer, of: record, viewToken), requestID: asked.requestID)
    }
    if let search = listed.withLock({ $0 }) {
      let jobs = selection.isWholeSearch ? search.answer.jobs : nil
      await ProfileStore<LastSearch>(service.environment).save(
        LastSearch(search.viewToken, jobs: jobs, label: search.label, at: search.answer.fetchedAt),
        for: service.profile)
    }
    // Counts are not jobs.
    if !isCounted { await table.keep() }
    return (status, sink)
  }

  /// What messages call the search that `--last` or `--session` selects.
  private func argumentLabel(_ search: LastSearch) -> String {
    if let session { return "search \(session)" }
    return "last search" + (search.label.map { " '\($0)'" } ?? "")
  }

  /// The cached results for these options. With --offline also those without --remote, because the
  /// jobs are filtered here too.
  private func cachedResults(_ service: ServiceContext) throws(Failure) -> [CachedResults] {
    let own = DefaultJournal.Use(.jobs, isRead: offline, isRequired: offline)
    func answers(remote: Bool?) throws(Failure) -> CachedResults {
      try service.cachedResults(
        records.journal, defaultJournal: own,
        options: [("scope", selection.scope?.rawValue), ("remote", remote.map { "\($0)" })])
    }
    let exact = try answers(remote: selection.isRemote)
    return offline && selection.isRemote != nil ? [exact, try answers(remote: nil)] : [exact]
  }

  private static let notKept = Failure(
    "not_kept", "no cached results for this search",
    hint: "list it once without --offline", exit: .dataError)

  /// The search that `--last` or `--session` selects, with the label that it was uploaded with on
  /// this machine; nil for tokens.
  private func knownSearch(
    _ service: ServiceContext, _ client: ServiceClient
  ) async throws(Failure) -> LastSearch? {
    if last { return try service.connection.lastSearch() }
    guard
      let session = try session.map({ argument throws(Failure) in
        try service.lookup(.pastSearches).row(argument)?.string("id") ?? argument
      })
    else { return nil }
    let sessions = try await client.send(.dashboard).value.sessions
    guard let found = sessions.first(where: { $0["id"]?.stringValue == session }),
      let token = found["view_token"]?.stringValue
    else {
      throw Failure(
        "no_such_session", "the dashboard does not list the search \(Printable.line(session))",
        hint: "'jm-dashboard --sessions' lists the searches and their ids", exit: .dataError)
    }
    let label = try ProfileStore<SearchLabels>(service.environment).labels(for: service.profile)[
      session]
    return LastSearch(token, jobs: nil, label: label, at: service.environment.now())
  }
}

/// A search and the answer that was listed.
private struct ListedSearch {
  var viewToken: String
  var label: String?
  var answer: JobAnswer
}

extension LastSearch {
  /// A search that was listed. `jobs` are all of its jobs; nil if only a part was requested.
  init(_ viewToken: String, jobs: RecordList?, label: String?, at moment: Timestamp) {
    func count(_ category: JobFilter.Category) -> Int? {
      jobs?.count { $0.string("category")?.lowercased() == category.rawValue }
    }
    self.init(
      viewToken: viewToken, date: moment, totalMatches: jobs?.count,
      directMatches: count(.direct), adjacentMatches: count(.adjacent), label: label)
  }

  /// A description for people, without the view token.
  var line: String {
    let name = label.map { "search '\(Printable.line($0))'" } ?? "search"
    let counts = [
      totalMatches.map { Plural.phrase($0, "job") }, directMatches.map { "\($0) direct" },
      adjacentMatches.map { "\($0) adjacent" },
    ].compactMap(\.self)
    let found = counts.isEmpty ? "" : ": " + counts.joined(separator: ", ")
    return "\(name) of \(date.rfc3339.prefix(10))\(found)"
  }
}
