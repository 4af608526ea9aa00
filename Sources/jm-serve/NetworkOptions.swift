import ArgumentParser
import Server

/// How the server meets its network, for `run`.
struct NetworkOptions: ParsableArguments {
  @Option(
    name: .customLong("public-url"),
    help: .init(
      "The address at which clients reach the server: mailed links begin with it. Required unless "
        + "--host is a loopback address.", valueName: "url"))
  var publicURL: String?

  @Option(
    help: .init(
      "Answer under this host name too; repeat it for more. Others get status 421.",
      valueName: "name"))
  var acceptHost: [String] = []

  @Option(
    name: .customLong("redirect-url"),
    help: .init(
      "Let sign-ins redirect to this address; repeat it for more. '*' matches anything except '.' "
        + "and '/', '**' anything.", valueName: "pattern"))
  var redirectURL: [String] = []

  @Flag(
    help: """
      Take the client's address from the last entry of X-Forwarded-For. Only for a server that is \
      reached through a proxy alone.
      """)
  var behindProxy = false

  @Option(help: .init("Open connections at a time.", valueName: "n"))
  var maxConnections = 512

  @Option(
    help: .init(
      "Searches that wait at a time; more uploads get status 429.", valueName: "n"))
  var maxQueue = 1000

  func validate() throws {
    if let publicURL, !Self.isPublicURL(publicURL) {
      throw ValidationError(
        "--public-url must be an address such as https://jobs.example.org, without path or query.")
    }
    if maxConnections < 1 { throw ValidationError("--max-connections must be at least 1.") }
    if maxQueue < 1 { throw ValidationError("--max-queue must be at least 1.") }
  }

  func apply(to options: inout ServerOptions) {
    options.publicURL = publicURL
    options.acceptedHosts = acceptHost
    options.redirectPatterns = redirectURL
    options.trustsProxy = behindProxy
    options.connectionLimit = maxConnections
    options.queueLimit = maxQueue
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
