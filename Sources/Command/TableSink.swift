import Flow
package import LineIO
package import Records
import Synchronization

/// Results as an aligned table. The first rows determine the widths, and later rows are cut to them, so
/// that memory stays bounded.
package final class TableSink: ResultSink {
  private struct Row {
    var cells: [String]
    var links: [String?] = []
  }

  private struct State {
    var rows: [Row] = []
    /// The number of rows so far.
    var count = 0
    /// The length of the ids in each column of ids; nil if they are whole.
    var idLengths: [Int: Int] = [:]
    var widths: [Int]?
  }

  /// The number of rows that determine the widths: more than anybody reads at once.
  private static let sampleSize = 1000
  private let table: Table
  private let output: ByteWriter
  private let columns: Int
  private let isColored: Bool
  private let hasLinks: Bool
  private let state = Mutex(State())

  /// - Parameters:
  ///   - columns: the width of the table at most.
  ///   - isColored: whether the headings are bold.
  ///   - hasLinks: whether cells open the addresses that their columns name.
  package init(
    _ table: Table, output: ByteWriter, columns: Int, isColored: Bool = false,
    hasLinks: Bool = false
  ) {
    self.table = table.withRowNumbers
    self.output = output
    self.columns = columns
    self.isColored = isColored
    self.hasLinks = hasLinks
  }

  package func write(_ record: Record) throws(SystemError) {
    var row = Row(cells: table.cells(record))
    if hasLinks { row.links = table.links(record) }
    let ready = state.withLock { state -> [String] in
      state.count += 1
      if let prefix = table.rowPrefix { row.cells[0] = prefix + String(state.count) }
      if let widths = state.widths {
        row.cells = ShortID.cut(row.cells, to: state.idLengths)
        return [table.row(row.cells, widths: widths, links: row.links)]
      }
      state.rows.append(row)
      return state.rows.count < Self.sampleSize ? [] : layOut(&state)
    }
    for line in ready { try output.writeLine(line.utf8) }
  }

  package func flush() throws(SystemError) { try output.flush() }

  package func finish() throws(SystemError) {
    let rest = state.withLock { $0.widths == nil ? layOut(&$0) : [] }
    for line in rest { try output.writeLine(line.utf8) }
  }

  private func layOut(_ state: inout State) -> [String] {
    guard !state.rows.isEmpty else { return [] }
    // Only numbered rows are of a list in which a later command finds the rest of an id.
    if table.rowPrefix != nil, columns < .max {
      for (index, column) in table.columns.enumerated() where column.isID {
        state.idLengths[index] = ShortID.length(of: state.rows.map { $0.cells[index] })
      }
      for index in state.rows.indices {
        state.rows[index].cells = ShortID.cut(state.rows[index].cells, to: state.idLengths)
      }
    }
    let widths = table.widths(for: state.rows.map(\.cells), total: columns)
    defer { state.rows = [] }
    state.widths = widths
    let header = table.row(table.header, widths: widths)
    return [isColored ? TextStyle.heading.applied(to: header) : header]
      + state.rows.map { table.row($0.cells, widths: widths, links: $0.links) }
  }
}
