import ArgumentParser
import Command
import Flow
import JobMatchNow
import Records
import Samples
import ServiceCommand
import ServiceKit
import Sessions

@main
struct JmUpload: Program {
  static let example = "jm-upload cv.pdf | jm-poll | jm-jobs --remote | jm-explain"

  static let configuration = CommandConfiguration(
    commandName: "jm-upload",
    abstract: "Upload resumes and start a job search for each.",
    discussion: """
      Prints one line per file with the view_token of its search, which jm-poll and jm-jobs accept. \
      When you are signed in, the searches appear on your dashboard. A file that changes while it is \
      being sent is a failed record.
      """,
    version: Toolkit.version)

  @Argument(
    help: .init(
      "Files to upload; '-' reads a document from stdin. Without arguments, paths or JSON lines "
        + "with a \"path\" are read from stdin.", valueName: "file"), completion: .file())
  var files: [String] = []

  @Option(
    defaultAsFlag: SampleResume.usualName,
    help: .init(
      "Upload a sample resume that ships with the toolkit. The samples are "
        + "\(SampleResume.names.joined(separator: ", ")).", valueName: "name"),
    completion: .list(SampleResume.names))
  var sample: String? = nil

  @Flag(help: "Do not send the access token, even when signed in.")
  var anonymous = false

  @Flag(help: "Do not upload a file again; print the result of its earlier upload.")
  var skipUploaded = false

  @Option(help: .init("Name this version of the resume.", valueName: "text"))
  var label: String?

  @Option(help: .init("Refuse larger files before sending anything.", valueName: "size"))
  var maxSize = ByteSize(bytes: 10 << 20)

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup var records: RecordOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func check() throws(ValidationError) {
    if let sample {
      guard SampleResume.named(sample) != nil else {
        throw ValidationError(
          "--sample: there is no sample '\(sample)', only "
            + "\(SampleResume.names.joined(separator: ", ")).")
      }
      if !files.isEmpty { throw ValidationError("--sample takes no files.") }
    }
    try InputFile.check(arguments: files)
    try records.check()
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    records.output.apply(to: context)
    let service = try ServiceContext(context, .jobMatchNow, connection, dryRun: dryRun)
    context.files.addInputs(files)
    let ledger = DefaultJournal.Use(.uploads, isRead: skipUploaded, isRequired: skipUploaded)
    let kept = try service.cachedResults(
      records.journal, defaultJournal: ledger, isAnonymous: anonymous)
    defer { kept.close() }
    let uploader = Uploader(
      client: service.client, kept: kept, isAnonymous: anonymous,
      isIdempotent: service.profile.idempotency.value, now: service.environment.now)
    let label = label.map { [JSONObject.Member(name: "label", value: .string($0))] } ?? []
    return try await context.stream(
      sample.map { [Self.path(ofSample: $0)] } ?? files, keyField: "path", options: records.stream,
      flow: Flow(concurrency: service.concurrency),
      results: context.sink(records.output, table: Self.table), dashIsKey: true, run: kept.run
    ) { _, record, emit throws(Failure) in
      let document = try await BlockingCall.run { () throws(Failure) -> UploadDocument in
        try readDocument(record, context)
      }
      let (added, requestID) = try await uploader.members(for: document, emit)
      await keepLabel(of: added, service)
      await emit(record.setting(added.members + label), requestID: requestID)
    }
  }

  private func readDocument(_ record: Record, _ context: Context) throws(Failure) -> UploadDocument
  {
    if let sample { return try .sample(named: sample) }
    let file = try InputFile(record)
    if files.isEmpty { try file.refuseStandardInput() }
    let reader = DocumentReader(
      limit: maxSize.bytes, temporaryFolder: context.environment["TMPDIR"] ?? "/tmp")
    return file.isStandardInput
      ? try .standardInput(context.input, reader) : try .file(file, reader)
  }

  /// What stands in the record instead of a path.
  private static func path(ofSample name: String) -> String {
    name == SampleResume.usualName ? "(sample)" : "(sample \(name))"
  }

  private static let table = Table([
    .init("file", field: "path", isFlexible: true), .init("label", field: "label"),
    .init("view token", field: "view_token"), .init("uploaded", field: "uploaded_at"),
  ])
}
