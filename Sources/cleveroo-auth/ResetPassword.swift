import ArgumentParser
import Cleveroo
import Command
import LineIO
import Records
import ServiceCommand
import ServiceKit
import Sessions
import Transport

struct ResetPassword: Program {
  static let configuration = CommandConfiguration(
    commandName: "reset-password",
    abstract: "Set a new password with a code sent by e-mail.",
    discussion: """
      First without --code-stdin: the service sends a code. Then with --code-stdin: the code and the \
      new password are read from the terminal, or from stdin. All sessions of the family end.
      """)

  @Flag(help: "Read the code of the e-mail from the first line of stdin, before the password.")
  var codeStdin = false

  @Flag(help: "Only check the code; do not set a password.")
  var checkOnly = false

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup(title: "Service") var rules: ValidationOptions
  @OptionGroup(title: "Account") var credentials: CredentialOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func validate() throws {
    if checkOnly, !codeStdin { throw ValidationError("--check-only needs --code-stdin.") }
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(
      context, .cleveroo, connection, email: credentials.email, dryRun: dryRun)
    let email = try credentials.email(service)
    try rules.check(FamilyRules.email(email))
    guard codeStdin else {
      _ = try await service.client.send(.requestPasswordReset(email: email))
      context.messages.note(
        "if \(email) has an account, a code was sent to it; "
          + "set the password with 'cleveroo-auth reset-password --email \(email) --code-stdin'")
      return .success
    }
    let hasPassword = credentials.passwordStdin && !checkOnly
    let secrets = try StandardInputLine.read(
      hasPassword ? ["code", "new password"] : ["code"], echo: false, context)
    let code = secrets[0]
    try rules.check(FamilyRules.code(code.revealed))
    if checkOnly {
      _ = try await service.client.send(.checkResetCode(code, email: email))
      context.messages.note("the code is valid")
      return .success
    }
    let password =
      hasPassword ? secrets[1] : try credentials.password(of: email, service)
    try rules.check(FamilyRules.newPassword(password.revealed))
    _ = try await service.client.send(.resetPassword(password, code: code, email: email))
    context.messages.note("the password was changed; sign in with 'cleveroo-auth login'")
    return .success
  }
}
