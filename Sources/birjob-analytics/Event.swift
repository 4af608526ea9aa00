import ArgumentParser
import BirJob
import Command
import Records
import ServiceCommand
import ServiceKit
import Sessions

struct Event: Program {
  static let configuration = CommandConfiguration(
    abstract: "Record events of the device.",
    discussion: """
      The data of an event is the "event_data" of its record, with the members of --data.
      """)

  @Argument(
    help: .init(
      "Event types, such as job_applied. Without any, types or JSON lines with an \"event_type\" are "
        + "read from stdin.", valueName: "type"))
  var types: [String] = []

  @Option(help: .init("The data of the events, a JSON object.", valueName: "json"))
  var data: String?

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup(title: "Service") var rules: DialectOptions
  @OptionGroup(title: "Records") var stream: StreamOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  private static func object(_ text: String) -> JSONObject? {
    (try? JSON(parsing: text))?.objectValue
  }

  func validate() throws {
    if let data, Self.object(data) == nil { throw ValidationError("--data must be a JSON object.") }
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .birJob, connection, dryRun: dryRun)
    let finder = DialectFinder(service.connection, rules.dialect)
    let shared = data.flatMap(Self.object) ?? JSONObject()
    let (now, rules) = (service.environment.now, rules)
    let program = RecordProgram(key: "event_type", requires: ["event_type"]) {
      (fields) throws(Failure) in
      let type = fields["event_type"]
      try rules.check(BirJobRules.eventType(type), exit: .dataError)
      var data = fields.record["event_data"]?.objectValue ?? JSONObject()
      for member in shared.members { data[member.name] = member.value }
      return .event(type, data: data, try await finder.dialect)
    } adding: { _, _ in
      [.init(name: "recorded_at", value: .string(now().rfc3339))]
    }
    return try await service.run(
      program, types, options: stream, results: context.sink(output, table: Self.table))
  }

  private static let table = Table([
    .init("event", field: "event_type", isFlexible: true), .init("recorded", field: "recorded_at"),
  ])
}
