/// Collects the glyphs, fonts and rules of a page.
struct PageBuilder: ~Copyable {
  var glyphs: GrowingBuffer<Glyph>
  var scalars: GrowingBuffer<Unicode.Scalar>
  var fonts: [PDFPage.FontDescription] = []
  var rules: [PDFRule] = []
  var dots: [PDFBox] = []
  var panels: [PDFBox] = []

  /// Glyphs whose baselines differ by less than this many points are on one line.
  private static let sameLine: Float = 0.5
  /// The scalars that fit in `Glyph.scalarCount`.
  private static let mostScalars = 255

  /// - Parameter expected: The approximate number of glyphs.
  init(expected: Int) {
    glyphs = GrowingBuffer(capacity: expected)
    scalars = GrowingBuffer(capacity: expected)
  }

  /// Assigns the replacement text of a sequence (14.9.4) to its glyphs: one scalar each if there
  /// are as many scalars as glyphs; otherwise all to the first glyph, whose advance then spans the
  /// others.
  mutating func replaceText(of sequence: MarkedContent.Sequence) {
    guard let text = sequence.actualText, sequence.firstGlyph < glyphs.count else { return }
    let range = sequence.firstGlyph..<glyphs.count
    let shown = scalars.suffix(from: sequence.firstScalar)
    // The text of the glyphs, which has exact places, is kept if it differs only in spaces.
    if shown.lazy.filter({ $0.value > 32 }).elementsEqual(text.lazy.filter { $0.value > 32 }) {
      return
    }
    scalars.truncate(to: sequence.firstScalar)
    let isOneToOne = text.count == range.count
    var rest = text[...]
    for (place, index) in range.enumerated() {
      // Longer texts continue with the next glyphs.
      let share = rest.prefix(isOneToOne ? 1 : Self.mostScalars)
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
    let isSameLine = range.allSatisfy { abs(glyphs[$0].y - glyphs[first].y) < Self.sameLine }
    if isSameLine, glyphs[last].x >= glyphs[first].x {
      glyphs[first].dx = glyphs[last].x + glyphs[last].dx - glyphs[first].x
    }
  }
}
