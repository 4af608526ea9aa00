import ArgumentParser
import Command
import Flow
import Importing
import LineIO
import Records
import Transport

@main
struct JmImport: Program {
  static let example = "jm-import --current pages/*.html feed.xml >jobs.jsonl"

  static let configuration = CommandConfiguration(
    commandName: "jm-import",
    abstract: "Convert what job sites publish to job lines.",
    discussion: """
      Reads postings from pages with schema.org data, from the job boards of Greenhouse, Lever and \
      Ashby, from RSS and Atom feeds and from CSV tables, and writes one line for each. The format \
      is recognized by the content. Postings that occur twice are written once.
      """,
    version: Toolkit.version)

  /// The largest document, in bytes.
  static let sizeLimit = 64 << 20

  @Argument(
    help: .init(
      "Files and addresses; '-' is a document on stdin. Without any, reads them, or JSON lines with "
        + "a \"path\", from stdin.", valueName: "source"),
    completion: .file())
  var sources: [String] = []

  @Option(help: .init("Read this format, whatever the content looks like.", valueName: "format"))
  var from: SourceFormat?

  @Option(
    help: .init(
      "The column of a field in a CSV table: title=\"Job Title\". May be repeated.",
      valueName: "field=column"))
  var map: [ColumnMapping] = []

  @Flag(help: "Leave out postings whose last day has passed.")
  var current = false

  @Flag(help: "Write a posting each time it occurs.")
  var keepDuplicates = false

  @Option(help: .init("The maximum time for an address.", valueName: "duration"))
  var timeout = TimeSpan(seconds: 30)

  @Flag(name: .customLong("allow-http"), help: "Allow plain http to other hosts.")
  var allowHTTP = false

  @OptionGroup(title: "Records") var stream: StreamOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  private static let table = Table([
    .init("title", field: "title", isFlexible: true),
    .init("company", field: "company_name", isFlexible: true),
    .init("location", field: "location", isFlexible: true),
    .init("salary", field: "salary_range"), .init("posted", field: "date_posted"),
    .init("job", field: "job_id", isFlexible: true),
  ])

  func check() throws(ValidationError) {
    if timeout.seconds <= 0 { throw ValidationError("--timeout must be longer than 0s.") }
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let documents = DocumentSources(context, timeout: timeout, allowHTTP: allowHTTP)
    let seen = SeenPostings()
    let today = Timestamp.now().rfc3339
    let mapping = Dictionary(map.map { ($0.field, $0.column) }, uniquingKeysWith: { $1 })
    let status = try await context.stream(
      sources, keyField: "path", options: stream, flow: Flow(concurrency: 1),
      results: context.sink(output, table: Self.table), dashIsKey: true
    ) { _, record, emit throws(Failure) in
      let bytes = try await documents.read(record)
      let name = try InputFile(record).label
      let jobs: [ImportedJob]
      do throws(Failure) {
        jobs = try PostingSource(bytes).jobs(format: from?.format, mapping: mapping)
      } catch {
        var failure = error
        failure.message = "\(name): \(error.message)"
        throw failure
      }
      var untitled = 0
      for job in jobs {
        guard job.hasTitle else {
          untitled += 1
          continue
        }
        if current, !job.isCurrent(at: today) { continue }
        if !keepDuplicates, !seen.isNew(job) { continue }
        await emit(Record(job.object))
      }
      if untitled > 0 {
        throw Failure(
          "no_title", "\(name): \(untitled) of \(jobs.count) postings have no title",
          exit: .dataError)
      }
    }
    if seen.duplicates > 0 {
      context.messages.note("\(Plural.phrase(seen.duplicates, "duplicate")) left out")
    }
    return status
  }
}
