import ArgumentParser
import BirJob
import Command
import Records
import ServiceCommand
import ServiceKit

struct Test: Program {
  static let configuration = CommandConfiguration(
    abstract: "Send a test notification to the device.")

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup(title: "Service") var rules: DialectOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .birJob, connection, dryRun: dryRun)
    let dialect = try await service.connection.dialect(rules.dialect)
    let answer = try await service.client.send(.testPush(dialect)).value
    try context.show(
      [Record(answer)], in: context.sink(output) { _ in "sent a test notification" })
    return .success
  }
}
