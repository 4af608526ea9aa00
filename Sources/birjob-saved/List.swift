import ArgumentParser
import BirJob
import Command
import Records
import ServiceCommand
import ServiceKit
import Sessions

/// Lists the saved jobs. The default subcommand of `birjob-saved`.
struct List: Program {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the saved jobs, one line each.")

  @OptionGroup(title: "Service") var rules: DialectOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .birJob, connection)
    let dialect = try await service.connection.dialect(rules.dialect)
    guard dialect == .seed else { throw Failure.notOffered("list saved jobs", in: dialect) }
    let jobs = try await service.client.send(.savedJobs).value
    if jobs.isEmpty, output.isForPeople(context) {
      context.messages.note("no saved jobs yet; save one with birjob-saved save")
    }
    let moment = service.environment.now()
    try await service.show(
      jobs.map { Record(JobLines.line($0, at: moment)) }, output, table: .jobs, as: .birJobs)
    return .success
  }
}
