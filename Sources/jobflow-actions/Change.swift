import ArgumentParser
import Command
import JobFlow
import Records
import ServiceCommand

struct Complete: Program {
  static let configuration = CommandConfiguration(
    abstract: "Complete actions.",
    discussion: """
      If the job keeps its sequence, an action is refused while an earlier one is open, before \
      anything is sent; --force completes it anyway. An action that is completed stays as it is.
      """)

  @Option(help: .init("Replace the notes of the actions with this text.", valueName: "text"))
  var note: String?

  @OptionGroup var options: ChangeOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    let isForced = options.stream.force
    return try await options.run(in: context) { [note] (changes, fields) throws(Failure) in
      try await changes.complete(id: fields["id"], notes: note, isForced: isForced)
    }
  }
}

struct Reopen: Program {
  static let configuration = CommandConfiguration(
    abstract: "Reopen completed actions.",
    discussion: "Their time of completion is removed. The status of the job stays as it is.")

  @OptionGroup var options: ChangeOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    try await options.run(in: context) { (changes, fields) throws(Failure) in
      try await changes.reopen(id: fields["id"])
    }
  }
}

struct Note: Program {
  static let configuration = CommandConfiguration(
    abstract: "Write the notes of actions.",
    discussion: "Without --text and --clear, each record must have the new \"notes\".")

  @Option(help: .init("The new notes.", valueName: "text"))
  var text: String?

  @Flag(help: "Remove the notes.")
  var clear = false

  @OptionGroup var options: ChangeOptions

  func check() throws(ValidationError) {
    if clear, text != nil { throw ValidationError("--text and --clear cannot be used together.") }
    if !clear, text == nil, !options.actions.isEmpty {
      throw ValidationError("Give the new notes with --text, or remove them with --clear.")
    }
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    try await options.run(in: context) { [text, clear] (changes, fields) throws(Failure) in
      let notes =
        if clear { nil as String? } else if let text { text } else {
          try fields.record.required("notes", hint: "give --text, or --clear to remove the notes")
        }
      return try await changes.note(id: fields["id"], notes)
    }
  }
}

struct CompleteFrom: Program {
  static let configuration = CommandConfiguration(
    commandName: "complete-from",
    abstract: "Complete an action and all later ones, and with them the job.",
    discussion: """
      The actions are completed in one request, all or none, with the notes that the app writes. \
      Open actions before it are refused if the job keeps its sequence, unless --force is given; \
      otherwise they stay open. Prints the job.
      """)

  @OptionGroup var options: ChangeOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    let isForced = options.stream.force
    let table = Table([
      .init("job", field: "name", isFlexible: true), .init("status", field: "status"),
      .init("done", from: "completion_percentage", isNumeric: true) {
        "\($0["completion_percentage"]?.text ?? "") %"
      },
      .init("id", field: "id"),
    ])
    return try await options.run(in: context, table: table) {
      (changes, fields) throws(Failure) in
      try await changes.completeJob(fromAction: fields["id"], isForced: isForced).line
    }
  }
}
