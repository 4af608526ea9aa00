import ArgumentParser
import Command
import Records

@main
struct BirjobAnalytics: Program {
  static let example = #"birjob-analytics event job_applied --data '{"job_id":12345}'"#

  static let configuration = CommandConfiguration(
    commandName: "birjob-analytics",
    abstract: "Show figures about the device and the service, and record events.",
    version: Toolkit.version,
    subcommands: [User.self, Event.self, Stats.self])

  func run(in context: Context) async throws -> Records.ExitStatus { throw MissingInput() }
}
