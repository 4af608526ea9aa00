import PDF

/// Turns printed words into words with text and style.
struct WordWriter {
  let page: PDFPage
  /// The sign of each glyph (`GlyphText.sign`).
  let signs: [UInt8]
  let frame: ReadingFrame
  let words: [PrintedWord]
  /// The page's fonts, and one for words without a font.
  private let faces: [Face]
  /// Whether invisible words are marked as hidden. Invisible text is the text layer of a scan,
  /// unless most of the page's text is visible.
  private let marksInvisible: Bool
  private let hasRightToLeft: Bool
  /// Whether lines begin on the right.
  let isRightToLeftPage: Bool

  /// Lines of a page begin on the right if this share of its words are right-to-left: the others
  /// are numbers, addresses and names of tools.
  private static let rightToLeftShare = 0.33

  /// A word follows a tab if the gap before it, in ems, is wider than this: the widest gap of a
  /// fragment and a little for rounding. Test: `PageLayoutTests/gapsSeparateWordsAndTabs`.
  private static let tabGap: Float = 0.95
  /// The longest marker: `(iii)`, in glyphs. Test: `WordThresholdTests/markersAreShort`.
  private static let longestMarker = 5
  /// The bytes of a marker that is a number or a letter: from `1.` to `viii`'s part `iii)`.
  private static let numberLengths = 2...4
  /// Lists have fewer than 100 items; `2020.` and `365)` are not markers.
  private static let mostMarkerDigits = 2

  /// The name and style of a font.
  private struct Face {
    var name = ""
    var style: Word.Style = []
  }

  init(page: PDFPage, signs: [UInt8], frame: ReadingFrame, words: [PrintedWord]) {
    self.page = page
    self.signs = signs
    self.frame = frame
    self.words = words
    faces =
      page.fonts.map { font in
        Face(
          name: font.name,
          style: [font.isBold ? .bold : [], font.isItalic ? .italic : []])
      } + [Face()]
    let invisible = words.count { $0.isInvisible }
    marksInvisible = invisible > 0 && invisible * 2 < words.count
    let rights = words.count { $0.runsRightToLeft }
    hasRightToLeft = rights > 0
    isRightToLeftPage =
      hasRightToLeft && Double(rights) >= Self.rightToLeftShare * Double(words.count)
  }

  func isBold(_ word: PrintedWord) -> Bool { faces[face(word)].style.contains(.bold) }

  private func face(_ word: PrintedWord) -> Int { min(Int(word.font), faces.count - 1) }

  /// Whether the word is a bullet, or a short number as in `1.`, `(a)` and `iv)`.
  func isMarker(_ word: PrintedWord) -> Bool {
    guard word.glyphs.count <= Self.longestMarker, !endsInLetterOrDigit(word) else { return false }
    let text = text(of: word).text
    if ListMarker.isBullet(word: text) { return true }
    guard Self.numberLengths.contains(text.utf8.count), text.last == "." || text.last == ")" else {
      return false
    }
    let body = text.dropLast().drop { $0 == "(" }
    return !body.isEmpty
      && (body.allSatisfy { $0.isASCII && $0.isNumber } && body.count <= Self.mostMarkerDigits
        || body.count == 1 && text.last == ")" || body.allSatisfy { "ivx".contains($0) })
  }

