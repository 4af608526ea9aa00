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
  /// Whether `X-Forwarded-For` is trusted, for limits by client address.
  package var trustsProxy = false
  /// Whether the database is deleted when the server ends, with all accounts in it.
  package var isTemporary = false
  package var dialect = Dialect.seed
  /// Largest JSON body in bytes, the same as in Supabase Auth.
  package var bodyLimit = 1024 * 1024
  /// The maximum number of open connections. Beyond it, the connections that have been idle longest
  /// are closed.
  package var connectionLimit = 512
  package var timeouts = ConnectionTimeouts()
  /// How long requests and searches in progress may continue after a stop signal.
  package var drainTime = Duration.seconds(20)
  /// Whether a database without postings is filled with the sample postings.
  package var fillsWithSamples = true
  /// Folder for the e-mails that a service would send, one file each; nil delivers none.
  package var mailFolder: String?
  /// Base-2 logarithm of scrypt's N for the hashes of passwords (RFC 7914 §2).
  package var passwordCost = PasswordHash.Parameters.recommended.cost
  private var ofModules: [ObjectIdentifier: any ModuleOptions] = [:]

  /// The form of an answer where a service's documentation and its running server differ.
  package enum Dialect: String, Sendable, CaseIterable {
    /// As documented.
    case seed
    /// As the running server answers.
    case real
  }

  package init(database: String) { self.database = database }

  /// The settings of one module: its defaults unless others were set.
  package subscript<Options: ModuleOptions>(type: Options.Type) -> Options {
    get { ofModules[ObjectIdentifier(type)] as? Options ?? Options() }
    set { ofModules[ObjectIdentifier(type)] = newValue }
  }

  /// Whether only programs on this machine can reach `host`.
  package static func isLoopback(_ host: String) -> Bool {
    host == "localhost" || Loopback.contains(host)
  }
}

/// The settings that a module adds to those of the server.
package protocol ModuleOptions: Sendable {
  /// The defaults.
  init()
}
