import Records
import Testing

/// Each option of each program is shown by a case of `Tests/Cases`.
///
/// Options of a titled group (Records, Output, Connection, …) do the same for all subcommands of a
/// program: one case with any of them is enough. All others have a case with their own subcommand.
/// `--help`, `--version` and `--color` are tried with every program by the suites for all of them.
@Suite(.timeLimit(.minutes(15)))
struct EveryOption {
  private static let lines: [CaseLine] = Case.all.flatMap { test in
    [test.folder.text("cmd"), test.folder.text("server").map { "jm-serve exec \($0)" }]
      .compactMap { $0 }.map { CaseLine($0, programs: Set(Checkout.programs)) }
  }

  private static let triedWithEach: Set<String> = ["--help", "--version", "--color"]

  @Test(arguments: Program.all)
  func isShownByACase(_ program: Program) async throws {
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
      guard let name = argument.longNames.first, !triedWithEach.contains(name) else { return nil }
      let owner = argument["sectionTitle"]?.stringValue == nil ? subcommand : nil
      let spellings = Set(argument.longNames + argument.shortNames)
      if lines.contains(where: { $0.gives(spellings, to: program, subcommand: owner) }) {
        return nil
      }
      return ([program] + (owner.map { [$0] } ?? []) + [name]).joined(separator: " ")
    }
  }
}
