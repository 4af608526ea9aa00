import ArgumentParser
import Command
import Flow
import JobFlow
import Records
import ServiceCommand
import ServiceKit

/// Lists jobs. The default subcommand of `jobflow-jobs`.
struct List: Program {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the jobs that are assigned to you, the newest first.",
    discussion: """
      Each job comes with its template, its user and its actions. If the service cannot answer that, \
      the jobs are listed without them.
      """)

  @Option(
    help: .init(
      "Jobs with this status: \(JobStatus.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "status"), completion: .list(JobStatus.allCases.map(\.rawValue)))
  var status: String?

  @Option(help: .init("Jobs that are assigned to this user.", valueName: "user-id"))
  var assignedTo: String?

  @Flag(help: "All jobs that the account may see.")
  var all = false

  @Option(
    name: [.customShort("n"), .long],
    help: .init("Print at most this many. (default: all)", valueName: "n"))
  var limit: Int?

  @OptionGroup(title: "Service") var rules: ValidationOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func check() throws(ValidationError) {
    if all, assignedTo != nil {
      throw ValidationError("--all and --assigned-to cannot be used together.")
    }
    if let limit, limit < 0 { throw ValidationError("--limit must be 0 or greater.") }
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    if let status { try rules.check(JobFlowRules.status(status)) }
    if let assignedTo { try rules.check(JobFlowRules.id(assignedTo, of: "a user")) }
    let service = try ServiceContext(context, .jobFlow, connection)
    var query = JobQuery()
    query.status = status
    if !all {
      query.assignedTo = if let assignedTo { assignedTo } else { try await service.userID() }
    }
    let results = service.listSink(output, table: .jobFlowJobs, as: .jobFlowJobs)
    var count = 0
    do {
      try await write(query, hasRelations: true, service, to: results, &count)
    } catch let failure as Failure where failure.isAboutRelations && count == 0 {
      context.messages.note(
        "listing jobs without template, user and actions, which the service does not provide: "
          + failure.message)
      try await write(query, hasRelations: false, service, to: results, &count)
    }
    if count == 0, output.isForPeople(context) { context.messages.note("no jobs") }
    try results.finish()
    try results.flush()
    await results.keep()
    return .success
  }

  private func write(
    _ query: JobQuery, hasRelations: Bool, _ service: ServiceContext,
    to results: any ResultSink, _ count: inout Int
  ) async throws {
    let pages = JobReader(service.client).pages(query, hasRelations: hasRelations, limit: limit)
    for try await page in pages {
      for row in page.value { try results.write(Record(try JobReader.line(row))) }
      count += page.value.count
      try results.flush()
    }
  }
}
