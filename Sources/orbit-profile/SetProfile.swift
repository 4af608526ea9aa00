import ArgumentParser
import Command
import Orbit
import Records
import ServiceCommand
import ServiceKit

struct SetProfile: Program {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Change your profile.",
    discussion: """
      Only what is given changes. The members come from options, from a file with a JSON object, or \
      without either from stdin; options override the file.
      """)

  @Argument(
    help: .init(
      "A file with the members to change as a JSON object; '-' is stdin.", valueName: "file"),
    completion: .file())
  var file: String?

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup(title: "Profile") var fields: ProfileFields

  @Flag(help: "Refuse the change if one of the five steps would not be done with it.")
  var complete = false

  @OptionGroup(title: "Service") var rules: ValidationOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .orbit, connection, dryRun: dryRun)
    let changes = try changes(context)
    let faults = ProfileRules.faults(of: changes).joined(separator: "; ")
    let status: Records.ExitStatus = fields.changes.isEmpty ? .dataError : .usage
    try rules.check(faults.isEmpty ? nil : faults, exit: status)
    if complete { try await checkSteps(changes, service) }
    let profile = try await service.client.send(.update(changes)).value
    try context.show(
      [Record(profile.line)], in: context.sink(output, paragraph: ProfilePage.paragraph))
    for step in ProfileStep.allCases {
      let missing = step.missing(in: profile.members)
      if !missing.isEmpty { context.messages.note(Self.sentence(step, missing)) }
    }
    return .success
  }

  private func changes(_ context: Context) throws -> JSONObject {
    let given = fields.changes
    let path = file ?? (given.isEmpty ? "-" : nil)
    guard let path else { return given }
    if file == nil, context.inputIsTerminal { throw MissingInput() }
    return try ProfileFile.read(path, context).merging(given)
  }

  /// - Throws: `incomplete_profile` (65).
  private func checkSteps(
    _ changes: JSONObject, _ service: ServiceContext
  ) async throws(Failure) {
    let current = try await service.client.ownProfile()?.members ?? JSONObject()
    let profile = current.merging(changes)
    let sentences = ProfileStep.allCases.compactMap { step in
      let missing = step.missing(in: profile)
      return missing.isEmpty ? nil : Self.sentence(step, missing)
    }
    guard !sentences.isEmpty else { return }
    throw Failure(
      "incomplete_profile", sentences.joined(separator: "; "),
      hint: "without --complete it is saved as it is", exit: .dataError)
  }

  private static func sentence(_ step: ProfileStep, _ missing: [String]) -> String {
    "step \(step.rawValue), \(step.title): \(missing.joined(separator: ", "))"
  }
}
