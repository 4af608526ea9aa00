import ArgumentParser
import Command
import Flow
import JobMatchNow
import Records
import ServiceCommand
import ServiceKit
import Sessions

/// The options of the subcommands that record an interaction with jobs.
struct InteractionOptions: ParsableArguments {
  @Argument(
    help: .init(
      "Rows of the last table, such as 3, or ids of its jobs; with --last, job ids of that search. "
        + "Without any, JSON lines with \"job_id\" and \"view_token\" are read from stdin.",
      valueName: "job"))
  var jobs: [String] = []

  @Flag(name: .shortAndLong, help: "Look for the job ids in the search that was listed last.")
  var last = false

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup(title: "Records") var stream: StreamOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  /// Records `interaction` with each job at the service. Keeps stars and applications on this machine
  /// too, because the service does not list all of them.
  func record(
    _ interaction: JobInteraction, in context: Context
  ) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .jobMatchNow, connection, dryRun: dryRun)
    var program = program(interaction, service)
    if last {
      program = program.changingFailures(\.aboutLastSearch)
      program.given = ["view_token": try service.connection.lastSearch().viewToken]
    }
    return try await service.run(
      program, jobs, options: stream, rows: last ? nil : .jobMatches,
      results: context.sink(output, table: JobTable.interactions))
  }

  private func program(
    _ interaction: JobInteraction, _ service: ServiceContext
  ) -> RecordProgram {
    let details = JobDetails(service.client)
    let now = service.environment.now
    return RecordProgram(
      key: "job_id",
      requires: [
        "job_id",
        .init("view_token", hint: "name a row of the last table, use --last, or pipe jm-jobs"),
      ]
    ) { fields in
      .interaction(interaction, jobID: fields["job_id"], viewToken: fields["view_token"])
    } adding: { _, fields in
      let isListed = interaction == .star || interaction == .apply
      let found =
        isListed ? await details.members(for: fields.record, viewToken: fields["view_token"]) : []
      let added =
        found + [
          .init(name: "interaction_type", value: .string(interaction.rawValue)),
          .init(name: "interacted_at", value: .string(now().rfc3339)),
        ]
      await mark(fields.record.setting(added), fields, interaction, service)
      return added
    }
  }

  private func mark(
    _ done: Record, _ fields: RecordFields, _ interaction: JobInteraction, _ service: ServiceContext
  ) async {
    let marked = ProfileStore<MarkedJobs>(service.environment)
    let stored = done.setting([.init(name: "view_token", value: .string(fields["view_token"]))])
    switch interaction {
    case .star: await marked.add(stored, to: .starred, for: service.profile)
    case .unstar: await marked.remove(fields["job_id"], from: .starred, for: service.profile)
    case .apply: await marked.add(stored, to: .applied, for: service.profile)
    case .view: break
    }
  }
}
