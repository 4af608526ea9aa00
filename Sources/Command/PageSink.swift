import Flow
package import LineIO
package import Records

/// Results as text for a person: each record becomes a paragraph.
package struct PageSink: ResultSink {
  private let output: ByteWriter
  private let paragraph: @Sendable (Record) -> String

  /// - Parameter paragraph: the text of a record, without a line feed at its end.
  package init(_ output: ByteWriter, paragraph: @escaping @Sendable (Record) -> String) {
    self.output = output
    self.paragraph = paragraph
  }

  package func write(_ record: Record) throws(SystemError) {
    try output.writeLine(Printable.text(paragraph(record)).utf8)
  }
  package func flush() throws(SystemError) { try output.flush() }
  package func finish() throws(SystemError) {}
}
