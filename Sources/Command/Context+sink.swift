package import Flow
package import LineIO
package import Records
import Reports

extension Context {
  /// Writes all of `records` to `sink` and closes it.
  package func show(_ records: [Record], in sink: any ResultSink) throws(SystemError) {
    for record in records { try sink.write(record) }
    try sink.finish()
    try sink.flush()
  }

  /// Writes a page to stdout, with no control characters if that is a terminal.
  package func write(_ text: String) throws(SystemError) {
    usePager()
    try output.write((outputIsTerminal ? Printable.text(text) : text).utf8)
  }

  /// Results as JSON lines.
  package var lineSink: LineSink { LineSink(output, isTerminal: outputIsTerminal) }

  /// Results as a table for people, else as JSON lines or rows.
  package func sink<Format>(
    _ options: FormatOptions<Format>, table: Table
  ) -> any ResultSink {
    switch options.list(self) {
    case .json: lineSink(options.fields)
    case .table:
      TableSink(
        options.fields.map { table.selecting($0.names) } ?? table, output: output,
        columns: tableColumns,
        isColored: options.color.isWanted(onTerminal: outputIsTerminal, environment),
        hasLinks: pageHasLinks())
    case .csv: rowSink(.comma, options.fields?.names ?? table.fields)
    case .tsv: rowSink(.tab, options.fields?.names ?? table.fields)
    }
  }

  /// The width of tables: in a pipe or file nothing is cut, unless `COLUMNS` is set.
  package var tableColumns: Int {
    outputIsTerminal || environment["COLUMNS"] != nil ? columns : .max
  }

  /// Lets output for people go through the pager.
  ///
  /// - Returns: whether it may have links.
  private func pageHasLinks() -> Bool {
    let pager = usePager()
    return outputIsTerminal && pager?.isLess != false && Hyperlink.isShown(environment)
  }

  /// Results as one paragraph each for people, else as JSON lines or rows. If some fields are wanted,
  /// a table takes the place of paragraphs.
  ///
  /// - Parameter link: the field with the address that the first line of a paragraph opens.
  package func sink<Format>(
    _ options: FormatOptions<Format>, link: String? = nil,
    paragraph: @escaping @Sendable (Record) -> String
  ) -> any ResultSink {
    switch options.list(self) {
    case .json: lineSink(options.fields)
    case .table:
      if let fields = options.fields {
        sink(options, table: Table([]).selecting(fields.names))
      } else {
        PageSink(
          output, isTerminal: outputIsTerminal, columns: tableColumns,
          link: pageHasLinks() ? link : nil, paragraph: paragraph)
      }
    case .csv: rowSink(.comma, options.fields?.names)
    case .tsv: rowSink(.tab, options.fields?.names)
    }
  }

  private func lineSink(_ fields: FieldNames?) -> any ResultSink {
    fields.map { FieldSink($0.names, lineSink) } ?? lineSink
  }

  private func rowSink(_ separator: DelimitedRows.Separator, _ names: [String]?) -> RowSink {
    RowSink(
      names.map { FieldColumns($0) }, DelimitedRows(separator, isForTerminal: outputIsTerminal),
      output)
  }
}
