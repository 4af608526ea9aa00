import PDF

@testable import Documents

/// A page built glyph by glyph: each character is half an em wide.
struct PageFixture {
  var page = PDFPage(
    width: 600, height: 800, glyphs: [], scalars: [],
    fonts: [
      PDFPage.FontDescription(
        name: "Plain", isBold: false, isItalic: false, isFixedPitch: false, ascent: 0.75,
        descent: -0.25),
      PDFPage.FontDescription(
        name: "Bold", isBold: true, isItalic: false, isFixedPitch: false, ascent: 0.75,
        descent: -0.25),
    ], links: [], rules: [])

  /// Shows `text` from `x` on the baseline `y`; spaces advance without a glyph.
  mutating func show(
    _ text: String, x: Float, y: Float, size: Float = 10, tracking: Float = 0, font: UInt16 = 0,
    flags: Glyph.Flags = []
  ) {
    var x = x
    for scalar in text.unicodeScalars {
      let width = size / 2
      if scalar != " " { add(scalar, x, y, width, 0, size, font, flags) }
      x += width + tracking
    }
  }

  /// Shows a sign that does not advance.
  mutating func showMark(_ scalar: Unicode.Scalar, x: Float, y: Float) {
    add(scalar, x, y, 0, 0, 10, 0, [])
  }

  /// One glyph with an `/ActualText` of several characters.
  mutating func show(_ text: String, standsFor width: Float, x: Float, y: Float) {
    page.glyphs.append(
      Glyph(
        scalarStart: UInt32(page.scalars.count), scalarCount: UInt8(text.unicodeScalars.count),
        flags: .actualText, font: 0, x: x, y: y, dx: width, dy: 0, size: 10))
    page.scalars += text.unicodeScalars
  }

  /// Shows `text` reading upwards.
  mutating func showUpwards(_ text: String, x: Float, y: Float) {
    var y = y
    for scalar in text.unicodeScalars {
      if scalar != " " { add(scalar, x, y, 0, -5, 10, 0, []) }
      y -= 5
    }
  }

  /// Shows `text` in vertical writing: each character is an em high.
  mutating func showDownwards(_ text: String, x: Float, y: Float) {
    var y = y
    for scalar in text.unicodeScalars {
      add(scalar, x, y, 0, 10, 10, 0, .vertical)
      y += 10
    }
  }

  mutating func link(_ uri: String, _ left: Float, _ top: Float, _ right: Float, _ bottom: Float) {
    page.links.append(
      PDFLink(uri: uri, box: PDFBox(left: left, top: top, right: right, bottom: bottom)))
  }

  mutating func rule(_ left: Float, _ right: Float, y: Float) {
    page.rules.append(PDFRule(box: PDFBox(left: left, top: y, right: right, bottom: y + 0.5)))
  }

  mutating func uprightRule(_ x: Float, _ top: Float, _ bottom: Float) {
    page.rules.append(PDFRule(box: PDFBox(left: x, top: top, right: x + 0.5, bottom: bottom)))
  }

  var read: Page { PageLayout.page(page) }

  var texts: [String] { read.lines.map(\.text) }

  private mutating func add(
    _ scalar: Unicode.Scalar, _ x: Float, _ y: Float, _ dx: Float, _ dy: Float, _ size: Float,
    _ font: UInt16, _ flags: Glyph.Flags
  ) {
    page.glyphs.append(
      Glyph(
        scalarStart: UInt32(page.scalars.count), scalarCount: 1, flags: flags, font: font, x: x,
        y: y, dx: dx, dy: dy, size: size))
    page.scalars.append(scalar)
  }
}
