import ArgumentParser
import CProcess
import Command
import LineIO
import Records
import ResumeReading
import Server
import ServerKit

struct Run: Program {
  static let configuration = CommandConfiguration(
    abstract: "Serve until SIGTERM or SIGINT, then finish what is in progress and exit 0.",
    discussion: """
      Prints the server's address when it accepts connections. On any address but loopback, anyone \
      who can reach it can create accounts and upload documents: put a TLS proxy in front of it, \
      and give its address with --public-url.
      """)

  @Option(
    help: .init(
      "The database, created if it is missing (default: \(DefaultDatabase.description)).",
      valueName: "file"), completion: .file())
  var db: String?

  @Option(help: .init("Port to listen on; 0 chooses a free one.", valueName: "n"))
  var port = 8090

  @Option(help: .init("Address to listen on.", valueName: "address"))
  var host = "127.0.0.1"

  @OptionGroup(title: "Network") var network: NetworkOptions
  @OptionGroup var coloring: ColorOption
  @OptionGroup(title: "Service") var service: ServiceOptions

  func validate() throws {
    guard (0...65535).contains(port) else {
      throw ValidationError("--port must be from 0 to 65535.")
    }
    if db == "" { throw ValidationError("--db must name a file.") }
    let isLoopback = ServerOptions.isLoopback(host)
    if !isLoopback, network.publicURL == nil {
      throw ValidationError(
        "--host \(host) needs --public-url, the address for links in e-mails.")
    }
    guard service.fakeLinkedin else { return }
    if !isLoopback {
      throw ValidationError(
        "--fake-linkedin lets anyone sign in as anyone: it works only with a loopback --host.")
    }
    if network.isPublic {
      throw ValidationError(
        "--fake-linkedin lets anyone sign in as anyone: it cannot be used with --public-url, "
          + "--accept-host or --behind-proxy.")
    }
  }

  private var reader: ReaderPool?

  /// The options alone.
  private enum CodingKeys: String, CodingKey {
    case db, port, host, network, coloring, service
  }

  /// Descriptors besides those of connections: database, log, workers, pipes.
  private static let otherDescriptors = 128

  mutating func prepare() throws(Failure) {
    StopSignals.catchAll()
    cprocess_allow_descriptors(UInt32(network.maxConnections + Self.otherDescriptors))
    reader = try ReaderPool(count: service.searches)
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    coloring.apply(to: context)
    try service.checkFolders()
    let database = try db ?? DefaultDatabase.path(in: context.environment)
    var options = service.serverOptions(database: database)
    network.apply(to: &options)
    options.host = host
    options.port = port
    if !ServerOptions.isLoopback(host) {
      context.messages.note(
        "warning: listening on \(host): anyone who can reach it can create accounts and upload "
          + "documents")
    }
    let server = try await EmbeddedServer(
      options, services: Servers.all, reader: reader, logLevel: service.logLevel)
    let stop = ServerStop()
    let waiting = Task {
      for await _ in StopSignals.received() { await stop() }
    }
    defer { waiting.cancel() }
    let name = host.contains(":") ? "[\(host)]" : host
    try await server.run(stoppedBy: stop) { port in
      try? context.output.writeLine("http://\(name):\(port)".utf8)
      try? context.output.flush()
    }
    return .success
  }
}
