/// What an embedded font program knows about its glyphs' text.
struct FontProgram {
  init?(_ file: PDFStream, store: ObjectStore) { return nil }

  /// The text of a character code by the program's own encoding.
  func text(code: UInt32) -> [Unicode.Scalar] { [] }

  /// The text of a glyph by its name, for names that the glyph list does not know.
  func text(glyphName: ByteRun) -> [Unicode.Scalar]? { nil }

  /// The text of a glyph by its index, for CIDs.
  func text(glyph: UInt32) -> [Unicode.Scalar] { [] }

  func text(cid: UInt32) -> [Unicode.Scalar] { [] }
}
