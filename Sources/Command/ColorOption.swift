import ArgumentParser

/// `--color`, for programs without `OutputOptions`.
package struct ColorOption: ParsableArguments {
  static let help: ArgumentHelp = "When to color headings and errors."

  @Option(help: help) package var color = ColorChoice.auto

  package init() {}

  package func apply(to context: Context) { color.apply(to: context) }
}
