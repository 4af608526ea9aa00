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

struct Download: Program {
  static let configuration = CommandConfiguration(
    abstract: "Download media.",
    discussion: """
      A file is written to the folder under its own name. A file that is there already is kept, \
      unless it has the same content or --force is given.
      """)

  @Argument(
    help: .init(
      "Addresses, BUCKET/PATH, or rows of the last table. Without any, they or JSON lines of jobflow-media are read from "
        + "stdin.", valueName: "media"))
  var media: [String] = []

  @Option(
    help: .init("Write the files to this folder.", valueName: "folder"), completion: .directory)
  var directory = "."

  @OptionGroup(title: "Records") var stream: StreamOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .jobFlow, connection)
    let program = RecordProgram(key: "media_url", requires: ["media_url"]) {
      [self] (_, fields, _, emit) throws(Failure) in
      let (name, bytes) = try await content(at: fields["media_url"], service)
      let path = directory.hasSuffix("/") ? directory + name : "\(directory)/\(name)"
      try write(bytes, to: path, context)
      await emit(
        fields.record.setting([
          .init(name: "path", value: .string(path)),
          .init(name: "bytes", value: .number(bytes.count)),
        ]))
    }
    let table = Table([
      .init("file", field: "path", isFlexible: true),
      .init("bytes", field: "bytes", isNumeric: true),
      .init("address", field: "media_url", isFlexible: true),
    ])
    // One after the other: two media with the same name must not be written at the same time.
    return try await service.run(
      program, media, options: stream, rows: .jobFlowMedia,
      results: context.sink(output, table: table),
      isConcurrent: false)
  }

  /// The file at an address. Only the project itself is sent credentials.
  private func content(
    at place: String, _ service: ServiceContext
  ) async throws(Failure) -> (name: String, [UInt8]) {
    guard place.contains("://") else {
      let slash = place.firstIndex(of: "/") ?? place.endIndex
      let location = try MediaLocation(
        bucket: String(place[..<slash]), path: String(place[slash...].dropFirst()))
      return (
        try fileName(location.name),
        try await service.client.send(.download(location, isPublic: false)).value
      )
    }
    if let location = MediaLocation(url: place, of: service.client.baseURL.text) {
      return (
        try fileName(location.name),
        try await service.client.send(.download(location, isPublic: true)).value
      )
    }
    let address = try WebAddress(place)
    let name = address.path.split(separator: "/").last.map { PercentEncoding.decode($0) }
    let response = try await service.connection.http.send(HTTPRequest(.get, address))
    guard response.isSuccess else { throw response.failure() }
    return (try fileName(name ?? ""), response.body)
  }

  /// A name that stays in the folder, without control characters. A hidden file is refused: in a home
  /// folder it could be one that a shell runs.
  private func fileName(_ name: String) throws(Failure) -> String {
    let isPlain = !name.contains("/") && !name.utf8.contains { $0 < 0x20 || $0 == 0x7F }
    guard isPlain, !name.isEmpty, !name.hasPrefix(".") else {
      throw Failure(
        "invalid_name", "'\(Printable.line(name))' cannot be the name of a downloaded file",
        exit: .dataError)
    }
    return name
  }

  private func write(_ bytes: [UInt8], to path: String, _ context: Context) throws(Failure) {
    let file = try OutputFile(
      .init(option: "download", path: path, isForced: stream.force) {
        (existing) throws(SystemError) in
        guard try existing.status().size == bytes.count else { return false }
        return try existing.readAll(expecting: bytes.count, limit: bytes.count + 1) == bytes
      }, inputs: context.inputFiles())
    do throws(SystemError) {
      try file.write(bytes)
      try file.finish()
    } catch {
      throw Failure("cannot_write", "cannot \(error)", exit: .cannotWrite)
    }
  }
}
