import ArgumentParser
import Command
import Records
import ServiceCommand
import ServiceKit
import Sessions
import Supabase

struct ResetPassword<P: AuthProgram>: Program {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "reset-password",
      abstract: "Send an e-mail with a code, with which a forgotten password can be replaced.",
      discussion: """
        Then replace it with \(P._commandName) set-password --code-stdin. The service does not say \
        whether there is an account with this address.
        """)
  }

  @Option(help: .init("E-mail address of the account.", valueName: "address"))
  var email: String?

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, P.service, connection, email: email, dryRun: dryRun)
    let email = try service.email(mayAsk: true)
    try await service.connection.authClient().sendRecoveryCode(email: email)
    let account = Record(JSONObject([.init(name: "email", value: .string(email))]))
    try AccountLine.write(
      account.setting([.init(name: "outcome", value: "requested")]),
      "if there is an account with the address \(email), a code was sent to it: set a new password "
        + "with '\(context.program) set-password --code-stdin'", output, context)
    return .success
  }
}
