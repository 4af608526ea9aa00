import PDF

/// The text of glyphs as it is printed.
///
/// The *sign* of a glyph is one byte that says what it shows. Most decisions of the layout need no
/// more, and signs are read many times faster than scalars.
enum GlyphText {
  /// The sign of a glyph that shows a picture or nothing: not part of the text.
  static let blank: UInt8 = 0
  /// The sign of white space.
  static let space: UInt8 = 0x20
  /// The sign of visible text other than a single printable ASCII character.
  static let other: UInt8 = 0xFF

  /// The sign of a glyph. A printable ASCII character is its own sign.
  /// - Parameter scalars: The scalars of the page.
  @inline(__always)
  static func sign(
    of glyph: Glyph, _ scalars: UnsafeBufferPointer<Unicode.Scalar>, in page: PDFPage
  ) -> UInt8 {
    guard glyph.scalarCount > 0, Int(glyph.scalarStart) < scalars.count else { return blank }
    let scalar = scalars[Int(glyph.scalarStart)]
    if scalar.value > 0x20, scalar.value < 0x7F {
      return glyph.scalarCount == 1 ? UInt8(truncatingIfNeeded: scalar.value) : other
    }
    return sign(of: scalar, glyph, in: page)
  }

  @inline(never)
  private static func sign(of scalar: Unicode.Scalar, _ glyph: Glyph, in page: PDFPage) -> UInt8 {
    if scalar.isGap { return space }
    return printed(scalar, font: glyph.font, in: page) == nil && glyph.scalarCount == 1
      ? blank : other
  }

  @inline(__always)
  static func isVisible(_ sign: UInt8) -> Bool { sign > space }

  /// Appends the text that a glyph shows. White space inside an `/ActualText` becomes spaces.
  static func append(_ glyph: Glyph, of page: PDFPage, to text: inout String.UnicodeScalarView) {
    let start = Int(glyph.scalarStart)
    let end = min(start + Int(glyph.scalarCount), page.scalars.count)
    guard start < end else { return }
    if end - start > 1, page.scalars[start..<end].allSatisfy(isHyphen) {
      // Quartz maps one hyphen to all hyphen characters.
      text.append("-")
      return
    }
    for scalar in page.scalars[start..<end] {
      if let letters = PresentationForms.letters(of: scalar) {
        text.append(contentsOf: letters)
      } else if let printed = printed(scalar, font: glyph.font, in: page) {
        text.append(printed)
      } else if scalar.isGap {
        text.append(" ")
      }
    }
  }

  private static func isHyphen(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "\u{AD}" || scalar == "\u{2010}" || scalar == "\u{2011}"
  }

  /// The scalar as it is printed; nil if it is not. A soft hyphen that a PDF shows is a printed
  /// hyphen. Private-use code points are text only in the symbol fonts.
  private static func printed(_ scalar: Unicode.Scalar, font: UInt16, in page: PDFPage)
    -> Unicode.Scalar?
  {
    if scalar.value < 0x7F { return scalar.value > 0x20 ? scalar : nil }
    if scalar == "\u{AD}" { return "-" }
    guard scalar.isInvisible || scalar.isGap else { return scalar }
    guard (0xF000...0xF0FF).contains(scalar.value), Int(font) < page.fonts.count else { return nil }
    if scalar.value == 0xF0B7 { return "•" }
    return WordSymbols.character(scalar.value, font: page.fonts[Int(font)].name)?
      .unicodeScalars.first
  }

  /// Scripts that run from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko and their forms,
  /// but not their digits and commas.
  static func runsRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600...0x060C, 0x0660...0x066C, 0x06F0...0x06F9: false
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
