import ArgumentParser
import BirJob
import Command
import Records
import ServiceCommand
import ServiceKit

struct Status: Program {
  static let configuration = CommandConfiguration(
    abstract: "Show what the service knows about the device.",
    discussion: "Exits 1 if the service does not know the device.")

  @Flag(help: "Ask /devices/status, which describes devices in its own way on some servers.")
  var listed = false

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .birJob, connection)
    let status = try await service.client.send(.deviceStatus(isListed: listed)).value
    let isRegistered = status["registered"]?.boolValue ?? true
    try context.show(
      [Record(status)],
      in: context.sink(output) { record in
        guard isRegistered else { return "the service does not know the device" }
        let keywords = record["keywords"]?.arrayValue?.compactMap(\.stringValue) ?? []
        return Printable.line(
          "registered" + (keywords.isEmpty ? "" : ": \(keywords.joined(separator: ", "))"))
      })
    return isRegistered ? .success : .negative
  }
}
