package import Records

/// A document: pages of lines in reading order, links and metadata.
package struct Document: Sendable {
  package var mediaType: MediaType
  /// The selected pages.
  package var pages: [Page]
  /// The number of pages of the whole document.
  package var pageCount: Int
  package var metadata: Metadata
  /// Irregularities of the file: `extension_mismatch`, `no_text_layer`, `repaired`, …
  package var warnings: [Warning]

  package struct Metadata: Sendable, Hashable {
    package var title: String?
    package var author: String?
    package var producer: String?
    /// A BCP 47 tag.
    package var language: String?

    package init(
      title: String? = nil, author: String? = nil, producer: String? = nil, language: String? = nil
    ) {
      self.title = title
      self.author = author
      self.producer = producer
      self.language = language
    }
  }

  package struct Warning: Sendable, Hashable {
    /// A stable identifier in snake case.
    package var code: String
    /// A description for people, which begins in lower case and ends without a full stop.
    package var message: String

    package init(_ code: String, _ message: String) {
      self.code = code
      self.message = message
    }

    package var json: JSON { ["code": .string(code), "message": .string(message)] }
  }

  package init(
    mediaType: MediaType, pages: [Page], metadata: Metadata = Metadata(), warnings: [Warning] = []
  ) {
    self.mediaType = mediaType
    self.pages = pages
    for index in pages.indices { self.pages[index].number = index + 1 }
    pageCount = pages.count
    self.metadata = metadata
    self.warnings = warnings
  }

  /// The text as a person reads it: lines in reading order, with an empty line between blocks and a
  /// feed between pages.
  package var text: String {
    var text = TextBytes()
    for (index, page) in pages.enumerated() {
      if index > 0 { text.append(0x0C) }
      page.write(to: &text)
    }
    return text.string
  }

  /// Each link once, in reading order.
  package var links: [Link] {
    var seen: Set<String> = []
    return pages.flatMap(\.links).filter { seen.insert($0.uri).inserted }
  }
}

extension Document {
  /// Removes the pages that a selection does not contain.
  mutating func keep(_ selection: PageSelection) throws(Failure) {
    pages.removeAll { !selection.contains($0.number) }
    guard pages.isEmpty else { return }
    throw Failure(
      "no_such_page",
      "the document has \(pageCount) page\(pageCount == 1 ? "" : "s"), and none of the pages "
        + selection.text, exit: .dataError)
  }
}
