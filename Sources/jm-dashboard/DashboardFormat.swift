import ArgumentParser
import Command

/// A value of `--format`: a form of the records, or a report.
enum DashboardFormat: String, OutputChoice {
  case json, html, svg, md, csv, tsv, table

  var list: OutputFormat? { OutputFormat(rawValue: rawValue) }

  static var help: ArgumentHelp {
    "Write JSON lines, a report with charts, or a table of --sessions or --starred."
  }
}
