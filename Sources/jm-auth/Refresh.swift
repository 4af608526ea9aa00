import ArgumentParser
import Command
import Records
import ServiceCommand
import Sessions

struct Refresh: Program {
  static let configuration = CommandConfiguration(
    abstract: "Trade the session for a fresh one now.",
    discussion: "Programs refresh by themselves when they must.")

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, connection)
    let session = try await service.session().renewNow()
    try AccountLine.write(
      AccountLine.record(session, service),
      "refreshed; good until \(session.expiresAt?.rfc3339 ?? "the server says otherwise")", output,
      context)
    return .success
  }
}
