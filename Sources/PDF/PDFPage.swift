/// The content of a page: glyphs in content order, links, and the ruled lines that separate
/// sections.
package struct PDFPage: Sendable {
  /// The size of the crop box after `/Rotate`, in points.
  package var width: Float
  package var height: Float
  package var glyphs: [Glyph]
  /// The text of all glyphs, one after the other.
  package var scalars: [Unicode.Scalar]
  package var fonts: [FontDescription]
  package var links: [PDFLink]
  /// Horizontal and vertical lines and thin filled rectangles, at most 4 points thick.
  package var rules: [PDFRule]
  /// Small filled discs and squares, such as bullets.
  package var dots: [PDFBox]
  /// Large filled rectangles, also with rounded corners: the backgrounds of parts of the page.
  package var panels: [PDFBox]

  package struct FontDescription: Sendable, Hashable {
    /// `/BaseFont` without the subset prefix.
    package var name: String
    package var isBold: Bool
    package var isItalic: Bool
    package var isFixedPitch: Bool
    /// The height above and the depth below the baseline, as fractions of the size. The depth is
    /// negative.
    package var ascent: Float
    package var descent: Float

    package init(
      name: String, isBold: Bool, isItalic: Bool, isFixedPitch: Bool, ascent: Float, descent: Float
    ) {
      self.name = name
      self.isBold = isBold
      self.isItalic = isItalic
      self.isFixedPitch = isFixedPitch
      self.ascent = ascent
      self.descent = descent
    }
  }

  package init(
    width: Float, height: Float, glyphs: [Glyph], scalars: [Unicode.Scalar],
    fonts: [FontDescription], links: [PDFLink], rules: [PDFRule],
    dots: [PDFBox] = [], panels: [PDFBox] = []
  ) {
    self.width = width
    self.height = height
    self.glyphs = glyphs
    self.scalars = scalars
    self.fonts = fonts
    self.links = links
    self.rules = rules
    self.dots = dots
    self.panels = panels
  }
}

/// A link annotation (ISO 32000-2, 12.5.6.5) with a URI action, or one to a place in the document.
package struct PDFLink: Sendable, Hashable {
  package var uri: String
  package var box: PDFBox

  package init(uri: String, box: PDFBox) {
    self.uri = uri
    self.box = box
  }
}

/// A ruled line.
package struct PDFRule: Sendable, Hashable {
  package var box: PDFBox
  package init(box: PDFBox) { self.box = box }
}

/// A rectangle in a page's coordinates: points, origin at the top left, y downwards.
package struct PDFBox: Sendable, Hashable {
  package var left: Float
  package var top: Float
  package var right: Float
  package var bottom: Float

  package init(left: Float, top: Float, right: Float, bottom: Float) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The box as a mirror beside a page of this width shows it.
  package func mirrored(width: Float) -> PDFBox {
    PDFBox(left: width - right, top: top, right: width - left, bottom: bottom)
  }

  /// The smallest box around other boxes. Without any, its edges are infinite and its size is negative.
  package init(around boxes: some Sequence<PDFBox>) {
    self.init(left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)
    for box in boxes {
      left = min(left, box.left)
      top = min(top, box.top)
      right = max(right, box.right)
      bottom = max(bottom, box.bottom)
    }
  }

  /// The smallest box around points.
  init(around points: some Sequence<(x: Double, y: Double)>) {
    self.init(
      around: points.lazy.map { point in
        let (x, y) = (Float(point.x), Float(point.y))
        return PDFBox(left: x, top: y, right: x, bottom: y)
      })
  }
}
