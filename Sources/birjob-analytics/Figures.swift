import ArgumentParser
import BirJob
import Command
import Records
import ServiceCommand
import ServiceKit

/// The options of the subcommands that show figures.
struct FigureOptions: ParsableArguments {
  @OptionGroup(title: "Service") var rules: DialectOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(
    in context: Context, endpoint: (Dialect) -> Endpoint<JSONObject>
  ) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .birJob, connection)
    let dialect = try await service.connection.dialect(rules.dialect)
    let figures = try await service.client.send(endpoint(dialect)).value
    try context.show([Record(figures)], in: context.sink(output, paragraph: Self.paragraph))
    return .success
  }

  /// One line for each figure.
  private static func paragraph(_ record: Record) -> String {
    record.object.members.map { member in
      let value = member.value.stringValue ?? member.value.text
      return "\(Printable.line(member.name)): \(Printable.line(value))"
    }.joined(separator: "\n")
  }
}

struct User: Program {
  static let configuration = CommandConfiguration(
    abstract: "Show what the service knows about the use of the device.",
    discussion: "A service of the dialect 'real' shows figures about all devices.")

  @OptionGroup var options: FigureOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    try await options.run(in: context) { .userAnalytics($0) }
  }
}

struct Stats: Program {
  static let configuration = CommandConfiguration(abstract: "Show figures about all devices.")

  @OptionGroup var options: FigureOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    try await options.run(in: context) { .statistics($0) }
  }
}
