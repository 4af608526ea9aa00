import ArgumentParser
import Command
import Flow
import LineIO
import Records

@main
struct JmParseResume: Program {
  static let configuration = CommandConfiguration(
    commandName: "jm-parse-resume",
    abstract: "Read resumes: PDF, Word, OpenDocument, RTF, HTML, text become JSON lines.",
    discussion: """
      Each file becomes one line with its text, links, sections and the resume in the JSON Resume \
      format. Files are recognised by content, not by name. Nothing leaves this machine.
      """,
    version: Toolkit.version)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json
    case text
    case jsonResume = "json-resume"

    /// What it writes of a record; nil for all of it.
    var member: ReadingSettings.Member? {
      switch self {
      case .json: nil
      case .text: .text
      case .jsonResume: .resume
      }
    }
  }

  @Argument(
    help: .init(
      "Files; '-' is a document on stdin. Without any, paths or JSON lines with a \"path\" are "
        + "read from stdin.", valueName: "file"), completion: .file())
  var files: [String] = []

  @Option(help: "What to write: whole records, the text alone, or the JSON Resume alone.")
  var format = Format.json

  @Option(help: .init("Documents read at the same time (default: the processors).", valueName: "n"))
  var jobs: Int?

  @OptionGroup(title: "Reading") var reading: ReadingOptions
  @OptionGroup(title: "Records") var stream: StreamOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  /// Untrusted files are read in other processes, which are forked before this one has threads.
  private var readers: ReaderPool?

  private enum CodingKeys: CodingKey {
    case files, format, jobs, reading, stream, output
  }

  func check() throws(ValidationError) {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1.") }
    if reading.renderBoxes != nil, files.count != 1 {
      throw ValidationError("--render-boxes draws one document, named as argument.")
    }
  }

  /// A reader makes ready on another processor while this one parses the arguments, unless they ask
  /// for nothing but help.
  static func begin(_ arguments: [String]) {
    guard arguments.isEmpty || arguments.contains(where: { $0 == "-" || !$0.hasPrefix("-") }) else {
      return
    }
    let format = Format.allCases.first { format in
      arguments.contains { $0 == format.rawValue || $0 == "--format=\(format.rawValue)" }
    }
    ReaderPool.begin(only: format?.member)
  }

  mutating func prepare() throws(Failure) {
    let wanted = jobs ?? Processors.count
    readers = try ReaderPool(count: files.isEmpty ? wanted : min(wanted, files.count))
  }

  /// A single document gains nothing from threads, which take longer to start than it to be read.
  func runAtOnce(in context: Context) throws -> Records.ExitStatus? {
    guard files.count == 1, let readers else { return nil }
    output.apply(to: context)
    let settings = try reading.settings(context, only: format.member)
    let converter = Converter(environment: context.environment, languages: reading.ocrLanguage)
    return try context.single(
      files[0], keyField: "path", options: stream, results: sink(context)
    ) { record throws(Failure) in
      try result(record, try readers.read(try source(record, context), settings, converter))
    }
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    guard let readers else { return .internalFault }
    let settings = try reading.settings(context, only: format.member)
    let converter = Converter(environment: context.environment, languages: reading.ocrLanguage)
    return try await readers.onThreads {
      try await context.stream(
        files, keyField: "path", options: stream, flow: Flow(concurrency: readers.concurrency),
        results: sink(context), dashIsKey: true
      ) { _, record, emit throws(Failure) in
        let read = try readers.read(try source(record, context), settings, converter)
        await emit(try result(record, read))
      }
    }
  }

  /// The record with what was read; the drawing goes where it is wanted.
  private func result(
    _ record: Record, _ read: ParsingAnswer.Reading
  ) throws(Failure) -> Record {
    try reading.write(read.drawing)
    return record.setting(read.fields)
  }

  private func source(_ record: Record, _ context: Context) throws(Failure) -> DocumentSource {
    let file = try InputFile(record)
    guard file.isStandardInput else { return .file(file) }
    do throws(SystemError) {
      return .bytes(try context.input.readAll(limit: ResumeReading.sizeLimit))
    } catch {
      throw Failure(
        "unreadable_file", "the document on stdin cannot be read: \(error)", exit: .noInput)
    }
  }

  private func sink(_ context: Context) -> any ResultSink {
    switch format {
    case .json: context.sink(output, paragraph: ResumePage.text)
    case .text:
      PageSink(context.output, isSpaced: false) { record in
        record.withView { $0.string("text") } ?? ""
      }
    case .jsonResume: PageSink(context.output, isSpaced: false) { $0["resume"]?.text ?? "{}" }
    }
  }
}
