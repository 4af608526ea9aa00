import PDF

/// Glyphs → words. A word ends at a space and at a gap that is wide for its font and for the
/// tracking of the stroke it stands in, so that letter-spaced headings stay whole.
struct WordFinder {
  let page: PDFPage
  let frame: ReadingFrame
  private let isUpright: Bool
  private(set) var words: [PrintedWord] = []
  /// The page's fonts, and one for glyphs without a font.
  private var faces: [Face]
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
  private struct Mark: BitwiseCopyable {
    var glyph: UInt32
    var font: UInt16
    var isLetter: Bool
    var followsSpace: Bool
    var runsRightToLeft: Bool
    var movesLeft: Bool
    /// Whether the gap is one between letters: neither whole words in one glyph (`/ActualText`) nor
    /// dots that lead to a number tell such gaps.
    var isInsideWord: Bool
    var left: Float
    var right: Float
    var baseline: Float
    var size: Float
    /// White space to the glyph before, in ems; negative where they overlap.
    var gap: Float
  }

  /// Glyphs that follow each other on a line, in memory that has room for all of the page.
  private struct Stroke {
    private let marks: UnsafeMutableBufferPointer<Mark>
    private(set) var count = 0
    /// Marks inside words, and those of them with a wide gap.
    private(set) var known = 0
    private(set) var wide = 0

    init(_ marks: UnsafeMutableBufferPointer<Mark>) { self.marks = marks }

    @inline(__always)
    subscript(index: Int) -> Mark {
      precondition(index >= 0 && index < count)
      return marks[index]
    }

    subscript(range: Range<Int>) -> UnsafeBufferPointer<Mark> {
      precondition(range.lowerBound >= 0 && range.upperBound <= count)
      return UnsafeBufferPointer(rebasing: marks[range])
    }

    @inline(__always)
    mutating func append(_ mark: Mark) {
      precondition(count < marks.count)
      marks.initializeElement(at: count, to: mark)
      count += 1
      guard mark.isInsideWord else { return }
      known += 1
      if mark.gap > 0.08 { wide += 1 }
    }

    mutating func stretchLast(to right: Float) {
      guard count > 0 else { return }
      marks[count - 1].right = max(marks[count - 1].right, right)
    }

    mutating func clear() { (count, known, wide) = (0, 0, 0) }
  }

  init(_ page: PDFPage, frame: ReadingFrame) {
    self.page = page
    self.frame = frame
    isUpright = frame == .upright
    faces = page.fonts.map { font in
      var face = Face()
      if font.ascent > 0.4, font.ascent < 1.3 { face.ascent = font.ascent }
      if font.descent < -0.05, font.descent > -0.6 { face.descent = font.descent }
      return face
    }
    faces.append(Face())
  }

  /// The index of a font's face.
  private func face(_ font: UInt16) -> Int { min(Int(font), faces.count - 1) }

  /// - Parameters:
  ///   - glyphs: indices of the glyphs that run in this frame, in content order.
  ///   - signs: what each glyph of the page shows, as `GlyphText` has it.
  mutating func find(_ glyphs: some Collection<Int>, signs: [UInt8]) {
    words.reserveCapacity(glyphs.count / 4)
    let all = page.glyphs
    all.withUnsafeBufferPointer { all in
      for index in glyphs where signs[index] == GlyphText.space {
        faces[face(all[index].font)].hasSpaces = true
      }
      withUnsafeTemporaryAllocation(of: Mark.self, capacity: glyphs.count) { memory in
        var stroke = Stroke(memory)
        var followsSpace = false
        for index in glyphs {
          // In bounds: signs are as many as glyphs, and this one has one.
          switch signs[index] {
          case GlyphText.space: followsSpace = true
          case GlyphText.blank: stretch(&stroke, over: all[index])
          case let sign:
            add(all[index], at: index, sign, followsSpace: followsSpace, to: &stroke)
            followsSpace = false
          }
        }
        end(&stroke)
      }
    }
  }

  /// The glyphs after the first under one `/ActualText` carry no text, but take part of its place.
  private func stretch(_ stroke: inout Stroke, over glyph: Glyph) {
    guard glyph.flags.contains(.actualText) else { return }
    stroke.stretchLast(to: frame.u(glyph.x + glyph.dx, glyph.y + glyph.dy))
  }

  @inline(__always)
  private mutating func add(
    _ glyph: Glyph, at index: Int, _ sign: UInt8, followsSpace: Bool, to stroke: inout Stroke
  ) {
    var (start, end, baseline) = (glyph.x, glyph.x + glyph.dx, glyph.y)
    if !isUpright {
      (start, end) = (frame.u(glyph.x, glyph.y), frame.u(end, glyph.y + glyph.dy))
      baseline = frame.v(glyph.x, glyph.y)
    }
    // A sum is finite only when all of it is.
    guard (start + end + baseline + glyph.size).isFinite else { return }
    if start > end { swap(&start, &end) }
    let isOther = sign == GlyphText.other
    var mark = Mark(
      glyph: UInt32(truncatingIfNeeded: index), font: glyph.font,
      isLetter: isOther ? isOtherLetter(glyph) : Self.isLetter(sign), followsSpace: followsSpace,
      runsRightToLeft: isOther && runsRightToLeft(glyph), movesLeft: false, isInsideWord: false,
      left: start, right: end, baseline: baseline, size: max(glyph.size, 0.1), gap: 0)
    if stroke.count > 0 {
      let last = stroke[stroke.count - 1]
      let size = max(mark.size, last.size)
      mark.gap = (mark.left - last.right) / size
      if mark.runsRightToLeft || last.runsRightToLeft, mark.left < last.left {
        mark.gap = (last.left - mark.right) / size
        mark.movesLeft = true
      }
      if mark.gap > 1.5 || mark.gap < -0.6
        || mark.baseline != last.baseline && !isRaised(mark, last, size)
      {
        self.end(&stroke)
      } else {
        mark.isInsideWord = mark.isLetter && !followsSpace && last.isLetter
      }
    }
    stroke.append(mark)
  }

