import ArgumentParser
import GoTrueServer
import JobMatchNowServer
import ServerKit

/// How the server is reached over the network, for `run`.
struct NetworkOptions: ParsableArguments {
  @Option(
    name: .customLong("public-url"),
    help: .init(
      "The address at which clients reach the server; links in e-mails begin with it. Required "
        + "unless --host is a loopback address.", valueName: "url"))
  var publicURL: String?

  @Option(
    help: .init(
      "Accept requests for this host name too. Repeat for others. All other names get status 421.",
      valueName: "name"))
  var acceptHost: [String] = []

  @Option(
    name: .customLong("redirect-url"),
    help: .init(
      "Let sign-ins redirect to this address. Repeat for others. '*' matches anything except '.' "
        + "and '/', '**' anything.", valueName: "pattern"))
  var redirectURL: [String] = []

  @Flag(
    help: """
      Take the client's address from the last entry of X-Forwarded-For. Use it only if every \
      request comes through a proxy.
      """)
  var behindProxy = false

  @Option(help: .init("Maximum number of open connections.", valueName: "n"))
  var maxConnections = 512

  @Option(
    help: .init(
      "Maximum number of waiting searches; further uploads get status 429.", valueName: "n"))
  var maxQueue = 1000

  /// Whether the options make sense only for a server that others reach.
  var isPublic: Bool { publicURL != nil || !acceptHost.isEmpty || behindProxy }

  func validate() throws {
    if let publicURL, !Self.isPublicURL(publicURL) {
      throw ValidationError(
        "--public-url must be an address such as https://jobs.example.org, without a path or query."
      )
    }
    if maxConnections < 1 { throw ValidationError("--max-connections must be at least 1.") }
    if maxQueue < 1 { throw ValidationError("--max-queue must be at least 1.") }
  }

  func apply(to options: inout ServerOptions) {
    options.publicURL = publicURL
    options.acceptedHosts = acceptHost
    options.accounts.redirectPatterns = redirectURL
    options.trustsProxy = behindProxy
    options.connectionLimit = maxConnections
    options.jobMatchNow.queueLimit = maxQueue
  }

  private static func isPublicURL(_ text: String) -> Bool {
    for scheme in ["https://", "http://"] where text.hasPrefix(scheme) {
      var host = text.dropFirst(scheme.count)
      if host.hasSuffix("/") { host = host.dropLast() }
      return !host.isEmpty && !host.contains { "/?#@\\".contains($0) || $0.isWhitespace }
    }
    return false
  }
}
