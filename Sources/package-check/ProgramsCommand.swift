import ArgumentParser

struct ProgramsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "programs",
    abstract: "Read the output of dump-package and print the names of the programs.")

  func run() throws {
    try write(PackageDescription(readInput()).programs.map { $0 + "\n" }.joined())
  }
}
