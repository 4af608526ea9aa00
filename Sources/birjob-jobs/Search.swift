import ArgumentParser
import BirJob
import Command
import Records
import ServiceCommand
import ServiceKit
import Sessions

/// Searches jobs. The default subcommand of `birjob-jobs`.
struct Search: Program {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Print the jobs that match, one line each.",
    discussion: """
      Requests page after page until there are no more jobs, or --limit is reached. A job that moves \
      to another page meanwhile is printed once.
      """)

  @OptionGroup(title: "Selection") var selection: SelectionOptions

  @Option(
    name: [.customShort("n"), .long],
    help: .init("Print at most this many jobs. (default: all)", valueName: "n"))
  var limit: Int?

  @Option(help: .init("Request this many jobs at a time.", valueName: "n"))
  var pageSize = 100

  @Option(help: .init("Skip this many jobs at the beginning.", valueName: "n"))
  var offset = 0

  @Flag(help: "Exit with 1 if no job matches.")
  var failEmpty = false

  @OptionGroup(title: "Service") var rules: DialectOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func validate() throws {
    if let limit, limit < 0 { throw ValidationError("--limit must be 0 or greater.") }
    if pageSize < 1 { throw ValidationError("--page-size must be 1 or greater.") }
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    try selection.check(rules)
    try rules.check(BirJobRules.pageSize(pageSize))
    try rules.check(BirJobRules.offset(offset))
    let service = try ServiceContext(context, .birJob, connection)
    let query = selection.query
    try await warnAboutFilters(query, service)
    let pages = PagedList<JSONObject>(
      service.client, pageSize: pageSize, limit: limit, start: offset,
      identity: { JobLines.id(of: $0) }, request: { .jobs(query, offset: $0, limit: $1) })
    let table = service.listSink(output, table: .jobs, as: .birJobs)
    let results = CountingSink(table)
    for try await page in pages {
      let moment = service.environment.now()
      for job in page.value { try results.write(Record(JobLines.line(job, at: moment))) }
      try results.flush()
    }
    try results.finish()
    try results.flush()
    await table.keep()
    return failEmpty && results.count == 0 ? .negative : .success
  }

  /// The server ignores filters that only its description has.
  private func warnAboutFilters(
    _ query: JobQuery, _ service: ServiceContext
  ) async throws(Failure) {
    let unknown = query.filtersUnknownToTheServer
    guard !unknown.isEmpty, try await service.connection.dialect(rules.dialect) == .real else {
      return
    }
    service.environment.warn("the service ignores \(unknown.joined(separator: ", "))")
  }
}
