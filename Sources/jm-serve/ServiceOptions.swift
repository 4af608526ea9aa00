import ArgumentParser
import Records
import Server

/// How the server answers, for `run` and `exec`.
struct ServiceOptions: ParsableArguments {
  @Option(
    help: .init(
      "A key that clients must send as 'apikey'; repeat it for more. Default: "
        + "\(ServerOptions.publicAnonKey).", valueName: "key"))
  var anonKey: [String] = []

  @Option(
    help: "Where documentation and running service differ, answer as documented or as it does.")
  var dialect = Dialect.seed

  @Flag(help: "New accounts must confirm their address with a mailed code.")
  var confirmEmail = false

  @Option(
    help: .init("Put mails into this folder, one file each.", valueName: "folder"),
    completion: .directory)
  var mailFolder: String?

  @Flag(help: "Refuse new accounts.")
  var noSignup = false

  @Option(help: .init("Lifetime of an access token in seconds.", valueName: "seconds"))
  var tokenLifetime = 3600

  @Option(
    help: .init(
      "How long a refresh token may be used again after its first use.", valueName: "seconds"))
  var reuseInterval = 10

  @Option(help: .init("Searches that run at a time.", valueName: "n"))
  var searches = 2

  @Option(help: .init("Most jobs of one search.", valueName: "n"))
  var maxJobs = 100

  @Option(
    help: .init(
      "How long running requests and searches may go on after a signal.", valueName: "seconds"))
  var drain = 20

  @Flag(help: "Do not fill an empty database with the sample postings.")
  var noSamples = false

  @Flag(name: .shortAndLong, help: "One line for each request on stderr; twice for more.")
  var verbose: Int

  enum Dialect: String, ExpressibleByArgument, CaseIterable {
    case seed, real
  }

  func validate() throws {
    if confirmEmail, mailFolder == nil {
      throw ValidationError("--confirm-email needs --mail-folder: the codes go there.")
    }
    if tokenLifetime < 1 { throw ValidationError("--token-lifetime takes seconds from 1.") }
    if reuseInterval < 0 { throw ValidationError("--reuse-interval takes seconds from 0.") }
    if searches < 1 { throw ValidationError("--searches takes a number from 1.") }
    if drain < 0 { throw ValidationError("--drain takes seconds from 0.") }
    if maxJobs < 1 { throw ValidationError("--max-jobs takes a number from 1.") }
  }

  func serverOptions(database: String) -> ServerOptions {
    var options = ServerOptions(database: database)
    if !anonKey.isEmpty { options.anonKeys = anonKey }
    options.dialect = dialect == .seed ? .seed : .real
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
