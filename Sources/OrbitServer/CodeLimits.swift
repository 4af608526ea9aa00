internal import ServerKit

/// How often codes may be requested and tried, by client address and by e-mail address. The running
/// server allows five a minute.
struct CodeLimits: Sendable {
  private static let rate = RateLimiter.Rate(burst: 5, count: 5, period: .seconds(60))
  private let mailsByAddress = RateLimiter(rate)
  private let mails = RateLimiter(rate)
  /// With the tries of each code (`MailedCode.tryLimit`), this bounds how many codes of an address
  /// can be guessed in an hour.
  private let mailsByHour = RateLimiter(.init(burst: 10, count: 10, period: .seconds(3600)))
  private let tries = RateLimiter(.init(burst: 10, count: 10, period: .seconds(60)))

  /// - Throws: `OrbitError` 429.
  func admitMail(_ email: String, from address: String, at now: Instant) throws(OrbitError) {
    let wait =
      mailsByAddress.take(address, at: now) ?? mails.take(email, at: now)
      ?? mailsByHour.take(email, at: now)
    try refuse(wait)
  }

  /// - Throws: `OrbitError` 429.
  func admitTry(from address: String, at now: Instant) throws(OrbitError) {
    try refuse(tries.take(address, at: now))
  }

  func succeeded(from address: String) { tries.giveBack(address) }

  private func refuse(_ wait: Duration?) throws(OrbitError) {
    if let wait { throw .tooManyRequests(retryAfter: wait.retrySeconds) }
  }
}
