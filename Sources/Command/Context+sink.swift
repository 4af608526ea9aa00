package import Flow
package import LineIO
package import Records

extension Context {
  /// Writes all of `records` to `sink` and closes it.
  package func show(_ records: [Record], in sink: any ResultSink) throws(SystemError) {
    for record in records { try sink.write(record) }
    try sink.finish()
    try sink.flush()
  }

  /// Writes text of several lines to stdout, with no control characters if that is a terminal.
  package func write(_ text: String) throws(SystemError) {
    try output.write((outputIsTerminal ? Printable.text(text) : text).utf8)
  }

  /// Results as JSON lines.
  package var lineSink: LineSink { LineSink(output, isTerminal: outputIsTerminal) }

  /// Results as a table for people, else as JSON lines.
  package func sink(_ options: OutputOptions, table: Table) -> any ResultSink {
    guard options.isForPeople(self) else { return lineSink }
    let isColored = options.color.isWanted(onTerminal: outputIsTerminal, environment)
    return TableSink(table, output: output, columns: tableColumns, isColored: isColored)
  }

  /// The width of tables: in a pipe or file nothing is cut, unless `COLUMNS` is set.
  package var tableColumns: Int {
    outputIsTerminal || environment["COLUMNS"] != nil ? columns : .max
  }

  /// Results as one paragraph each for people, else as JSON lines.
  package func sink(
    _ options: OutputOptions, paragraph: @escaping @Sendable (Record) -> String
  ) -> any ResultSink {
    options.isForPeople(self)
      ? PageSink(output, isTerminal: outputIsTerminal, paragraph: paragraph) : lineSink
  }
}
