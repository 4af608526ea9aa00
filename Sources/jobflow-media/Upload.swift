import ArgumentParser
import Command
import Flow
import JobFlow
import LineIO
import Records
import ServiceCommand
import ServiceKit
import Sessions
import Transport

struct Upload: Program {
  static let configuration = CommandConfiguration(
    abstract: "Upload files for an action.",
    discussion: """
      The files are stored under the id of the action in the bucket action-media, which anyone can \
      read, and are added to the media of the action.
      """)

  @Argument(
    help: .init(
      "Files to upload. Without any, paths or JSON lines with a \"path\" are read from stdin.",
      valueName: "file"), completion: .file())
  var files: [String] = []

  @Option(help: .init("The action that the files belong to.", valueName: "action-id"))
  var action: String

  @Option(help: .init("Store the files in another bucket.", valueName: "name"))
  var bucket = MediaLocation.actionMedia

  @Flag(help: "Replace files with the same names; the media of the action stay as they are.")
  var replace = false

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup(title: "Service") var rules: ValidationOptions
  @OptionGroup(title: "Records") var stream: StreamOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    try rules.check(JobFlowRules.id(action, of: "an action"))
    let service = try ServiceContext(context, .jobFlow, connection, dryRun: dryRun)
    context.files.addInputs(files)
    let (client, now) = (service.client, service.environment.now)
    let flow = Flow(concurrency: service.concurrency)
    let progress = flow.progress
    return try await context.stream(
      files, keyField: "path", options: stream, flow: flow,
      results: context.sink(output, table: Self.table)
    ) { [self] _, record, emit throws(Failure) in
      let file = try InputFile(record)
      try file.refuseStandardInput()
      let type = MediaType.ofFile(named: file.name)
      try rules.check(JobFlowRules.mediaKind(type.kind), exit: .dataError)
      let location = try MediaLocation(bucket: bucket, path: "\(action)/\(file.name)")
      let content = try Self.content(of: file, progress)
      let answer = try await client.send(
        .upload(.file(content), as: type, to: location, replaces: replace))
      var added = JSONObject()
      if !replace { added = try await addRow(location, type, client) }
      added["media_url"] = .string(location.url(of: client.baseURL.text))
      added["bytes"] = .number(content.size)
      added["uploaded_at"] = .string(now().rfc3339)
      await emit(record.setting(added.members), requestID: answer.requestID)
    }
  }

  /// Adds the file to the media of the action. If the service refuses that, the file is deleted again.
  private func addRow(
    _ location: MediaLocation, _ type: MediaType, _ client: ServiceClient
  ) async throws(Failure) -> JSONObject {
    var row = JSONObject()
    row["action_id"] = .string(action)
    row["media_url"] = .string(location.url(of: client.baseURL.text))
    row["media_type"] = .string(type.kind ?? type.name)
    do throws(Failure) {
      return try await client.send(.createMedia(row)).value.first ?? row
    } catch {
      var failure = error
      failure.message = "the file was not added to the action: \(error.message)"
      // Without an answer it may have been added, and then it is needed.
      guard error.httpStatus != nil else {
        failure.message += "; it remains at \(location.bucket)/\(location.path)"
        throw failure
      }
      do throws(Failure) {
        _ = try await client.send(.deleteFile(at: location))
      } catch {
        failure.message += "; it remains at \(location.bucket)/\(location.path)"
      }
      throw failure
    }
  }

  /// - Throws: as `InputFile.open`; `not_a_file` (66) for a pipe or a device, whose size is unknown;
  ///   `empty_file` (65).
  private static func content(
    of file: InputFile, _ progress: FlowProgress
  ) throws(Failure) -> FileContent {
    let (descriptor, status) = try file.open()
    let opened = OpenFile(descriptor)
    guard status.isRegularFile else {
      throw Failure("not_a_file", "\(file.label): is not a regular file", exit: .noInput)
    }
    guard status.size > 0 else {
      throw Failure("empty_file", "\(file.label): the file is empty", exit: .dataError)
    }
    progress.expect(bytes: status.size)
    let meter = UploadMeter(progress)
    return FileContent(opened, size: status.size) { meter.restarted() }
  }

  private static let table = Table([
    .init("file", field: "path", isFlexible: true), .init("bytes", field: "bytes", isNumeric: true),
    .init("address", field: "media_url", isFlexible: true), .init("media", field: "id"),
  ])
}
