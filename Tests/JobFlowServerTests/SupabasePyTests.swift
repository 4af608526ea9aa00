import Foundation
import ServerFixtures
import ServerKit
import Testing

@testable import JobFlowServer

/// The Python client that `make test-long` installs, and the script that uses it.
private enum SupabasePy {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  /// JM_PYTHON names another Python that has the client.
  static let python =
    ProcessInfo.processInfo.environment["JM_PYTHON"]
    ?? root.appending(path: ".build/python/bin/python3").path
  static let script = root.appending(path: "Tests/SupabasePy/jobflow.py").path

  static let isInstalled =
    ProcessInfo.processInfo.environment["JM_TEST_LONG"] != nil
    && FileManager.default.isExecutableFile(atPath: python)
}

/// The Python client of Supabase, unchanged, against a server on a socket. `make test-long` installs
/// it; without it the test is skipped.
@Suite(.timeLimit(.minutes(30)), .enabled(if: SupabasePy.isInstalled))
struct SupabasePyTests {
  @Test(arguments: ServerOptions.Dialect.allCases)
  func runsUnchanged(_ dialect: ServerOptions.Dialect) async throws {
    let test = try TestServer(services: [JobFlowService.self]) { $0.dialect = dialect }
    let server = try await test.server()
    let stop = ServerStop()
    let (ports, announced) = AsyncStream<Int>.makeStream()
    let serving = Task {
      defer { announced.finish() }
      try await server.run(stoppedBy: stop) { announced.yield($0) }
    }
    var first = ports.makeAsyncIterator()
    let port = try #require(await first.next())
    let variables = try await server.environment(at: "http://127.0.0.1:\(port)")
    let (status, output) = try await Self.run(
      variables.compactMapValues(\.self), log: test.path("script.log"))
    await stop()
    try await serving.value
    #expect(status == 0, "\(output)")
  }

  /// Runs the script and returns its status and what it wrote.
  private static func run(
    _ variables: [String: String], log: String
  ) async throws -> (Int32, String) {
    let process = Process()
    process.executableURL = URL(filePath: SupabasePy.python)
    process.arguments = [SupabasePy.script]
    process.environment = variables.merging(["NO_PROXY": "127.0.0.1", "PATH": "/usr/bin:/bin"]) {
      own, _ in own
    }
    // A file: reading from a pipe would block a thread that the server needs.
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    let output = try #require(FileHandle(forWritingAtPath: log))
    process.standardOutput = output
    process.standardError = output
    let (ends, ended) = AsyncStream<Int32>.makeStream()
    process.terminationHandler = { process in
      ended.yield(process.terminationStatus)
      ended.finish()
    }
    try process.run()
    var end = ends.makeAsyncIterator()
    let status = await end.next() ?? -1
    return (status, try String(contentsOfFile: log, encoding: .utf8))
  }
}
