import ArgumentParser
import Command
import Orbit
import Records
import ServiceCommand
import ServiceKit

struct VerifyCode: Program {
  static let configuration = CommandConfiguration(
    abstract: "Sign in with the code from the e-mail.",
    discussion: """
      The code is read from the first line of stdin; a terminal prompts for it. In scripts: echo CODE | \
      orbit-auth verify-code --email ADDRESS.
      """)

  @OptionGroup(title: "Account") var address: AddressOption
  @OptionGroup(title: "Service") var rules: ValidationOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .orbit, connection, email: address.email)
    let email = try address.read(service, rules)
    try await MailedCode.signIn(email, rules, service, output)
    return .success
  }
}
