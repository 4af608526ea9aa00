import ArgumentParser
import Command
import Flow
import JobReports
import LineIO
import Records
import Reports

@main
struct JmReport: Program {
  static let example = """
    jm-parse-resume cv.pdf | jm-upload | jm-poll | jm-jobs --remote | jm-explain |
      jm-report >matches.html
    """

  static let configuration = CommandConfiguration(
    commandName: "jm-report",
    abstract: "Turn job lines into a page, a table, a feed or a mail.",
    discussion: """
      Reads job lines from stdin, in the order in which the report lists them. The page has charts, and \
      for each match its requirements with the sentences of the posting and the resume side by side.
      """,
    version: Toolkit.version)

  @Option(help: "The format. (default: html; table on a terminal)")
  var format: JobReportFormat?

  @Option(help: .init("The title of the page, feed or mail.", valueName: "text"))
  var title = "Job matches"

  @Option(
    name: [.customShort("n"), .long],
    help: .init(
      "List at most this many jobs; charts count all. "
        + "(default: html and md 1000, atom and mail 100, others all)", valueName: "n"))
  var limit: Int?

  @Option(
    help: .init(
      "The columns of csv, tsv and table: names of fields, separated by commas.",
      valueName: "fields"))
  var fields: String?

  @Flag(help: "Write nothing if there are no jobs.")
  var skipEmpty = false

  @Flag(name: .shortAndLong, help: "Print only errors.")
  var quiet = false

  @OptionGroup var coloring: ColorOption
  @OptionGroup(title: "Mail") var mail: MailOptions
  @OptionGroup(title: "Records") var stream: StreamOptions

  private static let empty = EmptyState(
    message: "No jobs.", advice: "Find some with your resume",
    command: "jm-upload cv.pdf | jm-poll | jm-jobs | jm-report >jobs.html")

  private static let table = Table([
    .init("score", from: "score", isNumeric: true) { job in
      job["score"]?.doubleValue.flatMap { Int(exactly: $0.rounded()) }.map(String.init) ?? ""
    },
    .init("title", field: "title", isFlexible: true),
    .init("company", field: "company_name", isFlexible: true),
    .init("location", field: "location", isFlexible: true),
    .init("match", field: "category"), .init("remote", field: "is_remote"),
    .init("posted", field: "posted_at"), .init("job", field: "job_id", isFlexible: true),
  ])

  func check() throws(ValidationError) {
    if let limit, limit < 0 { throw ValidationError("--limit must be 0 or greater.") }
    if mail.isUsed, format != .mail {
      throw ValidationError("--to, --from and --subject need --format mail.")
    }
    if stream.null { throw ValidationError("--null cannot be used: the input is JSON lines.") }
    guard fields != nil else { return }
    if let format, !format.hasRows {
      throw ValidationError("--fields needs --format csv, tsv or table.")
    }
    if fieldNames.isEmpty || fieldNames.contains("") {
      throw ValidationError("--fields needs names of fields.")
    }
    // Whoever has the token can read the search.
    if fieldNames.contains("view_token") {
      throw ValidationError("--fields cannot name view_token, which is a secret.")
    }
  }

  private var fieldNames: [String] {
    fields?.split(separator: ",", omittingEmptySubsequences: false).map(String.init) ?? []
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    coloring.apply(to: context)
    if quiet { context.messages.silence() }
    let usual: JobReportFormat = context.outputIsTerminal || fields != nil ? .table : .html
    let format = self.format ?? usual
    let limit = self.limit ?? format.usualLimit
    guard format.hasRows else {
      return try pass(context, to: page(format, limit, context))
    }
    let sink = FirstJobs(limit, in: rows(format, context))
    let status = try pass(context, to: sink)
    if sink.count > limit {
      context.messages.note("listed the first \(limit) of \(Plural.phrase(sink.count, "job"))")
    }
    if sink.count == 0, format == .table, !skipEmpty { context.messages.note("no jobs") }
    return status
  }

  private func pass(_ context: Context, to sink: some ResultSink) throws -> Records.ExitStatus {
    try context.filter(options: stream, results: sink) { _ in .pass }
  }

  private func rows(_ format: JobReportFormat, _ context: Context) -> any ResultSink {
    if format == .table {
      let table =
        fields == nil
        ? Self.table : Table(fieldNames.map { .init($0, field: $0, isFlexible: true) })
      let isColored = coloring.color.isWanted(
        onTerminal: context.outputIsTerminal, context.environment)
      return TableSink(
        table, output: context.output, columns: context.tableColumns, isColored: isColored)
    }
    let rows = DelimitedRows(
      format == .csv ? .comma : .tab, isForTerminal: context.outputIsTerminal)
    return RowSink(
      FieldColumns(fields == nil ? JobFields.standard : fieldNames), rows, context.output,
      writesEmpty: !skipEmpty)
  }

  private func page(
    _ format: JobReportFormat, _ limit: Int, _ context: Context
  ) -> CollectedJobs {
    let now = Timestamp.now().toTheSecond
    let writer = writer(format, context, now)
    let (title, skipsEmpty) = (title, skipEmpty)
    return CollectedJobs(JobReport(limit: limit, now: now), context.output) {
      (report) throws(SystemError) in
      if skipsEmpty, report.count == 0 { return }
      try context.write(writer.text(report.report(title: title, empty: Self.empty)))
    }
  }

  private func writer(
    _ format: JobReportFormat, _ context: Context, _ now: Timestamp
  ) -> any ReportWriter {
    switch format {
    case .atom:
      AtomReport(id: StableID.of(Array("feed \(title)".utf8)), generator: context.program)
    case .mail:
      MailReport(
        from: mail.from, to: mail.to, subject: mail.subject, date: now, width: DisplayWidth.of)
    case .md: ReportFormat.md.writer(columns: .max, width: DisplayWidth.of)
    case .html, .csv, .tsv, .table:
      ReportFormat.html.writer(columns: .max, width: DisplayWidth.of)
    }
  }
}
