import ArgumentParser
import BirJobServer
import Command
import GoTrueServer
import LineIO
import Records
import ResumeReading
import Server
import ServerKit

struct Exec: Program {
  static let configuration = CommandConfiguration(
    abstract: "Run a command against a server of its own.",
    discussion: """
      Starts a server on a free port, with the database given by --db or else a temporary one with \
      the sample postings. Runs COMMAND with a new account (JM_BASE_URL, JM_AUTH_URL, JM_ANON_KEY, \
      JM_EMAIL, JM_PASSWORD, JM_TOKEN), with the variables of the other services \
      (\(Servers.others.map { "\($0.name.uppercased())_…" }.joined(separator: ", "))), and with its \
      own configuration folders. Stops the server when COMMAND ends, and exits with its status.
      """)

  @Option(
    help: .init("Use and keep this database (default: a temporary one).", valueName: "file"),
    completion: .file())
  var db: String?

  @OptionGroup var coloring: ColorOption
  @OptionGroup(title: "Service") var service: ServiceOptions

  @Argument(
    parsing: .postTerminator, help: .init("The command to run, after '--'.", valueName: "command"))
  var command: [String] = []

  func validate() throws {
    if db == "" { throw ValidationError("--db must name a file.") }
    if command.isEmpty { throw ValidationError("Give a command after '--'.") }
  }

  private var supervisor: Supervisor?
  private var reader: ReaderPool?

  /// The options alone.
  private enum CodingKeys: String, CodingKey {
    case db, coloring, service, command
  }

  /// N of scrypt for accounts that are deleted with their database: no need for a slow hash.
  private static let temporaryPasswordCost = 10

  mutating func prepare() throws(Failure) {
    // First, so that the command inherits no descriptor of the server and the signal actions that
    // this program was started with.
    supervisor = try Supervisor()
    StopSignals.catchAll()
    reader = try ReaderPool(count: service.searches)
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    coloring.apply(to: context)
    guard let supervisor else { return .internalFault }
    try service.checkFolders()
    defer { supervisor.end() }
    let workspace = try Workspace()
    defer { workspace.remove() }
    supervisor.watch(folder: workspace.path)
    var options = service.serverOptions(database: db ?? workspace.path("jm.db"))
    if service.pushFolder == nil { options.birJob.pushFolder = workspace.path("push") }
    if db == nil {
      options.isTemporary = true
      options.passwordCost = Self.temporaryPasswordCost
    }
    let server = try await EmbeddedServer(
      options, services: Servers.all, reader: reader, logLevel: service.logLevel)
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
        inherited: context.environment,
        ofServer: try await server.environment(at: "http://\(options.host):\(port)"),
        workspace: workspace)
      result = .success(try await Self.run(command, environment.variables, supervisor))
    } catch {
      result = .failure(error)
    }
    await stop()
    try await serving.value
    return try result.get()
  }

  private static func run(
    _ command: [String], _ environment: [String: String], _ supervisor: Supervisor
  ) async throws(Failure) -> Records.ExitStatus {
    try supervisor.start(command, environment: environment)
    let forwarding = Task {
      for await signal in StopSignals.received() {
        // The terminal has sent it to the command as well.
        if signal == StopSignals.interrupt, StopSignals.isInForeground { continue }
        supervisor.send(signal)
      }
    }
    defer { forwarding.cancel() }
    return await supervisor.wait()
  }
}
