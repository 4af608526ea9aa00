package import Command
package import LineIO
package import Records
package import ServiceKit
import Sessions

extension ServiceContext {
  /// Results as `Context.sink` writes them. A table has the numbers of its rows.
  package func listSink<Format>(
    _ options: FormatOptions<Format>, table: Table, as kind: ListKind
  ) -> ListSink {
    ListSink(
      context.sink(options, table: table.numbered(prefix: kind.prefix)), kind,
      isTable: options.list(context) == .table, self)
  }

  /// Writes a list, and keeps it as the last one of its kind if it is a table.
  ///
  /// - Parameter complete: as `ListSink.keep`.
  package func show<Format>(
    _ records: [Record], _ options: FormatOptions<Format>, table: Table, as kind: ListKind,
    keeping complete: (Record) -> Record = { $0 }
  ) async throws(SystemError) {
    let sink = listSink(options, table: table, as: kind)
    try context.show(records, in: sink)
    await sink.keep(complete)
  }

  /// Finds the rows of the last list of this kind.
  package func lookup(_ kind: ListKind) -> RowLookup {
    // A file that cannot be read is as good as none: ids can still be given in full.
    let lists = try? ProfileStore<LastLists>(environment).entry(for: profile)
    return RowLookup(kind, rows: lists?.rows(kind))
  }

  /// The ids of the rows that arguments name; arguments that name none stay as they are.
  ///
  /// - Throws: as `RowLookup.row`.
  package func ids(_ arguments: [String], in kind: ListKind) throws(Failure) -> [String] {
    let lookup = lookup(kind)
    var ids: [String] = []
    for argument in arguments {
      ids.append(try lookup.row(argument)?.string(kind.key) ?? argument)
    }
    return ids
  }
}
