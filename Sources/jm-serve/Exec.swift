import ArgumentParser
import Command
import LineIO
import Records
import Server

struct Exec: Program {
  static let configuration = CommandConfiguration(
    abstract: "Run a command against a server of its own.",
    discussion: """
      Serves on a free port, from a fresh database with the sample postings unless --db names one, \
      and runs COMMAND with a signed-up account (JM_BASE_URL, JM_AUTH_URL, JM_ANON_KEY, JM_EMAIL, \
      JM_PASSWORD, JM_TOKEN) and its own configuration folders. Stops when COMMAND ends and exits \
      as it did.
      """)

  @Option(help: .init("A database to use and keep.", valueName: "file"), completion: .file())
  var db: String?

  @OptionGroup var coloring: ColorOption
  @OptionGroup(title: "Service") var service: ServiceOptions

  @Argument(
    parsing: .postTerminator, help: .init("What to run, behind '--'.", valueName: "command"))
  var command: [String] = []

  func validate() throws {
    if command.isEmpty { throw ValidationError("Name a command behind '--'.") }
  }

  private var reader: IsolatedResumeReading?

  /// Without the reader, which is no option.
  private enum CodingKeys: String, CodingKey {
    case db, coloring, service, command
  }

  mutating func prepare() throws(Failure) {
    StopSignals.catchAll()
    reader = try IsolatedResumeReading(workers: service.searches)
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    coloring.apply(to: context)
    let workspace = try Workspace()
    defer { workspace.remove() }
    var options = service.serverOptions(database: db ?? workspace.path("jm.db"))
    // The accounts of a database that is gone at the end need no slow hash.
    if db == nil { options.passwordCost = 10 }
    let server = try await EmbeddedServer(options, reader: reader, logLevel: service.logLevel)
    let account = try await server.makeAccount()
    let stop = ServerStop()
    let (ports, announced) = AsyncStream<Int>.makeStream()
    let serving = Task {
      defer { announced.finish() }
      try await server.run(stoppedBy: stop) { announced.yield($0) }
    }
    guard let port = await ports.first(where: { _ in true }) else {
      try await serving.value
      return .internalFault
    }
    let result: Result<Records.ExitStatus, Failure>
    do throws(Failure) {
      let environment = ChildEnvironment(
        inherited: context.environment, address: "http://\(options.host):\(port)",
        anonKey: options.anonKeys.first ?? ServerOptions.publicAnonKey, account: account,
        workspace: workspace)
      result = .success(try await Self.run(command, environment.variables))
    } catch {
      result = .failure(error)
    }
    await stop()
    try await serving.value
    return try result.get()
  }

  private static func run(
    _ command: [String], _ environment: [String: String]
  ) async throws(Failure) -> Records.ExitStatus {
    let child = try ChildProcess(command, environment: environment)
    let forwarding = Task {
      for await signal in StopSignals.received() {
        // The keyboard has sent it to the command as well.
        if signal == StopSignals.interrupt, StopSignals.isInForeground { continue }
        child.send(signal)
      }
    }
    defer { forwarding.cancel() }
    return await child.wait()
  }
}
