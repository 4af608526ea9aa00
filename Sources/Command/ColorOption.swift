import ArgumentParser

/// `--color`, for the programs whose results are never a table too.
package struct ColorOption: ParsableArguments {
  @Option(help: "Colour headings and errors.")
  package var color = ColorChoice.auto

  package init() {}

  /// Messages are coloured from here on as the option says.
  package func apply(to context: Context) {
    context.messages.color(
      color.isWanted(onTerminal: context.messages.isTerminal, context.environment))
  }
}
