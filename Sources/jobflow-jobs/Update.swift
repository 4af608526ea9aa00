import ArgumentParser
import Command
import JobFlow
import Records
import ServiceCommand

struct Update: Program {
  static let configuration = CommandConfiguration(
    abstract: "Change jobs.",
    discussion: """
      Only what the options name is changed. The status completed also sets completed_at, any other \
      removes it.
      """)

  @Option(help: .init("The new name.", valueName: "name"))
  var name: String?

  @Option(
    help: .init(
      "The new status: \(JobStatus.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "status"), completion: .list(JobStatus.allCases.map(\.rawValue)))
  var status: String?

  @Option(help: .init("The new date, or \"\" for none.", valueName: "date"))
  var scheduled: String?

  @Option(help: .init("Assign the jobs to this user.", valueName: "user-id"))
  var assignTo: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Whether the actions must be completed in their order. (default: as it is)")
  var strict: Bool?

  @OptionGroup var options: ChangeOptions

  func check() throws(ValidationError) {
    if name == nil, status == nil, scheduled == nil, assignTo == nil, strict == nil {
      throw ValidationError("Nothing to change: give --name, --status or another option.")
    }
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    if let name { try options.rules.check(JobFlowRules.name(name)) }
    if let status { try options.rules.check(JobFlowRules.status(status)) }
    if let scheduled, !scheduled.isEmpty {
      try options.rules.check(JobFlowRules.scheduledDate(scheduled))
    }
    if let assignTo { try options.rules.check(JobFlowRules.id(assignTo, of: "a user")) }
    return try await options.run(in: context) { [name, status, scheduled, assignTo, strict] now in
      var columns = JSONObject()
      columns["name"] = name.map { .string($0) }
      columns["status"] = status.map { .string($0) }
      columns["scheduled_date"] = scheduled.map { $0.isEmpty ? .null : .string($0) }
      columns["assigned_to"] = assignTo.map { .string($0) }
      columns["strict_sequence"] = strict.map { .bool($0) }
      if let status {
        columns["completed_at"] =
          status == JobStatus.completed.rawValue ? .string(now.rfc3339) : .null
      }
      return columns
    }
  }
}

struct Cancel: Program {
  static let configuration = CommandConfiguration(abstract: "Cancel jobs.")

  @OptionGroup var options: ChangeOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    try await options.run(in: context) { _ in
      JSONObject([
        .init(name: "status", value: .string(JobStatus.cancelled.rawValue)),
        .init(name: "completed_at", value: .null),
      ])
    }
  }
}
