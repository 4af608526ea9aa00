import ArgumentParser
import Command
import LineIO
import Records
import ServiceCommand
import Sessions
import Transport

struct Token<P: AuthProgram>: Program {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "token", abstract: "Print an access token that is valid for at least a minute.",
      discussion: #"For curl: curl -H "Authorization: Bearer $(\#(P._commandName) token)" …"#)
  }

  @OptionGroup var coloring: ColorOption
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    coloring.apply(to: context)
    let service = try ServiceContext(context, P.service, connection)
    let token = try await service.sessions.accessToken()
    try context.output.writeLine(token.revealed.utf8)
    return .success
  }
}
