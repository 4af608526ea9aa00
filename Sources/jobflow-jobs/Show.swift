import ArgumentParser
import Command
import Flow
import JobFlow
import Records
import ServiceCommand
import ServiceKit

struct Show: Program {
  static let configuration = CommandConfiguration(
    abstract: "Show jobs with their actions and their progress.")

  @Argument(
    help: .init(
      "Job ids, or rows of the last table, such as 3. Without any, ids or JSON lines with an "
        + "\"id\" are read from stdin.",
      valueName: "job-id"))
  var jobs: [String] = []

  @OptionGroup(title: "Service") var rules: ValidationOptions
  @OptionGroup(title: "Records") var stream: StreamOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .jobFlow, connection)
    let program = RecordProgram(key: "id", requires: ["id"]) {
      [rules] (client, fields, _, emit) throws(Failure) in
      try rules.check(JobFlowRules.id(fields["id"], of: "a job"), exit: .dataError)
      let answer = try await JobReader(client).job(id: fields["id"])
      await emit(
        fields.record.setting(answer.value.line.members), requestID: answer.requestID)
    }
    let results =
      output.chosen == .table
      ? context.sink(output, table: .jobFlowJobs)
      : context.sink(output, paragraph: JobPage.text)
    return try await service.run(
      program, jobs, options: stream, rows: .jobFlowJobs, results: results)
  }
}
