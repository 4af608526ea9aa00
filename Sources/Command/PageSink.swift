import Flow
package import LineIO
package import Records
import Synchronization

/// Results as text: each record becomes a paragraph.
package final class PageSink: ResultSink {
  private let output: ByteWriter
  private let isTerminal: Bool
  private let columns: Int
  private let isSpaced: Bool
  private let paragraph: @Sendable (Record) -> String
  private let hasBegun = Mutex(false)

  /// - Parameters:
  ///   - isTerminal: whether the output is a terminal, which gets no control characters.
  ///   - columns: the width to which lines are broken between words.
  ///   - isSpaced: whether an empty line separates paragraphs.
  ///   - paragraph: the text of a record, without a line feed at its end.
  package init(
    _ output: ByteWriter, isTerminal: Bool, columns: Int = .max, isSpaced: Bool = true,
    paragraph: @escaping @Sendable (Record) -> String
  ) {
    self.output = output
    self.isTerminal = isTerminal
    self.columns = columns
    self.isSpaced = isSpaced
    self.paragraph = paragraph
  }

  package func write(_ record: Record) throws(SystemError) {
    let isFirst = hasBegun.withLock { hasBegun in
      defer { hasBegun = true }
      return !hasBegun
    }
    if isSpaced, !isFirst { try output.writeLine([]) }
    let text = TextWrap.text(paragraph(record), columns: columns)
    try output.writeLine((isTerminal ? Printable.text(text) : text).utf8)
  }

  package func flush() throws(SystemError) { try output.flush() }
  package func finish() throws(SystemError) {}
}
