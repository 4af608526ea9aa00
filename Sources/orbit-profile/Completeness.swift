import ArgumentParser
import Command
import Orbit
import Records
import ServiceCommand
import ServiceKit

struct Completeness: Program {
  static let configuration = CommandConfiguration(
    abstract: "Show which of the five steps of your profile are done.",
    discussion: "Exits 1 if one is not.")

  @Argument(
    help: .init(
      "A file with a profile as a JSON object, to look at without a request; '-' is stdin.",
      valueName: "file"), completion: .file())
  var file: String?

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let profile: JSONObject
    if let file {
      profile = try ProfileFile.read(file, context)
    } else {
      let service = try ServiceContext(context, .orbit, connection)
      profile = try await service.client.ownProfile()?.members ?? JSONObject()
    }
    let steps = ProfileStep.allCases.map { ($0, $0.missing(in: profile)) }
    let lines = steps.map { step, missing in
      Record(
        JSONObject([
          .init(name: "step", value: .number(step.rawValue)),
          .init(name: "title", value: .string(step.title)),
          .init(name: "complete", value: .bool(missing.isEmpty)),
          .init(name: "missing", value: .array(missing.map { .string($0) })),
        ]))
    }
    try context.show(lines, in: context.sink(output, table: Self.table))
    return steps.allSatisfy(\.1.isEmpty) ? .success : .negative
  }

  private static let table = Table([
    .init("step", field: "step", isNumeric: true), .init("title", field: "title"),
    .init("complete", field: "complete"),
    .init("missing", from: "missing", isFlexible: true) { record in
      record["missing"]?.arrayValue?.compactMap(\.stringValue).joined(separator: "; ") ?? ""
    },
  ])
}
