import ArgumentParser
import Command
import JobMatchNow
import Records
import ServiceCommand
import Sessions

struct Starred: Program {
  static let configuration = CommandConfiguration(
    abstract: "List the starred jobs.",
    discussion: """
      As the dashboard lists them; where it lists none of anybody's, those that were starred from \
      this machine.
      """)

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, connection)
    let marked = try MarkedJobStore(service.environment).jobs(.starred, for: service.profile)
    let jobs = try await listed(service).map { $0.map { Self.job($0, marked) } } ?? marked
    try context.show(jobs, in: context.sink(output, table: JobTable.jobs))
    return .success
  }

  /// A job of the dashboard with the token of the search that it was starred in, where this machine
  /// knows it: `jm-explain` needs one.
  private static func job(_ listed: JSONObject, _ marked: [Record]) -> Record {
    var job = listed
    let known = marked.first { $0["job_id"] == listed["job_id"] }
    job["view_token"] = job["view_token"] ?? known?["view_token"]
    return Record(job)
  }

  /// Nil when the service does not say, or nobody is signed in.
  private func listed(_ service: ServiceContext) async throws(Failure) -> [JSONObject]? {
    guard try await service.session().accessTokenIfSignedIn() != nil else { return nil }
    return try await service.client(JobMatchNowClient.init).dashboard().value.starredJobs
  }
}

struct Applied: Program {
  static let configuration = CommandConfiguration(
    abstract: "List the jobs that were applied for.",
    discussion: "Those noted from this machine: the service takes note too, but lists none.")

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, connection)
    let jobs = try MarkedJobStore(service.environment).jobs(.applied, for: service.profile)
    try context.show(jobs, in: context.sink(output, table: JobTable.interactions))
    return .success
  }
}
