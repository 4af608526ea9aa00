import ArgumentParser
import Command
import Records
import ServiceCommand
import ServiceKit
import Toy

@main
struct ToyNotes: Program {
  static let configuration = CommandConfiguration(
    commandName: "toy-notes",
    abstract: "Keep notes.",
    discussion: "Prints the notes with the ids of the arguments or of stdin.",
    version: Toolkit.version)

  @Argument(help: .init("Ids of notes, or JSON lines with an \"id\" on stdin.", valueName: "id"))
  var ids: [String] = []

  @Option(help: .init("Add a note and print it.", valueName: "text"))
  var add: String?

  @OptionGroup(title: "Records") var stream: StreamOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .toy, connection)
    if let add {
      let note = try await service.client.send(.add(add)).value
      try context.show([Record(note)], in: context.sink(output, table: Self.table))
      return .success
    }
    return try await service.run(
      Self.program, ids, options: stream, results: context.sink(output, table: Self.table))
  }

  private static let program = RecordProgram(key: "id", requires: ["id"]) { fields in
    .note(id: fields["id"])
  } adding: { note, _ in
    note.members
  }

  private static let table = Table([
    .init("id", field: "id"), .init("text", field: "text", isFlexible: true),
  ])
}
