import ArgumentParser
import Command
import LineIO
import Records
import ServiceCommand
import Sessions
import Transport

struct Config<P: AuthProgram>: Program {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "config", abstract: "Print the settings in force and where each one comes from.",
      discussion: """
        Flags override environment variables, which override the profile in config.toml, which \
        overrides the built-in defaults. Secrets are shortened. --init writes the first \
        config.toml, with the settings that flags and the environment give.
        """)
  }

  @Flag(name: .customLong("init"), help: "Write the first config.toml.")
  var writesFile = false

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, P.service, connection)
    if writesFile {
      try writeFile(service)
      return .success
    }
    let rows = service.profile.rows.map(Self.record)
    try context.show(rows, in: context.sink(output, table: Self.table))
    return .success
  }

  /// Writes the file of profiles if there is none, and says what to do next.
  ///
  /// - Throws: `no_config_folder` (78), `config_exists` (73), `cannot_write` (73).
  private func writeFile(_ service: ServiceContext) throws(Failure) {
    let (profile, program) = (service.profile, service.context.program)
    guard let path = service.environment.configFile else {
      throw Failure(
        "no_config_folder", "there is no folder for config.toml",
        hint: "set HOME or XDG_CONFIG_HOME", exit: .configuration)
    }
    if (try? FileStatus.of(path)) != nil {
      throw Failure(
        "config_exists", "there is a file \(path) already",
        hint: "edit it; '\(program) config' shows the settings in force", exit: .cannotCreate)
    }
    var anonKey = profile.anonKey?.value
    if anonKey == nil, let address = profile.authURL?.value, service.context.canAsk {
      let typed = Terminal.ask("Public (anon) key of \(address.origin): ", echo: true) ?? ""
      if !typed.isEmpty { anonKey = Secret(typed) }
    }
    do throws(SystemError) {
      try PrivateFile.makeFolder(PrivateFile.parent(of: path))
      try PrivateFile.replace(path, with: Array(ConfigDraft(profile).text(anonKey: anonKey).utf8))
    } catch {
      throw Failure("cannot_write", "cannot \(error)", exit: .cannotCreate)
    }
    service.context.messages.note("wrote \(path)")
    service.context.messages.note(
      profile.authURL == nil || anonKey != nil
        ? "next: sign in with '\(program) login'"
        : "next: set anon_key in it, then sign in with '\(program) login'")
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
