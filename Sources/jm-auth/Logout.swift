import ArgumentParser
import Command
import Records
import ServiceCommand
import Sessions
import Supabase
import Transport

struct Logout: Program {
  static let configuration = CommandConfiguration(
    abstract: "End the session; forget it, the last search, marked jobs and kept answers.")

  @Option(help: "Which sessions of the account end: this one, all, or all others.")
  var scope = LogoutScope.local

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, connection)
    let sessions = service.session()
    let account = try service.account()
    guard let token = try await tokenToEnd(sessions) else {
      context.messages.note("nobody was signed in (profile '\(service.profile.name)')")
      return .success
    }
    try await service.auth().logout(accessToken: token, scope: scope)
    if scope != .others {
      try await sessions.end()
      try await service.lastSearches.forget(service.profile)
      try service.forgetKeptAnswers(of: account)
      try await MarkedJobStore(service.environment).forget(service.profile)
      try await SearchLabelStore(service.environment).forget(service.profile)
      try await PastSearchStore(service.environment).forget(service.profile)
    }
    context.messages.note(scope == .others ? "the other sessions are over" : "signed out")
    return .success
  }

  /// Nil when nobody is signed in; a session that is over already is forgotten on the way.
  private func tokenToEnd(_ sessions: SessionKeeper) async throws(Failure) -> Secret? {
    do throws(Failure) {
      return try await sessions.accessTokenIfSignedIn()
    } catch {
      if error.exit == .notSignedIn { return nil }
      throw error
    }
  }
}

extension LogoutScope: ExpressibleByArgument {}
