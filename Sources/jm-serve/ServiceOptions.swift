import ArgumentParser
import BirJobServer
import GoTrueServer
import JobMatchNowServer
import LineIO
import Records
import ServerKit

/// What the server does, for `run` and `exec`.
struct ServiceOptions: ParsableArguments {
  @Option(
    help: .init(
      "Accept this 'apikey'. Repeat for others (default: \(AccountOptions.publicAnonKey)).",
      valueName: "key"))
  var anonKey: [String] = []

  @Option(
    help: """
      Where the service differs from its documentation, behave as documented (seed) or like the \
      service (real).
      """)
  var dialect = Dialect.seed

  @Flag(
    help: """
      Offer sign-in through LinkedIn, with a stand-in page that lets anyone sign in as anyone. \
      Only on a loopback address.
      """)
  var fakeLinkedin = false

  @Flag(help: "Require new accounts to confirm their address with a code sent by e-mail.")
  var confirmEmail = false

  @Option(
    help: .init(
      "Write e-mails to this folder, one file each (default: none).", valueName: "folder"),
    completion: .directory)
  var mailFolder: String?

  @Option(
    help: .init(
      "Write BirJob's push notifications to this folder, one file each (default: none; with exec, "
        + "a temporary one).", valueName: "folder"),
    completion: .directory)
  var pushFolder: String?

  @Flag(help: "Refuse new accounts.")
  var noSignup = false

  @Option(help: .init("Lifetime of an access token, in seconds.", valueName: "seconds"))
  var tokenLifetime = 3600

  @Option(
    help: .init(
      "How long a used refresh token is still accepted, in seconds.", valueName: "seconds"))
  var reuseInterval = 10

  @Option(help: .init("Maximum number of searches that run at the same time.", valueName: "n"))
  var searches = 2

  @Option(help: .init("Maximum number of jobs that a search returns.", valueName: "n"))
  var maxJobs = 100

  @Option(
    help: .init(
      "How long requests and searches in progress may continue after a stop signal, in seconds.",
      valueName: "seconds"))
  var drain = 20

  @Flag(help: "Do not add the sample postings to an empty database.")
  var noSamples = false

  @Flag(
    name: .shortAndLong,
    help: "Log each request on stderr, one line each; given twice, with details.")
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

  /// Checks the folders for messages, so that a wrong one is known before the first message. A missing one
  /// is created for it.
  ///
  /// - Throws: `not_a_folder` (73).
  func checkFolders() throws(Failure) {
    for (option, folder) in [("--mail-folder", mailFolder), ("--push-folder", pushFolder)] {
      guard let folder, PrivateFile.exists(folder), !PrivateFile.isWritableFolder(folder) else {
        continue
      }
      throw Failure(
        "not_a_folder", "\(option) \(folder): not a writable folder",
        exit: .cannotCreate)
    }
  }

  func serverOptions(database: String) -> ServerOptions {
    var options = ServerOptions(database: database)
    if !anonKey.isEmpty { options.accounts.anonKeys = anonKey }
    options.dialect = dialect == .seed ? .seed : .real
    options.accounts.fakesLinkedIn = fakeLinkedin
    options.accounts.confirmsAutomatically = !confirmEmail
    options.mailFolder = mailFolder
    options.birJob.pushFolder = pushFolder
    options.accounts.allowsSignup = !noSignup
    options.accounts.accessTokenLifetime = tokenLifetime
    options.accounts.reuseInterval = .seconds(reuseInterval)
    options.jobMatchNow.searchers = searches
    options.jobMatchNow.jobLimit = maxJobs
    options.drainTime = .seconds(drain)
    options.fillsWithSamples = !noSamples
    return options
  }

  var logLevel: String { ["error", "info", "debug"][min(verbose, 2)] }
}
