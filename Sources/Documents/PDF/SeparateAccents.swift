import PDF

/// Composes accents that are printed as separate glyphs over or under a letter, as TeX does with
/// its early fonts.
///
/// Test: `PageLayoutTests/separateAccentsAreComposed`.
enum SeparateAccents {
  /// Of two letters whose distances, in ems, differ by less than this, the first candidate is
  /// chosen.
  private static let sameDistance: Float = 0.05
  /// An accent is set in at least this share of the letter's size.
  private static let leastSize: Float = 0.6
  /// Accents of capitals are raised by up to 0.3 em, cedillas are lowered: more, in ems, is another
  /// line.
  private static let largestRise: Float = 0.7
  /// How far the middle of a combining mark may be from the middle of its letter: half the letter's
  /// width, because marks without an advance are placed at its end, and this many ems.
  private static let markOffset: Float = 0.3
  /// How far the middle of an accent with a width may be from the middle of its letter: shares of
  /// the letter's advance and of an em.
  private static let accentOffset: (ofAdvance: Float, ofEm: Float) = (0.35, 0.05)

  /// The page with accents composed; the accents' own glyphs no longer carry text.
  static func composed(_ page: PDFPage) -> PDFPage {
    guard page.scalars.contains(where: { $0.value > 0x5F && mark($0) != nil }) else { return page }
    var page = page
    for index in page.glyphs.indices {
      let accent = page.glyphs[index]
      guard let scalar = scalar(accent, page), let mark = mark(scalar) else { continue }
      let isMark = scalar == mark
      var best: (index: Int, distance: Float)?
      // Of two equally near letters, a combining mark belongs to the one before it.
      for place in isMark ? [index - 1, index + 1] : [index + 1, index - 1] {
        guard page.glyphs.indices.contains(place), let base = Self.scalar(page.glyphs[place], page),
          base.properties.isAlphabetic,
          let distance = distance(accent, page.glyphs[place], isMark: isMark)
        else { continue }
        if best.map({ distance < $0.distance - sameDistance }) ?? true { best = (place, distance) }
      }
      guard let best else { continue }
      compose(mark, onto: best.index, of: &page)
      page.glyphs[index].scalarCount = 0
    }
    return page
  }

  /// The scalar that a glyph shows; nil if it shows none or several.
  private static func scalar(_ glyph: Glyph, _ page: PDFPage) -> Unicode.Scalar? {
    let start = Int(glyph.scalarStart)
    return glyph.scalarCount == 1 && start < page.scalars.count ? page.scalars[start] : nil
  }

  /// The distance of the middles in ems; nil if the accent is not over or under the letter.
  private static func distance(_ accent: Glyph, _ base: Glyph, isMark: Bool) -> Float? {
    let size = max(accent.size, base.size)
    guard base.dx > 0, size > 0, min(accent.size, base.size) > leastSize * size,
      abs(accent.y - base.y) < largestRise * size
    else { return nil }
    let distance = abs(accent.x + accent.dx / 2 - base.x - base.dx / 2)
    let widest =
      isMark
      ? base.dx / 2 + markOffset * size
      : accentOffset.ofAdvance * base.dx + accentOffset.ofEm * size
    return distance <= widest ? distance / size : nil
  }

  private static func compose(_ mark: Unicode.Scalar, onto index: Int, of page: inout PDFPage) {
    guard let letter = scalar(page.glyphs[index], page) else { return }
    let base: Unicode.Scalar =
      switch letter {
      case "\u{131}": "i"
      case "\u{237}": "j"
      default: letter
      }
    page.glyphs[index].scalarStart = UInt32(clamping: page.scalars.count)
    if let whole = composites[Character(String(String.UnicodeScalarView([base, mark])))] {
      page.scalars.append(whole)
    } else {
      page.scalars += [base, mark]
      page.glyphs[index].scalarCount = 2
    }
  }

  /// Precomposed letters by themselves: a `Character` equals its canonical decomposition (Unicode
  /// Annex 15), so that a letter with a mark finds them.
  private static let composites: [Character: Unicode.Scalar] = {
    var table: [Character: Unicode.Scalar] = [:]
    for range in [0xC0...0x17F, 0x1CD...0x233, 0x1E00...0x1EF9] as [ClosedRange<UInt32>] {
      for scalar in range.lazy.compactMap(Unicode.Scalar.init) where scalar.properties.isAlphabetic
      {
        table[Character(scalar)] = scalar
      }
    }
    return table
  }()

  /// The combining form of a spacing accent; a combining mark itself; nil for anything else.
  private static func mark(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case ...0x5F, 0x61...0xA7: nil
    case 0x60: "\u{300}"
    case 0xB4: "\u{301}"
    case 0x2C6: "\u{302}"
    case 0x2DC: "\u{303}"
    case 0xAF, 0x2C9: "\u{304}"
    case 0x2D8: "\u{306}"
    case 0x2D9: "\u{307}"
    case 0xA8: "\u{308}"
    case 0x2DA: "\u{30A}"
    case 0x2DD: "\u{30B}"
    case 0x2C7: "\u{30C}"
    case 0xB8: "\u{327}"
    case 0x2DB: "\u{328}"
    case 0x300...0x30C, 0x323, 0x326...0x328: scalar
    default: nil
    }
  }
}
