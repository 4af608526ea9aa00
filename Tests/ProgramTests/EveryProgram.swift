import Records
import Testing

/// Tests that every program of the toolkit passes.
@Suite(.timeLimit(.minutes(30)))
struct EveryProgram {
  @Test func isTested() {
    #expect(Program.all.count >= 8)
  }

  @Test(arguments: Program.all)
  func helpNamesEveryOptionInEightyColumns(_ program: Program) async throws {
    let description = try await program.description()
    let commands =
      [(path: "", command: description)]
      + description.subcommands.compactMap { command in
        command["commandName"]?.stringValue.map { (path: " " + $0, command: command) }
      }
    for (path, command) in commands {
      let help = try await program.run("$0\(path) --help")
      #expect(help.status == 0)
      #expect(help.error.isEmpty)
      #expect(help.output.contains("USAGE: \(program.name)\(path)"))
      for line in help.output.split(separator: "\n") {
        #expect(line.count <= 80, "\(program.name)\(path) --help")
      }
      for name in command.arguments.flatMap(\.longNames) {
        #expect(help.output.contains(name), "\(program.name)\(path) --help")
      }
    }
  }

  @Test(arguments: Program.all)
  func helpFitsAScreenAndShowsAnExample(_ program: Program) async throws {
    let help = try await program.run("$0 --help").output
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.count <= 41, "\(lines.count) lines")
    let title = try #require(lines.firstIndex(of: "EXAMPLE:"))
    let example = lines[(title + 1)...].prefix { $0.hasPrefix("  ") }.map { $0.dropFirst(2) }
    #expect(
      example.contains {
        $0.contains(program.name) || program.name.hasPrefix("\($0.prefix { $0 != " " })")
      })
    // The manual's examples are run by tests.
    let manual = try #require(Checkout.root.text("man/\(program.name).1")).replacing(
      #"\e"#, with: #"\"#)
    #expect(manual.contains(example.joined(separator: "\n")))
    let whole = try await program.run("$0 --help-all")
    #expect(whole.status == 0 && !whole.output.contains("--help-all"))
  }

  /// The argument parser checks this itself in debug builds only.
  @Test(arguments: Program.all)
  func eachNameBelongsToOneOption(_ program: Program) async throws {
    let description = try await program.description()
    for command in [description] + description.subcommands {
      let arguments = command["arguments"]?.arrayValue ?? []
      let names = arguments.flatMap { $0.longNames + $0.shortNames }
      let repeated = names.filter { name in names.count { $0 == name } > 1 }
      #expect(repeated.isEmpty, "\(command["commandName"]?.stringValue ?? "")")
      let positional = arguments.filter { $0["kind"]?.stringValue == "positional" }
      #expect(positional.dropLast().allSatisfy { $0["isRepeating"]?.boolValue == false })
    }
  }

  @Test(arguments: Program.all)
  func versionIsOneLine(_ program: Program) async throws {
    let version = try await program.run("$0 --version")
    #expect(version.status == 0)
    #expect(version.error.isEmpty)
    #expect(version.output.wholeMatch(of: #/\d+\.\d+\.\d+\n/#) != nil)
  }

  @Test(arguments: Program.all)
  func unknownOptionIsWrongUsage(_ program: Program) async throws {
    let outcome = try await program.run("$0 --no-such-option")
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.contains("--no-such-option"))
    #expect(outcome.error.contains("Usage: \(program.name)"))
  }
}
