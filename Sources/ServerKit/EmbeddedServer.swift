internal import HTTPTypes
package import Hummingbird
internal import Logging
internal import NIOCore
package import Records
package import ResumeReading
internal import ServiceLifecycle

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Services over one database, at one address.
package struct EmbeddedServer: Sendable {
  package let options: ServerOptions
  package let context: ServerContext
  let services: [any ServedService]
  private let lock: DatabaseLock

  /// Opens the database. If the options ask for it, fills a database without postings with the
  /// samples.
  ///
  /// - Parameters:
  ///   - services: the types of the services.
  ///   - reader: reads uploaded documents; in this process unless given.
  ///   - logLevel: what is written to stderr: `error`, `info` (one line for each request) or
  ///     `debug`.
  /// - Throws: `Failure` when the database cannot be used, with exit 75 when another server uses it.
  package init(
    _ options: ServerOptions, services: [any ServedService.Type],
    reader: (any ResumeReader)? = nil, logLevel: String = "error"
  ) async throws(Failure) {
    try await self.init(
      options, services: services, reader: reader, logLevel: logLevel, now: { .now })
  }

  package init(
    _ options: ServerOptions, services: [any ServedService.Type], reader: (any ResumeReader)?,
    logLevel: String, now: @escaping @Sendable () -> Instant
  ) async throws(Failure) {
    self.options = options
    try DatabaseFile.check(options.database)
    lock = try DatabaseLock(database: options.database)
    let postings: PostingImport
    do throws(Failure) {
      postings = try PostingImport(database: options.database, services: services, now: now)
    } catch {
      lock.discard()
      throw error
    }
    if options.fillsWithSamples { try await postings.fillWithSamples() }
    let context = ServerContext(
      options: options, store: postings.store, reader: reader ?? DirectResumeReader(),
      logger: ServerLog.logger(level: logLevel), now: now)
    self.context = context
    do {
      var started: [any ServedService] = []
      for service in services { started.append(try await service.init(context)) }
      self.services = started
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Self.fault(error)
    }
  }

  /// Serves until the current task is cancelled or `stop` is called.
  ///
  /// - Parameter ready: called once, with the port, when connections are accepted.
  /// - Throws: `Failure` with exit 69 when the address is in use, 73 when it cannot be used.
  package func run(
    stoppedBy stop: ServerStop = ServerStop(), ready: @escaping @Sendable (Int) async -> Void
  ) async throws(Failure) {
    do {
      var services = ServiceGroupConfiguration(
        services: [application(ready: ready)], logger: context.logger)
      // Searches get `drainTime`; a client that neither sends nor reads is disconnected after it.
      services.maximumGracefulShutdownDuration = options.drainTime + .seconds(1)
      let group = ServiceGroup(configuration: services)
      await stop.attach(group)
      try await group.run()
    } catch is CancellationError {
      return
    } catch let failure as Failure {
      throw failure
    } catch let error as IOError {
      throw Self.failure(error, options)
    } catch {
      throw Self.fault(error)
    }
  }

  /// The environment in which programs of all services use this server. A variable that is nil is
  /// removed.
  ///
  /// - Parameter address: where the server listens, without a slash at its end.
  /// - Throws: `Failure` when a service cannot sign up an account.
  package func environment(at address: String) async throws(Failure) -> [String: String?] {
    var variables: [String: String?] = [:]
    do {
      for service in services {
        variables.merge(try await service.environment(at: address)) { $1 }
      }
    } catch {
      throw Failure(
        "cannot_sign_up", "cannot create an account for the command: \(error)",
        exit: .internalFault)
    }
    return variables
  }

  /// The server as Hummingbird runs it.
  package func application(
    ready: @escaping @Sendable (Int) async -> Void = { _ in }
  ) -> Application<FrontResponder> {
    let routes = self.routes()
    let limiter = ConnectionLimiter(limit: options.connectionLimit)
    let largestBody = services.map(\.largestBody).max() ?? options.bodyLimit
    let healthPaths = Set(
      services.flatMap { service in
        let type = Swift.type(of: service)
        return type.mounts.flatMap { mount in type.healthPaths.map { mount + $0 } }
      })
    return Application(
      responder: FrontResponder(
        routes: routes.router.buildResponder(), areas: Areas(routes.areas),
        hosts: AcceptedHosts(options)),
      server: .http1(
        configuration: .init(
          additionalChannelHandlers: [
            ConnectionHandler(
              limiter: limiter, timeouts: options.timeouts, healthPaths: healthPaths),
            ContinueHandler(limit: largestBody),
          ],
          // Twice what common proxies pass on (nginx, large_client_header_buffers: four of 8 KiB).
          httpDecoderConfiguration: .init(
            maxHeaderFieldSize: 16 * 1024, maxHeaderListSize: 32 * 1024,
            maxHeaderFieldCount: 100))),
      configuration: ApplicationConfiguration(
        address: .hostname(options.host, port: options.port), serverName: "jm-serve"),
      services: services.flatMap(\.background),
      onServerRunning: { channel in
        let port = channel.localAddress?.port ?? options.port
        context.address.setPort(port)
        await ready(port)
      },
      logger: context.logger)
  }

  /// The routes of all services.
  package func routes() -> Routes.Collection {
    let collection = Routes.Collection()
    for service in services {
      let type = Swift.type(of: service)
      let routes = Routes(collection: collection, prefixes: type.mounts)
      for mount in type.mounts {
        collection.areas.append(Area(prefix: mount, errors: service.errors, gate: nil))
      }
      routes.endpoint("/openapi.json", [.get: Self.document(type.description)])
      service.addRoutes(to: routes)
    }
    return collection
  }

  /// Serves the description of an interface. No key is needed.
  private static func document(_ bytes: [UInt8]) -> Handler {
    let document = ByteBuffer(bytes: bytes)
    return { _, _ in Response(jsonBytes: document) }
  }

  private static func fault(_ error: any Error) -> Failure {
    Failure("server_failed", "the server failed: \(error)", exit: .internalFault)
  }

  private static func failure(_ error: IOError, _ options: ServerOptions) -> Failure {
    let address = "\(options.host):\(options.port)"
    return switch error.errnoCode {
    case EADDRINUSE:
      Failure(
        "address_in_use", "another program is already listening on \(address)",
        hint: "choose another --port, or --port 0 for a free one", exit: .unavailable)
    default:
      Failure(
        "cannot_listen", "cannot listen on \(address): \(error)",
        hint: "check --host and --port", exit: .cannotCreate)
    }
  }
}
