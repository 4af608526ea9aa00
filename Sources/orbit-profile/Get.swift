import ArgumentParser
import Command
import Orbit
import Records
import ServiceCommand
import ServiceKit

/// Shows profiles. The default subcommand of `orbit-profile`.
struct Get: JournaledProgram {
  static let configuration = CommandConfiguration(
    abstract: "Show your own profile, or those of others by their ids.")

  @Argument(
    help: .init(
      "User ids, or rows of the last orbit-discover, such as %3; with '-', ids or JSON lines with a \"user_id\" are read from stdin. (default: your "
        + "own profile)", valueName: "id"))
  var ids: [String] = []

  @OptionGroup(title: "Service") var rules: ValidationOptions
  @OptionGroup var records: RecordOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    records.output.apply(to: context)
    let service = try ServiceContext(context, .orbit, connection)
    let sink = context.sink(records.output, paragraph: ProfilePage.paragraph)
    if ids.isEmpty {
      let profile = try await service.client.send(.ownProfile).value
      try context.show([Record(profile.line)], in: sink)
      return .success
    }
    let kept = try service.cachedResults(records.journal)
    defer { kept.close() }
    let rules = rules
    let program = RecordProgram(key: "user_id", requires: ["user_id"], cacheKey: ["user_id"]) {
      (fields) throws(Failure) in
      try rules.check(ProfileRules.userID(fields["user_id"]), exit: .dataError)
      return .profile(id: fields["user_id"])
    } adding: { profile, _ in
      profile.line.members
    }
    return try await service.run(
      program, ids, options: records.stream, rows: .discovered, results: sink, kept: kept)
  }
}
