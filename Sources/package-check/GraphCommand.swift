import ArgumentParser

struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Read the output of dump-package and print each dependency that is not allowed.")

  func run() throws {
    let complaints = try Graph(PackageDescription(readInput())).complaints
    try write(complaints.map { $0 + "\n" }.joined())
    if !complaints.isEmpty { throw ExitCode.failure }
  }
}
