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

  /// A sink for results: a table for people, else JSON lines.
  package func sink(_ options: OutputOptions, table: Table) -> any ResultSink {
    guard options.isForPeople(self) else { return LineSink(output) }
    let isColored = options.color.isWanted(onTerminal: outputIsTerminal, environment)
    return TableSink(table, output: output, columns: columns, isColored: isColored)
  }

  /// A sink for results: a paragraph each for people, else JSON lines.
  package func sink(
    _ options: OutputOptions, paragraph: @escaping @Sendable (Record) -> String
  ) -> any ResultSink {
    options.isForPeople(self) ? PageSink(output, paragraph: paragraph) : LineSink(output)
  }
}
