import PDF

/// Groups glyphs into words. A word ends at a space and at a gap that is wide for its font and for
/// the tracking of its stroke, so that letter-spaced headings stay whole.
///
/// Distances are in ems of the larger glyph. They were set on the fonts of the labeled resumes;
/// `WordThresholdTests` fails when they change.
struct WordFinder {
  let page: PDFPage
  let frame: ReadingFrame
  private let isUpright: Bool
  private(set) var words: [PrintedWord] = []
  /// The page's fonts, and one for glyphs without a font.
  private var faces: [Face]
  private var gaps: [Float] = []

  /// Letters further apart than this are not one word.
  private static let widestTracking: Float = 0.65
  /// A gap inside a word that is wider than this suggests tracking; kerning stays below.
  private static let trackedGap: Float = 0.08
  /// A stroke shows its tracking in at least this many gaps.
  private static let fewestGaps = 3
  /// A gap ends a word if it exceeds the tracking by this much.
  private static let gapBeyondTracking: Float = 0.14
  /// A gap ends a word if it is wider than this in a font without space glyphs, which TeX uses: its
  /// spaces shrink to 0.2 em in justified text, its kerning stays below 0.1.
  private static let narrowestGap: Float = 0.13
  /// The same in a font with space glyphs, whose gaps are mostly kerning.
  private static let narrowestGapBesideSpaces: Float = 0.2
  /// Glyphs further apart than this, or overlapping more, belong to different strokes.
  private static let strokeGaps: (least: Float, most: Float) = (-0.6, 1.5)
  /// A glyph without text that is wider than this, or as far from the text before it, is an icon or a
  /// gap and not a part of that text. Test: `WordThresholdTests/iconsDoNotFillGaps`.
  private static let widestHidden: Float = 2
  /// A gap between a Chinese or Japanese and a Latin letter that is narrower than this is set by the
  /// program, a quarter of an em, and not a space: "自己PR". Test: `WordThresholdTests/gapsBetweenScripts`.
  private static let scriptGap: Float = 0.3
  /// Right-to-left letters around a space that are closer than this do not end a word: the space stands
  /// for a zero-width non-joiner. Test: `RightToLeftTests/spacesWithoutWidthAreNonJoiners`.
  private static let noPlace: Float = 0.06
  /// Glyphs with a smaller size, in points, are treated as if they had this one.
  private static let leastSize: Float = 0.1

  /// A glyph off the baseline that still belongs to its stroke.
  private enum Shift {
    /// As good as on the baseline: rounding, and fonts mixed in one word.
    static let none: Float = 0.1
    /// Raised or lowered glyphs of the same size, and smaller ones (`RaisedText.size`).
    static let most: Float = 0.3
    static let mostIfSmaller: Float = 0.6
    /// They touch their neighbor: the gap is between -0.4 and 0.2.
    static let middleGap: Float = -0.1
    static let gapTolerance: Float = 0.3
  }

  /// Ascents and descents that fonts may state. Others are errors, and the defaults are used, which
  /// are those of most text fonts (Helvetica has 0.72 and -0.21).
  private enum Metrics {
    static let ascents: (least: Float, most: Float) = (0.4, 1.3)
    static let descents: (least: Float, most: Float) = (-0.6, -0.05)
    static let ascent: Float = 0.75
    static let descent: Float = -0.22
  }

  /// The properties of a font that are read for each of its glyphs.
  private struct Face {
    /// Whether the page shows spaces in it.
    var hasSpaces = false
    var ascent = Metrics.ascent
    var descent = Metrics.descent
  }

  /// A visible glyph of the open stroke.
  private struct Mark: BitwiseCopyable {
    var glyph: UInt32
    var font: UInt16
    var isLetter: Bool
    var followsSpace: Bool
    var runsRightToLeft: Bool
    var movesLeft: Bool
    /// Whether the gap is one between two letters. Gaps beside whole words in one glyph
    /// (`/ActualText`) and between the dots of a leader say nothing about tracking.
    var isInsideWord: Bool
    var left: Float
    var right: Float
    var baseline: Float
    var size: Float
    /// White space to the glyph before; negative if they overlap.
    var gap: Float
  }

