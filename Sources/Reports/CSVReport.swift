/// Comma-separated values (RFC 4180), with line feeds between rows.
///
/// A report that is one table becomes its rows. In any other report each figure and each count of a
/// chart becomes a row: `section,item,measure,value`.
///
/// A spreadsheet runs text that begins like a formula. Such text gets an apostrophe before it, as
/// OWASP recommends against CSV injection (owasp.org/www-community/attacks/CSV_Injection). A number
/// cannot be a formula and stays as it is, even if it is negative.
///
/// On a terminal white space that controls the cursor, such as a line feed in a title, becomes a
/// space, so that no field can look like another row. Files and pipes get it as it is.
struct CSVReport: ReportWriter {
  /// The characters with which a formula can begin: operators, their full-width forms, and white
  /// space that spreadsheets skip.
  private static let formulaStarts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\0", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]

  var isForTerminal = false

  func text(_ report: Report) -> String {
    let rows =
      if let table = report.onlyTable {
        [table.columns.map(\.name)] + table.rows.map { $0.map(Self.cell) }
      } else {
        [["section", "item", "measure", "value"]] + report.blocks.flatMap(Self.rows)
      }
    return rows.map { row in
      row.map { Self.quoted(isForTerminal ? Self.onOneLine($0) : $0) }.joined(separator: ",") + "\n"
    }.joined()
  }

  private static func rows(_ block: Report.Block) -> [[String]] {
    switch block {
    case .figures(let figures):
      figures.map { ["figures", "", $0.name, cell($0.value)] }
    case .chart(let chart):
      chart.points.flatMap { point in
        chart.series.enumerated().map { index, series in
          [chart.name, cell(.text(point.label)), cell(.text(series)), String(point.count(index))]
        }
      }
    case .table, .note, .empty: []
    }
  }

  private static func cell(_ value: ReportValue) -> String {
    let text = value.plain
    guard value.isText, let first = text.unicodeScalars.first, formulaStarts.contains(first),
      !isNumber(text)
    else { return text }
    return "'" + text
  }

  /// Whether `text` is a decimal number: digits with a sign and a fraction at most.
  private static func isNumber(_ text: String) -> Bool {
    var digits = Substring(text)
    if digits.first == "-" || digits.first == "+" { digits.removeFirst() }
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }

  private static func onOneLine(_ field: String) -> String {
    var line = String.UnicodeScalarView()
    line.append(
      contentsOf: field.unicodeScalars.map {
        isControl($0) && $0.properties.isWhitespace ? " " : $0
      })
    return String(line)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  private static func quoted(_ field: String) -> String {
    let needsQuotes = field.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
    guard needsQuotes || field.first == " " || field.last == " " else { return field }
    var quoted = "\""
    for scalar in field.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}
