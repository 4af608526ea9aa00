import Records
import Testing

/// Checks that each option of each program is used by a case of `Tests/Cases`.
///
/// Options of a titled group (Records, Output, Connection, …) mean the same for all subcommands of a
/// program, so one case with any subcommand is enough. Other options need a case with their own
/// subcommand. The suites for all programs test `--help`, `--version` and `--color`, and that of a shared
/// terminal `--no-pager`.
@Suite(.timeLimit(.minutes(30)))
struct EveryOption {
  private static let lines: [CaseLine] = Case.all.flatMap { test in
    [test.folder.text("cmd"), test.folder.text("server").map { "jm-serve exec \($0)" }]
      .compactMap { $0 }.map { CaseLine($0, programs: Set(Checkout.programs)) }
  }

  private static let testedElsewhere: Set<String> = [
    "--help", "--version", "--color", "--no-pager",
  ]

  @Test(arguments: Program.all)
  func isUsedByACase(_ program: Program) async throws {
    let description = try await program.description()
    var missing = Self.missing(description.arguments, of: program.name, subcommand: nil)
    let usual = try await program.defaultSubcommand()
    for command in description.subcommands {
      let name = try #require(command["commandName"]?.stringValue)
      missing += Self.missing(
        command.arguments, of: program.name, subcommand: name == usual ? nil : name)
    }
    #expect(missing.isEmpty, "no case for: \(Set(missing).sorted().joined(separator: ", "))")
  }

  private static func missing(
    _ arguments: [JSON], of program: String, subcommand: String?
  ) -> [String] {
    arguments.compactMap { argument in
      guard let name = argument.longNames.first, !testedElsewhere.contains(name) else { return nil }
      let owner = argument["sectionTitle"]?.stringValue == nil ? subcommand : nil
      let spellings = Set(argument.longNames + argument.shortNames)
      if lines.contains(where: { $0.gives(spellings, to: program, subcommand: owner) }) {
        return nil
      }
      return ([program] + (owner.map { [$0] } ?? []) + [name]).joined(separator: " ")
    }
  }
}
