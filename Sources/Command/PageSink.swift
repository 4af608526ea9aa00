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
  private let link: String?
  private let paragraph: @Sendable (Record) -> String
  private let hasBegun = Mutex(false)

  /// - Parameters:
  ///   - isTerminal: whether the output is a terminal, which gets no control characters.
  ///   - columns: the width to which lines are broken between words.
  ///   - isSpaced: whether an empty line separates paragraphs.
  ///   - link: the field with the address that the first line of a paragraph opens; nil for none.
  ///   - paragraph: the text of a record, without a line feed at its end.
  package init(
    _ output: ByteWriter, isTerminal: Bool, columns: Int = .max, isSpaced: Bool = true,
    link: String? = nil, paragraph: @escaping @Sendable (Record) -> String
  ) {
    self.output = output
    self.isTerminal = isTerminal
    self.columns = columns
    self.isSpaced = isSpaced
    self.link = link
    self.paragraph = paragraph
  }

  package func write(_ record: Record) throws(SystemError) {
    let isFirst = hasBegun.withLock { hasBegun in
      defer { hasBegun = true }
      return !hasBegun
    }
    if isSpaced, !isFirst { try output.writeLine([]) }
    let text = TextWrap.text(paragraph(record), columns: columns)
    try output.writeLine(linked(isTerminal ? Printable.text(text) : text, record).utf8)
  }

  private func linked(_ text: String, _ record: Record) -> String {
    guard let link, let address = record.string(link) else { return text }
    let first = text.prefix { $0 != "\n" }
    return Hyperlink.link(String(first), to: address) + text[first.endIndex...]
  }

  package func flush() throws(SystemError) { try output.flush() }
  package func finish() throws(SystemError) {}
}
