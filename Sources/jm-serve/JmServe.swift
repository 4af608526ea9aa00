import ArgumentParser
import Command
import Records
import Server
import ServerKit

@main
struct JmServe: Program {
  static let example = "jm-serve exec -- sh -c 'jm-upload cv.pdf | jm-poll | jm-jobs | jm-explain'"

  static let configuration = CommandConfiguration(
    commandName: "jm-serve",
    abstract: "Run the job service on this machine, from one SQLite file.",
    discussion: """
      Provides the APIs of the services: JobMatchNow at the root, with accounts, resume uploads, \
      searches in the background, explained jobs and the dashboard; \
      \(Servers.others.map { "\($0.title) at \($0.mounts[0])" }.joined(separator: ", ")).
      """,
    version: Toolkit.version,
    subcommands: [Run.self, Exec.self, Import.self, Hello.self])

  func run(in context: Context) async throws -> Records.ExitStatus { throw MissingInput() }
}
