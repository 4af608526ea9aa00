import ArgumentParser
import BirJob
import Command
import Records
import ServiceCommand
import ServiceKit
import Sessions

/// Lists the inbox. The default subcommand of `birjob-notifications`.
struct Inbox: Program {
  static let configuration = CommandConfiguration(
    commandName: "inbox",
    abstract: "List the notifications of the device, one line for each group of jobs.")

  @Flag(help: "Print one line for each job of the notifications instead.")
  var jobLines = false

  @Flag(help: "Only notifications that are not read.")
  var unread = false

  @OptionGroup(title: "Service") var rules: DialectOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .birJob, connection)
    let dialect = try await service.connection.dialect(rules.dialect)
    let inbox = try await service.client.send(.inbox(dialect)).value
    let moment = service.environment.now()
    let notifications = inbox.notifications.filter { notification in
      !unread || notification["is_read"]?.boolValue != true
    }
    if notifications.isEmpty, output.isForPeople(context) {
      context.messages.note("no notifications")
    }
    guard jobLines else {
      try await service.show(
        notifications.map { Record($0) }, output, table: Self.table, as: .notifications)
      return .success
    }
    let lines = notifications.flatMap { notification in
      (notification["jobs"]?.arrayValue ?? []).compactMap(\.objectValue).map { job in
        var line = JobLines.line(job, at: moment)
        line["notification_id"] = notification["id"]
        return Record(line)
      }
    }
    try await service.show(lines, output, table: .jobs, as: .birJobs)
    return .success
  }

  private static let table = Table([
    .init("created", field: "created_at"), .init("title", field: "title", isFlexible: true),
    .init("message", field: "message", isFlexible: true),
    .init("jobs", field: "job_count", isNumeric: true), .init("read", field: "is_read"),
    .init("notification", field: "id", isFlexible: true, isID: true),
  ])
}
