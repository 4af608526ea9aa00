import Flow
package import LineIO
package import Records
import Synchronization

/// Results as an aligned table. The first rows determine the widths, and later rows are cut to them, so
/// that memory stays bounded.
package final class TableSink: ResultSink {
  private struct State {
    var rows: [[String]] = []
    var widths: [Int]?
  }

  /// The number of rows that determine the widths: more than anybody reads at once.
  private static let sampleSize = 1000
  private let table: Table
  private let output: ByteWriter
  private let columns: Int
  private let isColored: Bool
  private let state = Mutex(State())

  /// - Parameters:
  ///   - columns: the width of the table at most.
  ///   - isColored: whether the headings are bold.
  package init(_ table: Table, output: ByteWriter, columns: Int, isColored: Bool = false) {
    self.table = table
    self.output = output
    self.columns = columns
    self.isColored = isColored
  }

  package func write(_ record: Record) throws(SystemError) {
    let cells = table.cells(record)
    let ready = state.withLock { state -> [String] in
      if let widths = state.widths { return [table.row(cells, widths: widths)] }
      state.rows.append(cells)
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
    let widths = table.widths(for: state.rows, total: columns)
    defer { state.rows = [] }
    state.widths = widths
    let header = table.row(table.header, widths: widths)
    return [isColored ? TextStyle.heading.applied(to: header) : header]
      + state.rows.map { table.row($0, widths: widths) }
  }
}
