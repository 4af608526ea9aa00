package import ServerKit

/// The settings of accounts.
package struct AccountOptions: ModuleOptions {
  /// Any of these is accepted in the `apikey` header.
  package var anonKeys = [AccountOptions.publicAnonKey]
  /// Patterns of `redirect_to` that are followed besides the site and loopback addresses.
  package var redirectPatterns: [String] = []
  /// Whether a page of this server stands in for LinkedIn and lets anyone sign in as anyone.
  package var fakesLinkedIn = false
  /// Whether a new account may sign in at once. Otherwise its address must be confirmed first.
  package var confirmsAutomatically = true
  package var allowsSignup = true
  /// Lifetime of an access token in seconds.
  package var accessTokenLifetime = 3600
  /// How long a refresh token may be used again after its first use.
  package var reuseInterval = Duration.seconds(10)
  /// Minimum time between two e-mails to one account.
  package var mailInterval = Duration.seconds(60)

  /// The key that is accepted unless others are configured. It is not a secret: it names the
  /// project, like the key in a published app.
  package static let publicAnonKey = "sb_publishable_jm_serve"

  package init() {}
}

extension ServerOptions {
  /// The settings of accounts.
  package var accounts: AccountOptions {
    get { self[AccountOptions.self] }
    set { self[AccountOptions.self] = newValue }
  }
}
