package import ArgumentParser
import LineIO

/// How results are written, and which messages are printed.
package typealias OutputOptions = FormatOptions<OutputFormat>

/// The output options of a program with these formats.
package struct FormatOptions<Format: OutputChoice>: ParsableArguments {
  @Option(name: .shortAndLong, help: Format.help) package var format: Format?

  @Flag(help: "Write JSON lines even to a terminal.")
  package var json = false

  @Flag(help: "Write a table even to a pipe or file.")
  package var table = false

  @Option(
    help: .init("Write only these fields, separated by commas, in this order.", valueName: "fields")
  )
  package var fields: FieldNames?

  @Flag(help: "Show long pages on a terminal without a pager.")
  package var noPager = false

  @Flag(name: .shortAndLong, help: "Print only errors.")
  package var quiet = false

  // Not a ColorOption: each group of options adds to the start-up time of every run.
  @Option(help: ColorOption.help) package var color = ColorChoice.auto

  package init() {}

  package func validate() throws {
    if json, table { throw ValidationError("--json and --table cannot be used together.") }
    if let format, json && format.list != .json || table && format.list != .table {
      throw ValidationError("--format cannot be used with --json or --table.")
    }
  }

  /// The form that was asked for; nil if none was, or if the program writes it in its own way.
  package var chosen: OutputFormat? { json ? .json : table ? .table : format?.list }

  /// The form of a list.
  package func list(_ context: Context) -> OutputFormat {
    chosen ?? (context.outputIsTerminal ? .table : .json)
  }

  /// Whether results are a table or page, and not lines for programs.
  package func isForPeople(_ context: Context) -> Bool { list(context) == .table }

  package func apply(to context: Context) {
    color.apply(to: context)
    if quiet { context.messages.silence() }
    if noPager { context.pager.turnOff() }
  }
}

/// A value of `--fields`: names separated by commas.
package struct FieldNames: ExpressibleByArgument, Sendable {
  package let names: [String]

  package init?(argument: String) {
    names = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if names.contains("") { return nil }
  }
}
