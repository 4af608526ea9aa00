import ArgumentParser
import Command
import Records
import ServiceCommand
import ServiceKit
import Sessions
import Supabase
import Transport

struct Logout<P: AuthProgram>: Program {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "logout", abstract: "End the session and delete its data on this machine.",
      discussion: """
        Revokes the session, then removes \(removed) of this profile and address.
        """)
  }

  @Option(
    help: .init(
      "Sessions to end: this one (local), all of the account (global), or all but this one (others)."
    ))
  var scope = LogoutScope.local

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, P.service, connection, dryRun: dryRun)
    let account = service.account()
    let isSignedIn: Bool
    do throws(Failure) {
      isSignedIn = try await endSessions(service)
    } catch {
      if error.isNotSent, scope != .others { try service.announceRemovalOfSession() }
      throw error
    }
    if scope == .others {
      guard isSignedIn else { throw service.notSignedIn }
      context.messages.note("ended the account's other sessions")
      return .success
    }
    try await forget(account, service)
    let profile = service.profile.name
    context.messages.note(isSignedIn ? "signed out" : "not signed in (profile '\(profile)')")
    return .success
  }

  /// Revokes sessions on the server, and removes this one from the store unless it stays.
  ///
  /// - Returns: whether there was a session. One that is over was removed by the attempt to renew it.
  private func endSessions(_ service: ServiceContext) async throws(Failure) -> Bool {
    let sessions = service.sessions
    guard let token = try await tokenToEnd(sessions) else { return false }
    try await service.connection.authClient().logout(accessToken: token, scope: scope)
    if scope != .others { try await sessions.end() }
    return true
  }

  private func tokenToEnd(_ sessions: SessionKeeper) async throws(Failure) -> Secret? {
    do throws(Failure) {
      return try await sessions.accessTokenIfSignedIn()
    } catch {
      if error.exit == .notSignedIn { return nil }
      throw error
    }
  }

  private static var removed: String { P.localData.map { "it with \($0.contents)" } ?? "that" }

  private func forget<Entry: ProfileEntry>(
    _ entry: Entry.Type, _ service: ServiceContext
  ) async throws(Failure) {
    try await ProfileStore<Entry>(service.environment).forget(service.profile)
  }

  /// Removes everything, even if a part of it fails, and throws the first failure.
  private func forget(
    _ account: String, _ service: ServiceContext
  ) async throws(Failure) {
    var failures: [Failure] = []
    func attempt(_ body: () async throws(Failure) -> Void) async {
      do throws(Failure) { try await body() } catch { failures.append(error) }
    }
    for entry in P.localData?.entries ?? [] {
      await attempt { () throws(Failure) in try await forget(entry, service) }
    }
    await attempt { () throws(Failure) in try service.forgetCachedResults(of: account) }
    for failure in failures.dropFirst() { service.context.messages.error(failure) }
    if let first = failures.first { throw first }
  }
}

extension LogoutScope: ExpressibleByArgument {}
