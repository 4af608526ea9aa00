import ArgumentParser
import Command
import Orbit
import Records
import ServiceCommand
import Sessions

struct Refresh: Program {
  static let configuration = CommandConfiguration(
    abstract: "Renew the session now.",
    discussion: "Programs renew it by themselves when they need to.")

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .orbit, connection)
    let session = try await service.sessions.renewNow()
    let expiry = session.expiresAt.map { "; the access token is valid until \($0.rfc3339)" } ?? ""
    try AccountLine.write(
      AccountLine.record(session, service), "renewed the session\(expiry)", output, context)
    return .success
  }
}
