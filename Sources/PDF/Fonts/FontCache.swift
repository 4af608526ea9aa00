/// The fonts of a document. Each is read once.
final class FontCache {
  private let store: ObjectStore
  private var fonts: [Int: Font] = [:]

  /// The font for field values without an appearance.
  let fieldFont = Font(
    description: PDFPage.FontDescription(
      name: "Helvetica", isBold: false, isItalic: false, isFixedPitch: false, ascent: 0.72,
      descent: -0.21))

  init(store: ObjectStore) { self.store = store }

  /// The font of a resource entry; nil if it is not a dictionary.
  func font(_ object: PDFObject) -> Font? {
    if let id = object.reference, let known = fonts[id.number] { return known }
    guard let dictionary = store.dictionary(object) else { return nil }
    let isComposite = store.name(dictionary, "Subtype").map { $0 == "Type0" } ?? false
    let font =
      isComposite ? CompositeFont(dictionary, store: store) : SimpleFont(dictionary, store: store)
    if let id = object.reference { fonts[id.number] = font }
    return font
  }
}