  private func endsInLetterOrDigit(_ word: PrintedWord) -> Bool {
    guard !word.isInVisualOrder else { return false }
    switch signs[word.glyphs.upperBound - 1] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    default: return false
    }
  }

  func dateHint(_ word: PrintedWord) -> Fragment.DateHint {
    signs.withUnsafeBufferPointer { signs in
      let signs = UnsafeBufferPointer(rebasing: signs[word.glyphs])
      // Most words have no digit.
      let mayHaveDigit = signs.contains { $0 &- 48 <= 9 || $0 == GlyphText.other }
      return mayHaveDigit ? dateHint(word, signs) : .none
    }
  }

  private func dateHint(
    _ word: PrintedWord, _ signs: UnsafeBufferPointer<UInt8>
  ) -> Fragment.DateHint {
    var hint = Fragment.DateHint.none
    var year = YearScanner()
    for (index, sign) in zip(word.glyphs, signs) {
      let digit = sign == GlyphText.other ? firstDigit(page.glyphs[index]) : sign &- 48
      if digit <= 9 {
        hint = .digit
        year.add(digit, isLatin: sign != GlyphText.other)
      } else if hint == .digit {
        if year.isYear { break }
        year = YearScanner()
      }
    }
    return year.isYear ? .year : hint
  }

  /// The digit that the text of a glyph begins with, in Latin, Arabic or Persian digits; above 9 if it
  /// begins with something else.
  private func firstDigit(_ glyph: Glyph) -> UInt8 {
    let value = page.scalars[Int(glyph.scalarStart)].value
    switch value {
    case 0x30...0x39, 0x660...0x669, 0x6F0...0x6F9: return UInt8(truncatingIfNeeded: value & 0xF)
    default: return 0xFF
    }
  }

  /// Recognizes runs of four digits that begin with 19 or 20; in Arabic and Persian digits also with 13
  /// and 14, as years of the Solar Hijri calendar do.
  private struct YearScanner {
    private var count = 0
    private var century = 0
    private var isLatin = true

    var isYear: Bool {
      count == 4 && (century == 19 || century == 20 || !isLatin && (century == 13 || century == 14))
    }

    mutating func add(_ digit: UInt8, isLatin: Bool) {
      if count < 2 { century = century * 10 + Int(digit) }
      self.isLatin = self.isLatin && isLatin
      count += 1
    }
  }

  /// The words of a line in logical order.
  func words(of line: LineJoiner.PrintedLine) -> [Word] {
    let spacing = LetterSpacing(line.words, words)
    var written: [Word] = []
    written.reserveCapacity(spacing.count)
    var right: Float?
    for index in 0..<spacing.count {
      let group = spacing[index]
      let printed = words[spacing.items[group.lowerBound]]
      var (text, isPlain) = text(of: printed)
      var box = box(printed)
      var end = stretchedEnd(of: printed)
      for place in group.dropFirst() {
        let part = words[spacing.items[place]]
        let (partText, isPartPlain) = self.text(of: part)
        text += partText
        isPlain = isPlain && isPartPlain
        box = box.union(self.box(part))
        end = max(end, stretchedEnd(of: part))
      }
      guard !text.isEmpty else { continue }
      let isApart = right.map {
        printed.left - $0
          > (Self.tabGap + FragmentFinder.trackingPerGap * printed.tracking) * printed.size
      }
      right = max(right ?? -.infinity, end)
      let followsTab = isApart == true && !(line.startsWithMarker && written.count == 1)
      append(printed, text, box, followsTab: followsTab, isPlain: isPlain, to: &written)
    }
    guard hasRightToLeft else {
      let words = DotLeaders.removed(from: written)
      return line.isInterleaved ? LogicalOrder.joinedFromLeft(words) : words
    }
    return LogicalOrder.order(
      DotLeaders.removed(from: written), isRightToLeftPage: isRightToLeftPage)
  }

  /// The end of a word and the white space that belongs to it: OCR programs stretch a word together
  /// with the space after it to the beginning of the next word.
  private func stretchedEnd(of word: PrintedWord) -> Float {
    let next = word.glyphs.upperBound
    guard word.isInvisible, next < page.glyphs.count, signs[next] == GlyphText.space else {
      return word.right
    }
    let space = page.glyphs[next]
    return max(word.right, frame.u(space.x + space.dx, space.y + space.dy))
  }

  /// - Parameter isPlain: Whether the text is known to contain no space.
  private func append(
    _ printed: PrintedWord, _ text: String, _ box: Box, followsTab: Bool, isPlain: Bool,
    to written: inout [Word]
  ) {
    let face = faces[face(printed)]
    var style = face.style
    if marksInvisible, printed.isInvisible { style.insert(.hidden) }
    if page.glyphs[printed.glyphs.lowerBound].flags.contains(.white) { style.insert(.white) }
    let first = written.count
    written.append(
      Word(
        text: text, box: box,
        baseline: frame == .upright
          ? Double(printed.baseline) : self.box(printed).bottom, font: face.name,
        size: (Double(printed.size) * 100).rounded() / 100, style: style, followsTab: followsTab))
    if !isPlain, text.utf8.contains(0x20) { split(first, of: &written) }
  }

  /// Splits the text of a glyph that shows several words; each gets a share of the box by its
  /// length.
  private func split(_ index: Int, of written: inout [Word]) {
    let whole = written.remove(at: index)
    let texts = whole.text.split(separator: " ")
    let length = Double(max(texts.reduce(texts.count - 1) { $0 + $1.count }, 1))
    var start = 0.0
    for (index, text) in texts.enumerated() {
      var part = whole
      part.text = String(text)
      if index > 0 { part.followsTab = false }
      if let box = whole.box, frame == .upright {
        part.box?.left = box.left + box.width * start / length
        start += Double(text.count)
        part.box?.right = box.left + box.width * start / length
        start += 1
      }
      written.append(part)
    }
  }

  private func box(_ printed: PrintedWord) -> Box {
    frame.box(
      left: printed.left, top: printed.top, right: printed.right, bottom: printed.bottom)
  }

  private func text(of word: PrintedWord) -> (text: String, isPlain: Bool) {
    if !word.runsRightToLeft, let text = asciiText(of: word) { return (text, true) }
    var scalars = String.UnicodeScalarView()
    if word.runsRightToLeft {
      for index in LogicalOrder.glyphs(of: word, in: page, frame: frame) {
        if GlyphText.isVisible(signs[index]) {
          GlyphText.append(page.glyphs[index], of: page, to: &scalars)
        } else if signs[index] == GlyphText.space {
          // A space inside a word takes no place: it keeps letters from joining.
          scalars.append("\u{200C}")
        }
      }
    } else {
      for index in word.glyphs where GlyphText.isVisible(signs[index]) {
        GlyphText.append(page.glyphs[index], of: page, to: &scalars)
      }
    }
    return (String(scalars), false)
  }

  /// The text of a word whose glyphs each show one printable ASCII character; nil for others.
  private func asciiText(of word: PrintedWord) -> String? {
    signs.withUnsafeBufferPointer { signs in
      let shown = UnsafeBufferPointer(rebasing: signs[word.glyphs])
      for sign in shown where sign == GlyphText.blank || sign == GlyphText.other { return nil }
      // Cheaper for short text than decoding.
      return String(unsafeUninitializedCapacity: shown.count) { text in
        text.initialize(fromContentsOf: shown)
      }
    }
  }
}
