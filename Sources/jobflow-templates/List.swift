import ArgumentParser
import Command
import JobFlow
import Records
import ServiceCommand
import ServiceKit

/// Lists the templates. The default subcommand of `jobflow-templates`.
struct List: Program {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the templates by name, each with its actions.")

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .jobFlow, connection)
    let templates = try await TemplateCatalog(service.client).templates()
    if templates.isEmpty, output.isForPeople(context) { context.messages.note("no templates") }
    try await service.show(
      templates.map { Record($0.line) }, output, table: Self.table, as: .jobFlowTemplates)
    return .success
  }

  private static let table = Table([
    .init("template", field: "name", isFlexible: true),
    .init("actions", from: "actions", isNumeric: true) {
      "\($0["actions"]?.arrayValue?.count ?? 0)"
    },
    .init("description", field: "description", isFlexible: true),
    .init("id", field: "id", isID: true),
  ])
}
