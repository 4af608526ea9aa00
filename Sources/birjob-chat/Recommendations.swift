import ArgumentParser
import BirJob
import Command
import Records
import ServiceCommand
import ServiceKit
import Sessions

struct Recommendations: Program {
  static let configuration = CommandConfiguration(
    abstract: "List the jobs that the assistant recommends to the device.")

  @OptionGroup(title: "Service") var rules: DialectOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .birJob, connection)
    let dialect = try await service.connection.dialect(rules.dialect)
    let answer = try await service.client.send(.recommendations(dialect)).value
    let moment = service.environment.now()
    guard let jobs = ChatAnswer.jobs(answer) else {
      // A service that answers in words only.
      try context.show(
        [Record(JSONObject(AnswerPage.members(answer)))],
        in: context.sink(output, paragraph: AnswerPage.text))
      return .success
    }
    try await service.show(
      jobs.map { Record(JobLines.line($0, at: moment)) }, output, table: .jobs, as: .birJobs)
    return .success
  }
}
