import Flow
package import LineIO
package import Records
import Synchronization

/// Results as text: each record becomes a paragraph.
package final class PageSink: ResultSink {
  private let output: ByteWriter
  private let isSpaced: Bool
  private let paragraph: @Sendable (Record) -> String
  private let hasBegun = Mutex(false)

  /// - Parameters:
  ///   - isSpaced: whether an empty line stands between paragraphs.
  ///   - paragraph: the text of a record, without a line feed at its end.
  package init(
    _ output: ByteWriter, isSpaced: Bool = true,
    paragraph: @escaping @Sendable (Record) -> String
  ) {
    self.output = output
    self.isSpaced = isSpaced
    self.paragraph = paragraph
  }

  package func write(_ record: Record) throws(SystemError) {
    let isFirst = hasBegun.withLock { hasBegun in
      defer { hasBegun = true }
      return !hasBegun
    }
    if isSpaced, !isFirst { try output.writeLine([]) }
    try output.writeLine(Printable.text(paragraph(record)).utf8)
  }

  package func flush() throws(SystemError) { try output.flush() }
  package func finish() throws(SystemError) {}
}
