/// Rows under named columns.
package struct ReportTable: Sendable {
  package struct Column: Sendable, Hashable {
    /// The name for programs: `total_jobs`.
    package var name: String
    package var title: String
    /// Whether the column is aligned to the right.
    package var isNumeric: Bool

    package init(_ name: String, _ title: String, isNumeric: Bool = false) {
      self.name = name
      self.title = title
      self.isNumeric = isNumeric
    }
  }

  package var title: String
  package var columns: [Column]
  package let rows: [[ReportValue]]

  /// - Parameter rows: the cells of each row. Rows are padded or cut to the number of columns.
  package init(title: String, columns: [Column], rows: [[ReportValue]]) {
    self.title = title
    self.columns = columns
    self.rows = rows.map { row in
      columns.indices.map { $0 < row.count ? row[$0] : .none }
    }
  }

  /// The table without columns that are empty in every row.
  package var withoutEmptyColumns: ReportTable {
    let kept = columns.indices.filter { index in rows.contains { $0[index] != .none } }
    return ReportTable(
      title: title, columns: kept.map { columns[$0] },
      rows: rows.map { row in kept.map { row[$0] } })
  }
}
