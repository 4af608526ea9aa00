import ArgumentParser
import Records

struct NamesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "names",
    abstract: "Print each line of a module below the clients that names a service or a program.",
    discussion: "Reads the output of dump-package on standard input.")

  @Argument(help: "The source files of the package; those of other modules are skipped.")
  var files: [String]

  func run() throws {
    let complaints = try NameSearch(PackageDescription(readInput())).complaints(about: files)
    try write(complaints.map { $0 + "\n" }.joined())
    if !complaints.isEmpty { throw ExitCode.failure }
  }
}
