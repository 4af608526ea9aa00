import LoopbackServer
import Sessions
import Testing

/// A folder of `Tests/Cases/<tool>`: a command line and the output that it must print.
///
/// - `cmd`: the command line, run by `bash -o pipefail -c` in a folder with the case's other files
/// - `in.jsonl`: its standard input; empty if missing
/// - `out.jsonl`, `err.txt`, `status`: its expected output and exit code; empty and 0 if missing
/// - `server`: the arguments of `jm-serve exec`, under which the case runs
/// - `answers`: the answers of the service that the case uses (`ScriptedAnswers`)
struct Case: CustomTestStringConvertible {
  static let expectations: Set<String> = [
    "cmd", "out.jsonl", "err.txt", "status", "server", "answers",
  ]

  static let all: [Case] = {
    let root = Checkout.root.subfolder("Tests/Cases")
    return root.names.flatMap { tool in
      let folder = root.subfolder(tool)
      return folder.names.filter { $0 != Program.neededArgumentsFile }.map {
        Case(name: "\(tool)/\($0)", folder: folder.subfolder($0))
      }
    }.filter { $0.name.hasPrefix(ProcessEnvironment.cases) }
  }()

  var name: String
  var folder: Folder

  var testDescription: String { name }

  /// The command under which the case runs.
  private var wrapper: [String] {
    guard let arguments = folder.text("server") else { return [] }
    return ["jm-serve", "exec"] + arguments.split { $0.isWhitespace }.map(String.init) + ["--"]
  }

  /// Runs the command line and returns its output, with placeholders for values that differ from run
  /// to run.
  func run() async throws -> Shell.Outcome {
    let shell = try Shell()
    defer { shell.remove() }
    for name in folder.names where !Self.expectations.contains(name) {
      try folder.copy(name, to: shell.folder)
    }
    let line = try #require(folder.text("cmd"), "\(name) has no cmd")
    let service = try folder.text("answers").map { try ScriptedAnswers($0).server() }
    var outcome = try await shell.run(
      line, input: folder.read("in.jsonl"), wrapper: wrapper, variables: variables(of: service))
    withExtendedLifetime(service) {}
    let placeholders = Placeholders(folder: shell.folder)
    outcome.output = placeholders.applied(to: outcome.output)
    outcome.error = placeholders.applied(to: outcome.error)
    return outcome
  }

  /// The variables with which the programs find the service, as `jm-serve exec` sets them.
  private func variables(of service: LoopbackServer?) -> [String: String] {
    guard let url = service?.url else { return [:] }
    return Service.variables(at: url)
  }

  var expected: Shell.Outcome {
    let status = folder.text("status")?.split { $0.isWhitespace }.first.flatMap { Int32($0) }
    return Shell.Outcome(
      status: status ?? 0, output: folder.text("out.jsonl") ?? "",
      error: folder.text("err.txt") ?? "")
  }

  func record(_ outcome: Shell.Outcome) throws {
    try folder.write(outcome.output, to: "out.jsonl")
    try folder.write(outcome.error, to: "err.txt")
    try folder.write(outcome.status == 0 ? "" : "\(outcome.status)\n", to: "status")
  }
}
