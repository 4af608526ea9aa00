import ArgumentParser
import Command
import Flow
import JobFlow
import Records
import ServiceCommand
import ServiceKit

struct Show: Program {
  static let configuration = CommandConfiguration(
    abstract: "Show templates with their actions in order.")

  @Argument(
    help: .init(
      "Ids or names of templates, or rows of the last table. Without any, they or JSON lines with "
        + "an \"id\" are read from stdin.",
      valueName: "template"))
  var templates: [String] = []

  @OptionGroup(title: "Records") var stream: StreamOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .jobFlow, connection)
    let program = RecordProgram(key: "id", requires: ["id"]) {
      (client, fields, _, emit) throws(Failure) in
      let template = try await TemplateCatalog(client).template(fields["id"])
      await emit(fields.record.setting(template.line.members))
    }
    return try await service.run(
      program, templates, options: stream, rows: .jobFlowTemplates,
      results: context.sink(output, paragraph: Self.page))
  }

  private static func page(_ record: Record) -> String {
    var lines = [record.string("name"), record.string("description"), record.string("id")]
      .compactMap(\.self).map(Printable.line)
    for (index, action) in (record["actions"]?.arrayValue ?? []).enumerated() {
      lines.append("\(index + 1). \(Printable.line(action["name"]?.stringValue ?? ""))")
    }
    return lines.joined(separator: "\n")
  }
}
