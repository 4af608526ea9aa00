internal import Hummingbird
internal import Logging

/// Hummingbird's own hello-world, with nothing around it: the upper bound of what a server on it can
/// do, for measurements.
package enum HelloServer {
  /// Serves on a free port of 127.0.0.1 until the process is ended.
  ///
  /// - Parameter ready: called with the port when connections are accepted.
  package static func run(ready: @escaping @Sendable (Int) async -> Void) async throws {
    let router = Router()
    router.get("hello") { _, _ in "Hello, world!" }
    var logger = Logger(label: "hello")
    logger.logLevel = .error
    let application = Application(
      router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { await ready($0.localAddress?.port ?? 0) }, logger: logger)
    try await application.run()
  }
}
