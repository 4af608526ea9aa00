/// A font's dictionary and descriptor (ISO 32000-2, 9.8), read into what layout wants to know.
struct FontDescriptor {
  let dictionary: PDFDictionary
  let flags: Int
  /// `/BaseFont` without the subset prefix.
  let baseFont: String
  let name: FontName
  let isBold: Bool
  let isItalic: Bool
  private let store: ObjectStore

  init(font: PDFDictionary, store: ObjectStore) {
    self.store = store
    dictionary = store.dictionary(font, "FontDescriptor") ?? PDFDictionary()
    flags = store.value(dictionary, "Flags").integer ?? 0
    var name =
      store.name(font, "BaseFont") ?? store.name(dictionary, "FontName")
      ?? store.name(font, "Name") ?? .empty
    if name.count > 7, name[6] == UInt8(ascii: "+") { name = name.dropFirst(7) }
    baseFont = String(decoding: name.slice(0, 200).buffer, as: UTF8.self)
    let folded = FontName(baseFont)
    self.name = folded
    let weight = store.value(dictionary, "FontWeight").number ?? 0
    isBold = flags & 1 << 18 != 0 || weight >= 600 || folded.isBold
    let angle = abs(store.value(dictionary, "ItalicAngle").number ?? 0)
    isItalic = flags & 1 << 6 != 0 || (angle > 2 && angle < 60) || folded.isItalic
  }

  var isFixedPitch: Bool { flags & 1 != 0 }
  var isSerif: Bool { flags & 2 != 0 }
  var isSymbolic: Bool { flags & 4 != 0 }
  var isNonsymbolic: Bool { flags & 32 != 0 }
  var missingWidth: Double { store.value(dictionary, "MissingWidth").number ?? 0 }

  /// - Parameter unit: what a unit of glyph space is at size 1.
  func description(unit: Double = 0.001) -> PDFPage.FontDescription {
    var ascent = (store.value(dictionary, "Ascent").number ?? 0) * unit
    var descent = (store.value(dictionary, "Descent").number ?? 0) * unit
    // Some writers leave the minus out.
    if descent > 0 { descent = -descent }
    let box = store.numbers(dictionary["FontBBox"])
    if ascent <= 0.2 || ascent > 2 {
      let top = box.count == 4 ? max(box[1], box[3]) * unit : 0
      ascent = top > 0.4 && top < 1.2 ? top : 0.75
    }
    if descent >= 0 || descent < -1 {
      let bottom = box.count == 4 ? min(box[1], box[3]) * unit : 0
      descent = bottom < 0 && bottom > -0.6 ? bottom : -0.25
    }
    return PDFPage.FontDescription(
      name: baseFont, isBold: isBold, isItalic: isItalic, isFixedPitch: isFixedPitch,
      ascent: Float(ascent), descent: Float(descent))
  }

  /// The embedded font program, whichever kind it is.
  var fontFile: PDFStream? {
    store.stream(dictionary["FontFile3"]) ?? store.stream(dictionary["FontFile2"])
      ?? store.stream(dictionary["FontFile"])
  }
}
