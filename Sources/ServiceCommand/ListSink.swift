import Flow
package import LineIO
package import Records
import ServiceKit
import Sessions
import Synchronization

/// Results whose rows later commands name by their numbers, if they are shown as a table.
package final class ListSink: ResultSink {
  private let sink: any ResultSink
  private let kind: ListKind
  private let service: ServiceContext
  /// The first rows of the table; nil if it is not a table.
  private let rows: Mutex<[Record]?>

  init(_ sink: any ResultSink, _ kind: ListKind, isTable: Bool, _ service: ServiceContext) {
    self.sink = sink
    self.kind = kind
    self.service = service
    rows = Mutex(isTable ? [] : nil)
  }

  package func write(_ record: Record) throws(SystemError) {
    try sink.write(record)
    rows.withLock { rows in
      if let count = rows?.count, count < LastLists.limit { rows?.append(record) }
    }
  }
  package func write(_ lines: RecordLines) throws(SystemError) {
    if rows.withLock({ $0 == nil }) { return try sink.write(lines) }
    for record in lines.records { try write(record) }
  }
  package func flush() throws(SystemError) { try sink.flush() }
  package func finish() throws(SystemError) { try sink.finish() }

  /// Keeps the table as the last list of its kind. To be called when it has been written.
  ///
  /// - Parameter complete: adds what later commands need and the table does not have.
  package func keep(_ complete: (Record) -> Record = { $0 }) async {
    guard let rows = rows.withLock({ $0 })?.map(complete) else { return }
    await ProfileStore<LastLists>(service.environment).save(rows, kind, for: service.profile)
  }
}
