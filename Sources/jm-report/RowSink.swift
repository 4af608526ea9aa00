import Flow
import JobReports
import LineIO
import Records
import Reports
import Synchronization

/// Writes a row for each job when it arrives, below the names of the columns.
final class RowSink: ResultSink {
  private let columns: JobColumns
  private let rows: DelimitedRows
  private let output: ByteWriter
  private let writesEmpty: Bool
  private let hasBegun = Mutex(false)

  /// - Parameter writesEmpty: whether the names of the columns are written even if there are no jobs.
  init(_ columns: JobColumns, _ rows: DelimitedRows, _ output: ByteWriter, writesEmpty: Bool) {
    self.columns = columns
    self.rows = rows
    self.output = output
    self.writesEmpty = writesEmpty
  }

  func write(_ record: Record) throws(SystemError) {
    try write(record.withView { columns.row($0) })
  }

  func write(_ record: borrowing RecordView) throws(SystemError) { try write(columns.row(record)) }

  func flush() throws(SystemError) { try output.flush() }

  func finish() throws(SystemError) { if writesEmpty { try begin() } }

  private func write(_ row: [ReportValue]) throws(SystemError) {
    try begin()
    try output.write(rows.row(row).utf8)
  }

  private func begin() throws(SystemError) {
    let isFirst = hasBegun.withLock { hasBegun in
      defer { hasBegun = true }
      return !hasBegun
    }
    if isFirst { try output.write(rows.header(columns.columns).utf8) }
  }
}
