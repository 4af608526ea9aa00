/// What the document information dictionary and the catalog say (ISO 32000-2, 14.3).
package struct PDFMetadata: Sendable, Hashable {
  package var title: String?
  package var author: String?
  package var producer: String?
  /// `/Lang` of the catalog, a BCP 47 tag.
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