  /// Glyphs that follow each other on a line, in memory with room for all glyphs of the page.
  private struct Stroke {
    private let marks: UnsafeMutableBufferPointer<Mark>
    private(set) var count = 0
    /// The number of marks inside words, and the number of those with a wide gap.
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
      if mark.gap > WordFinder.trackedGap { wide += 1 }
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
      if font.ascent > Metrics.ascents.least, font.ascent < Metrics.ascents.most {
        face.ascent = font.ascent
      }
      if font.descent < Metrics.descents.most, font.descent > Metrics.descents.least {
        face.descent = font.descent
      }
      return face
    }
    faces.append(Face())
  }

  /// The index of a font's face.
  private func face(_ font: UInt16) -> Int { min(Int(font), faces.count - 1) }

  /// - Parameters:
  ///   - glyphs: Indices of the glyphs that run in this frame, in content order.
  ///   - signs: The sign of each glyph of the page (`GlyphText.sign`).
  mutating func find(_ glyphs: some Collection<Int>, signs: [UInt8]) {
    words.reserveCapacity(glyphs.count / 4)
    let all = page.glyphs
    all.withUnsafeBufferPointer { all in
      for index in glyphs where signs[index] == GlyphText.space {
        let isTaken = index + 1 < all.count && takesPlace(all[index], before: all[index + 1])
        if isTaken || index + 1 == all.count { faces[face(all[index].font)].hasSpaces = true }
      }
      withUnsafeTemporaryAllocation(of: Mark.self, capacity: glyphs.count) { memory in
        var stroke = Stroke(memory)
        var followsSpace = false
        for index in glyphs {
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

  /// Whether the glyph after a space begins beside it. Programs that shape text show a character that
  /// has no picture as a space, and move back over it.
  @inline(__always)
  private func takesPlace(_ space: Glyph, before next: Glyph) -> Bool {
    abs(frame.u(next.x - space.x, next.y - space.y)) > Self.noPlace * space.size
      || abs(frame.v(next.x - space.x, next.y - space.y)) > Self.noPlace * space.size
  }

  /// Extends the last mark over a glyph after the first under one `/ActualText`: it carries no
  /// text, but occupies part of the text's place. So do the glyphs after the first of a syllable in the
  /// scripts of India, whose text is that of the first one.
  private func stretch(_ stroke: inout Stroke, over glyph: Glyph) {
    guard stroke.count > 0 else { return }
    let last = stroke[stroke.count - 1]
    guard
      glyph.flags.contains(.actualText) || glyph.font == last.font && isStacked(last)
    else { return }
    let (start, end) = (
      frame.u(glyph.x, glyph.y), frame.u(glyph.x + glyph.dx, glyph.y + glyph.dy)
    )
    let widest = Self.widestHidden * glyph.size
    guard end - start < widest, start - last.right < widest else { return }
    stroke.stretchLast(to: end)
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
    // A sum is finite only if all of its parts are.
    guard (start + end + baseline + glyph.size).isFinite else { return }
    if start > end { swap(&start, &end) }
    let isOther = sign == GlyphText.other
    var mark = Mark(
      glyph: UInt32(truncatingIfNeeded: index), font: glyph.font,
      isLetter: isOther ? isOtherLetter(glyph) : Self.isLetter(sign), followsSpace: followsSpace,
      runsRightToLeft: isOther && runsRightToLeft(glyph), movesLeft: false, isInsideWord: false,
      left: start, right: end, baseline: baseline, size: max(glyph.size, Self.leastSize), gap: 0)
    if stroke.count > 0 {
      let last = stroke[stroke.count - 1]
      let size = max(mark.size, last.size)
      if glyph.dx == 0, isOther, isMark(glyph) {
        add(mark, over: last, size, to: &stroke)
        return
      }
      mark.gap = (mark.left - last.right) / size
      if mark.runsRightToLeft || last.runsRightToLeft, mark.left < last.left {
        mark.gap = (last.left - mark.right) / size
        mark.movesLeft = true
      }
      // The letter under a vowel sign that was written before it.
      if last.left == last.right, mark.left <= last.left, mark.right >= last.right {
        mark.gap = 0
        mark.movesLeft = false
      }
      if mark.gap > Self.strokeGaps.most || mark.gap < Self.strokeGaps.least
        || mark.baseline != last.baseline && !isRaised(mark, last, size)
      {
        self.end(&stroke)
      } else {
        if followsSpace, mark.runsRightToLeft, last.runsRightToLeft, mark.isLetter, last.isLetter,
          mark.gap < Self.noPlace
        {
          mark.followsSpace = false
        }
        mark.isInsideWord = mark.isLetter && !mark.followsSpace && last.isLetter
      }
    }
    stroke.append(mark)
  }

  /// Adds a vowel sign that does not advance. It is over or under a letter, which may come before or
  /// after it, and takes no place of its own.
  private mutating func add(
    _ sign: Mark, over last: Mark, _ size: Float, to stroke: inout Stroke
  ) {
    var mark = sign
    let gap = max(mark.left - last.right, last.left - mark.left) / size
    if gap > Self.strokeGaps.most || abs(mark.baseline - last.baseline) > Shift.mostIfSmaller * size
    {
      end(&stroke)
    } else if gap <= 0 {
      (mark.left, mark.right, mark.baseline) = (last.left, last.right, last.baseline)
      mark.movesLeft = last.movesLeft
    } else {
      mark.baseline = last.baseline
    }
    stroke.append(mark)
  }

  /// Whether a glyph off the baseline is a raised or lowered part of the word, or almost on it.
  private func isRaised(_ mark: Mark, _ last: Mark, _ size: Float) -> Bool {
    let shift = abs(mark.baseline - last.baseline) / size
    if shift <= Shift.none { return true }
    let isSmaller = min(mark.size, last.size) < RaisedText.size * size
    return abs(mark.gap - Shift.middleGap) < Shift.gapTolerance
      && shift <= (isSmaller ? Shift.mostIfSmaller : Shift.most)
  }

  /// Splits the stroke into words.
  private mutating func end(_ stroke: inout Stroke) {
    defer { stroke.clear() }
    guard stroke.count > 0 else { return }
    let tracking = tracking(of: stroke)
    let widest = tracking > 0 ? tracking + Self.gapBeyondTracking : 0
    var start = 0
    for index in 1..<stroke.count {
      let mark = stroke[index]
      // Most gaps are narrower than any limit.
      guard mark.followsSpace || mark.gap > Self.narrowestGap else { continue }
      let narrowest =
        faces[face(mark.font)].hasSpaces ? Self.narrowestGapBesideSpaces : Self.narrowestGap
      if !mark.followsSpace, mark.gap < Self.scriptGap, changesScript(stroke[index - 1], mark) {
        continue
      }
      if mark.followsSpace || mark.gap > max(narrowest, widest) {
        emit(stroke[start..<index], tracking)
        start = index
      }
    }
    emit(stroke[start..<stroke.count], tracking)
  }

  /// Whether one of two glyphs is Chinese or Japanese and the other a Latin letter or digit.
  @inline(never)
  private func changesScript(_ one: Mark, _ other: Mark) -> Bool {
    func isIdeographic(_ mark: Mark) -> Bool {
      let scalar = page.scalars[Int(page.glyphs[Int(mark.glyph)].scalarStart)]
      return scalar.properties.isIdeographic || (0x3041...0x30FF).contains(scalar.value)
    }
    func isLatin(_ mark: Mark) -> Bool {
      let scalar = page.scalars[Int(page.glyphs[Int(mark.glyph)].scalarStart)]
      return scalar.isASCII
        && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
    return isIdeographic(one) && isLatin(other) || isLatin(one) && isIdeographic(other)
  }

  /// The usual gap inside the words of the stroke; 0 if letters are set close.
  private mutating func tracking(of stroke: Stroke) -> Float {
    guard stroke.known >= Self.fewestGaps, stroke.wide * 2 > stroke.known else { return 0 }
    gaps.removeAll(keepingCapacity: true)
    for mark in stroke[0..<stroke.count] where mark.isInsideWord { gaps.append(mark.gap) }
    gaps.sort()
    let middle = gaps[gaps.count / 2]
    return middle <= Self.widestTracking ? middle : 0
  }

  /// Whether a glyph shows a syllable of a script of South or South-East Asia.
  private func isStacked(_ mark: Mark) -> Bool {
    let start = Int(page.glyphs[Int(mark.glyph)].scalarStart)
    return start < page.scalars.count && (0x0900...0x109F).contains(page.scalars[start].value)
  }

  @inline(__always)
  private static func isLetter(_ sign: UInt8) -> Bool {
    (sign | 0x20) &- UInt8(ascii: "a") < 26 || sign == UInt8(ascii: "&")
  }

  // Not inlined: looking up Unicode properties costs as much as all other work on a glyph.
  @inline(never)
  private func isOtherLetter(_ glyph: Glyph) -> Bool {
    let scalar = page.scalars[Int(glyph.scalarStart)]
    // Bullets and dashes, which most of them are, are in a block without letters.
    let isPunctuation = scalar.isASCII || (0x2000...0x206F).contains(scalar.value)
    return glyph.scalarCount == 1 && !isPunctuation && scalar.properties.isAlphabetic
  }

  @inline(never)
  private func isMark(_ glyph: Glyph) -> Bool {
    page.scalars[Int(glyph.scalarStart)].properties.generalCategory == .nonspacingMark
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
      // Most glyphs have the same height as the one before them.
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
    // A comma on the left of a word may be in another font.
    if word.runsRightToLeft, !first.isLetter, let letter = marks.first(where: \.isLetter) {
      word.font = letter.font
    }
    word.isInVisualOrder = word.runsRightToLeft && marks.count - 1 - stepsLeft > stepsLeft
    words.append(word)
  }
}
