import PDF

/// Glyphs → words. A word ends at a space and at a gap that is wide for its font and for the
/// tracking of the stroke it stands in, so that letter-spaced headings stay whole.
struct WordFinder {
  let page: PDFPage
  let frame: ReadingFrame
  private(set) var words: [PrintedWord] = []
  /// The page's fonts, and one for glyphs without a font.
  private var faces: [Face]
  private var stroke: [Mark] = []
  private var gaps: [Float] = []

  /// Letters further apart than this in ems are not one word.
  private static let widestTracking: Float = 0.65

  /// What is asked of a font for each of its glyphs.
  private struct Face {
    /// Whether spaces are shown in it.
    var hasSpaces = false
    var ascent: Float = 0.75
    var descent: Float = -0.22
  }

  /// A visible glyph of the open stroke.
  private struct Mark {
    var glyph: Int
    var face: Int
    var left: Float
    var right: Float
    var baseline: Float
    var size: Float
    /// White space to the glyph before, in ems; negative where they overlap.
    var gap: Float
    var isLetter: Bool
    var followsSpace: Bool
    var runsRightToLeft: Bool
    var movesLeft: Bool
  }

  init(_ page: PDFPage, frame: ReadingFrame) {
    self.page = page
    self.frame = frame
    faces = page.fonts.map { font in
      var face = Face()
      if font.ascent > 0.4, font.ascent < 1.3 { face.ascent = font.ascent }
      if font.descent < -0.05, font.descent > -0.6 { face.descent = font.descent }
      return face
    }
    faces.append(Face())
  }

  private func face(_ font: UInt16) -> Int { min(Int(font), faces.count - 1) }

  /// - Parameter glyphs: indices of the glyphs that run in this frame, in content order.
  mutating func find(_ glyphs: [Int], kinds: [GlyphText.Kind]) {
    let all = page.glyphs
    for index in glyphs where kinds[index] == .space {
      faces[face(all[index].font)].hasSpaces = true
    }
    words.reserveCapacity(glyphs.count / 4)
    var followsSpace = false
    for index in glyphs {
      switch kinds[index] {
      case .space: followsSpace = true
      case .blank: stretch(all[index])
      case .visible:
        add(all[index], at: index, followsSpace: followsSpace)
        followsSpace = false
      }
    }
    endStroke()
  }

  /// The glyphs after the first under one `/ActualText` carry no text, but take part of its place.
  private mutating func stretch(_ glyph: Glyph) {
    guard glyph.flags.contains(.actualText), let last = stroke.indices.last else { return }
    let right = frame.u(glyph.x + glyph.dx, glyph.y + glyph.dy)
    stroke[last].right = max(stroke[last].right, right)
  }

  private mutating func add(_ glyph: Glyph, at index: Int, followsSpace: Bool) {
    let start = frame.u(glyph.x, glyph.y)
    let end = frame.u(glyph.x + glyph.dx, glyph.y + glyph.dy)
    guard start.isFinite, end.isFinite, glyph.y.isFinite, glyph.size.isFinite else { return }
    let scalar = page.scalars[Int(glyph.scalarStart)]
    var mark = Mark(
      glyph: index, face: face(glyph.font), left: min(start, end), right: max(start, end),
      baseline: frame.v(glyph.x, glyph.y), size: max(glyph.size, 0.1), gap: 0,
      isLetter: glyph.scalarCount == 1 && Self.isLetter(scalar), followsSpace: followsSpace,
      runsRightToLeft: scalar.value >= 0x590 && GlyphText.runsRightToLeft(scalar), movesLeft: false)
    if let last = stroke.last {
      let size = max(mark.size, last.size)
      var gap = (mark.left - last.right) / size
      if mark.runsRightToLeft || last.runsRightToLeft, mark.left < last.left {
        gap = (last.left - mark.right) / size
        mark.movesLeft = true
      }
      mark.gap = gap
      let shift = abs(mark.baseline - last.baseline) / size
      if gap > 1.5 || gap < -0.6 || shift > 0.1 && !isRaised(mark, last, gap, shift) { endStroke() }
    }
    stroke.append(mark)
  }

  /// Whether a glyph off the baseline is a raised or lowered part of the word.
  private func isRaised(_ mark: Mark, _ last: Mark, _ gap: Float, _ shift: Float) -> Bool {
    let isSmaller = min(mark.size, last.size) < 0.85 * max(mark.size, last.size)
    return abs(gap + 0.1) < 0.3 && shift <= (isSmaller ? 0.6 : 0.3)
  }

  private mutating func endStroke() {
    defer { stroke.removeAll(keepingCapacity: true) }
    guard !stroke.isEmpty else { return }
    let tracking = tracking()
    var start = 0
    for index in 1..<stroke.count {
      let mark = stroke[index]
      let narrowest: Float = faces[mark.face].hasSpaces ? 0.2 : 0.13
      let limit = max(narrowest, tracking > 0 ? tracking + 0.14 : 0)
      if mark.followsSpace || mark.gap > limit {
        emit(start..<index, tracking)
        start = index
      }
    }
    emit(start..<stroke.count, tracking)
  }

  /// The usual gap inside the words of the stroke in ems, 0 when letters are set close.
  private mutating func tracking() -> Float {
    var known = 0
    var wide = 0
    for index in 1..<stroke.count where isInsideWord(index) {
      known += 1
      if stroke[index].gap > 0.08 { wide += 1 }
    }
    guard known >= 3, wide * 2 > known else { return 0 }
    gaps.removeAll(keepingCapacity: true)
    for index in 1..<stroke.count where isInsideWord(index) { gaps.append(stroke[index].gap) }
    gaps.sort()
    let middle = gaps[gaps.count / 2]
    return middle <= Self.widestTracking ? middle : 0
  }

  /// Whether the gap before a mark is one between letters: neither whole words in one glyph
  /// (`/ActualText`) nor dots that lead to a number tell such gaps.
  private func isInsideWord(_ index: Int) -> Bool {
    stroke[index].isLetter && !stroke[index].followsSpace && stroke[index - 1].isLetter
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    // Looking up properties costs as much as all else that is done with a glyph here.
    case "a"..."z", "A"..."Z", "&": true
    case "\0"..."\u{7F}": false
    default: scalar.properties.isAlphabetic
    }
  }

  private mutating func emit(_ range: Range<Int>, _ tracking: Float) {
    let first = stroke[range.lowerBound]
    let glyph = page.glyphs[first.glyph]
    var word = PrintedWord(
      glyphs: first.glyph..<stroke[range.upperBound - 1].glyph + 1, left: first.left,
      right: first.right, baseline: first.baseline, size: 0, top: .infinity, bottom: -.infinity,
      tracking: tracking, isLetter: range.count == 1 && first.isLetter, font: glyph.font,
      runsRightToLeft: false, isInVisualOrder: false,
      isInvisible: glyph.flags.contains(.invisible))
    var stepsLeft = 0
    for index in range {
      let mark = stroke[index]
      word.left = min(word.left, mark.left)
      word.right = max(word.right, mark.right)
      if mark.size > word.size {
        word.size = mark.size
        word.baseline = mark.baseline
      }
      let face = faces[mark.face]
      word.top = min(word.top, mark.baseline - face.ascent * mark.size)
      word.bottom = max(word.bottom, mark.baseline - face.descent * mark.size)
      word.runsRightToLeft = word.runsRightToLeft || mark.runsRightToLeft
      if mark.movesLeft, index > range.lowerBound { stepsLeft += 1 }
    }
    word.isInVisualOrder = word.runsRightToLeft && range.count - 1 - stepsLeft > stepsLeft
    words.append(word)
  }
}
