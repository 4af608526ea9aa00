import ArgumentParser
import Command
import Flow
import JobFlow
import Records
import ServiceCommand
import ServiceKit

struct Create: JournaledProgram {
  static let configuration = CommandConfiguration(
    abstract: "Create jobs, with the actions of a template.",
    discussion: """
      A job whose actions cannot be created is deleted again. Without --template and --action the \
      jobs have no actions.
      """)

  @Argument(
    help: .init(
      "Names of the jobs. Without any, names or JSON lines with a \"name\" are read from stdin.",
      valueName: "name"))
  var names: [String] = []

  @Option(help: .init("The id or the name of the template.", valueName: "template"))
  var template: String?

  @Option(
    help: .init(
      "Add the action with this name after those of the template. Repeat for more.",
      valueName: "name"))
  var action: [String] = []

  @Option(
    help: .init("When the jobs are to be done: 2026-11-30 or with a time.", valueName: "date"))
  var scheduled: String?

  @Option(help: .init("Assign the jobs to this user. (default: you)", valueName: "user-id"))
  var assignTo: String?

  @Flag(help: "The actions must be completed in their order.")
  var strict = false

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup(title: "Service") var rules: ValidationOptions
  @OptionGroup var records: RecordOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    records.output.apply(to: context)
    if let scheduled { try rules.check(JobFlowRules.scheduledDate(scheduled)) }
    if let assignTo { try rules.check(JobFlowRules.id(assignTo, of: "a user")) }
    let service = try ServiceContext(context, .jobFlow, connection, dryRun: dryRun)
    let kept = try service.cachedResults(
      records.journal,
      options: [
        ("template", template), ("actions", action.joined(separator: "\n")),
        ("scheduled", scheduled), ("user", assignTo), ("strict", "\(strict)"),
      ])
    defer { kept.close() }
    let plan = JobPlan(
      service.client, template: template, actionNames: action,
      user: { () throws(Failure) in
        if let assignTo { assignTo } else { try await service.userID() }
      })
    var columns = JSONObject()
    columns["scheduled_date"] = scheduled.map { .string($0) }
    columns["strict_sequence"] = .bool(strict)
    let program = RecordProgram(key: "name", requires: ["name"], cacheKey: ["name"]) {
      [rules, columns] (_, fields, cache, emit) throws(Failure) in
      try rules.check(JobFlowRules.name(fields["name"]), exit: .dataError)
      let job = try await plan.create(name: fields["name"], columns)
      await cache.keep([Record(job.line)], emit)
      await emit(fields.record.setting(job.line.members))
    }
    return try await service.run(
      program, names, options: records.stream,
      results: context.sink(records.output, table: .jobFlowJobs),
      kept: kept)
  }
}
