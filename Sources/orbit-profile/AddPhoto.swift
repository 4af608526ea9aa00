import ArgumentParser
import Command
import Orbit
import Records
import ServiceCommand
import ServiceKit

struct AddPhoto: Program {
  static let configuration = CommandConfiguration(
    commandName: "photo",
    abstract: "Add photos to your profile.",
    discussion: """
      Each must be a JPEG, PNG, GIF, WebP or HEIC picture of at most 10 MiB, and a profile has at most 6.
      """)

  @Argument(
    help: .init(
      "Files. Without any, paths or JSON lines with a \"path\" are read from stdin.",
      valueName: "file"), completion: .file())
  var files: [String] = []

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup(title: "Service") var rules: ValidationOptions
  @OptionGroup(title: "Records") var stream: StreamOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .orbit, connection, dryRun: dryRun)
    let places = FreePlaces(service)
    let rules = rules
    let program = RecordProgram(key: "path", requires: []) { (fields) throws(Failure) in
      let file = try InputFile(fields.record)
      try file.refuseStandardInput()
      let limit = rules.noValidate ? Int.max : Photo.largest
      let photo = Photo(try file.read(limit: limit), fileName: file.name)
      if photo.content.isEmpty {
        throw Failure("empty_document", "\(file.label): the file is empty", exit: .dataError)
      }
      try rules.check(
        photo.kind == nil
          ? "\(file.label): the photo must be a JPEG, PNG, GIF, WebP or HEIC picture" : nil,
        exit: .dataError)
      try rules.check(
        try await places.take()
          ? nil : "\(file.label): a profile can have at most \(Photo.limit) photos",
        exit: .dataError)
      return .addPhoto(photo)
    } adding: { profile, _ in
      var members = [
        JSONObject.Member(name: "photo", value: profile.photos.last.map { .string($0) } ?? .null),
        JSONObject.Member(name: "photos", value: .array(profile.photos.map { .string($0) })),
      ]
      if let isComplete = profile.isComplete {
        members.append(.init(name: "profile_complete", value: .bool(isComplete)))
      }
      return members
    }
    return try await service.run(
      program, files, options: stream, results: context.sink(output, table: Self.table))
  }

  private static let table = Table([
    .init("file", field: "path", isFlexible: true),
    .init("photo", field: "photo", isFlexible: true),
  ])
}

/// How many photos may still be added to the profile.
private actor FreePlaces {
  private let service: ServiceContext
  private var asked: Task<Result<Int, Failure>, Never>?
  private var taken = 0

  init(_ service: ServiceContext) { self.service = service }

  /// Takes a place for a photo; false if there is none. The profile is requested once.
  func take() async throws(Failure) -> Bool {
    let count = try await knownCount()
    guard count + taken < Photo.limit else { return false }
    taken += 1
    return true
  }

  private func knownCount() async throws(Failure) -> Int {
    let service = service
    let task =
      asked
      ?? Task {
        do throws(Failure) {
          return .success(try await service.client.ownProfile()?.photos.count ?? 0)
        } catch {
          return .failure(error)
        }
      }
    asked = task
    return try await task.value.get()
  }
}
