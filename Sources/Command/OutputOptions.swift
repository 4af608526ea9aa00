import ArgumentParser
import LineIO

/// How results are shown and how much is said besides.
package struct OutputOptions: ParsableArguments {
  @Flag(help: "Write JSON lines, also to a terminal.")
  package var json = false

  @Flag(help: "Write a table, also into a pipe or file.")
  package var table = false

  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  package var quiet = false

  // Not as a ColorOption: each group of options takes its time at every start.
  @Option(help: ColorOption.help) package var color = ColorChoice.auto

  package init() {}

  package func validate() throws {
    if json, table { throw ValidationError("--json and --table exclude each other.") }
  }

  /// Whether results are for a person.
  package func isForPeople(_ context: Context) -> Bool {
    table || context.outputIsTerminal && !json
  }

  package func apply(to context: Context) {
    color.apply(to: context)
    if quiet { context.messages.silence() }
  }
}
