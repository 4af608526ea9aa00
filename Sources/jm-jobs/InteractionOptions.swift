import ArgumentParser
import Command
import Flow
import JobMatchNow
import Records
import ServiceCommand
import Sessions

/// The options of the subcommands that record an interaction with jobs.
struct InteractionOptions: ParsableArguments {
  @Argument(
    help: .init(
      "Job ids of the search that --last selects. Without any, JSON lines with \"job_id\" and "
        + "\"view_token\" are read from stdin.", valueName: "job-id"))
  var jobs: [String] = []

  @Flag(help: "Look for the job ids in the search that was listed last.")
  var last = false

  @OptionGroup(title: "Records") var stream: StreamOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  /// Records `interaction` with each job at the service. Keeps stars and applications on this machine
  /// too, because the service does not list all of them.
  func record(
    _ interaction: JobInteraction, in context: Context
  ) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, connection)
    let client = service.client(JobMatchNowClient.init)
    let lastToken = last ? try service.lastViewToken() : nil
    let marked = MarkedJobStore(service.environment)
    let details = JobDetails(client)
    return try await context.stream(
      jobs, keyField: "job_id", options: stream, flow: Flow(concurrency: service.concurrency),
      results: context.sink(output, table: JobTable.interactions)
    ) { _, record, emit throws(Failure) in
      let jobID = try field("job_id", of: record)
      let viewToken =
        if let lastToken { lastToken } else { try field("view_token", of: record) }
      let answer = try await client.record(interaction, jobID: jobID, viewToken: viewToken)
      let moment = service.environment.now()
      let isListed = interaction == .star || interaction == .apply
      let job = isListed ? await details.completed(record, viewToken: viewToken) : record
      let done = job.setting([
        .init(name: "interaction_type", value: .string(interaction.rawValue)),
        .init(name: "interacted_at", value: .string(moment.rfc3339)),
      ])
      let stored = done.setting([.init(name: "view_token", value: .string(viewToken))])
      switch interaction {
      case .star: await marked.add(stored, to: .starred, for: service.profile)
      case .unstar: await marked.remove(jobID, from: .starred, for: service.profile)
      case .apply: await marked.add(stored, to: .applied, for: service.profile)
      case .view: break
      }
      await emit(done, requestID: answer.requestID)
    }
  }

  private func field(_ name: String, of record: Record) throws(Failure) -> String {
    if let value = record.string(name), !value.isEmpty { return value }
    throw Failure(
      "missing_field", "the record has no \"\(name)\"",
      hint: name == "view_token" ? "pipe the output of jm-jobs, or use --last" : nil,
      exit: .dataError)
  }
}
