import ArgumentParser
import Command
import Flow
import LineIO
import Records
import Server
import ServerKit

struct Import: Program {
  static let configuration = CommandConfiguration(
    abstract: "Import postings into a database.",
    discussion: """
      A posting is a line with a JSON object that has job_id, title and company_name. It replaces \
      the posting with the same job_id. A running server uses new postings from its next search on.
      """)

  @Argument(
    help: .init("Files with JSON lines; '-' is stdin (default: stdin).", valueName: "file"),
    completion: .file())
  var files: [String] = []

  @Option(
    help: .init(
      "The database, created if it is missing (default: \(DefaultDatabase.description)).",
      valueName: "file"), completion: .file())
  var db: String?

  @Option(
    help: .init(
      "Write failed lines to this file (default: messages on stderr).", valueName: "file"),
    completion: .file())
  var failed: String?

  @Flag(help: "Replace the file of --failed even if something else wrote it.")
  var force = false

  @Flag(help: "Check the postings without importing them or creating a database.")
  var dryRun = false

  @Option(help: .init("Maximum length of a line.", valueName: "size"))
  var maxLine = ByteSize(bytes: 64 << 20)

  @OptionGroup var coloring: ColorOption

  func check() throws(ValidationError) {
    if db == "" { throw ValidationError("--db must name a file.") }
    try OutputFile.check("--failed", failed, apart: "--db", db)
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    coloring.apply(to: context)
    if files.isEmpty, context.inputIsTerminal { throw MissingInput() }
    let inputs = files.isEmpty ? ["-"] : files
    let database = try dryRun ? nil : db ?? DefaultDatabase.path(in: context.environment)
    if let database { try context.check(database: database, of: "--db", inputs: files) }
    let failures = try FailureStream(
      path: failed, isForced: force, maxLine: maxLine.bytes, inputs: context.inputFiles(files),
      messages: context.messages)
    let postings = try database.map { try PostingImport(database: $0, services: Servers.all) }
    var batch = ImportBatch(postings: postings, failures: failures)
    for input in inputs {
      do throws(Failure) {
        let file = InputFile(argument: input)
        let opened = file.isStandardInput ? context.input : try file.open().file
        defer { if !file.isStandardInput { try? opened.close() } }
        try await read(opened, label: input, into: &batch)
      } catch {
        context.messages.error(error)
        batch.tally.fail(error)
      }
    }
    let summary: JSON = [
      dryRun ? "would_import" : "imported": .number(batch.tally.succeeded),
      "failed": .number(batch.tally.failed),
    ]
    try context.output.writeLine(summary.line)
    try context.output.flush()
    try failures.finish(batch.tally)
    return batch.tally.exitStatus()
  }

  private func read(
    _ file: FileDescriptor, label: String, into batch: inout ImportBatch
  ) async throws(Failure) {
    let parser = InputParser(keyField: nil)
    var reader = LineReader(file, limit: maxLine.bytes)
    var isFirst = true
    do {
      loop: while true {
        switch try reader.next() {
        case .end: break loop
        case .tooLong:
          try await batch.add(parser.tooLong(number: reader.lineNumber, limit: maxLine.bytes))
        case .line(let bytes):
          guard var item = parser.line(Array(bytes), number: reader.lineNumber) else { continue }
          if isFirst {
            try JSONLines.check(
              Array(bytes), number: reader.lineNumber, of: label == "-" ? "stdin" : label)
          }
          isFirst = false
          if label != "-" { item.label = "\(label):\(reader.lineNumber)" }
          try await batch.add(item)
        }
      }
      try await batch.flush()
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure("unreadable_file", "cannot read \(label): \(error)", exit: .noInput)
    }
  }
}
