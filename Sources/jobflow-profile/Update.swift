import ArgumentParser
import Command
import JobFlow
import Records
import ServiceCommand
import ServiceKit
import Sessions

struct Update: Program {
  static let configuration = CommandConfiguration(
    abstract: "Change a profile.",
    discussion: """
      Only what the options name is changed. The address to sign in with stays the same.
      """)

  @Option(help: .init("The new e-mail address.", valueName: "address"))
  var email: String?

  @Option(help: .init("The new full name.", valueName: "name"))
  var fullName: String?

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup var options: UserOptions

  func check() throws(ValidationError) {
    if email == nil, fullName == nil {
      throw ValidationError("Nothing to change: give --email or --full-name.")
    }
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    options.output.apply(to: context)
    if let email { try options.rules.check(JobFlowRules.email(email)) }
    if let fullName { try options.rules.check(JobFlowRules.fullName(fullName)) }
    let (service, userID) = try await options.service(context, dryRun: dryRun)
    var columns = JSONObject()
    columns["email"] = email.map { .string($0) }
    columns["full_name"] = fullName.map { .string($0) }
    columns["updated_at"] = .string(service.environment.now().rfc3339)
    try options.write(
      try await service.client.send(.changeProfile(userID: userID, columns)).value, context)
    return .success
  }
}
