package import Records

/// An aligned table for a terminal.
package struct Table: Sendable {
  package struct Column: Sendable {
    package var title: String
    /// Whether cells are aligned at the right.
    package var isNumeric: Bool
    /// Whether the column shrinks if the terminal is narrow.
    package var isFlexible: Bool
    /// Returns the text of a record's cell.
    package var value: @Sendable (Record) -> String

    package init(
      _ title: String, isNumeric: Bool = false, isFlexible: Bool = false,
      value: @escaping @Sendable (Record) -> String
    ) {
      self.title = title
      self.isNumeric = isNumeric
      self.isFlexible = isFlexible
      self.value = value
    }

    /// Creates a column that shows a field of the record.
    package init(
      _ title: String, field: String, isNumeric: Bool = false, isFlexible: Bool = false
    ) {
      self.init(title, isNumeric: isNumeric, isFlexible: isFlexible) { record in
        switch record[field] {
        case nil, .null: ""
        case .string(let text): text
        case .bool(let value): value ? "yes" : "no"
        case .some(let value): value.text
        }
      }
    }
  }

  /// Spaces between columns.
  private static let gap = 2
  /// The minimum width of a flexible column: a word or two can still be recognized.
  private static let narrowest = 8

  package var columns: [Column]

  package init(_ columns: [Column]) { self.columns = columns }

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
      }
      guard let widest = flexible.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }

  package func row(_ cells: [String], widths: [Int]) -> String {
    var line = ""
    for (index, cell) in cells.prefix(widths.count).enumerated() {
      let fitted = DisplayWidth.fit(cell, widths[index])
      let padding = String(repeating: " ", count: max(0, widths[index] - DisplayWidth.of(fitted)))
      if index > 0 { line += String(repeating: " ", count: Self.gap) }
      line += columns[index].isNumeric ? padding + fitted : fitted + padding
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  package var header: [String] { columns.map { $0.title.uppercased() } }
}
