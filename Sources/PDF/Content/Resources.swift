/// A resource dictionary (ISO 32000-2, 7.8.3).
struct Resources {
  private let dictionary: PDFDictionary

  init(_ dictionary: PDFDictionary) { self.dictionary = dictionary }

  /// An entry without following its reference, which can be the key of a cache; nil if there is
  /// none.
  func entry(_ category: StaticString, _ name: ByteRun, store: ObjectStore) -> PDFObject? {
    guard let entries = store.dictionary(dictionary, category) else { return nil }
    let entry = entries[name]
    return entry.isNull ? nil : entry
  }

  /// The components of a color space, if white can be recognized by them (8.6).
  func fillSpace(_ name: ByteRun, store: ObjectStore) -> GraphicsState.FillSpace {
    if name == "DeviceGray" || name == "G" || name == "CalGray" { return .gray }
    if name == "DeviceRGB" || name == "RGB" || name == "CalRGB" { return .rgb }
    if name == "DeviceCMYK" || name == "CMYK" { return .cmyk }
    guard let entry = entry("ColorSpace", name, store: store) else { return .other }
    switch store.resolve(entry) {
    case .name(let alias):
      return alias == name ? .other : Resources(PDFDictionary()).fillSpace(alias, store: store)
    case .array(let items):
      guard let family = items.first.flatMap({ store.resolve($0).name }) else { return .other }
      if family == "ICCBased", items.count > 1, let profile = store.dictionary(items[1]) {
        switch store.value(profile, "N").integer {
        case 1: return .gray
        case 3: return .rgb
        case 4: return .cmyk
        default: return .other
        }
      }
      return Resources(PDFDictionary()).fillSpace(family, store: store)
    default: return .other
    }
  }
}
