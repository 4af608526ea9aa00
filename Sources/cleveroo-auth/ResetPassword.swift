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
      First without --code: the service sends a code. Then with --code: the new password is read \
      from the terminal or with --password-stdin. All sessions of the family end.
      """)

  @Option(help: .init("The code from the e-mail, 6 digits.", valueName: "code"))
  var code: String?

  @Flag(help: "Only check the code; do not set a password.")
  var checkOnly = false

  @OptionGroup(title: "Service") var rules: ValidationOptions
  @OptionGroup(title: "Account") var credentials: CredentialOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func validate() throws {
    if checkOnly, code == nil { throw ValidationError("--check-only needs --code.") }
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .cleveroo, connection, email: credentials.email)
    let email = try credentials.email(service)
    try rules.check(FamilyRules.email(email))
    try rules.check(code.flatMap { FamilyRules.code($0) })
    guard let code = code.map({ Secret($0) }) else {
      _ = try await service.client.send(.requestPasswordReset(email: email))
      context.messages.note(
        "if \(email) has an account, a code was sent to it; "
          + "set the password with 'cleveroo-auth reset-password --email \(email) --code CODE'")
      return .success
    }
    if checkOnly {
      _ = try await service.client.send(.checkResetCode(code, email: email))
      context.messages.note("the code is valid")
      return .success
    }
    let password = try credentials.password(of: email, service)
    try rules.check(FamilyRules.newPassword(password.revealed))
    _ = try await service.client.send(.resetPassword(password, code: code, email: email))
    context.messages.note("the password was changed; sign in with 'cleveroo-auth login'")
    return .success
  }
}
