package import Records

/// An aligned table for a terminal.
package struct Table: Sendable {
  package struct Column: Sendable {
    package var title: String
    /// The field that the column shows, for `--format csv`: `location.city` is a member of an object.
    package var field: String
    /// Whether cells are aligned at the right.
    package var isNumeric: Bool
    /// Whether the column shrinks if the terminal is narrow.
    package var isFlexible: Bool
    /// Whether the column shows the id that later commands take.
    package var isID = false
    /// The field with the address that a cell opens; nil for none.
    package var link: String?
    /// Returns the text of a record's cell.
    package var value: @Sendable (Record) -> String

    /// - Parameter field: the field from which `value` makes the text.
    package init(
      _ title: String, from field: String, isNumeric: Bool = false, isFlexible: Bool = false,
      value: @escaping @Sendable (Record) -> String
    ) {
      self.title = title
      self.field = field
      self.isNumeric = isNumeric
      self.isFlexible = isFlexible
      self.value = value
    }

    /// Creates a column that shows a field of the record.
    package init(
      _ title: String, field: String, isNumeric: Bool = false, isFlexible: Bool = false,
      isID: Bool = false, link: String? = nil
    ) {
      self.init(title, from: field, isNumeric: isNumeric, isFlexible: isFlexible) { record in
        switch record.value(atPath: field) {
        case nil, .null: ""
        case .string(let text): text
        case .bool(let value): value ? "yes" : "no"
        case .some(let value): value.text
        }
      }
      self.isID = isID
      self.link = link
    }
  }

  /// Spaces between columns.
  private static let gap = 2
  /// The minimum width of a flexible column: a word or two can still be recognized.
  private static let narrowest = 8

  package var columns: [Column]
  /// Fields that only `--format csv` and `tsv` show.
  private let details: [String]
  /// What stands before the number of a row; nil if rows have no numbers.
  private(set) var rowPrefix: String?

  /// - Parameter details: fields that only `--format csv` and `tsv` show.
  package init(_ columns: [Column], details: [String] = []) {
    self.columns = columns
    self.details = details
  }

  /// The fields that `--format csv` and `tsv` show.
  var fields: [String] { columns.map(\.field) + details }

  /// The table with a column for each of these fields: its own, or one that shows the field as it is.
  func selecting(_ fields: [String]) -> Table {
    var table = self
    table.columns = fields.map { name in
      columns.first { $0.field == name } ?? Column(name, field: name, isFlexible: true)
    }
    return table
  }

  /// The table with the number of each row before it, as later commands take it.
  package func numbered(prefix: String = "") -> Table {
    var table = self
    table.rowPrefix = prefix
    return table
  }

  /// The table with an empty column for the numbers of rows, if they have any.
  var withRowNumbers: Table {
    guard rowPrefix != nil else { return self }
    var table = self
    table.columns.insert(Column("#", from: "#", isNumeric: true) { _ in "" }, at: 0)
    return table
  }

  package func cells(_ record: Record) -> [String] {
    columns.map { Printable.line($0.value(record)) }
  }

  /// Returns the widths at which rows fit into `total` columns. The widest flexible column shrinks
  /// first; then the last columns are omitted and have no width. The first one always stays.
  package func widths(for rows: [[String]], total: Int) -> [Int] {
    let natural = naturalWidths(for: rows)
    var shown = columns.count
    var widths = fitted(natural, total: total)
    while shown > 1, Self.length(of: widths) > total {
      shown -= 1
      widths = fitted(Array(natural.prefix(shown)), total: total)
    }
    return widths
  }

  private func naturalWidths(for rows: [[String]]) -> [Int] {
    var widths = columns.map { DisplayWidth.of($0.title) }
    for row in rows {
      for (index, cell) in row.enumerated() {
        widths[index] = max(widths[index], DisplayWidth.of(cell))
      }
    }
    return widths
  }

  private static func length(of widths: [Int]) -> Int {
    widths.reduce(0, +) + gap * (widths.count - 1)
  }

  private func fitted(_ natural: [Int], total: Int) -> [Int] {
    var widths = natural
    var excess = Self.length(of: widths) - total
    while excess > 0 {
      let flexible = widths.indices.filter {
        columns[$0].isFlexible && widths[$0] > Self.narrowest
          && !(columns[$0].isID && rowPrefix != nil)
      }
      guard let widest = flexible.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }

  /// The addresses that the cells of a record open; nil for a cell that opens none.
  func links(_ record: Record) -> [String?] {
    columns.map { column in column.link.flatMap { record.string($0) } }
  }

  /// - Parameter links: the addresses that cells open; empty if there are none.
  package func row(_ cells: [String], widths: [Int], links: [String?] = []) -> String {
    var line = ""
    for (index, cell) in cells.prefix(widths.count).enumerated() {
      let fitted = DisplayWidth.fit(cell, widths[index])
      let padding = String(repeating: " ", count: max(0, widths[index] - DisplayWidth.of(fitted)))
      if index > 0 { line += String(repeating: " ", count: Self.gap) }
      let shown = links.isEmpty ? fitted : Hyperlink.link(fitted, to: links[index])
      line += columns[index].isNumeric ? padding + shown : shown + padding
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  package var header: [String] { columns.map { $0.title.uppercased() } }
}
