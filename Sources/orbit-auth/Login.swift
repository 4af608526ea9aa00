import ArgumentParser
import Command
import Orbit
import Records
import ServiceCommand
import ServiceKit

struct Login: Program {
  static let configuration = CommandConfiguration(
    abstract: "Have a code sent, and sign in with it: send-code and verify-code in one.",
    discussion: "The code is read from the first line of stdin; a terminal prompts for it.")

  @OptionGroup(title: "Account") var address: AddressOption
  @OptionGroup(title: "Service") var rules: ValidationOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .orbit, connection, email: address.email)
    let email = try address.read(service, rules)
    _ = try await service.client.send(.sendCode(email: email))
    context.messages.note("a code was sent to \(Printable.line(email))")
    try await MailedCode.signIn(email, rules, service, output)
    return .success
  }
}
