package import Command
package import Records
package import Sessions
package import Supabase
package import Transport

/// What a program that talks to a service stands on: settings, connections and the session.
package struct ServiceContext: Sendable {
  package let context: Context
  package let environment: Environment
  package let profile: Profile
  package let http: HTTPClient
  package let credentials: CredentialStore
  package let lastSearches: LastSearchStore

  /// - Throws: `Failure` (78) when the configuration makes no sense.
  package init(
    _ context: Context, _ connection: ConnectionOptions, service: Service = .jobMatchNow,
    email: String? = nil
  ) throws(Failure) {
    self.context = context
    environment = Environment(variables: context.environment)
    var flags = connection.flags
    flags.email = email
    profile = try Profile.resolve(service, flags: flags, environment: environment)
    credentials = CredentialStore(environment)
    lastSearches = LastSearchStore(environment)
    var options = TransportOptions()
    connection.apply(to: &options)
    profile.apply(to: &options)
    options.userAgent = "\(context.program)/\(Toolkit.version)"
    options.rateFile = environment.stateFolder.map { "\($0)/rate-\(service.name)" }
    options.trace = Self.trace(context.messages, verbosity: connection.verbose)
    http = HTTPClient(options)
  }

  /// Requests in flight, and so records worked on at the same time.
  package var concurrency: Int { http.options.jobs }

  /// Supabase Auth at the profile's address.
  ///
  /// - Throws: `missing_anon_key` (78) when the project's key is not known.
  package func auth() throws(Failure) -> AuthClient {
    try profile.authClient(http: http, clientInfo: clientInfo, environment: environment)
  }

  private var clientInfo: String { "\(context.program)/\(Toolkit.version)" }

  /// The session's keeper; it needs the anon key only when a token must be renewed.
  package func session() -> SessionKeeper {
    SessionKeeper(
      profile: profile, store: credentials, environment: environment, http: http,
      clientInfo: clientInfo)
  }

  /// A service's client over these connections: `service.client(JobMatchNowClient.init)`.
  package func client<Client>(
    _ make: (HTTPClient, WebAddress, SessionKeeper?) -> Client
  ) -> Client {
    make(http, profile.baseURL.value, session())
  }

  private static func trace(
    _ messages: Messages, verbosity: Int
  ) -> (@Sendable (RequestTrace) -> Void)? {
    guard verbosity > 0 else { return nil }
    return { trace in
      messages.note(trace.line)
      guard verbosity > 1 else { return }
      for line in trace.headerLines { messages.plain("  \(line)") }
    }
  }
}
