internal import GoTrueServer
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import NIOCore
internal import NIOEmbedded
package import Records
package import ResumeReading
internal import Server
package import ServerKit
internal import ServiceLifecycle
internal import Synchronization

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A server with a database of its own, and with a clock that only the test moves.
package final class TestServer: Sendable {
  package let options: ServerOptions
  package let clock = TestClock()
  private let services: [any ServedService.Type]
  private let workspace: Workspace

  package init(
    services: [any ServedService.Type] = Servers.all,
    _ configure: (inout ServerOptions) -> Void = { _ in }
  ) throws {
    self.services = services
    workspace = try Workspace()
    var options = ServerOptions(database: workspace.path("jm.db"))
    options.passwordCost = 2
    options.fillsWithSamples = false
    configure(&options)
    self.options = options
  }

  deinit { workspace.remove() }

  package func path(_ name: String) -> String { workspace.path(name) }

  /// What the test expected is not there.
  package struct Missing: Error {
    package let what: String
  }

  /// The text of the last e-mail.
  package func lastMail() throws -> String {
    let folder = options.mailFolder ?? ""
    guard let last = try FileManager.default.contentsOfDirectory(atPath: folder).max() else {
      throw Missing(what: "an e-mail in \(folder)")
    }
    return try String(contentsOfFile: "\(folder)/\(last)", encoding: .utf8)
  }

  /// The code of the last e-mail.
  package func lastCode() throws -> String {
    let text = try lastMail()
    guard let code = text.firstRange(of: "code: ")?.upperBound else {
      throw Missing(what: "a code in: \(text)")
    }
    return String(text[code...].prefix(6))
  }

  /// The database, opened as another process would.
  package func store() throws -> Store {
    try Store(path: options.database, migrations: services.flatMap { $0.migrations })
  }

  /// Imports postings, as another process would.
  package func add(_ postings: [JSON]) async throws {
    let clock = clock
    try await PostingImport(
      database: options.database, services: services, now: { clock.now }
    ).add(postings.map { try ImportedPosting($0) })
  }

  package func server(reader: (any ResumeReader)? = nil) async throws -> EmbeddedServer {
    let clock = clock
    return try await EmbeddedServer(
      options, services: services, reader: reader, logLevel: "critical", now: { clock.now })
  }

  /// Runs `test` against the routes, without a socket.
  package func run<Value: Sendable>(
    reader: (any ResumeReader)? = nil, _ test: @Sendable (TestAPI) async throws -> Value
  ) async throws -> Value {
    let server = try await server(reader: reader)
    let application = server.application()
    let services = ServiceGroup(
      configuration: .init(services: application.services, logger: application.logger))
    let running = Task { try await services.run() }
    let api = TestAPI(
      responder: application.responder, key: AccountOptions.publicAnonKey,
      described: try DescribedAnswers(self.services, options.dialect))
    let result: Result<Value, any Error>
    do {
      result = .success(try await test(api))
    } catch {
      result = .failure(error)
    }
    await services.triggerGracefulShutdown()
    try await running.value
    withExtendedLifetime(server) {}
    return try result.get()
  }
}

package final class TestClock: Sendable {
  private let instant = Mutex(Instant(microseconds: 1_795_000_000_000_000))

  package var now: Instant { instant.withLock { $0 } }

  package func advance(_ duration: Duration) { instant.withLock { $0 = $0 + duration } }
}
