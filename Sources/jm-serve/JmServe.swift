import ArgumentParser
import Command
import Records

@main
struct JmServe: Program {
  static let configuration = CommandConfiguration(
    commandName: "jm-serve",
    abstract: "Serve the job service from one SQLite file on this machine.",
    discussion: """
      The same API as the service: accounts, resume uploads, searches that run in the background, \
      explained jobs, the dashboard.
      """,
    version: Toolkit.version,
    subcommands: [Run.self, Exec.self, Import.self])

  func run(in context: Context) async throws -> Records.ExitStatus { throw MissingInput() }
}
