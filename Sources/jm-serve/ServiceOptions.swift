import ArgumentParser
import Records
import Server

/// What the server does, for `run` and `exec`.
struct ServiceOptions: ParsableArguments {
  @Option(
    help: .init(
      "Accept this 'apikey'; repeat it for more (default: \(ServerOptions.publicAnonKey)).",
      valueName: "key"))
  var anonKey: [String] = []

  @Option(
    help: """
      Where the service differs from its documentation, answer as documented (seed) or as the \
      service does (real).
      """)
  var dialect = Dialect.seed

  @Flag(
    help: """
      Offer sign-in through LinkedIn, with a page that stands in for it and signs in anyone as \
      anyone. Only on a loopback address.
      """)
  var fakeLinkedin = false

  @Flag(help: "Require new accounts to confirm their address with a mailed code.")
  var confirmEmail = false

  @Option(
    help: .init("Write mails to this folder, one file each (default: none).", valueName: "folder"),
    completion: .directory)
  var mailFolder: String?

  @Flag(help: "Refuse new accounts.")
  var noSignup = false

  @Option(help: .init("Lifetime of an access token, in seconds.", valueName: "seconds"))
  var tokenLifetime = 3600

  @Option(
    help: .init(
      "How long a used refresh token is still accepted, in seconds.", valueName: "seconds"))
  var reuseInterval = 10

  @Option(help: .init("Searches to run at a time.", valueName: "n"))
  var searches = 2

  @Option(help: .init("Most jobs that a search returns.", valueName: "n"))
  var maxJobs = 100

  @Option(
    help: .init(
      "How long requests and searches in progress may go on after a signal to stop, in seconds.",
      valueName: "seconds"))
  var drain = 20

  @Flag(help: "Leave an empty database without the sample postings.")
  var noSamples = false

  @Flag(
    name: .shortAndLong, help: "Log each request on stderr, one line each; twice for details.")
  var verbose: Int

  enum Dialect: String, ExpressibleByArgument, CaseIterable {
    case seed, real
  }

  func validate() throws {
    if confirmEmail, mailFolder == nil {
      throw ValidationError("--confirm-email needs --mail-folder, where the codes are written.")
    }
    if tokenLifetime < 1 { throw ValidationError("--token-lifetime must be at least 1.") }
    if reuseInterval < 0 { throw ValidationError("--reuse-interval must not be negative.") }
    if searches < 1 { throw ValidationError("--searches must be at least 1.") }
    if drain < 0 { throw ValidationError("--drain must not be negative.") }
    if maxJobs < 1 { throw ValidationError("--max-jobs must be at least 1.") }
  }

  func serverOptions(database: String) -> ServerOptions {
    var options = ServerOptions(database: database)
    if !anonKey.isEmpty { options.anonKeys = anonKey }
    options.dialect = dialect == .seed ? .seed : .real
    options.fakesLinkedIn = fakeLinkedin
    options.confirmsAutomatically = !confirmEmail
    options.mailFolder = mailFolder
    options.allowsSignup = !noSignup
    options.accessTokenLifetime = tokenLifetime
    options.reuseInterval = .seconds(reuseInterval)
    options.searchers = searches
    options.jobLimit = maxJobs
    options.drainTime = .seconds(drain)
    options.fillsWithSamples = !noSamples
    return options
  }

  var logLevel: String { ["error", "info", "debug"][min(verbose, 2)] }
}
