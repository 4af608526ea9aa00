import ArgumentParser
import Command
import Orbit
import Records
import ServiceCommand
import ServiceKit

struct SendCode: Program {
  static let configuration = CommandConfiguration(
    abstract: "Have a code sent to your e-mail address.",
    discussion: "The code is valid for ten minutes. It signs you in once, with verify-code.")

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup(title: "Account") var address: AddressOption
  @OptionGroup(title: "Service") var rules: ValidationOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(
      context, .orbit, connection, email: address.email, dryRun: dryRun)
    let email = try address.read(service, rules)
    _ = try await service.client.send(.sendCode(email: email))
    context.messages.note(
      "a code was sent to \(Printable.line(email)); enter it with 'orbit-auth verify-code'")
    return .success
  }
}
