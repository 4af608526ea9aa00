internal import HTTPTypes
internal import ServerKit

/// How often clients may sign in, request e-mails and enter codes: by client address and by
/// account, at the default rates of Supabase Auth (supabase.com/docs/guides/auth/rate-limits).
struct AuthLimits: Sendable {
  enum Endpoint: CaseIterable {
    case token, otp, verify, recover
  }

  private static let fiveMinutes = Duration.seconds(300)
  private static let tokens = RateLimiter.Rate(burst: 30, count: 150, period: fiveMinutes)
  private static let codes = RateLimiter.Rate(burst: 30, count: 30, period: fiveMinutes)
  private static let mails = RateLimiter.Rate(burst: 30, count: 30, period: .seconds(3600))

  private let byAddress: [Endpoint: RateLimiter]
  private let byAccount: [Endpoint: RateLimiter]
  private let mailsByAddress = RateLimiter(Self.mails)

  init() {
    byAddress = Dictionary(
      uniqueKeysWithValues: Endpoint.allCases.map {
        ($0, RateLimiter($0 == .token ? Self.tokens : Self.codes))
      })
    // The slower rate applies to one account, however many addresses try it; successful sign-ins do
    // not count.
    byAccount = Dictionary(
      uniqueKeysWithValues: Endpoint.allCases.map { ($0, RateLimiter(Self.codes)) })
  }

  /// - Throws: `AuthError` 429 when `address` has used up its requests.
  func admit(_ endpoint: Endpoint, from address: String, at now: Instant) throws(AuthError) {
    if let wait = byAddress[endpoint]?.take(address, at: now) {
      throw .tooManyRequests(retryAfter: wait.retrySeconds)
    }
  }

  /// - Parameter account: the e-mail address, whether or not it has an account: the answer must not
  ///   reveal that.
  /// - Throws: `AuthError` 429 when the account was tried too often.
  func admit(_ endpoint: Endpoint, account: String, at now: Instant) throws(AuthError) {
    if let wait = byAccount[endpoint]?.take(account, at: now) {
      throw .tooManyRequests(retryAfter: wait.retrySeconds)
    }
  }

  /// Forgets a try that succeeded.
  func succeeded(_ endpoint: Endpoint, account: String) {
    byAccount[endpoint]?.giveBack(account)
  }

  /// - Throws: `AuthError` 429 when `address` has caused too many e-mails.
  func admitMail(from address: String, at now: Instant) throws(AuthError) {
    if let wait = mailsByAddress.take(address, at: now) {
      var error = AuthError(
        .tooManyRequests, "over_email_send_rate_limit", "Email rate limit exceeded")
      error.retryAfter = wait.retrySeconds
      throw error
    }
  }
}
