import ArgumentParser
import Command
import LineIO
import Records
import Server

struct Run: Program {
  static let configuration = CommandConfiguration(
    abstract: "Serve until SIGTERM or SIGINT; then finish what runs and exit 0.",
    discussion: "Prints its address when it accepts connections.")

  @Option(
    help: .init("The database; created when it is not there.", valueName: "file"),
    completion: .file())
  var db: String

  @Option(help: .init("Port; 0 takes a free one.", valueName: "n"))
  var port = 8090

  @Option(help: .init("Address to listen on.", valueName: "address"))
  var host = "127.0.0.1"

  @OptionGroup var coloring: ColorOption
  @OptionGroup(title: "Service") var service: ServiceOptions

  func validate() throws {
    guard (0...65535).contains(port) else {
      throw ValidationError("--port takes a number from 0 to 65535.")
    }
  }

  private var reader: IsolatedResumeReading?

  /// Without the reader, which is no option.
  private enum CodingKeys: String, CodingKey {
    case db, port, host, coloring, service
  }

  mutating func prepare() throws(Failure) {
    StopSignals.catchAll()
    reader = try IsolatedResumeReading(workers: service.searches)
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    coloring.apply(to: context)
    var options = service.serverOptions(database: db)
    options.host = host
    options.port = port
    let server = try await EmbeddedServer(options, reader: reader, logLevel: service.logLevel)
    let stop = ServerStop()
    let waiting = Task {
      for await _ in StopSignals.received() { await stop() }
    }
    defer { waiting.cancel() }
    try await server.run(stoppedBy: stop) { port in
      try? context.output.writeLine("http://\(host):\(port)".utf8)
      try? context.output.flush()
    }
    return .success
  }
}
