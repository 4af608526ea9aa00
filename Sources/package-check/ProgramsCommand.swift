import ArgumentParser

struct ProgramsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "programs",
    abstract: "Reads the output of dump-package and prints the names of the programs.")

  func run() throws {
    try write(PackageDescription(readInput()).programs.map { $0 + "\n" }.joined())
  }
}
