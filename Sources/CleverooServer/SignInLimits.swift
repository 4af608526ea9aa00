internal import ServerKit

/// How often clients may sign in, register and use codes, by client address and by account. The
/// service documents no limits; these are the rates of Supabase Auth for codes
/// (supabase.com/docs/guides/auth/rate-limits).
struct SignInLimits: Sendable {
  private static let rate = RateLimiter.Rate(burst: 30, count: 30, period: .seconds(300))
  private let byAddress = RateLimiter(rate)
  private let byAccount = RateLimiter(rate)
  /// With the tries of each code (`ResetCode.tryLimit`), this bounds how many codes of an account
  /// can be guessed in an hour.
  private let mails = RateLimiter(.init(burst: 5, count: 5, period: .seconds(3600)))

  /// - Parameter account: the e-mail address or user name, whether or not it exists.
  /// - Throws: `CleverooError` 429.
  func admit(_ account: String, from address: String, at now: Instant) throws(CleverooError) {
    let wait = byAddress.take(address, at: now) ?? byAccount.take(account, at: now)
    if let wait { throw .tooManyRequests(retryAfter: wait.retrySeconds) }
  }

  /// Counts an e-mail.
  ///
  /// - Parameter email: its receiver, whether or not it has an account.
  /// - Throws: `CleverooError` 429.
  func admitMail(to email: String, from address: String, at now: Instant) throws(CleverooError) {
    let wait = byAddress.take(address, at: now) ?? mails.take(email, at: now)
    if let wait { throw .tooManyRequests(retryAfter: wait.retrySeconds) }
  }

  /// Forgets an attempt that succeeded.
  func succeeded(_ account: String, from address: String) {
    byAddress.giveBack(address)
    byAccount.giveBack(account)
  }
}
