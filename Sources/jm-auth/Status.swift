import ArgumentParser
import Command
import JobMatchNow
import Records
import ServiceCommand
import ServiceKit
import Sessions
import Supabase
import Transport

struct Status: Program {
  static let configuration = CommandConfiguration(
    abstract: "Show the signed-in account, as the server confirms it.",
    discussion: "Renews the session if needed. Exits 77 if you are not signed in.")

  @Flag(help: "Read the claims of the access token; make no request.")
  var offline = false

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .jobMatchNow, connection)
    if offline {
      try OfflineStatus(service).write(output)
      return .success
    }
    let sessions = service.sessions
    var token = try await sessions.accessToken()
    // After the token, so that a user who is not signed in is told that, and not that the anon key
    // is missing.
    let auth = try service.connection.authClient()
    var user: AuthUser
    do throws(Failure) {
      user = try await auth.user(accessToken: token)
    } catch {
      guard error.exit == .notSignedIn,
        let other = try await sessions.accessToken(afterRefusalOf: token)
      else { throw error }
      token = other
      user = try await auth.user(accessToken: token)
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
