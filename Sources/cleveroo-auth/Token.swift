import ArgumentParser
import Cleveroo
import Command
import LineIO
import Records
import ServiceCommand
import Sessions
import Transport

struct Token: Program {
  static let configuration = CommandConfiguration(
    abstract: "Print the access token.",
    discussion: #"For curl: curl -H "Authorization: Bearer $(cleveroo-auth token)" …"#)

  @OptionGroup var coloring: ColorOption
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    coloring.apply(to: context)
    let service = try ServiceContext(context, .cleveroo, connection)
    let token = try await service.sessions.accessToken()
    try context.output.writeLine(token.revealed.utf8)
    return .success
  }
}
