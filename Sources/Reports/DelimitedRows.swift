/// Rows of values for spreadsheets and scripts, each with a line feed at its end.
///
/// A spreadsheet runs text that begins like a formula. Such text gets an apostrophe before it, as
/// OWASP recommends against CSV injection (owasp.org/www-community/attacks/CSV_Injection). A number
/// cannot be a formula and stays as it is, even if it is negative.
///
/// On a terminal white space that controls the cursor, such as a line feed in a title, becomes a
/// space, so that no field can look like another row, and U+FFFD replaces what else could control
/// the terminal. Files and pipes get the text as it is.
package struct DelimitedRows: Sendable {
  package enum Separator: Sendable {
    /// RFC 4180: fields are quoted if they must be.
    case comma
    /// `text/tab-separated-values` (IANA), which has no quotes: a tab or a line end in a field becomes
    /// a space.
    case tab
  }

  /// The characters with which a formula can begin: operators, their full-width forms, and white
  /// space that spreadsheets skip.
  private static let formulaStarts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\0", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]

  private let separator: Separator
  private let isForTerminal: Bool

  package init(_ separator: Separator, isForTerminal: Bool = false) {
    self.separator = separator
    self.isForTerminal = isForTerminal
  }

  /// The names of columns.
  package func header(_ columns: [ReportTable.Column]) -> String { line(columns.map(\.name)) }

  package func row(_ values: [ReportValue]) -> String { line(values.map(Self.cell)) }

  private func line(_ fields: [String]) -> String {
    let shown = isForTerminal ? fields.map { PlainText.printable(Self.onOneLine($0)) } : fields
    return switch separator {
    case .comma: shown.map(Self.quoted).joined(separator: ",") + "\n"
    case .tab: shown.map(Self.onOneLine).joined(separator: "\t") + "\n"
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
