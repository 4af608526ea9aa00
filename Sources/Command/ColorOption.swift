import ArgumentParser

/// `--color`, for the programs whose results are never a table too.
package struct ColorOption: ParsableArguments {
  static let help: ArgumentHelp = "Colour headings and errors."

  @Option(help: help) package var color = ColorChoice.auto

  package init() {}

  package func apply(to context: Context) { color.apply(to: context) }
}
