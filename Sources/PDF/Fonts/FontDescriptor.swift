/// A font's dictionary and descriptor (ISO 32000-2, 9.8), read into what layout wants to know.
struct FontDescriptor {
  let dictionary: PDFDictionary
  let flags: Int
  /// `/BaseFont` without the subset prefix.
  let baseFont: String
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
  }

  var isFixedPitch: Bool { flags & 1 != 0 }
  var isSerif: Bool { flags & 2 != 0 }
  var isSymbolic: Bool { flags & 4 != 0 }
  var isNonsymbolic: Bool { flags & 32 != 0 }
  var missingWidth: Double { store.value(dictionary, "MissingWidth").number ?? 0 }

  var isBold: Bool {
    if flags & 1 << 18 != 0 { return true }
    if let weight = store.value(dictionary, "FontWeight").number, weight >= 600 { return true }
    return FontStyle(baseFont).isBold
  }

  var isItalic: Bool {
    if flags & 1 << 6 != 0 { return true }
    if let angle = store.value(dictionary, "ItalicAngle").number, abs(angle) > 2, abs(angle) < 60 {
      return true
    }
    return FontStyle(baseFont).isItalic
  }

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

/// What a font's name says about its style.
struct FontStyle {
  let isBold: Bool
  let isItalic: Bool

  init(_ name: String) {
    let folded = name.lowercased()
    func has(_ word: String) -> Bool { folded.firstRange(of: word) != nil }
    // Computer Modern and its kin name their weights otherwise: CMBX10, SFBX1000, ec-lmbx10.
    let modern = ["cmbx", "sfbx", "lmbx", "ecbx", "cmssbx", "cmb10"]
    isBold =
      ["bold", "black", "heavy"].contains(where: has)
      || has("demi") && !has("demilight") || modern.contains(where: has)
      || folded.hasSuffix("-medi") || folded.hasSuffix("-mediital")
    isItalic =
      ["italic", "oblique", "slanted", "kursiv"].contains(where: has)
      || ["cmti", "cmbxti", "cmsl", "sfti", "sfsl", "ecti", "lmri"].contains(where: has)
      || folded.hasSuffix("ital") || folded.hasSuffix("-it")
  }
}
