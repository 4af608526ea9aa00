import ArgumentParser
import Cleveroo
import Command
import Records
import ServiceCommand
import Sessions

struct Logout: Program {
  static let configuration = CommandConfiguration(
    abstract: "Delete the session on this machine.",
    discussion: """
      The service cannot end a session: whoever has a copy of the access token can use it until it \
      expires.
      """)

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .cleveroo, connection, dryRun: dryRun)
    let account = service.account()
    let isSignedIn = try service.credentials.session(for: service.profile) != nil
    if dryRun.isDryRun {
      try service.announceRemovalOfSession()
      return .success
    }
    try await service.sessions.end()
    try service.forgetCachedResults(of: account)
    let profile = service.profile.name
    context.messages.note(isSignedIn ? "signed out" : "not signed in (profile '\(profile)')")
    return .success
  }
}
