import ArgumentParser
import Command
import JobFlow
import Records
import ServiceCommand
import ServiceKit

struct Actions: Program {
  static let configuration = CommandConfiguration(
    abstract: "List the actions that templates and jobs consist of.")

  @Option(help: .init("Only the action with this name. Repeat for more.", valueName: "name"))
  var name: [String] = []

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .jobFlow, connection)
    let actions = try await service.client.send(.actions(named: name.isEmpty ? nil : name)).value
    if actions.isEmpty, output.isForPeople(context) { context.messages.note("no actions") }
    let table = Table([
      .init("action", field: "name", isFlexible: true),
      .init("description", field: "description", isFlexible: true),
      .init("media", field: "media_type"), .init("id", field: "id"),
    ])
    try context.show(actions.map { Record($0) }, in: context.sink(output, table: table))
    return .success
  }
}
