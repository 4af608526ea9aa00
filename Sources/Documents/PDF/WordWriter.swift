import PDF

/// Printed words → words with their text and looks.
struct WordWriter {
  let page: PDFPage
  let kinds: [GlyphText.Kind]
  let frame: ReadingFrame
  let words: [PrintedWord]
  /// Text that is not shown is the text of a scan, unless the page shows text as well.
  private let marksInvisible: Bool

  init(page: PDFPage, kinds: [GlyphText.Kind], frame: ReadingFrame, words: [PrintedWord]) {
    self.page = page
    self.kinds = kinds
    self.frame = frame
    self.words = words
    let invisible = words.count { $0.isInvisible }
    marksInvisible = invisible > 0 && invisible * 2 < words.count
  }

  func isBold(_ word: PrintedWord) -> Bool { font(word)?.isBold ?? false }

  /// A bullet, or a short number as in `1.`, `(a)` and `iv)`.
  func isMarker(_ word: PrintedWord) -> Bool {
    guard word.glyphs.count <= 5 else { return false }
    let text = text(of: word)
    if ListMarker.isBullet(word: text) { return true }
    guard (2...4).contains(text.utf8.count), text.last == "." || text.last == ")" else {
      return false
    }
    let body = text.dropLast().drop { $0 == "(" }
    return !body.isEmpty
      && (body.allSatisfy { $0.isASCII && $0.isNumber } && body.count <= 2
        || body.count == 1 && text.last == ")" || body.allSatisfy { "ivx".contains($0) })
  }

  func dateHint(_ word: PrintedWord) -> Fragment.DateHint {
    var hint = Fragment.DateHint.none
    var digits: [Unicode.Scalar] = []
    for glyph in page.glyphs[word.glyphs] {
      let start = Int(glyph.scalarStart)
      let scalar = glyph.scalarCount > 0 && start < page.scalars.count ? page.scalars[start] : " "
      if ("0"..."9").contains(scalar) {
        hint = max(hint, .digit)
        digits.append(scalar)
      } else {
        if Self.isYear(digits) { return .year }
        digits.removeAll(keepingCapacity: true)
      }
    }
    return Self.isYear(digits) ? .year : hint
  }

  private static func isYear(_ digits: [Unicode.Scalar]) -> Bool {
    digits.count == 4 && (digits.starts(with: ["1", "9"]) || digits.starts(with: ["2", "0"]))
  }

  /// The words of a line in logical order.
  func words(of line: LineJoiner.PrintedLine) -> [Word] {
    var written: [Word] = []
    var rights: [Bool] = []
    let groups = LetterSpacing.groups(line.words, words)
    var right: Float?
    for group in groups {
      guard let first = group.first else { continue }
      let printed = words[first]
      var word = word(printed)
      for index in group.dropFirst() {
        word.text += text(of: words[index])
        if let box = word.box { word.box = box.union(self.box(words[index])) }
      }
      guard !word.text.isEmpty else { continue }
      if let right {
        word.followsTab = printed.left - right > (0.95 + 2 * printed.tracking) * printed.size
      }
      right = max(right ?? -.infinity, group.reduce(-.infinity) { max($0, words[$1].right) })
      if line.startsWithMarker, written.count == 1 { word.followsTab = false }
      for part in parts(of: word) {
        written.append(part)
        rights.append(printed.runsRightToLeft)
      }
    }
    guard rights.contains(true) else { return written }
    return LogicalOrder.order(written, runsRightToLeft: rights)
  }

  /// A glyph may stand for several words; each gets its share of the place by its length.
  private func parts(of word: Word) -> [Word] {
    guard word.text.utf8.contains(0x20) else { return [word] }
    let texts = word.text.split(separator: " ")
    let length = Double(max(texts.reduce(texts.count - 1) { $0 + $1.count }, 1))
    var start = 0.0
    return texts.enumerated().map { index, text in
      var part = word
      part.text = String(text)
      if index > 0 { part.followsTab = false }
      if let box = word.box, frame == .upright {
        part.box?.left = box.left + box.width * start / length
        start += Double(text.count)
        part.box?.right = box.left + box.width * start / length
        start += 1
      }
      return part
    }
  }

  private func word(_ printed: PrintedWord) -> Word {
    let font = font(printed)
    var style: Word.Style = []
    if font?.isBold == true { style.insert(.bold) }
    if font?.isItalic == true { style.insert(.italic) }
    if marksInvisible, printed.isInvisible { style.insert(.hidden) }
    if page.glyphs[printed.glyphs.lowerBound].flags.contains(.white) { style.insert(.white) }
    let box = box(printed)
    return Word(
      text: text(of: printed), box: box,
      baseline: frame == .upright ? Double(printed.baseline) : box.bottom, font: font?.name ?? "",
      size: (Double(printed.size) * 100).rounded() / 100, style: style)
  }

  private func box(_ printed: PrintedWord) -> Box {
    frame.box(
      left: printed.left, top: printed.top, right: printed.right, bottom: printed.bottom)
  }

  private func font(_ word: PrintedWord) -> PDFPage.FontDescription? {
    Int(word.font) < page.fonts.count ? page.fonts[Int(word.font)] : nil
  }

  private func text(of word: PrintedWord) -> String {
    var scalars = String.UnicodeScalarView()
    if word.isInVisualOrder {
      for index in LogicalOrder.glyphs(word.glyphs, of: page) where kinds[index] == .visible {
        GlyphText.append(page.glyphs[index], of: page, to: &scalars)
      }
    } else {
      for index in word.glyphs where kinds[index] == .visible {
        GlyphText.append(page.glyphs[index], of: page, to: &scalars)
      }
    }
    return String(scalars)
  }
}
