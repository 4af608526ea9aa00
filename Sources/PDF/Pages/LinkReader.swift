/// Reads link annotations (ISO 32000-2, 12.5.6.5) and their targets.
struct LinkReader {
  let store: ObjectStore
  /// Page numbers (from 1) by object number.
  let pageNumbers: [Int: Int]
  /// `/URI /Base` of the catalog (12.6.4.8).
  let base: String
  /// A colon within this many characters ends a scheme: the longest in use is `javascript`.
  private static let longestScheme = 12

  /// Nil if the annotation is not a link or has no target.
  func link(_ annotation: PDFDictionary, geometry: PageGeometry) -> PDFLink? {
    guard store.name(annotation, "Subtype").map({ $0 == "Link" }) == true,
      let box = PageGeometry.rectangle(annotation["Rect"], store: store),
      let uri = target(annotation), !uri.isEmpty
    else { return nil }
    return PDFLink(uri: uri, box: geometry.base.box(box.left, box.bottom, box.right, box.top))
  }

  private func target(_ annotation: PDFDictionary) -> String? {
    guard let action = store.dictionary(annotation, "A") ?? store.dictionary(annotation, "PA")
    else {
      return destination(annotation["Dest"])
    }
    guard let kind = store.name(action, "S") else { return nil }
    if kind == "URI" {
      guard let uri = store.value(action, "URI").string else { return nil }
      return absolute(text(uri))
    }
    if kind == "GoTo" { return destination(action["D"]) }
    if kind == "GoToR" || kind == "Launch" {
      let file = store.value(action, "F")
      if let name = file.string { return TextString.string(name) }
      return store.dictionary(file).flatMap { store.text($0, "UF") ?? store.text($0, "F") }
    }
    return nil
  }

  /// Addresses are ASCII (12.6.4.8), but writers use UTF-8 and UTF-16 too.
  private func text(_ run: ByteRun) -> String {
    if run[0] == 0xFE || run[0] == 0xFF { return TextString.string(run) }
    return String(validating: run.buffer, as: UTF8.self) ?? TextString.string(run)
  }

  private func absolute(_ uri: String) -> String {
    var trimmed = uri
    if uri.utf8.contains(where: { $0 <= 32 || $0 == 127 }) {
      trimmed.unicodeScalars.removeAll { $0.value <= 32 || $0.value == 127 }
    }
    let hasScheme = trimmed.prefix(Self.longestScheme).contains(":")
    return base.isEmpty || hasScheme || trimmed.hasPrefix("#") ? trimmed : base + trimmed
  }

  /// `#name` for named destinations, `#page=N` for explicit ones (12.3.2).
  private func destination(_ object: PDFObject) -> String? {
    switch store.resolve(object) {
    case .name(let name): return "#" + String(decoding: name.buffer, as: UTF8.self)
    case .string(let name): return "#" + TextString.string(name)
    case .dictionary(let dictionary):
      guard case .array = store.resolve(dictionary["D"]) else { return nil }
      return destination(dictionary["D"])
    case .array(let items):
      guard let first = items.first else { return nil }
      if let id = first.reference { return pageNumbers[id.number].map { "#page=\($0)" } }
      return first.integer.map { "#page=\($0 &+ 1)" }
    default: return nil
    }
  }
}
