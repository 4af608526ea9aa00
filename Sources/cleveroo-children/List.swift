import ArgumentParser
import Cleveroo
import Command
import Records
import ServiceCommand
import ServiceKit

/// Lists the children. The default subcommand of `cleveroo-children`.
struct List: Program {
  static let configuration = CommandConfiguration(
    abstract: "List the children of the parent who is signed in.")

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .cleveroo, connection)
    let children = try await service.client.send(.children).value
    if children.isEmpty, output.isForPeople(context) {
      context.messages.note(
        "no children yet; add one: cleveroo-children add NAME --age 7 --gender girl")
    }
    try context.show(
      children.map { Record($0) }, in: context.sink(output, table: ChildTable.columns))
    return .success
  }
}
