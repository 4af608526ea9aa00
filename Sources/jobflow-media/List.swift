import ArgumentParser
import Command
import JobFlow
import Records
import ServiceCommand
import ServiceKit

/// Lists media. The default subcommand of `jobflow-media`.
struct List: Program {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the media of actions, one line each.")

  @Option(help: .init("Only media of this action. Repeat for more.", valueName: "action-id"))
  var action: [String] = []

  @OptionGroup(title: "Service") var rules: ValidationOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    for id in action { try rules.check(JobFlowRules.id(id, of: "an action")) }
    let service = try ServiceContext(context, .jobFlow, connection)
    let media = try await service.client.send(
      .media(actionIDs: action.isEmpty ? nil : action)
    ).value
    if media.isEmpty, output.isForPeople(context) { context.messages.note("no media") }
    let table = Table([
      .init("type", field: "media_type"), .init("address", field: "media_url", isFlexible: true),
      .init("action", field: "action_id"), .init("id", field: "id", isID: true),
    ])
    try await service.show(media.map { Record($0) }, output, table: table, as: .jobFlowMedia)
    return .success
  }
}
