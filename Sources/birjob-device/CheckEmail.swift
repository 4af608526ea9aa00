import ArgumentParser
import BirJob
import Command
import Records
import ServiceCommand
import ServiceKit

struct CheckEmail: JournaledProgram {
  static let configuration = CommandConfiguration(
    abstract: "Check whether users with these e-mail addresses exist.")

  @Argument(
    help: .init(
      "Addresses. Without any, addresses or JSON lines with an \"email\" are read from stdin.",
      valueName: "address"))
  var addresses: [String] = []

  @OptionGroup(title: "Service") var rules: DialectOptions
  @OptionGroup var records: RecordOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    records.output.apply(to: context)
    let service = try ServiceContext(context, .birJob, connection)
    let finder = DialectFinder(service.connection, rules.dialect)
    let kept = try service.cachedResults(records.journal)
    defer { kept.close() }
    let program = RecordProgram(key: "email", requires: ["email"], cacheKey: ["email"]) {
      (fields) throws(Failure) in
      try rules.check(BirJobRules.email(fields["email"]), exit: .dataError)
      try await finder.require(.seed, to: "look up addresses")
      return .checkEmail(fields["email"])
    } adding: { answer, _ in
      answer.members
    }
    return try await service.run(
      program, addresses, options: records.stream,
      results: context.sink(records.output, table: Self.table),
      kept: kept)
  }

  private static let table = Table([
    .init("address", field: "email", isFlexible: true), .init("exists", field: "exists"),
    .init("profile", field: "has_profile"), .init("keywords", field: "keywords_count"),
  ])
}
