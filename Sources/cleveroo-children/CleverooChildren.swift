import ArgumentParser
import Command
import Records

@main
struct CleverooChildren: Program {
  static let example = "cleveroo-children add mia --age 7 --gender girl"

  static let configuration = CommandConfiguration(
    commandName: "cleveroo-children",
    abstract: "List and add the children of a Cleveroo account.",
    version: Toolkit.version,
    subcommands: [List.self, Add.self],
    defaultSubcommand: List.self)

  func run(in context: Context) async throws -> Records.ExitStatus { throw MissingInput() }
}
