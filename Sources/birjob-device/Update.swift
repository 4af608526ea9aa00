import ArgumentParser
import BirJob
import Command
import Records
import ServiceCommand
import ServiceKit
import Sessions

struct Update: Program {
  static let configuration = CommandConfiguration(abstract: "Replace the keywords of the device.")

  @Argument(help: .init("The new keywords.", valueName: "keyword"))
  var keywords: [String] = []

  @Flag(
    inversion: .prefixedNo, help: "Turn notifications on or off. (default: as they are)")
  var notifications: Bool?

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup(title: "Service") var rules: DialectOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    if keywords.isEmpty { throw MissingInput() }
    let service = try ServiceContext(context, .birJob, connection, dryRun: dryRun)
    let keywords = Keywords.normalized(self.keywords)
    try rules.check(BirJobRules.keywords(keywords))
    let dialect = try await service.connection.dialect(rules.dialect)
    if dialect == .real, notifications != nil {
      throw Failure.notOffered("turn notifications on or off", in: dialect)
    }
    let answer = try await service.client.send(
      .update(keywords: keywords, notifies: notifications, dialect)
    ).value
    try await ProfileStore<Device>(service.environment).update(service.profile) { device in
      // A device of the environment is not stored.
      guard var device, device.id != nil || device.token != nil else { return device }
      device.keywords = keywords
      return device
    }
    let line = Record(answer).setting([
      .init(name: "keywords", value: .array(keywords.map(JSON.string)))
    ])
    try context.show(
      [line],
      in: context.sink(output) { _ in
        "the device has \(Plural.phrase(keywords.count, "keyword"))"
      })
    return .success
  }
}
