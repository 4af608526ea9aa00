import PDF

/// Drops glyphs that are drawn again with a small shift to look bold, each right after its
/// original. Text that is drawn again as a whole is found word by word (`DoubledText`).
///
/// Test: `PageLayoutTests/glyphsDrawnAgainAreReadOnce`.
enum DoubledGlyphs {
  /// The page without the text of the copies.
  static func removed(from page: PDFPage) -> PDFPage {
    // Most pages have none, and are not copied.
    guard let first = page.glyphs.indices.dropFirst().first(where: { isCopy($0, of: $0 - 1, page) })
    else { return page }
    var page = page
    var original = first - 1
    for index in first..<page.glyphs.count {
      if isCopy(index, of: original, page) {
        page.glyphs[index].scalarCount = 0
      } else {
        original = index
      }
    }
    return page
  }

  /// Whether two glyphs show the same text at almost the same place. The next glyph of a text is
  /// further away: even an "i" is twice as wide as the shift.
  private static func isCopy(_ index: Int, of other: Int, _ page: PDFPage) -> Bool {
    let (glyph, original) = (page.glyphs[index], page.glyphs[other])
    let shift = DoubledText.shift * glyph.size
    guard abs(glyph.x - original.x) < shift, abs(glyph.y - original.y) < shift,
      glyph.scalarCount > 0, glyph.scalarCount == original.scalarCount, glyph.dx > shift
    else { return false }
    return text(glyph, page).elementsEqual(text(original, page))
  }

  private static func text(_ glyph: Glyph, _ page: PDFPage) -> ArraySlice<Unicode.Scalar> {
    let start = min(Int(glyph.scalarStart), page.scalars.count)
    return page.scalars[start..<min(start + Int(glyph.scalarCount), page.scalars.count)]
  }
}
