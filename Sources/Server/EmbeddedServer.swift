internal import Hummingbird
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

/// The services of `jm-serve` over one database.
package struct EmbeddedServer: Sendable {
  package let options: ServerOptions
  let store: Store
  let address: PublicAddress
  private let lock: DatabaseLock
  let logger: Logger
  let reader: any ResumeReader
  let now: @Sendable () -> Instant

  /// Opens the database. If the options ask for it, fills a database without postings with the
  /// samples.
  ///
  /// - Parameter logLevel: what is written to stderr: `error`, `info` (one line for each request) or
  ///   `debug`.
  /// - Throws: `Failure` when the database cannot be used, with exit 75 when another server uses it.
  package init(
    _ options: ServerOptions, reader: (any ResumeReader)? = nil, logLevel: String = "error"
  ) async throws(Failure) {
    try await self.init(options, reader: reader, logLevel: logLevel, now: { .now })
  }

  init(
    _ options: ServerOptions, reader: (any ResumeReader)?, logLevel: String,
    now: @escaping @Sendable () -> Instant
  ) async throws(Failure) {
    self.options = options
    self.reader = reader ?? DirectResumeReader()
    self.now = now
    logger = ServerLog.logger(level: logLevel)
    address = PublicAddress(options)
    try DatabaseFile.check(options.database)
    lock = try DatabaseLock(database: options.database)
    store = try Store(path: options.database)
    if options.fillsWithSamples {
      try await PostingImport(store: store, now: now).fillWithSamples()
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
      let application = try await application(ready: ready)
      var services = ServiceGroupConfiguration(services: [application], logger: logger)
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
      throw Failure("server_failed", "the server failed: \(error)", exit: .internalFault)
    }
  }

  func application(
    ready: @escaping @Sendable (Int) async -> Void = { _ in }
  ) async throws -> Application<FrontResponder> {
    let runner = SearchRunner(
      store: store, postings: PostingIndexCache(store: store), reader: reader, options: options,
      now: now, logger: logger)
    try await runner.recover()
    let limiter = ConnectionLimiter(limit: options.connectionLimit)
    return Application(
      responder: FrontResponder(
        routes: try await router(runner).buildResponder(), hosts: AcceptedHosts(options)),
      server: .http1(
        configuration: .init(
          additionalChannelHandlers: [
            ConnectionHandler(limiter: limiter, timeouts: options.timeouts),
            ContinueHandler(limit: options.uploadLimit),
          ],
          // Twice what common proxies pass on (nginx, large_client_header_buffers: four of 8 KiB).
          httpDecoderConfiguration: .init(
            maxHeaderFieldSize: 16 * 1024, maxHeaderListSize: 32 * 1024,
            maxHeaderFieldCount: 100))),
      configuration: ApplicationConfiguration(
        address: .hostname(options.host, port: options.port), serverName: "jm-serve"),
      services: [SearchService(runner: runner, drainTime: options.drainTime)],
      onServerRunning: { channel in
        let port = channel.localAddress?.port ?? options.port
        address.setPort(port)
        await ready(port)
      },
      logger: logger)
  }

  /// All routes and their middleware.
  func router(_ runner: SearchRunner) async throws -> Router<RequestScope> {
    let auth = try await AuthService(store: store, options: options, address: address, now: now)
    let jobs = JobMatchNowService(
      store: store, options: options, now: now, auth: auth, runner: runner)
    let router = Router(context: RequestScope.self)
    router.add(middleware: ErrorMiddleware())
    router.add(middleware: GatewayMiddleware(keys: Set(options.anonKeys)))
    auth.addRoutes(to: router)
    jobs.addRoutes(to: router)
    DescriptionService().addRoutes(to: router)
    router.endpoint("/health", [.get: { _, _ in Response(json: ["status": "ok"]) }])
    return router
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
