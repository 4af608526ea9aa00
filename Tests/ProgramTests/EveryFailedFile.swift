import Records
import Testing

/// Tests that `--failed` of each program never destroys a file.
@Suite(.timeLimit(.minutes(30)))
struct EveryFailedFile {
  /// A program or subcommand with `--failed`, and a line that fails for its record.
  struct Call: CustomTestStringConvertible {
    var words: [String]
    var testDescription: String { words.joined(separator: " ") }

    /// The command line. The record on its stdin is not JSON, so it fails without any request.
    func line(_ options: String) -> String {
      "printf '{broken\\n' | \(testDescription) \(options) >out 2>err"
    }
  }

  private static func calls(_ program: Program) async throws -> [Call] {
    let description = try await program.description()
    var calls: [Call] = []
    let commands =
      description.subcommands.isEmpty
      ? [(nil, description)]
      : description.subcommands.map { ($0["commandName"]?.stringValue, $0) }
    for (name, command) in commands
    where command.arguments.contains(where: { $0.longNames.contains("--failed") }) {
      var words = [program.name] + (name.map { [$0] } ?? [])
      for argument in command.arguments
      where argument["kind"]?.stringValue == "option" && argument["isOptional"]?.boolValue == false
        && argument["defaultValue"] == nil
      {
        words += [argument.longNames[0], "required.\(argument.longNames[0].dropFirst(2))"]
      }
      calls.append(Call(words: words + program.neededArguments(of: name)))
    }
    return calls
  }

  @Test(arguments: Program.all)
  func refusesAFileThatItDidNotWrite(_ program: Program) async throws {
    for call in try await Self.calls(program) {
      let outcome = try await program.run(
        """
        echo precious >notes.txt
        \(call.line("--failed notes.txt"))
        echo "$? $(cat notes.txt)"
        """)
      #expect(outcome.output == "73 precious\n", "\(call.testDescription)\(outcome.error)")
    }
  }

  @Test(arguments: Program.all)
  func replacesItsOwnFileAndWithForceAnyOther(_ program: Program) async throws {
    for call in try await Self.calls(program) {
      let outcome = try await program.run(
        """
        : >empty.jsonl
        \(call.line("--failed empty.jsonl")); echo $?
        \(call.line("--failed empty.jsonl")); echo $?
        wc -l <empty.jsonl
        echo precious >notes.txt
        \(call.line("--failed notes.txt --force")); echo $?
        grep -c precious notes.txt
        """)
      #expect(
        outcome.output.split(whereSeparator: \.isWhitespace) == ["65", "65", "1", "65", "0"],
        "\(call.testDescription)")
    }
  }

  @Test(arguments: Program.all)
  func refusesItsInput(_ program: Program) async throws {
    for call in try await Self.calls(program) {
      let outcome = try await program.run(
        """
        printf '{broken\\n' >in.jsonl
        \(call.testDescription) --force --failed in.jsonl <in.jsonl >out 2>err
        echo "$? $(cat in.jsonl)"
        """)
      #expect(outcome.output == "64 {broken\n", "\(call.testDescription)\(outcome.error)")
    }
  }
}
