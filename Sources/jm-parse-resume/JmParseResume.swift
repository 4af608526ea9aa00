import ArgumentParser
import Command
import Flow
import LineIO
import Records

@main
struct JmParseResume: Program {
  static let configuration = CommandConfiguration(
    commandName: "jm-parse-resume",
    abstract: "Read resumes: PDF, DOCX, text and Markdown become JSON lines.",
    discussion: """
      Each file becomes one line with its text, links, sections and the resume in the JSON Resume \
      format. Files are recognised by content, not by name. Nothing leaves this machine.
      """,
    version: Toolkit.version)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json
    case text
    case jsonResume = "json-resume"
  }

  @Argument(
    help: .init(
      "Files; '-' is a document on stdin. Without any, paths or JSON lines with a \"path\" are "
        + "read from stdin.", valueName: "file"))
  var files: [String] = []

  @Option(help: "What to write: whole records, the text alone, or the JSON Resume alone.")
  var format = Format.json

  @OptionGroup(title: "Records") var stream: StreamOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    return try await context.stream(
      files, keyField: "path", options: stream, flow: Flow(concurrency: 1),
      results: sink(context), dashIsKey: true
    ) { item, record, emit throws(Failure) in
      let message = ResumeReading.answer(try request(record, context).message)
      emit(record.setting(try ParsingAnswer(message).outcome.get()))
    }
  }

  private func request(_ record: Record, _ context: Context) throws(Failure) -> ParsingRequest {
    let file = try InputFile(record)
    guard file.isStandardInput else { return .file(path: file.path) }
    do throws(SystemError) {
      return .document(try context.input.readAll(limit: ResumeReading.sizeLimit))
    } catch {
      throw Failure(
        "unreadable_file", "The document on stdin cannot be read: \(error).", exit: .noInput)
    }
  }

  private func sink(_ context: Context) -> any ResultSink {
    switch format {
    case .json: context.sink(output, paragraph: ResumePage.text)
    case .text: PageSink(context.output) { $0.string("text") ?? "" }
    case .jsonResume: PageSink(context.output) { $0["resume"]?.text ?? "{}" }
    }
  }
}
