import ArgumentParser
import Cleveroo
import Command
import Flow
import Records
import ServiceCommand
import ServiceKit

struct Add: JournaledProgram {
  static let configuration = CommandConfiguration(
    abstract: "Add children: one by name, or many from JSON lines.",
    discussion: "A child signs in with its user name and the parent's password.")

  @Argument(
    help: .init(
      "User names. Without any, JSON lines with \"username\", \"age\" and \"gender\" are read from "
        + "stdin.", valueName: "name"))
  var names: [String] = []

  @Option(help: .init("Age of all these children, in years.", valueName: "n"))
  var age: String?

  @Option(
    help: .init("Gender of all these children: Boy, Girl, male or female.", valueName: "word"),
    completion: .list(["Boy", "Girl", "male", "female"]))
  var gender: String?

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup(title: "Service") var rules: ValidationOptions
  @OptionGroup var records: RecordOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    records.output.apply(to: context)
    let service = try ServiceContext(context, .cleveroo, connection, dryRun: dryRun)
    let kept = try service.cachedResults(records.journal)
    defer { kept.close() }
    var program = Self.program(rules)
    if let age { program.given["age"] = age }
    if let gender { program.given["gender"] = gender }
    return try await service.run(
      program, names, options: records.stream,
      results: context.sink(records.output, table: ChildTable.columns), kept: kept)
  }

  /// An account is created once for a user name.
  private static func program(_ rules: ValidationOptions) -> RecordProgram {
    RecordProgram(
      key: "username",
      requires: [
        "username", .init("age", hint: "give it in the record or with --age"),
        .init("gender", hint: "give it in the record or with --gender"),
      ],
      cacheKey: ["username"]
    ) { (fields) throws(Failure) in
      let child = NewChild(
        username: fields["username"], age: fields["age"],
        gender: NewChild.wireGender(fields["gender"]))
      try rules.check(FamilyRules.child(child), exit: .dataError)
      return .addChild(child)
    } adding: { child, _ in
      child.members
    }
  }
}
