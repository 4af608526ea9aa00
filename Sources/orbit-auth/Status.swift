import ArgumentParser
import Command
import Orbit
import Records
import ServiceCommand
import ServiceKit
import Sessions
import Supabase
import Transport

struct Status: Program {
  static let configuration = CommandConfiguration(
    abstract: "Show the signed-in user, as the server confirms it.",
    discussion: "Renews the session if needed. Exits 77 if you are not signed in.")

  @Flag(help: "Show the stored session; make no request.")
  var offline = false

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .orbit, connection)
    var added: [JSONObject.Member] = []
    if !offline {
      let profile = try await service.client.ownProfile()
      added = [
        .init(name: "has_profile", value: .bool(profile != nil)),
        .init(name: "profile_complete", value: .bool(profile?.isComplete ?? false)),
      ]
    }
    let session = try await session(service)
    let source = service.credentialSource
    let record = AccountLine.record(session, service).setting(
      [.init(name: "source", value: .string(source))] + added)
    let name = session.email ?? session.userID ?? "an unknown account"
    try AccountLine.write(record, "signed in as \(name) (\(source))", output, context)
    return .success
  }

  /// The session in use.
  ///
  /// - Throws: `not_signed_in` (77).
  private func session(_ service: ServiceContext) async throws(Failure) -> StoredSession {
    if let stored = try await service.sessions.storedSession(), service.profile.token == nil {
      return stored
    }
    let token = try await service.sessions.accessToken()
    let claims = AccessTokenClaims(token.revealed)
    return StoredSession(
      accessToken: token, refreshToken: nil, expiresAt: claims?.expiresAt,
      userID: claims?.members["user_id"]?.text, email: service.profile.email?.value)
  }
}
