import Records
import Sessions
import Testing

/// A program as its users run it, and its description of itself.
struct Program: CustomTestStringConvertible {
  static let all = Checkout.programs.map(Program.init)

  var name: String

  var testDescription: String { name }

  init(_ name: String) { self.name = name }

  /// What the programs of some services need before they read their input. No server is there.
  static let connection = Service.variables(at: "http://127.0.0.1:9", token: "token")

  /// Runs a command line in a new folder; `$0` is replaced by the program.
  func run(_ line: String, input: String? = nil) async throws -> Shell.Outcome {
    let shell = try Shell()
    defer { shell.remove() }
    return try await shell.run(
      line.replacing("$0", with: name), input: input.map { Array($0.utf8) },
      variables: Self.connection)
  }

  /// The root command of `--experimental-dump-help`.
  func description() async throws -> JSON {
    let outcome = try await run("$0 --experimental-dump-help")
    let description = try JSON(parsing: outcome.output)
    return try #require(description["command"])
  }

  /// The file beside its cases that says without which arguments a subcommand does not read its
  /// input: one line each, the subcommand first, such as `update --status cancelled`.
  static let neededArgumentsFile = "arguments"

  /// The arguments that the file has for a subcommand, or for a program without subcommands.
  func neededArguments(of subcommand: String?) -> [String] {
    let file = Checkout.root.subfolder("Tests/Cases/\(name)").text(Self.neededArgumentsFile) ?? ""
    let lines = file.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    guard let subcommand else { return lines.first ?? [] }
    return lines.first { $0.first == subcommand }.map { Array($0.dropFirst()) } ?? []
  }

  /// The subcommand that runs if none is given, or nil if there is none.
  func defaultSubcommand() async throws -> String? {
    try await description()["defaultSubcommand"]?.stringValue
  }

  /// Whether the program reads records from stdin: it takes any number of keys as arguments. The words
  /// of a command after `--` are not keys.
  func readsRecords() async throws -> Bool {
    var command = try await description()
    if let name = try await defaultSubcommand() {
      command = try #require(
        command.subcommands.first { $0["commandName"]?.stringValue == name })
    }
    return command.arguments.contains {
      $0["kind"]?.stringValue == "positional" && $0["isRepeating"]?.boolValue == true
        && $0["isOptional"]?.boolValue == true
        && $0["parsingStrategy"]?.stringValue != "postTerminator"
    }
  }
}

extension JSON {
  /// The subcommands that help lists, except `help`.
  var subcommands: [JSON] {
    (self["subcommands"]?.arrayValue ?? []).filter {
      $0["commandName"]?.stringValue != "help" && $0["shouldDisplay"]?.boolValue != false
    }
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
