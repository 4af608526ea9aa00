import ArgumentParser
import Command
import Records
import ServiceCommand
import Sessions

struct Config<P: AuthProgram>: Program {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "config", abstract: "Print the settings in force and where each one comes from.",
      discussion: """
        Flags override environment variables, which override the profile in config.toml, which \
        overrides the built-in defaults. Secrets are shortened.
        """)
  }

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, P.service, connection)
    let rows = service.profile.rows.map(Self.record)
    try context.show(rows, in: context.sink(output, table: Self.table))
    return .success
  }

  private static func record(_ row: SettingRow) -> Record {
    Record(
      JSONObject([
        .init(name: "setting", value: .string(row.name)),
        .init(name: "value", value: row.shown.map { .string($0) } ?? .null),
        .init(name: "origin", value: row.origin.map { .string("\($0)") } ?? .null),
      ]))
  }

  private static var table: Table {
    Table([
      .init("setting", field: "setting"), .init("value", field: "value", isFlexible: true),
      .init("origin", field: "origin", isFlexible: true),
    ])
  }
}
