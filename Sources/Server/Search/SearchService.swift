internal import ServiceLifecycle

/// Ties the searches to the life of the server.
struct SearchService: Service {
  let runner: SearchRunner
  let drainTime: Duration

  func run() async throws {
    await runner.wake()
    try await gracefulShutdown()
    await runner.drain(within: drainTime)
  }
}
