import ArgumentParser
import LineIO

/// How results are written, and which messages are printed.
package struct OutputOptions: ParsableArguments {
  @Flag(help: "Write JSON lines even to a terminal.")
  package var json = false

  @Flag(help: "Write a table even to a pipe or file.")
  package var table = false

  @Flag(name: .shortAndLong, help: "Print only errors.")
  package var quiet = false

  // Not a ColorOption: each group of options adds to the start-up time of every run.
  @Option(help: ColorOption.help) package var color = ColorChoice.auto

  package init() {}

  package func validate() throws {
    if json, table { throw ValidationError("--json and --table cannot be used together.") }
  }

  /// Whether results are a table or page, and not JSON lines.
  package func isForPeople(_ context: Context) -> Bool {
    table || context.outputIsTerminal && !json
  }

  package func apply(to context: Context) {
    color.apply(to: context)
    if quiet { context.messages.silence() }
  }
}
