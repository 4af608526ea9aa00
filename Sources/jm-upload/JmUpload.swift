import ArgumentParser
import Command
import Flow
import JobMatchNow
import Records
import ServiceCommand
import Sessions

@main
struct JmUpload: Program {
  static let configuration = CommandConfiguration(
    commandName: "jm-upload",
    abstract: "Upload resumes; each begins a search.",
    discussion: """
      Each file becomes one line with the view_token of its search, which jm-poll and jm-jobs take. \
      When somebody is signed in, the search shows on the dashboard.
      """,
    version: Toolkit.version)

  @Argument(
    help: .init(
      "Files; '-' is a document on stdin. Without any, paths or JSON lines with a \"path\" are "
        + "read from stdin.", valueName: "file"), completion: .file())
  var files: [String] = []

  @Flag(help: "Upload the sample resume that ships with the toolkit.")
  var sample = false

  @Flag(help: "Leave the access token out.")
  var anonymous = false

  @Flag(help: "Give what was kept of earlier uploads for files that were uploaded before.")
  var skipUploaded = false

  @Option(help: .init("A name for this version of the resume.", valueName: "text"))
  var label: String?

  @Option(help: .init("The largest file that is sent.", valueName: "size"))
  var maxSize = ByteSize(bytes: 10 << 20)

  @OptionGroup(title: "Records") var stream: StreamOptions
  @OptionGroup(title: "Re-runs") var journal: JournalOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  private static let sampleName = "(sample)"

  func check() throws(ValidationError) {
    if sample, !files.isEmpty { throw ValidationError("--sample takes no files.") }
    try stream.check(apart: journal.journal, of: "--journal")
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, connection)
    let ledger = ServiceContext.OwnJournal(.uploads, isRead: skipUploaded, isWanted: skipUploaded)
    let kept = try service.keptAnswers(journal, own: ledger, isAnonymous: anonymous)
    defer { kept.close() }
    let uploader = Uploader(
      client: service.client(JobMatchNowClient.init), kept: kept, isAnonymous: anonymous,
      isIdempotent: service.profile.idempotency.value, now: service.environment.now)
    let label = label.map { [JSONObject.Member(name: "label", value: .string($0))] } ?? []
    return try await context.stream(
      sample ? [Self.sampleName] : files, keyField: "path", options: stream,
      flow: Flow(concurrency: service.concurrency),
      results: context.sink(output, table: Self.table), dashIsKey: true, run: kept.run
    ) { _, record, emit throws(Failure) in
      let document = try document(record, context)
      let (added, requestID) = try await uploader.members(for: document, emit)
      await keepLabel(of: added, service)
      await emit(record.setting(added.members + label), requestID: requestID)
    }
  }

  private func document(_ record: Record, _ context: Context) throws(Failure) -> UploadDocument {
    if sample { return try .sample() }
    let file = try InputFile(record)
    return file.isStandardInput
      ? try .standardInput(context.input, limit: maxSize.bytes)
      : try .file(file, limit: maxSize.bytes)
  }

  private static let table = Table([
    .init("file", field: "path", isFlexible: true), .init("label", field: "label"),
    .init("view token", field: "view_token"), .init("uploaded", field: "uploaded_at"),
  ])
}
