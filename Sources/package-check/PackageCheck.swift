import ArgumentParser
import LineIO
import Records

/// The package check: what `make lint` and `make generate` run.
///
/// It is built with the programs but is not a product of the package, so it is never installed.
@main
struct PackageCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "package-check",
    abstract: "Check the package's structure and generate its man pages and completions.",
    subcommands: [
      GraphCommand.self, ProgramsCommand.self, ManCommand.self, CompletionsCommand.self,
      MutantsCommand.self, NamesCommand.self,
    ])
}

/// Returns the JSON document on standard input.
func readInput() throws -> JSON {
  try JSON(parsing: String(decoding: FileDescriptor.standardInput.readAll(), as: UTF8.self))
}

func write(_ text: String) throws {
  try FileDescriptor.standardOutput.write(Array(text.utf8))
}
