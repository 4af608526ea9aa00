/// A shown glyph with its Unicode text and its place on the page.
///
/// Coordinates are points (1/72 inch) on the page as a reader sees it: rotated by `/Rotate`,
/// origin at the top left of the crop box, y growing downwards.
package struct Glyph: Sendable, BitwiseCopyable {
  /// The glyph's text: `scalarCount` scalars of `PDFPage.scalars` from `scalarStart`; none if its
  /// Unicode value is unknown.
  package var scalarStart: UInt32
  package var scalarCount: UInt8
  package var flags: Flags
  /// Index into `PDFPage.fonts`.
  package var font: UInt16
  /// The glyph's origin on the baseline.
  package var x: Float
  package var y: Float
  /// The distance to the origin of a glyph that follows without character and word spacing.
  package var dx: Float
  package var dy: Float
  /// The font's size on the page, in points.
  package var size: Float

  package struct Flags: OptionSet, Sendable, BitwiseCopyable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The same as that of `SetAlgebra`, which other modules cannot inline.
    package func contains(_ flags: Flags) -> Bool { rawValue & flags.rawValue == flags.rawValue }
    /// Text rendering mode 3 or 7 (ISO 32000-2, 9.3.6): an OCR layer, or hidden text.
    package static var invisible: Flags { Flags(rawValue: 1) }
    /// Inside an `/Artifact` marked content sequence (14.8.2.2).
    package static var artifact: Flags { Flags(rawValue: 2) }
    /// Inside a sequence with `/ActualText` (14.9.4). The first glyph has that text, the others
    /// none.
    package static var actualText: Flags { Flags(rawValue: 4) }
    /// Written vertically (WMode 1).
    package static var vertical: Flags { Flags(rawValue: 8) }
    /// Filled with white or nearly white.
    package static var white: Flags { Flags(rawValue: 16) }
  }

  package init(
    scalarStart: UInt32, scalarCount: UInt8, flags: Flags, font: UInt16,
    x: Float, y: Float, dx: Float, dy: Float, size: Float
  ) {
    self.scalarStart = scalarStart
    self.scalarCount = scalarCount
    self.flags = flags
    self.font = font
    self.x = x
    self.y = y
    self.dx = dx
    self.dy = dy
    self.size = size
  }
}
