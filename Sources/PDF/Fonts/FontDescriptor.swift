/// The properties of a font that the layout needs, from its dictionary and descriptor (ISO 32000-2,
/// 9.8).
struct FontDescriptor {
  let dictionary: PDFDictionary
  let flags: Int
  /// `/BaseFont` without the subset prefix.
  let baseFont: String
  let name: FontName
  let isBold: Bool
  let isItalic: Bool
  private let store: ObjectStore

  /// The longest font name that is kept, in bytes: names are limited to 127 (ISO 32000-1, annex
  /// C.2).
  private static let longestName = 200
  /// The length of a subset prefix, `ABCDEF+` (9.9.2).
  private static let prefixLength = 7
  /// `/FontWeight` from which a font is bold: semi-bold (table 120).
  private static let boldWeight = 600.0
  /// The italic angles of slanted fonts, in degrees. 1 is rounding, and larger ones are damage.
  private static let italicAngles = (above: 2.0, below: 60.0)
  /// Ascents that a font may state, as shares of the size; others are replaced by the top of its
  /// box if that is plausible, or else by the ascent of most fonts.
  private enum Ascent {
    static let stated = (above: 0.2, most: 2.0)
    static let boxed = (above: 0.4, below: 1.2)
    static let usual = 0.75
  }
  /// The same for descents, which are negative.
  private enum Descent {
    static let least = -1.0
    static let boxed = -0.6
    static let usual = -0.25
  }

  init(font: PDFDictionary, store: ObjectStore) {
    self.store = store
    dictionary = store.dictionary(font, "FontDescriptor") ?? PDFDictionary()
    flags = store.value(dictionary, "Flags").integer ?? 0
    var name =
      store.name(font, "BaseFont") ?? store.name(dictionary, "FontName")
      ?? store.name(font, "Name") ?? .empty
    if name.count > Self.prefixLength, name[Self.prefixLength - 1] == UInt8(ascii: "+") {
      name = name.dropFirst(Self.prefixLength)
    }
    baseFont = String(decoding: name.slice(0, Self.longestName).buffer, as: UTF8.self)
    let folded = FontName(baseFont)
    self.name = folded
    let weight = store.value(dictionary, "FontWeight").number ?? 0
    isBold = flags & 1 << 18 != 0 || weight >= Self.boldWeight || folded.isBold
    let angle = abs(store.value(dictionary, "ItalicAngle").number ?? 0)
    let isSlanted = angle > Self.italicAngles.above && angle < Self.italicAngles.below
    isItalic = flags & 1 << 6 != 0 || isSlanted || folded.isItalic
  }

  var isFixedPitch: Bool { flags & 1 != 0 }
  var isSerif: Bool { flags & 2 != 0 }
  var isSymbolic: Bool { flags & 4 != 0 }
  var isNonsymbolic: Bool { flags & 32 != 0 }
  var missingWidth: Double { store.value(dictionary, "MissingWidth").number ?? 0 }

  /// - Parameter unit: The length of a unit of glyph space at size 1.
  func description(unit: Double = 0.001) -> PDFPage.FontDescription {
    var ascent = (store.value(dictionary, "Ascent").number ?? 0) * unit
    var descent = (store.value(dictionary, "Descent").number ?? 0) * unit
    // Some writers omit the minus sign.
    if descent > 0 { descent = -descent }
    let box = store.numbers(dictionary["FontBBox"])
    if ascent <= Ascent.stated.above || ascent > Ascent.stated.most {
      let top = box.count == 4 ? max(box[1], box[3]) * unit : 0
      ascent = top > Ascent.boxed.above && top < Ascent.boxed.below ? top : Ascent.usual
    }
    if descent >= 0 || descent < Descent.least {
      let bottom = box.count == 4 ? min(box[1], box[3]) * unit : 0
      descent = bottom < 0 && bottom > Descent.boxed ? bottom : Descent.usual
    }
    return PDFPage.FontDescription(
      name: baseFont, isBold: isBold, isItalic: isItalic, isFixedPitch: isFixedPitch,
      ascent: Float(ascent), descent: Float(descent))
  }

  /// The embedded font program of any kind.
  var fontFile: PDFStream? {
    store.stream(dictionary["FontFile3"]) ?? store.stream(dictionary["FontFile2"])
      ?? store.stream(dictionary["FontFile"])
  }
}
