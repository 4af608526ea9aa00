package import ArgumentParser

/// A value of `--format`.
package protocol OutputChoice: ExpressibleByArgument, CaseIterable, Sendable {
  /// The form of a list; nil for what the program writes in its own way.
  var list: OutputFormat? { get }
  static var help: ArgumentHelp { get }
}

extension OutputChoice {
  package static var help: ArgumentHelp {
    "The form of the results. (default: table on a terminal, otherwise json)"
  }
}

/// The forms of a list.
package enum OutputFormat: String, OutputChoice {
  /// JSON lines.
  case json
  /// An aligned table, or a page.
  case table
  /// Comma-separated values (RFC 4180).
  case csv
  /// Tab-separated values.
  case tsv

  package var list: OutputFormat? { self }
}
