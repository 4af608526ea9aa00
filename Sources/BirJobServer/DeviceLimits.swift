internal import Records
internal import ServerKit

/// How often a device may ask: the limits of the documentation, and more for its own protection. The
/// running server has none.
struct DeviceLimits: Sendable {
  private let isOn: Bool
  private let registrations = RateLimiter(.init(burst: 10, count: 10, period: hour))
  private let searches = RateLimiter(.init(burst: 1000, count: 1000, period: hour))
  private let analytics = RateLimiter(.init(burst: 100, count: 100, period: hour))
  private let tests = RateLimiter(.init(burst: 100, count: 100, period: hour))
  /// New devices of one client address, whatever tokens they have.
  private let newDevices = RateLimiter(.init(burst: 1000, count: 1000, period: hour))

  private static let hour = Duration.seconds(3600)

  init(_ dialect: ServerOptions.Dialect) { isOn = dialect == .seed }

  /// - Throws: `BirJobError` 429.
  func admitRegistration(
    of token: String, from client: String, at now: Instant
  ) throws(BirJobError) {
    try take(registrations, token, now)
    if let wait = newDevices.take(client, at: now) { throw .rateLimited(wait) }
  }

  /// A search, or another request that reads jobs.
  ///
  /// - Parameter key: the device, or the client's address where the request names no device.
  /// - Throws: `BirJobError` 429.
  func admitSearch(by key: String, at now: Instant) throws(BirJobError) {
    try take(searches, key, now)
  }

  /// - Throws: `BirJobError` 429.
  func admitAnalytics(of device: Device, at now: Instant) throws(BirJobError) {
    try take(analytics, device.id, now)
  }

  /// A test notification, each of which is a file: in both dialects.
  ///
  /// - Throws: `BirJobError` 429.
  func admitTest(of device: Device, at now: Instant) throws(BirJobError) {
    if let wait = tests.take(device.id, at: now) { throw .rateLimited(wait) }
  }

  private func take(
    _ limiter: RateLimiter, _ key: String, _ now: Instant
  ) throws(BirJobError) {
    guard isOn, let wait = limiter.take(key, at: now) else { return }
    throw .rateLimited(wait)
  }
}
