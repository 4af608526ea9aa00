import ArgumentParser
import Command
import Flow
import JobFlow
import Records
import ServiceCommand
import ServiceKit
import Sessions

/// The options of the subcommands that change actions.
struct ChangeOptions: ParsableArguments {
  @Argument(
    help: .init(
      "Action ids, or rows of the last table, such as 3. Without any, ids or JSON lines of jobflow-actions are read from stdin.",
      valueName: "action-id"))
  var actions: [String] = []

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup(title: "Service") var rules: ValidationOptions
  @OptionGroup(title: "Records") var stream: StreamOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  /// Changes each action; results are the answered rows.
  ///
  /// The actions are changed one after the other in the order of the input, because whether one can
  /// be completed depends on those before it.
  func run(
    in context: Context, table: Table = .jobActions,
    change: @escaping @Sendable (JobActionChanges, RecordFields) async throws(Failure) -> JSONObject
  ) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .jobFlow, connection, dryRun: dryRun)
    let now = service.environment.now
    let program = RecordProgram(key: "id", requires: ["id"]) {
      [rules] (client, fields, _, emit) throws(Failure) in
      try rules.check(JobFlowRules.id(fields["id"], of: "an action"), exit: .dataError)
      let row = try await change(JobActionChanges(client, now: now), fields)
      await emit(fields.record.setting(row.members))
    }
    return try await service.run(
      program, actions, options: stream, rows: .jobFlowActions,
      results: context.sink(output, table: table),
      isConcurrent: false)
  }
}
