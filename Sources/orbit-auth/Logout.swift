import ArgumentParser
import Command
import Orbit
import Records
import ServiceCommand
import ServiceKit
import Sessions

struct Logout: Program {
  static let configuration = CommandConfiguration(
    abstract: "End the session and delete it on this machine.",
    discussion: """
      The service ends the session, so that it cannot be renewed. An access token that was copied \
      remains valid until it expires, at most 15 minutes later.
      """)

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .orbit, connection, dryRun: dryRun)
    let account = service.account()
    let session = try service.credentials.session(for: service.profile)
    do throws(Failure) {
      if let token = session?.refreshToken { _ = try await service.client.send(.signOut(token)) }
    } catch {
      if error.isNotSent { try service.announceRemovalOfSession() }
      throw error
    }
    try await service.sessions.end()
    try await ProfileStore<LastLists>(service.environment).forget(service.profile)
    try service.forgetCachedResults(of: account)
    let profile = service.profile.name
    context.messages.note(
      session == nil ? "not signed in (profile '\(profile)')" : "signed out")
    return .success
  }
}
