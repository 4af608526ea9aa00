import Testing

@testable import Command

@Suite(.timeLimit(.minutes(30))) struct HelpTextTests {
  private static let whole = """
    OVERVIEW: Do something.

    USAGE: tool do [<options>]

    RECORDS:
      --failed <file>         Write failed records to this file,
                              which can be used as input.
      -0, --null              Read keys that end with NUL.

    OUTPUT:
      -f, --format <format>   The form of the results. (values:
                              json, html)
      -q, --quiet             Print only errors.

    OPTIONS:
      --limit <n>             At most this many.
      --version               Show the version.
      -h, --help              Show help information.
    """

  @Test func sharedOptionsAreOnlyNamed() throws {
    let help = try #require(HelpText(Self.whole))
    #expect(help.command == "tool do")
    #expect(
      help.short(example: "tool do it", columns: 80) == """
        OVERVIEW: Do something.

        USAGE: tool do [<options>]

        OPTIONS:
          -f, --format <format>   The form of the results. (values:
                                  json, html)
          --limit <n>             At most this many.

        MORE OPTIONS ('tool do --help-all' describes them):
          --failed; -0, --null; -q, --quiet; --version; -h, --help

        EXAMPLE:
          tool do it
        """)
  }

  @Test func aLongHelpHasOneLineForEachOption() throws {
    let options = (1...40).map {
      "  --option-\($0) <n>        Words that\n\(String(repeating: " ", count: 26))go on."
    }
    let text = "USAGE: tool\n\nOPTIONS:\n" + options.joined(separator: "\n")
    let short = try #require(HelpText(text)).short(example: "", columns: 80)
    #expect(short.contains("  --option-7 <n>        Words that …\n  --option-8"))
  }

  @Test func theVersionIsNoHelp() { #expect(HelpText("0.1.0") == nil) }

  @Test func theWholeHelpIsAsked() {
    #expect(HelpText.replacing(["list", "--help-all"]) == ["list", "--help"])
    #expect(HelpText.replacing(["--", "--help-all"]) == ["--", "--help-all"])
    #expect(HelpText.isWhole(["--help-all"]) && !HelpText.isWhole(["--help"]))
  }
}
