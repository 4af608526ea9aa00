import ArgumentParser
import Cleveroo
import Command
import Records
import ServiceCommand
import ServiceKit
import Sessions
import Supabase
import Transport

struct Status: Program {
  static let configuration = CommandConfiguration(
    abstract: "Show the signed-in account, as the server confirms it.",
    discussion: "Exits 77 if you are not signed in, or if the session has expired.")

  @Flag(help: "Read the claims of the access token; make no request.")
  var offline = false

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .cleveroo, connection)
    let token = try await service.sessions.accessToken()
    if !offline { try await confirm(service) }
    let claims = AccessTokenClaims(token.revealed)
    let stored =
      service.profile.token == nil ? try await service.sessions.storedSession() : nil
    let session = StoredSession(
      accessToken: token, refreshToken: nil, expiresAt: claims?.expiresAt ?? stored?.expiresAt,
      userID: stored?.userID ?? claims?.subject, email: stored?.email ?? claims?.email)
    let source = service.credentialSource
    let name = session.email ?? session.userID ?? "an unknown account"
    try AccountLine.write(
      AccountLine.record(session, service).setting([.init(name: "source", value: .string(source))]),
      "signed in as \(name) (\(source))", output, context)
    return .success
  }

  /// The list of children is the one call that confirms a session. It is refused to a child (403),
  /// whose token is then known to be valid.
  private func confirm(_ service: ServiceContext) async throws(Failure) {
    do throws(Failure) {
      _ = try await service.client.send(.children)
    } catch {
      if error.httpStatus != 403 { throw error }
    }
  }
}
