import ArgumentParser
import BirJob
import Command
import Records
import ServiceCommand
import ServiceKit
import Sessions

struct Delete: Program {
  static let configuration = CommandConfiguration(
    abstract: "Delete the device and everything that the service stores about it.",
    discussion: "Then forgets its id, token and keywords on this machine too.")

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .birJob, connection, dryRun: dryRun)
    let answer = try await service.client.send(.deleteDevice).value
    try await ProfileStore<Device>(service.environment).forget(service.profile)
    try context.show(
      [Record(answer)], in: context.sink(output) { _ in "deleted the device" })
    return .success
  }
}
