import ArgumentParser
import Command
import Digests
import Flow
import LineIO
import Records
import ResumeReading

@main
struct JmParseResume: Program {
  static let example = "jm-parse-resume --format text cv.docx"

  static let configuration = CommandConfiguration(
    commandName: "jm-parse-resume",
    abstract: "Convert resumes to JSON lines: PDF, Word, OpenDocument, RTF, HTML and text.",
    discussion: """
      Writes one line for each file, with its text, links and sections, and the resume in the JSON \
      Resume format. The type of a file is detected from its content, not its name. Nothing leaves \
      this machine.
      """,
    version: Toolkit.version)

  enum Format: String, OutputChoice {
    case json
    case text
    case jsonResume = "json-resume"
    case table, csv, tsv

    var list: OutputFormat? { OutputFormat(rawValue: rawValue) }

    static var help: ArgumentHelp {
      "Write whole records in this form, only the text, or only the JSON Resume."
    }

    /// The only field of a record that it writes; nil for all of them.
    var member: ReadingSettings.Member? {
      switch self {
      case .text: .text
      case .jsonResume: .resume
      case .json, .table, .csv, .tsv: nil
      }
    }
  }

  @Argument(
    help: .init(
      "Files; '-' is a document on stdin. Without files, reads paths, or JSON lines with a "
        + "\"path\", from stdin.", valueName: "file"),
    completion: .file())
  var files: [String] = []

  @Option(
    help: .init(
      "Documents to read at the same time (default: the number of processors).", valueName: "n"))
  var jobs: Int?

  @OptionGroup(title: "Reading") var reading: ReadingOptions
  @OptionGroup(title: "Resume") var fields: FieldOptions
  @OptionGroup(title: "Records") var stream: StreamOptions
  @OptionGroup(title: "Output") var output: FormatOptions<Format>

  /// Untrusted files are read in worker processes, which are forked before this process has threads.
  private var readers: ReaderPool?

  private enum CodingKeys: CodingKey {
    case files, jobs, reading, fields, stream, output
  }

  func check() throws(ValidationError) {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or greater.") }
    if reading.renderBoxes != nil, files.count != 1 {
      throw ValidationError("--render-boxes draws one document, which must be an argument.")
    }
    if fields.explain, output.format?.member != nil {
      throw ValidationError("--explain needs whole records, as --format json writes them.")
    }
    try InputFile.check(arguments: files)
    try stream.check(apart: reading.renderBoxes, of: "--render-boxes")
    try stream.check(apart: reading.passwordFile, of: "--password-file")
  }

  /// Starts a worker on another processor while this one parses the arguments, unless they only ask
  /// for help.
  static func begin(_ arguments: [String]) {
    guard arguments.isEmpty || arguments.contains(where: { $0 == "-" || !$0.hasPrefix("-") }) else {
      return
    }
    ReaderPool.begin()
  }

  mutating func prepare() throws(Failure) {
    let wanted = jobs ?? Processors.count
    readers = try ReaderPool(count: files.isEmpty ? wanted : min(wanted, files.count))
  }

  /// Threads take longer to start than a single document to be read (see `Context.single`).
  func runAtOnce(in context: Context) throws -> Records.ExitStatus? {
    guard files.count == 1, let readers else { return nil }
    output.apply(to: context)
    let settings = try settings(context)
    let converter = Converter(environment: context.environment, languages: reading.ocrLanguage)
    let drawing = try drawingFile(context)
    return try context.single(
      files[0], keyField: "path", options: stream, results: sink(context)
    ) { record throws(Failure) in
      let read = try read(try source(record, context), settings, converter, with: readers)
      return try result(record, read, drawing)
    }
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    guard let readers else { return .internalFault }
    let settings = try settings(context)
    let converter = Converter(environment: context.environment, languages: reading.ocrLanguage)
    return try await readers.onThreads {
      let drawing = try drawingFile(context)
      return try await context.stream(
        files, keyField: "path", options: stream, flow: Flow(concurrency: readers.concurrency),
        results: sink(context), dashIsKey: true
      ) { _, record, emit throws(Failure) in
        let read = try read(try source(record, context), settings, converter, with: readers)
        await emit(try result(record, read, drawing))
      }
    }
  }

  private func read(
    _ source: any DocumentSource, _ settings: ReadingSettings, _ converter: Converter,
    with readers: ReaderPool
  ) throws(Failure) -> ParsingAnswer.Reading {
    do throws(Failure) {
      return try readers.read(source, settings, converter)
    } catch {
      throw ReadingOptions.advised(error)
    }
  }

  private func settings(_ context: Context) throws(Failure) -> ReadingSettings {
    var settings = try reading.settings(context, only: output.format?.member)
    settings.resume = fields.resumeOptions
    settings.isRedacted = fields.redact
    return settings
  }

  /// Opens the file of `--render-boxes`.
  private func drawingFile(_ context: Context) throws(Failure) -> DrawingFile? {
    guard let path = reading.renderBoxes else { return nil }
    let inputs = files + [reading.passwordFile].compactMap(\.self)
    return try DrawingFile(
      path, of: "--render-boxes", program: "jm-parse-resume", isForced: stream.force,
      inputs: context.inputFiles(inputs)
    ) { ContentDigest.sha256($0) }
  }

  /// The record with the fields that were read, after its drawing is written.
  private func result(
    _ record: Record, _ read: ParsingAnswer.Reading, _ file: DrawingFile?
  ) throws(Failure) -> Record {
    if let drawing = read.drawing { try file?.write(drawing) }
    let result = record.setting(read.fields)
    // File names often hold the name of the person.
    return fields.redact ? result.removing("path") : result
  }

  private func source(_ record: Record, _ context: Context) throws(Failure) -> any DocumentSource {
    let file = try InputFile(record)
    if files.isEmpty { try file.refuseStandardInput() }
    guard file.isStandardInput else { return DocumentFile(file: file) }
    do throws(SystemError) {
      return DocumentBytes(
        try context.input.readAll(limit: ParsingHandler.sizeLimit), name: nil)
    } catch {
      throw Failure(
        "unreadable_file", "cannot read the document on stdin: \(error.reason)", exit: .noInput)
    }
  }

  private func sink(_ context: Context) -> any ResultSink {
    switch output.format {
    case .text:
      PageSink(context.output, isTerminal: context.outputIsTerminal, isSpaced: false) { record in
        record.withView { $0.string("text") } ?? ""
      }
    case .jsonResume: MemberSink(member: "resume", lines: context.lineSink)
    case nil, .json, .table, .csv, .tsv: context.sink(output, paragraph: ResumePage.text)
    }
  }
}
