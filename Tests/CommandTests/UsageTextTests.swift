import Testing

@testable import Command

@Suite(.timeLimit(.minutes(30))) struct UsageTextTests {
  @Test func longUsageIsBrokenBetweenArguments() {
    let text = """
      OVERVIEW: Reads a very long line that is nobody's usage

      USAGE: tool [--first <a value>] [<file> ...]

      """
    #expect(
      UsageText.wrapped(text, columns: 24) == """
        OVERVIEW: Reads a very long line that is nobody's usage

        USAGE: tool
               [--first <a value>]
               [<file> ...]

        """)
  }

  @Test(arguments: ["", "Usage: tool", "Usage: tool ]]] [", "Usage: [[ a b"])
  func shortAndOddUsageStays(_ text: String) {
    #expect(UsageText.wrapped(text, columns: 80) == text)
  }

  @Test(arguments: [
    (
      "Error: Unknown option '--x'\nUsage: jm", "Unknown option '--x'",
      "unknown option '--x'\nUsage: jm"
    ),
    (
      "--a and --b cannot be used together.\nUsage: jm", "--a and --b cannot be used together.",
      "--a and --b cannot be used together\nUsage: jm"
    ),
    (
      "Error: The value '-1' is invalid for '--timeout <duration>'\nHelp: x",
      "The value '-1' is invalid for '--timeout <duration>'",
      "the value '-1' is invalid for '--timeout <duration>', which takes a duration such as 500ms, "
        + "30s, 5m, 2h or 7d\nHelp: x"
    ),
    (
      "Error: The value 'x' is invalid for '--limit <n>'",
      "The value 'x' is invalid for '--limit <n>'",
      "the value 'x' is invalid for '--limit <n>', which takes a number such as 10"
    ),
    (
      "Error: The value 'x' is invalid for '--pages <range>'",
      "The value 'x' is invalid for '--pages <range>'",
      "the value 'x' is invalid for '--pages <range>'"
    ),
    (
      "Error: The value 'x' is invalid for '--format <f>'. Please provide one of the following:\n"
        + "  - a\n  - b c\n  - d\nUsage: jm",
      "The value 'x' is invalid for '--format <f>'. Please provide one of the following:\n"
        + "  - a\n  - b c\n  - d",
      "the value 'x' is invalid for '--format <f>'. Please provide one of 'a', 'b c' or 'd'\n"
        + "Usage: jm"
    ),
    (
      "Error: Unknown option '--a\nb'\nUsage: jm", "Unknown option '--a\nb'",
      "unknown option '--a b'\nUsage: jm"
    ),
  ])
  func errorsBeginWithTheProgram(_ full: String, _ message: String, _ text: String) {
    #expect(
      UsageText.error(full, message: message, program: "jm-test", columns: 80) == "jm-test: \(text)"
    )
  }

  @Test(arguments: [
    (["--limit", "-1"], ["--limit=-1"]), (["--rate", "-.5", "x"], ["--rate=-.5", "x"]),
    (["--json", "-0"], ["--json", "-0"]), (["--limit=3", "-1"], ["--limit=3", "-1"]),
    (["-v", "-1"], ["-v", "-1"]), (["--", "--limit", "-1"], ["--", "--limit", "-1"]),
    (["--limit", "-", "-x"], ["--limit", "-", "-x"]), (["-1"], ["-1"]), ([], []),
  ])
  func negativeNumbersAreValues(_ arguments: [String], _ joined: [String]) {
    #expect(UsageText.joiningNegativeNumbers(arguments) == joined)
  }
}
