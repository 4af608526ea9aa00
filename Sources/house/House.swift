import ArgumentParser
import LineIO
import Records

/// The tool that keeps the house in order: what `make lint` and `make generate` run. It is built
/// with the programs and never installed.
@main
struct House: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "house",
    abstract: "Checks the package's structure and writes its man pages.",
    subcommands: [GraphCommand.self, ProgramsCommand.self, ManCommand.self])
}

/// Reads the JSON document on standard input.
func readInput() throws -> JSON {
  try JSON(parsing: String(decoding: FileDescriptor.standardInput.readAll(), as: UTF8.self))
}

func write(_ text: String) throws {
  try FileDescriptor.standardOutput.write(Array(text.utf8))
}
