import ArgumentParser

/// When text is colored (`--color`).
package enum ColorChoice: String, Sendable, CaseIterable, ExpressibleByArgument {
  /// On a terminal, unless `NO_COLOR` is set (no-color.org) or `TERM` is `dumb`.
  case auto
  case always, never

  /// - Parameter isTerminal: whether the text goes to a terminal.
  package func isWanted(onTerminal isTerminal: Bool, _ environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
  }

  /// Sets whether messages are colored.
  func apply(to context: Context) {
    context.messages.color(isWanted(onTerminal: context.messages.isTerminal, context.environment))
  }
}
