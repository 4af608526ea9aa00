import Hummingbird
import Records
import ServiceLifecycle

@testable import GoTrueServer
@testable import Server
@testable import ServerKit

/// The real server, with or without a bug.
struct BuggyServer {
  struct Responder: HTTPResponder {
    let healthy: FrontResponder
    let bug: PlantedBug?
    let given: SecretsGiven

    func respond(to request: Request, context: RequestScope) async throws -> Response {
      let route = "\(request.method.rawValue) \(request.uri.path)"
      let isAffected = bug.map { route.hasPrefix($0.route) } ?? false
      given.note(request)
      var head = request.head
      if isAffected, let bug {
        head.headerFields[.authorization] = bug.authorization(
          request.headers[.authorization], given)
      }
      var reply = try await TestReply(
        try await healthy.respond(
          to: Request(head: head, body: request.body), context: context))
      given.note(reply)
      if isAffected { try await bug?.reply(&reply, request.uri.string) }
      return reply.response
    }
  }

  /// Runs a server while `body` runs, and passes its address.
  static func run<Value: Sendable>(
    _ bug: PlantedBug?, dialect: ServerOptions.Dialect = .seed,
    _ body: (_ address: String, SecretsGiven) async throws -> Value
  ) async throws -> Value {
    let workspace = try Workspace()
    defer { workspace.remove() }
    var options = ServerOptions(database: workspace.path("jm.db"))
    options.passwordCost = 2
    options.dialect = dialect
    let server = try await EmbeddedServer(
      options, services: Servers.all, logLevel: "critical")
    let healthy = server.application()
    let given = SecretsGiven()
    let (ports, announced) = AsyncStream<Int>.makeStream()
    let application = Application(
      responder: Responder(healthy: healthy.responder, bug: bug, given: given),
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
      services: healthy.services,
      onServerRunning: { announced.yield($0.localAddress?.port ?? 0) },
      logger: server.context.logger)
    let group = ServiceGroup(
      configuration: .init(services: [application], logger: server.context.logger))
    let serving = Task { try await group.run() }
    var iterator = ports.makeAsyncIterator()
    let port = await iterator.next() ?? 0
    let result: Result<Value, any Error>
    do {
      result = .success(try await body("http://127.0.0.1:\(port)", given))
    } catch {
      result = .failure(error)
    }
    await group.triggerGracefulShutdown()
    try await serving.value
    return try result.get()
  }
}
