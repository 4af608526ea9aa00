import ArgumentParser
import Command
import JobFlow
import Records
import ServiceCommand
import ServiceKit

/// Which user, and how the service is reached.
struct UserOptions: ParsableArguments {
  @Argument(help: .init("The id of a user. (default: you)", valueName: "user-id"))
  var user: String?

  @OptionGroup(title: "Service") var rules: ValidationOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  /// - Throws: `invalid_value` (64), and as `ServiceContext.userID`.
  func service(
    _ context: Context, dryRun: DryRunOptions? = nil
  ) async throws(Failure) -> (ServiceContext, userID: String) {
    if let user { try rules.check(JobFlowRules.id(user, of: "a user")) }
    let service = try ServiceContext(context, .jobFlow, connection, dryRun: dryRun)
    if let user { return (service, user) }
    return (service, try await service.userID())
  }

  /// Writes a profile as a line, or for people as a page.
  func write(_ profile: JSONObject, _ context: Context) throws {
    try context.show(
      [Record(profile)],
      in: context.sink(output) { record in
        [
          ("name", record.string("full_name")), ("e-mail", record.string("email")),
          ("id", record.string("id")), ("since", record.string("created_at")),
        ].compactMap { fact in fact.1.map { "\(fact.0): \(Printable.line($0))" } }.joined(
          separator: "\n")
      })
  }
}
