import ArgumentParser
import Command
import Records
import ServiceCommand
import ServiceKit
import Sessions
import Supabase
import Transport

struct Status<P: AuthProgram>: Program {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "status", abstract: "Show the signed-in account, as the server confirms it.",
      discussion: "Renews the session if needed. Exits 77 if you are not signed in.")
  }

  @Flag(help: "Read the claims of the access token; make no request.")
  var offline = false

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, P.service, connection)
    if offline {
      try OfflineStatus(service).write(output)
      return .success
    }
    let (user, token) = try await service.authorized { (auth, token) throws(Failure) in
      try await auth.user(accessToken: token)
    }
    let session = StoredSession(
      accessToken: token, refreshToken: nil,
      expiresAt: AccessTokenClaims(token.revealed)?.expiresAt, userID: user.id, email: user.email)
    let source = service.credentialSource
    try AccountLine.write(
      AccountLine.record(session, service).setting([.init(name: "source", value: .string(source))]),
      "signed in as \(user.email ?? user.id) (\(source))", output, context)
    return .success
  }
}
