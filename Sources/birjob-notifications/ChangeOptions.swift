import ArgumentParser
import BirJob
import Command
import Flow
import Records
import ServiceCommand
import ServiceKit
import Sessions

/// The options of the subcommands that mark notifications as read and delete them.
struct ChangeOptions: ParsableArguments {
  @Argument(
    help: .init(
      "Notification ids, or rows of the last table, such as 3. Without any, ids or JSON lines of the inbox are read from stdin.",
      valueName: "id"))
  var notifications: [String] = []

  @Flag(help: "All notifications of the device.")
  var all = false

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup(title: "Service") var rules: DialectOptions
  @OptionGroup var records: RecordOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func check() throws(ValidationError) {
    if all, !notifications.isEmpty {
      throw ValidationError("--all takes no notification ids.")
    }
    try records.check()
  }

  /// Changes the notifications of each record; results get the time in this field.
  ///
  /// A group of the inbox has an id of its own, which the service does not accept; its notifications
  /// are in `notification_ids`.
  func run(
    field: String, in context: Context,
    endpoint: @escaping @Sendable (_ ids: [String], Dialect) -> Endpoint<JSONObject>
  ) async throws -> Records.ExitStatus {
    records.output.apply(to: context)
    let service = try ServiceContext(context, .birJob, connection, dryRun: dryRun)
    let finder = DialectFinder(service.connection, rules.dialect)
    if all { return try await changeAll(service, try await finder.dialect, endpoint) }
    let kept = try service.cachedResults(records.journal, options: [("action", field)])
    defer { kept.close() }
    let now = service.environment.now
    let rules = rules
    let program = RecordProgram(key: "id", requires: ["id"], cacheKey: ["id"]) {
      (client, fields, cache, emit) throws(Failure) in
      let listed = fields.record["notification_ids"]?.arrayValue?.compactMap(\.stringValue) ?? []
      let ids = listed.isEmpty ? [fields["id"]] : listed
      for id in ids { try rules.check(BirJobRules.notificationID(id), exit: .dataError) }
      let dialect = try await finder.dialect
      // Only the server takes several at a time.
      let groups = dialect == .real ? [ids] : ids.map { [$0] }
      try await client.sendAll(groups.map { endpoint($0, dialect) })
      let added = [JSONObject.Member(name: field, value: .string(now().rfc3339))]
      await cache.keep([Record(JSONObject(added))], emit)
      await emit(fields.record.setting(added))
    }
    let table = Table([
      .init("notification", field: "id"), .init("title", field: "title", isFlexible: true),
      .init("at", field: field),
    ])
    return try await service.run(
      program, notifications, options: records.stream, rows: .notifications,
      results: context.sink(records.output, table: table),
      kept: kept)
  }

  /// In the description's dialect, the ids come from the inbox.
  private func changeAll(
    _ service: ServiceContext, _ dialect: Dialect,
    _ endpoint: (_ ids: [String], Dialect) -> Endpoint<JSONObject>
  ) async throws -> Records.ExitStatus {
    guard dialect == .seed else {
      let answer = try await service.client.send(endpoint([], dialect)).value
      try show(answer, service.context)
      return .success
    }
    let inbox = try await service.client.send(.inbox(dialect)).value
    let ids = inbox.notifications.flatMap { notification in
      let listed = notification["notification_ids"]?.arrayValue?.compactMap(\.stringValue) ?? []
      return listed.isEmpty ? [notification["id"]?.stringValue].compactMap(\.self) : listed
    }
    try await service.client.sendAll(ids.map { endpoint([$0], dialect) })
    try show(JSONObject([.init(name: "count", value: .number(ids.count))]), service.context)
    return .success
  }

  private func show(_ answer: JSONObject, _ context: Context) throws {
    try context.show([Record(answer)], in: context.sink(records.output) { _ in "done" })
  }
}
