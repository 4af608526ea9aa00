import Records
import Testing

/// A program as its users meet it, and what it tells of itself.
struct Program: CustomTestStringConvertible {
  static let all = Checkout.programs.map(Program.init)

  var name: String

  var testDescription: String { name }

  init(_ name: String) { self.name = name }

  /// Runs a line in a folder of its own; `$0` stands for the program.
  func run(_ line: String, input: String? = nil) async throws -> Shell.Outcome {
    let shell = try Shell()
    defer { shell.remove() }
    return try await shell.run(
      line.replacing("$0", with: name), input: input.map { Array($0.utf8) })
  }

  /// The root command of `--experimental-dump-help`.
  func description() async throws -> JSON {
    let outcome = try await run("$0 --experimental-dump-help")
    let description = try JSON(parsing: outcome.output)
    return try #require(description["command"])
  }

  /// The subcommand that runs when none is named, which only the help tells.
  func defaultSubcommand() async throws -> String? {
    let help = try await run("$0 --help")
    return help.output.firstMatch(of: #/(?m)^  (\S+) \(default\)/#).map { String($0.1) }
  }

  /// Whether records come in on stdin: the command takes any number of keys as arguments.
  func readsRecords() async throws -> Bool {
    var command = try await description()
    if let name = try await defaultSubcommand() {
      command = try #require(
        command.subcommands.first { $0["commandName"]?.stringValue == name })
    }
    return command.arguments.contains {
      $0["kind"]?.stringValue == "positional" && $0["isRepeating"]?.boolValue == true
        && $0["isOptional"]?.boolValue == true
    }
  }
}

extension JSON {
  var subcommands: [JSON] {
    (self["subcommands"]?.arrayValue ?? []).filter { $0["commandName"]?.stringValue != "help" }
  }

  var arguments: [JSON] {
    (self["arguments"]?.arrayValue ?? []).filter { $0["shouldDisplay"]?.boolValue != false }
  }

  /// The long spellings of an argument, with their dashes.
  var longNames: [String] { names("long").map { "--" + $0 } }

  /// Its one-letter spellings, with their dash.
  var shortNames: [String] { names("short").map { "-" + $0 } }

  private func names(_ kind: String) -> [String] {
    (self["names"]?.arrayValue ?? []).filter { $0["kind"]?.stringValue == kind }
      .compactMap { $0["name"]?.stringValue }
  }
}
