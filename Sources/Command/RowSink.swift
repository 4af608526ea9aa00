import Flow
package import LineIO
package import Records
package import Reports
import Synchronization

/// Writes a row for each record when it arrives, below the names of the columns.
package final class RowSink: ResultSink {
  private let columns: Mutex<FieldColumns?>
  private let rows: DelimitedRows
  private let output: ByteWriter
  private let writesEmpty: Bool
  private let hasBegun = Mutex(false)

  /// A field that is shown only on request, because the token gives access to the search.
  private static let secret = "view_token"

  /// - Parameters:
  ///   - columns: nil for the fields of the first record, without its secrets.
  ///   - writesEmpty: whether the column names are written even without any records.
  package init(
    _ columns: FieldColumns?, _ rows: DelimitedRows, _ output: ByteWriter, writesEmpty: Bool = true
  ) {
    self.columns = Mutex(columns)
    self.rows = rows
    self.output = output
    self.writesEmpty = writesEmpty
  }

  package func write(_ record: Record) throws(SystemError) {
    let columns = columns(for: record)
    try write(record.withView { columns.row($0) }, below: columns)
  }

  package func write(_ record: borrowing RecordView) throws(SystemError) {
    guard let columns = columns.withLock({ $0 }) else { return try write(Record(record)) }
    try write(columns.row(record), below: columns)
  }

  package func flush() throws(SystemError) { try output.flush() }

  package func finish() throws(SystemError) {
    if writesEmpty, let columns = columns.withLock({ $0 }) { try begin(columns) }
  }

  private func columns(for record: Record) -> FieldColumns {
    columns.withLock { columns in
      let known =
        columns
        ?? FieldColumns(record.fieldNames.filter { $0 != Self.secret })
      columns = known
      return known
    }
  }

  private func write(_ row: [ReportValue], below columns: FieldColumns) throws(SystemError) {
    try begin(columns)
    try output.write(rows.row(row).utf8)
  }

  private func begin(_ columns: FieldColumns) throws(SystemError) {
    let isFirst = hasBegun.withLock { hasBegun in
      defer { hasBegun = true }
      return !hasBegun
    }
    if isFirst { try output.write(rows.header(columns.columns).utf8) }
  }
}