  /// Whether a glyph off the baseline is a raised or lowered part of the word, or as good as on it.
  private func isRaised(_ mark: Mark, _ last: Mark, _ size: Float) -> Bool {
    let shift = abs(mark.baseline - last.baseline) / size
    if shift <= 0.1 { return true }
    let isSmaller = min(mark.size, last.size) < 0.85 * size
    return abs(mark.gap + 0.1) < 0.3 && shift <= (isSmaller ? 0.6 : 0.3)
  }

  /// Splits the stroke into words.
  private mutating func end(_ stroke: inout Stroke) {
    defer { stroke.clear() }
    guard stroke.count > 0 else { return }
    let tracking = tracking(of: stroke)
    let widest = tracking > 0 ? tracking + 0.14 : 0
    var start = 0
    for index in 1..<stroke.count {
      let mark = stroke[index]
      // Most gaps are narrower than any limit.
      guard mark.followsSpace || mark.gap > 0.13 else { continue }
      let narrowest: Float = faces[face(mark.font)].hasSpaces ? 0.2 : 0.13
      if mark.followsSpace || mark.gap > max(narrowest, widest) {
        emit(stroke[start..<index], tracking)
        start = index
      }
    }
    emit(stroke[start..<stroke.count], tracking)
  }

  /// The usual gap inside the words of the stroke in ems, 0 when letters are set close.
  private mutating func tracking(of stroke: Stroke) -> Float {
    guard stroke.known >= 3, stroke.wide * 2 > stroke.known else { return 0 }
    gaps.removeAll(keepingCapacity: true)
    for mark in stroke[0..<stroke.count] where mark.isInsideWord { gaps.append(mark.gap) }
    gaps.sort()
    let middle = gaps[gaps.count / 2]
    return middle <= Self.widestTracking ? middle : 0
  }

  @inline(__always)
  private static func isLetter(_ sign: UInt8) -> Bool {
    (sign | 0x20) &- UInt8(ascii: "a") < 26 || sign == UInt8(ascii: "&")
  }

  // Out of line: looking up properties costs as much as all else that is done with a glyph here.
  @inline(never)
  private func isOtherLetter(_ glyph: Glyph) -> Bool {
    let scalar = page.scalars[Int(glyph.scalarStart)]
    // Bullets and dashes, which most of them are, stand in a block without letters.
    let isPunctuation = scalar.isASCII || (0x2000...0x206F).contains(scalar.value)
    return glyph.scalarCount == 1 && !isPunctuation && scalar.properties.isAlphabetic
  }

  @inline(never)
  private func runsRightToLeft(_ glyph: Glyph) -> Bool {
    GlyphText.runsRightToLeft(page.scalars[Int(glyph.scalarStart)])
  }

  private mutating func emit(_ marks: UnsafeBufferPointer<Mark>, _ tracking: Float) {
    guard let first = marks.first, let end = marks.last else { return }
    let glyph = page.glyphs[Int(first.glyph)]
    var word = PrintedWord(
      glyphs: Int(first.glyph)..<Int(end.glyph) + 1, left: first.left, right: first.right,
      baseline: first.baseline, size: 0, top: .infinity, bottom: -.infinity, tracking: tracking,
      isLetter: marks.count == 1 && first.isLetter, font: glyph.font, runsRightToLeft: false,
      isInVisualOrder: false, isInvisible: glyph.flags.contains(.invisible))
    var stepsLeft = first.movesLeft ? -1 : 0
    var shape: (font: UInt16, size: Float, baseline: Float) = (0, .infinity, 0)
    for mark in marks {
      if mark.left < word.left { word.left = mark.left }
      if mark.right > word.right { word.right = mark.right }
      if mark.runsRightToLeft { word.runsRightToLeft = true }
      if mark.movesLeft { stepsLeft += 1 }
      // Most glyphs reach as high and as low as the one before them.
      if shape == (mark.font, mark.size, mark.baseline) { continue }
      shape = (mark.font, mark.size, mark.baseline)
      if mark.size > word.size {
        word.size = mark.size
        word.baseline = mark.baseline
      }
      let face = faces[face(mark.font)]
      word.top = min(word.top, mark.baseline - face.ascent * mark.size)
      word.bottom = max(word.bottom, mark.baseline - face.descent * mark.size)
    }
    word.isInVisualOrder = word.runsRightToLeft && marks.count - 1 - stepsLeft > stepsLeft
    words.append(word)
  }
}
