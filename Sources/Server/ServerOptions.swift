/// How a server answers.
package struct ServerOptions: Sendable {
  /// Path of the SQLite file; created when it is not there.
  package var database: String
  package var host = "127.0.0.1"
  /// 0 takes a free port.
  package var port = 0
  /// Any of these is accepted in the `apikey` header.
  package var anonKeys = [ServerOptions.publicAnonKey]
  package var dialect = Dialect.seed
  /// Whether a new account may sign in at once. Without it the address must be confirmed first.
  package var confirmsAutomatically = true
  package var allowsSignup = true
  /// Lifetime of an access token in seconds.
  package var accessTokenLifetime = 3600
  /// How long a refresh token may be used again after its first use.
  package var reuseInterval = Duration.seconds(10)
  /// Time between two mails to one account.
  package var mailInterval = Duration.seconds(60)
  /// Base-2 logarithm of scrypt's cost (RFC 7914 §2, N).
  package var passwordCost = 14
  /// Largest document in bytes.
  package var documentLimit = 10 * 1024 * 1024
  /// Largest body of an upload: the document and the form around it.
  var uploadLimit: Int { documentLimit + 64 * 1024 }
  /// Largest JSON body in bytes.
  package var bodyLimit = 1024 * 1024
  /// Searches at a time.
  package var searchers = 2
  /// Most jobs of one search.
  package var jobLimit = 100
  /// How long running requests and searches may go on after a signal to stop.
  package var drainTime = Duration.seconds(20)
  /// Whether a database without postings is filled with the samples.
  package var fillsWithSamples = true
  /// Folder for the mails that a service would send, one file each; nil keeps none.
  package var mailFolder: String?

  /// The key that is accepted unless others are configured. It is no secret: it names the project, as
  /// the key inside a published app does.
  package static let publicAnonKey = "sb_publishable_jm_serve"

  /// Which body a service answers with where its documentation and its running server differ.
  package enum Dialect: String, Sendable, CaseIterable {
    /// As documented.
    case seed
    /// As the current server does.
    case real
  }

  package init(database: String) { self.database = database }
}
