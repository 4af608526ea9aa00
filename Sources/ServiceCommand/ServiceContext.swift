package import Command
import LineIO
package import Records
package import Sessions
package import Supabase
import Synchronization
package import Transport

/// What a program needs to call its service: settings, connections and the session.
package struct ServiceContext: Sendable {
  package let context: Context
  package let environment: Environment
  package let profile: Profile
  package let http: HTTPClient
  package let credentials: CredentialStore
  package let lastSearches: LastSearchStore

  /// - Throws: `Failure` (78) if the configuration is invalid.
  package init(
    _ context: Context, _ connection: ConnectionOptions, service: Service = .jobMatchNow,
    email: String? = nil
  ) throws(Failure) {
    self.context = context
    var environment = Environment(variables: context.environment)
    environment.warn = Self.warnings(context.messages)
    environment.warnUnsaved = Self.firstWarning(context.messages)
    self.environment = environment
    var flags = connection.flags
    flags.email = email
    profile = try Profile.resolve(service, flags: flags, environment: environment)
    credentials = CredentialStore(environment)
    lastSearches = LastSearchStore(environment)
    var options = TransportOptions()
    connection.apply(to: &options)
    profile.apply(to: &options)
    options.userAgent = "\(context.program)/\(Toolkit.version)"
    if options.rate != nil { options.rateFile = Self.rateFile(service, environment) }
    options.trace = Self.trace(context.messages, verbosity: connection.verbose)
    http = HTTPClient(options)
  }

  /// The largest number of requests in flight, and so of records in work.
  package var concurrency: Int { http.options.jobs }

  /// Supabase Auth at the profile's address.
  ///
  /// - Throws: `missing_anon_key` (78) if the project's anon key is not set.
  package func auth() throws(Failure) -> AuthClient {
    try profile.authClient(http: http, clientInfo: clientInfo, environment: environment)
  }

  private var clientInfo: String { "\(context.program)/\(Toolkit.version)" }

  /// The keeper of the session. It needs the anon key only to renew a token.
  package func session() -> SessionKeeper {
    SessionKeeper(
      profile: profile, store: credentials, environment: environment, http: http,
      clientInfo: clientInfo)
  }

  /// A client of the service over these connections: `service.client(JobMatchNowClient.init)`.
  package func client<Client>(
    _ make: (HTTPClient, WebAddress, SessionKeeper?) -> Client
  ) -> Client {
    make(http, profile.baseURL.value, session())
  }

  /// Writes each warning to stderr once per run: a store that fails does so for every record.
  private static func warnings(_ messages: Messages) -> @Sendable (String) -> Void {
    let written = Mutex<Set<String>>([])
    return { text in
      if written.withLock({ $0.insert(text).inserted }) { messages.note("warning: \(text)") }
    }
  }

  private static func firstWarning(_ messages: Messages) -> @Sendable (String) -> Void {
    let isWritten = Mutex(false)
    return { text in
      let isFirst = isWritten.withLock { isWritten in
        defer { isWritten = true }
        return !isWritten
      }
      if isFirst { messages.note("warning: \(text)") }
    }
  }

  /// The file through which the user's processes share `--rate`; nil, with a warning, if it cannot
  /// be created. The rate then applies to this process only.
  private static func rateFile(_ service: Service, _ environment: Environment) -> String? {
    guard let folder = environment.stateFolder else { return nil }
    let path = "\(folder)/rate-\(service.name)"
    do throws(SystemError) {
      try PrivateFile.makeFolder(folder)
      _ = try LockedFile.open(path, waits: false)
      return path
    } catch {
      environment.warnUnsaved("the rate is not shared with other processes: cannot \(error)")
      return nil
    }
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
