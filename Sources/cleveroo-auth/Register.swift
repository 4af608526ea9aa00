import ArgumentParser
import Cleveroo
import Command
import Records
import ServiceCommand
import ServiceKit
import Sessions
import Transport

struct Register: Program {
  static let configuration = CommandConfiguration(
    abstract: "Create a parent's account and sign in to it.")

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup(title: "Account") var credentials: CredentialOptions

  @Option(help: .init("Phone number, 8 to 15 digits.", valueName: "number"))
  var phone: String

  @OptionGroup(title: "Service") var rules: ValidationOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(
      context, .cleveroo, connection, email: credentials.email, dryRun: dryRun)
    let (email, password) = try credentials.read(service)
    try rules.check(FamilyRules.email(email))
    try rules.check(FamilyRules.phone(phone))
    try rules.check(FamilyRules.newPassword(password.revealed))
    let parent = NewParent(email: email, phone: phone, password: password)
    _ = try await service.client.send(.register(parent))
    let session = try await service.client.send(
      .signInParent(email: email, password: password)
    ).value
    try await service.begin(session)
    try AccountLine.write(
      AccountLine.record(session, service), "created the account and signed in as \(email)",
      output, context)
    return .success
  }
}
