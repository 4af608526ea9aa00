import PDF

/// Accents that are printed as glyphs of their own over or under a letter, as TeX does with its early
/// fonts: accent and letter become one character.
enum SeparateAccents {
  /// The page with such accents composed; their glyphs carry no text any more.
  static func composed(_ page: PDFPage) -> PDFPage {
    guard page.scalars.contains(where: { $0.value > 0x5F && mark($0) != nil }) else { return page }
    var page = page
    for index in page.glyphs.indices {
      let accent = page.glyphs[index]
      guard let scalar = scalar(accent, page), let mark = mark(scalar) else { continue }
      let isMark = scalar == mark
      var best: (index: Int, distance: Float)?
      // Of two letters as near, a combining mark belongs to the one before it.
      for place in isMark ? [index - 1, index + 1] : [index + 1, index - 1] {
        guard page.glyphs.indices.contains(place), let base = Self.scalar(page.glyphs[place], page),
          base.properties.isAlphabetic,
          let distance = distance(accent, page.glyphs[place], isMark: isMark)
        else { continue }
        if best.map({ distance < $0.distance - 0.05 }) ?? true { best = (place, distance) }
      }
      guard let best else { continue }
      compose(mark, onto: best.index, of: &page)
      page.glyphs[index].scalarCount = 0
    }
    return page
  }

  /// The one scalar that a glyph shows.
  private static func scalar(_ glyph: Glyph, _ page: PDFPage) -> Unicode.Scalar? {
    let start = Int(glyph.scalarStart)
    return glyph.scalarCount == 1 && start < page.scalars.count ? page.scalars[start] : nil
  }

  /// How far the middles are apart in ems; nil when the accent is not over or under the letter.
  private static func distance(_ accent: Glyph, _ base: Glyph, isMark: Bool) -> Float? {
    let size = max(accent.size, base.size)
    guard base.dx > 0, size > 0, min(accent.size, base.size) > 0.6 * size,
      abs(accent.y - base.y) < 0.7 * size
    else { return nil }
    let distance = abs(accent.x + accent.dx / 2 - base.x - base.dx / 2)
    // Marks without an advance stand at the end of their letter.
    let widest = isMark ? base.dx / 2 + 0.3 * size : 0.35 * base.dx + 0.05 * size
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

  /// Characters are equal to their canonical decompositions (Unicode Annex 15).
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

  /// The combining mark that an accent with its own width stands for; a combining mark itself.
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
