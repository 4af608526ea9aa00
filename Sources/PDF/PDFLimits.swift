/// The limits of one document. Exceeding one fails with `PDFError.Code.limitExceeded`.
///
/// The defaults are several times what the largest files of the corpus need, and what a worker can
/// process with its 256 MB and 10 seconds.
package struct PDFLimits: Sendable, Hashable {
  /// Bytes of one decoded stream.
  package var streamBytes: Int
  /// Bytes of all decoded streams of the document.
  package var decodedBytes: Int
  /// Indirect objects in the file.
  package var objects: Int
  /// Levels of nested arrays and dictionaries, of forms in forms, and of the page tree.
  package var depth: Int
  /// Operators and operands in the content of one page, with its forms.
  package var operators: Int
  /// Glyphs on one page.
  package var glyphs: Int
  package var pages: Int

  package init(
    streamBytes: Int = 64 << 20, decodedBytes: Int = 256 << 20, objects: Int = 4_000_000,
    depth: Int = 64, operators: Int = 20_000_000, glyphs: Int = 1_000_000, pages: Int = 100_000
  ) {
    self.streamBytes = streamBytes
    self.decodedBytes = decodedBytes
    self.objects = objects
    self.depth = depth
    self.operators = operators
    self.glyphs = glyphs
    self.pages = pages
  }
}
