/// The settings of a server.
package struct ServerOptions: Sendable {
  /// Path of the SQLite file; created if it is missing.
  package var database: String
  package var host = "127.0.0.1"
  /// 0 chooses a free port.
  package var port = 0
  /// The address at which clients reach the server, such as a proxy's; nil for host and port.
  package var publicURL: String?
  /// Host names under which the server answers besides its own, its public one and loopback.
  package var acceptedHosts: [String] = []
  /// Patterns of `redirect_to` that are followed besides the site and loopback addresses.
  package var redirectPatterns: [String] = []
  /// Whether `X-Forwarded-For` is trusted, for limits by client address.
  package var trustsProxy = false
  /// Whether a page of this server stands in for LinkedIn and lets anyone sign in as anyone.
  package var fakesLinkedIn = false
  /// Any of these is accepted in the `apikey` header.
  package var anonKeys = [ServerOptions.publicAnonKey]
  package var dialect = Dialect.seed
  /// Whether a new account may sign in at once. Otherwise its address must be confirmed first.
  package var confirmsAutomatically = true
  package var allowsSignup = true
  /// Lifetime of an access token in seconds.
  package var accessTokenLifetime = 3600
  /// How long a refresh token may be used again after its first use.
  package var reuseInterval = Duration.seconds(10)
  /// Minimum time between two e-mails to one account.
  package var mailInterval = Duration.seconds(60)
  /// Base-2 logarithm of scrypt's N (RFC 7914 §2).
  package var passwordCost = PasswordHash.Parameters.recommended.cost
  /// Largest document in bytes.
  package var documentLimit = 10 * 1024 * 1024
  /// Largest body of an upload: the document and the form around it.
  var uploadLimit: Int { documentLimit + 64 * 1024 }
  /// Largest JSON body in bytes, the same as in Supabase Auth.
  package var bodyLimit = 1024 * 1024
  /// Maximum number of bytes of uploads in memory at the same time.
  package var uploadMemory = 256 * 1024 * 1024
  /// The maximum number of open connections. Beyond it, the connections that have been idle longest
  /// are closed.
  package var connectionLimit = 512
  package var timeouts = ConnectionTimeouts()
  /// Maximum number of searches that run at the same time.
  package var searchers = 2
  /// Maximum number of waiting searches; further uploads are refused until there is room.
  package var queueLimit = 1000
  /// Maximum number of jobs of one search.
  package var jobLimit = 100
  /// How long requests and searches in progress may continue after a stop signal.
  package var drainTime = Duration.seconds(20)
  /// Whether a database without postings is filled with the sample postings.
  package var fillsWithSamples = true
  /// Folder for the e-mails that a service would send, one file each; nil delivers none.
  package var mailFolder: String?

  /// The key that is accepted unless others are configured. It is not a secret: it names the
  /// project, like the key in a published app.
  package static let publicAnonKey = "sb_publishable_jm_serve"

  /// The form of an answer where a service's documentation and its running server differ.
  package enum Dialect: String, Sendable, CaseIterable {
    /// As documented.
    case seed
    /// As the running server answers.
    case real
  }

  package init(database: String) { self.database = database }

  /// Whether only programs on this machine can reach `host`.
  package static func isLoopback(_ host: String) -> Bool {
    host == "localhost" || AllowedRedirects.isLoopback(host)
  }
}
