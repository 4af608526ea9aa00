internal import Hummingbird
internal import Logging
internal import NIOCore
package import Records
internal import ServiceLifecycle

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The services of `jm-serve` over one database.
package struct EmbeddedServer: Sendable {
  package let options: ServerOptions
  let store: Store
  let logger: Logger
  let reader: any ResumeReading
  let now: @Sendable () -> Instant

  /// Opens the database, fills it with the sample postings when it holds none and that is asked for.
  ///
  /// - Parameter logLevel: what goes to stderr: `error`, `info` (a line for each request), `debug`.
  /// - Throws: `Failure` when the database cannot be used.
  package init(
    _ options: ServerOptions, reader: (any ResumeReading)? = nil, logLevel: String = "error"
  ) async throws(Failure) {
    try await self.init(options, reader: reader, logLevel: logLevel, now: { .now })
  }

  init(
    _ options: ServerOptions, reader: (any ResumeReading)?, logLevel: String,
    now: @escaping @Sendable () -> Instant
  ) async throws(Failure) {
    self.options = options
    self.reader = reader ?? DirectResumeReading()
    self.now = now
    logger = ServerLog.logger(level: logLevel)
    store = try Store(path: options.database)
    if options.fillsWithSamples {
      try await PostingImport(store: store, now: now).fillWithSamples()
    }
  }

  /// Serves until the surrounding task is cancelled or `stop` was called.
  ///
  /// - Parameter ready: called once with the port when connections are accepted.
  /// - Throws: `Failure` with exit 69 when the address is in use, 73 when it cannot be used.
  package func run(
    stoppedBy stop: ServerStop = ServerStop(), ready: @escaping @Sendable (Int) async -> Void
  ) async throws(Failure) {
    do {
      let application = try await application(ready: ready)
      var services = ServiceGroupConfiguration(services: [application], logger: logger)
      // Searches have `drainTime`; a client that neither sends nor reads is cut off after it.
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
      throw Failure("server_failed", "the server failed: \(error)", exit: .internalFault)
    }
  }

  func application(
    ready: @escaping @Sendable (Int) async -> Void = { _ in }
  ) async throws -> Application<RouterResponder<RequestScope>> {
    let runner = SearchRunner(
      store: store, shelf: PostingShelf(store: store), reader: reader, options: options, now: now,
      logger: logger)
    try await runner.recover()
    return Application(
      router: try await router(runner),
      server: .http1(
        configuration: .init(
          additionalChannelHandlers: [ContinueHandler(limit: options.uploadLimit)])),
      configuration: ApplicationConfiguration(
        address: .hostname(options.host, port: options.port), serverName: "jm-serve"),
      services: [SearchService(runner: runner, drainTime: options.drainTime)],
      onServerRunning: { channel in await ready(channel.localAddress?.port ?? options.port) },
      logger: logger)
  }

  /// Everything that is answered, in the order of the middleware.
  func router(_ runner: SearchRunner) async throws -> Router<RequestScope> {
    let auth = try await AuthService(store: store, options: options, now: now)
    let jobs = JobMatchNowService(
      store: store, options: options, now: now, auth: auth, runner: runner)
    let router = Router(context: RequestScope.self)
    router.add(middleware: RequestIDMiddleware())
    router.add(middleware: ErrorMiddleware())
    router.add(middleware: GatewayMiddleware(keys: Set(options.anonKeys)))
    auth.addRoutes(to: router)
    jobs.addRoutes(to: router)
    DescriptionService().addRoutes(to: router)
    return router
  }

  private static func failure(_ error: IOError, _ options: ServerOptions) -> Failure {
    let address = "\(options.host):\(options.port)"
    return switch error.errnoCode {
    case EADDRINUSE:
      Failure(
        "address_in_use", "another program already listens on \(address)",
        hint: "choose another --port, or --port 0 for a free one", exit: .unavailable)
    default:
      Failure(
        "cannot_listen", "cannot listen on \(address): \(error)",
        hint: "check --host and --port", exit: .cannotCreate)
    }
  }
}
