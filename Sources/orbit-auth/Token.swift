import ArgumentParser
import Command
import LineIO
import Orbit
import Records
import ServiceCommand
import Sessions
import Transport

struct Token: Program {
  static let configuration = CommandConfiguration(
    abstract: "Print an access token that is valid for at least a minute.",
    discussion: #"For curl: curl -H "Authorization: Bearer $(orbit-auth token)" …"#)

  @OptionGroup var coloring: ColorOption
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    coloring.apply(to: context)
    let service = try ServiceContext(context, .orbit, connection)
    let token = try await service.sessions.accessToken()
    try context.output.writeLine(token.revealed.utf8)
    return .success
  }
}
