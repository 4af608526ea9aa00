import ArgumentParser
import Command
import LineIO
import Records
import ServerKit

/// A server that only says hello, for comparison in `.ci/bench-server`.
struct Hello: Program {
  static let configuration = CommandConfiguration(
    abstract: "Serve a constant text, as a baseline for the server's speed.",
    shouldDisplay: false)

  func run(in context: Context) async throws -> Records.ExitStatus {
    try await HelloServer.run { port in
      try? context.output.writeLine("http://127.0.0.1:\(port)".utf8)
      try? context.output.flush()
    }
    return .success
  }
}
