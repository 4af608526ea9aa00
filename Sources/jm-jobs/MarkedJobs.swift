import ArgumentParser
import Command
import JobMatchNow
import Records
import ServiceCommand
import ServiceKit
import Sessions

struct Starred: Program {
  static let configuration = CommandConfiguration(
    abstract: "List the starred jobs.",
    discussion: """
      Lists the starred jobs of the dashboard. If you are not signed in, or if the service does not \
      list them, lists the jobs that were starred on this machine.
      """)

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .jobMatchNow, connection)
    let marked = try ProfileStore<MarkedJobs>(service.environment).jobs(
      .starred, for: service.profile)
    let jobs =
      try await listed(service).map { $0.map { MarkedJobs.completing(Record($0), from: marked) } }
      ?? marked
    if jobs.isEmpty, output.isForPeople(context) {
      context.messages.note("no starred jobs yet; star one with jm-jobs star")
    }
    try await service.show(jobs, output, table: JobTable.jobs, as: .jobMatches)
    return .success
  }

  /// The starred jobs of the dashboard; nil without sign-in, or if the service does not list them.
  private func listed(_ service: ServiceContext) async throws(Failure) -> [JSONObject]? {
    guard try await service.sessions.accessTokenIfSignedIn() != nil else { return nil }
    let dashboard = try await service.client.send(.dashboard).value
    if let count = dashboard.starredJobs?.count,
      let total = dashboard.summary["starred_jobs_count"]?.intValue, total > count
    {
      service.context.messages.note(
        "the service lists only the latest \(count) of \(total) starred jobs")
    }
    return dashboard.starredJobs
  }
}

struct Applied: Program {
  static let configuration = CommandConfiguration(
    abstract: "List the jobs that are marked as applied for.",
    discussion: "Lists the jobs that were marked on this machine. The service does not list them.")

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .jobMatchNow, connection)
    let jobs = try ProfileStore<MarkedJobs>(service.environment).jobs(
      .applied, for: service.profile)
    if jobs.isEmpty, output.isForPeople(context) {
      context.messages.note("no jobs applied for yet; mark one with jm-jobs apply")
    }
    try await service.show(jobs, output, table: JobTable.interactions, as: .jobMatches)
    return .success
  }
}
