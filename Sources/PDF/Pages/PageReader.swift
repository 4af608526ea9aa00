/// Reads a page: its content, the appearances of its annotations, and its links.
struct PageReader {
  let store: ObjectStore
  let fontCache: FontCache
  let optionalContent: OptionalContent
  let links: LinkReader
  let structureTree: StructureTree?
  /// Annotations that are read. Forms have hundreds.
  private static let maximumAnnotations = 20_000
  /// The bytes of content that show a glyph, for reserving memory; and the maximum number of glyphs
  /// to reserve for.
  private static let reservation = (bytesPerGlyph: 8, mostGlyphs: 1 << 16)

  func read(_ entry: PageEntry, serial: Int) -> PDFPage {
    let geometry = PageGeometry(entry, store: store)
    let resources = Resources(store.dictionary(entry.resources) ?? PDFDictionary())
    let content = self.content(entry.dictionary)
    var interpreter = ContentInterpreter(
      store: store, fontCache: fontCache, optionalContent: optionalContent, pageSerial: serial,
      base: geometry.base,
      expectedGlyphs: min(
        content.count / Self.reservation.bytesPerGlyph, Self.reservation.mostGlyphs))
    interpreter.structureTree = structureTree
    interpreter.structure = StructureContext(structureTree, owner: entry.dictionary)
    content.withRun { interpreter.run($0, resources: resources) }
    var found: [PDFLink] = []
    for item in store.array(entry.dictionary, "Annots").prefix(Self.maximumAnnotations) {
      guard let annotation = store.dictionary(item) else { continue }
      if let link = links.link(annotation, geometry: geometry) {
        found.append(link)
      } else {
        interpreter.showAppearance(of: annotation)
      }
    }
    return PDFPage(
      width: Float(geometry.width), height: Float(geometry.height),
      glyphs: interpreter.page.glyphs.array, scalars: interpreter.page.scalars.array,
      fonts: interpreter.page.fonts, links: found, rules: interpreter.page.rules,
      dots: interpreter.page.dots, panels: interpreter.page.panels)
  }

  /// The content streams joined to one: operators may be split between them (7.8.2).
  private func content(_ page: PDFDictionary) -> OwnedBytes {
    switch store.value(page, "Contents") {
    case .stream(let stream): return store.decoded(stream)
    case .array(let items):
      if items.count == 1, let only = store.stream(items[0]) { return store.decoded(only) }
      var sink = ByteSink(capacity: 1 << 14, limit: store.budget.limits.streamBytes)
      for item in items {
        guard let stream = store.stream(item) else { continue }
        store.decoded(stream).withRun { sink.append($0) }
        sink.append(10)
      }
      if sink.isFull { store.budget.exceed("decoded bytes") }
      return sink.finish()
    default: return OwnedBytes(copying: [])
    }
  }
}
