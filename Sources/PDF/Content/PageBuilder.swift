/// Collects what a page shows.
struct PageBuilder: ~Copyable {
  var glyphs: GrowingBuffer<Glyph>
  var scalars: GrowingBuffer<Unicode.Scalar>
  var fonts: [PDFPage.FontDescription] = []
  var rules: [PDFRule] = []

  /// - Parameter expected: about how many glyphs will come.
  init(expected: Int) {
    glyphs = GrowingBuffer(capacity: expected)
    scalars = GrowingBuffer(capacity: expected)
  }

  /// Gives the glyphs of a sequence its replacement text (14.9.4): one scalar each where the numbers
  /// agree, else all to the first glyph, whose advance then spans the line.
  mutating func replaceText(of sequence: MarkedContent.Sequence) {
    guard let text = sequence.actualText, sequence.firstGlyph < glyphs.count else { return }
    let range = sequence.firstGlyph..<glyphs.count
    let shown = scalars.suffix(from: sequence.firstScalar)
    // Text that says the same, but for spaces, is better left where it stands.
    if shown.lazy.filter({ $0.value > 32 }).elementsEqual(text.lazy.filter { $0.value > 32 }) {
      return
    }
    scalars.truncate(to: sequence.firstScalar)
    let isOneToOne = text.count == range.count
    var rest = text[...]
    for (place, index) in range.enumerated() {
      // A glyph holds at most 255 scalars; longer texts go on with the next ones.
      let share = rest.prefix(isOneToOne ? 1 : 255)
      rest = rest.dropFirst(share.count)
      glyphs[index].scalarStart = UInt32(clamping: scalars.count)
      glyphs[index].scalarCount = UInt8(clamping: share.count)
      glyphs[index].flags.insert(.actualText)
      scalars.append(contentsOf: share)
      if place == 0, !isOneToOne { widen(range) }
    }
  }

  private mutating func widen(_ range: Range<Int>) {
    guard let last = range.last else { return }
    let first = range.lowerBound
    let isSameLine = range.allSatisfy { abs(glyphs[$0].y - glyphs[first].y) < 0.5 }
    if isSameLine, glyphs[last].x >= glyphs[first].x {
      glyphs[first].dx = glyphs[last].x + glyphs[last].dx - glyphs[first].x
    }
  }
}
