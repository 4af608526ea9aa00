package import Command
import LineIO
package import Records
package import ServiceKit
package import Sessions
import Synchronization
import Transport

/// What a program needs to call its service: settings, connections and the session.
package struct ServiceContext: Sendable {
  package let context: Context
  package let connection: ServiceConnection
  /// Sends the requests of the run.
  package let client: ServiceClient

  /// - Parameter dryRun: whether requests that change something are printed instead of sent, and no
  ///   file is written; nil for a program that changes nothing.
  /// - Throws: `Failure` (78) if the configuration is invalid.
  package init(
    _ context: Context, _ service: ServiceDescription, _ connection: some ConnectionFlags,
    email: String? = nil, dryRun: DryRunOptions? = nil
  ) throws(Failure) {
    self.context = context
    var environment = Environment(variables: context.environment)
    environment.warn = Self.warnings(context.messages)
    environment.warnUnsaved = Self.firstWarning(context.messages)
    environment.isReadOnly = dryRun?.isDryRun ?? false
    var flags = connection.flags
    flags.email = email
    let profile = try Profile.resolve(service.settings, flags: flags, environment: environment)
    context.files.addInputs(
      [environment.configFile, profile.caBundle?.value, CredentialStore(environment).path]
        .compactMap(\.self))
    var options = TransportOptions()
    connection.requests.apply(to: &options)
    profile.apply(to: &options)
    options.userAgent = "\(context.program)/\(Toolkit.version)"
    if environment.isReadOnly {
      // One after the other, so that the lines are in the order of the input.
      options.jobs = 1
      options.announce = Self.announce(context.lineSink)
    }
    if options.rate != nil, !environment.isReadOnly {
      options.rateFile = Self.rateFile(service.settings, environment)
    }
    options.trace = Self.trace(context.messages, verbosity: connection.requests.verbose)
    self.connection = ServiceConnection(
      service: service, profile: profile, environment: environment, http: HTTPClient(options),
      clientInfo: options.userAgent)
    client = self.connection.client
  }

  /// The keeper of the session, with which `client` authorizes its calls.
  package var sessions: SessionKeeper {
    client.sessions
      ?? SessionKeeper(profile: profile, store: credentials, environment: environment)
  }

  package var environment: Environment { connection.environment }
  package var profile: Profile { connection.profile }
  package var credentials: CredentialStore { connection.credentials }

  /// The largest number of requests in flight, and so of records in work.
  package var concurrency: Int { connection.http.options.jobs }

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

  /// A line that cannot be written fails the run when its output is flushed.
  private static func announce(_ lines: LineSink) -> @Sendable (HTTPRequest) -> Void {
    { request in try? lines.write(Announcement.record(request)) }
  }

  /// Announces that the stored session would be removed (`--dry-run`), if there is one.
  package func announceRemovalOfSession() throws {
    guard let path = credentials.path, try credentials.session(for: profile) != nil else { return }
    try context.lineSink.write(Announcement.removal(of: path))
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
