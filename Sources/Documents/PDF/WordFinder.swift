import PDF

/// Glyphs → words. A word ends at a space and at a gap that is wide for its font and for the
/// tracking of the stroke it stands in, so that letter-spaced headings stay whole.
struct WordFinder {
  let page: PDFPage
  let frame: ReadingFrame
  private(set) var words: [PrintedWord] = []
  private var fontHasSpaces: [Bool]
  private var stroke: [Mark] = []
  private var gaps: [Float] = []

  /// Letters further apart than this in ems are not one word.
  private static let widestTracking: Float = 0.65

  /// A visible glyph of the open stroke.
  private struct Mark {
    var glyph: Int
    var left: Float
    var right: Float
    var baseline: Float
    var size: Float
    /// White space to the glyph before, in ems; negative where they overlap.
    var gap: Float
    var followsSpace: Bool
    var runsRightToLeft: Bool
    var movesLeft: Bool
  }

  init(_ page: PDFPage, frame: ReadingFrame) {
    self.page = page
    self.frame = frame
    fontHasSpaces = Array(repeating: false, count: page.fonts.count)
  }

  /// - Parameter glyphs: indices of the glyphs that run in this frame, in content order.
  mutating func find(_ glyphs: [Int], kinds: [GlyphText.Kind]) {
    for index in glyphs where kinds[index] == .space {
      let font = Int(page.glyphs[index].font)
      if font < fontHasSpaces.count { fontHasSpaces[font] = true }
    }
    var followsSpace = false
    for index in glyphs {
      switch kinds[index] {
      case .space: followsSpace = true
      case .blank: stretch(index)
      case .visible:
        add(index, followsSpace: followsSpace)
        followsSpace = false
      }
    }
    endStroke()
  }

  /// The glyphs after the first under one `/ActualText` carry no text, but take part of its place.
  private mutating func stretch(_ index: Int) {
    let glyph = page.glyphs[index]
    guard glyph.flags.contains(.actualText), let last = stroke.indices.last else { return }
    let right = frame.u(glyph.x + glyph.dx, glyph.y + glyph.dy)
    stroke[last].right = max(stroke[last].right, right)
  }

  private mutating func add(_ index: Int, followsSpace: Bool) {
    let glyph = page.glyphs[index]
    let start = frame.u(glyph.x, glyph.y)
    let end = frame.u(glyph.x + glyph.dx, glyph.y + glyph.dy)
    guard start.isFinite, end.isFinite, glyph.y.isFinite, glyph.size.isFinite else { return }
    let scalar = page.scalars[Int(glyph.scalarStart)]
    var mark = Mark(
      glyph: index, left: min(start, end), right: max(start, end),
      baseline: frame.v(glyph.x, glyph.y), size: max(glyph.size, 0.1), gap: 0,
      followsSpace: followsSpace,
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
      let isSmaller = min(mark.size, last.size) < 0.85 * size
      let isRaised = abs(gap + 0.1) < 0.3 && shift <= (isSmaller ? 0.6 : 0.3)
      if gap > 1.5 || gap < -0.6 || shift > 0.1 && !isRaised { endStroke() }
    }
    stroke.append(mark)
  }

  private mutating func endStroke() {
    defer { stroke.removeAll(keepingCapacity: true) }
    guard !stroke.isEmpty else { return }
    let tracking = tracking()
    var start = 0
    for index in stroke.indices.dropFirst() {
      let mark = stroke[index]
      let font = Int(page.glyphs[mark.glyph].font)
      let hasSpaces = font < fontHasSpaces.count && fontHasSpaces[font]
      let limit = max(hasSpaces ? 0.2 : 0.13, tracking > 0 ? tracking + 0.14 : 0)
      if mark.followsSpace || mark.gap > limit {
        emit(start..<index, tracking)
        start = index
      }
    }
    emit(start..<stroke.count, tracking)
  }

  /// The usual gap inside the words of the stroke in ems, 0 when letters are set close.
  private mutating func tracking() -> Float {
    gaps.removeAll(keepingCapacity: true)
    var wide = 0
    for (before, mark) in zip(stroke, stroke.dropFirst()) where !mark.followsSpace {
      // Neither whole words in one glyph (`/ActualText`) nor dots that lead to a number tell the
      // gaps between letters.
      guard isLetter(before.glyph), isLetter(mark.glyph) else { continue }
      gaps.append(mark.gap)
      if mark.gap > 0.08 { wide += 1 }
    }
    guard gaps.count >= 3, wide * 2 > gaps.count else { return 0 }
    gaps.sort()
    let middle = gaps[gaps.count / 2]
    return middle <= Self.widestTracking ? middle : 0
  }

  private func isLetter(_ index: Int) -> Bool {
    let glyph = page.glyphs[index]
    let scalar = page.scalars[Int(glyph.scalarStart)]
    guard glyph.scalarCount == 1 else { return false }
    switch scalar {
    // Looking up properties costs as much as all else that is done with a glyph here.
    case "a"..."z", "A"..."Z", "&": return true
    case "\0"..."\u{7F}": return false
    default: return scalar.properties.isAlphabetic
    }
  }

  private mutating func emit(_ range: Range<Int>, _ tracking: Float) {
    guard let first = stroke[range].first else { return }
    var word = PrintedWord(
      glyphs: first.glyph..<first.glyph + 1, left: first.left, right: first.right,
      baseline: first.baseline, size: 0, top: .infinity, bottom: -.infinity,
      tracking: tracking, isLetter: range.count == 1 && isLetter(first.glyph),
      font: page.glyphs[first.glyph].font, runsRightToLeft: false,
      isInVisualOrder: false,
      isInvisible: page.glyphs[first.glyph].flags.contains(.invisible))
    var steps = (left: 0, right: 0)
    for mark in stroke[range] {
      let glyph = page.glyphs[mark.glyph]
      word.glyphs = word.glyphs.lowerBound..<mark.glyph + 1
      word.left = min(word.left, mark.left)
      word.right = max(word.right, mark.right)
      if mark.size > word.size {
        word.size = mark.size
        word.baseline = mark.baseline
      }
      let font = Int(glyph.font) < page.fonts.count ? page.fonts[Int(glyph.font)] : nil
      let ascent = font.map { $0.ascent > 0.4 && $0.ascent < 1.3 ? $0.ascent : 0.75 } ?? 0.75
      let descent =
        font.map { $0.descent < -0.05 && $0.descent > -0.6 ? $0.descent : -0.22 } ?? -0.22
      word.top = min(word.top, mark.baseline - ascent * mark.size)
      word.bottom = max(word.bottom, mark.baseline - descent * mark.size)
      word.runsRightToLeft = word.runsRightToLeft || mark.runsRightToLeft
      if mark.glyph != first.glyph {
        if mark.movesLeft { steps.left += 1 } else { steps.right += 1 }
      }
    }
    word.isInVisualOrder = word.runsRightToLeft && steps.right > steps.left
    words.append(word)
  }
}
