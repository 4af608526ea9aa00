internal import ServiceLifecycle

/// Runs searches for as long as the server runs.
struct SearchService: Service {
  let runner: SearchRunner
  let drainTime: Duration

  func run() async throws {
    await runner.wake()
    try await gracefulShutdown()
    await runner.drain(within: drainTime)
  }
}
