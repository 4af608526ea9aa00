import ArgumentParser
import BirJob
import Command
import Records
import ServiceCommand
import ServiceKit
import Sessions
import Transport

struct Token: Program {
  static let configuration = CommandConfiguration(
    abstract: "Tell the service the push token of the device.",
    discussion: "The token is the one that birjob-device register stored, or BIRJOB_DEVICE_TOKEN.")

  @Option(help: .init("E-mail address of the user.", valueName: "address"))
  var email: String?

  @Option(help: .init("Model of the device.", valueName: "text"))
  var deviceModel = "computer"

  @Option(help: .init("Version of its operating system.", valueName: "text"))
  var osVersion = "unknown"

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup(title: "Service") var rules: DialectOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    if let email { try rules.check(BirJobRules.email(email)) }
    let service = try ServiceContext(context, .birJob, connection, dryRun: dryRun)
    let dialect = try await service.connection.dialect(rules.dialect)
    guard dialect == .seed else {
      throw Failure.notOffered("take a token apart from a registration", in: dialect)
    }
    if let token = try Device.known(to: service.profile, service.environment)?.token {
      try rules.check(BirJobRules.deviceToken(token.revealed, dialect))
    }
    let answer = try await service.client.send(
      .notificationToken(
        email: email, info: [("device_model", deviceModel), ("os_version", osVersion)])
    ).value
    try context.show(
      [Record(answer)], in: context.sink(output) { _ in "the service has the token" })
    return .success
  }
}
