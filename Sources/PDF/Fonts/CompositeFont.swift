/// A Type 0 font (ISO 32000-2, 9.7): a CMap splits strings into codes and maps codes to CIDs.
final class CompositeFont: Font {
  private let store: ObjectStore
  private let encoding: CodeEncoding
  private let toUnicode: CMap?
  private let widths: CIDWidths
  private let verticalWidths: CIDWidths
  private let defaultWidth: Float
  private let defaultVertical: (originY: Float, advance: Float)
  private let fontFile: PDFStream?
  private let cidToGID: ByteRun?
  private let codesAreUnicode: Bool
  /// The characters of the CIDs, if they belong to a character collection.
  private let collection: CharacterCollection?
  private let predefinedWidths: PredefinedWidths?
  private let hasMacGlyphOrder: Bool
  private lazy var program: (any FontProgram)? = fontFile.flatMap {
    FontProgramReader.read($0, store: store)
  }

  init(_ font: PDFDictionary, store: ObjectStore) {
    self.store = store
    let descendant =
      store.array(font, "DescendantFonts").first.flatMap { store.dictionary($0) }
      ?? store.dictionary(font, "DescendantFonts") ?? PDFDictionary()
    let descriptor = FontDescriptor(font: descendant, store: store)
    let encoding = CodeEncoding(font["Encoding"], store: store)
    self.encoding = encoding
    toUnicode = store.stream(font["ToUnicode"]).map { CMapParser.parse(store.keptBytes($0)) }
    widths = CIDWidths(store.array(descendant, "W"), arity: 1, store: store)
    verticalWidths = CIDWidths(
      encoding.isVertical ? store.array(descendant, "W2") : [], arity: 3, store: store)
    defaultWidth = Float(store.value(descendant, "DW").number ?? 1000)
    let vertical = store.numbers(descendant["DW2"])
    defaultVertical =
      vertical.count == 2 ? (Float(vertical[0]), Float(vertical[1])) : (880, -1000)
    fontFile = descriptor.fontFile
    // Some writers name an identity map here if the codes are Unicode.
    codesAreUnicode = store.name(font, "ToUnicode") != nil
    hasMacGlyphOrder =
      fontFile == nil && store.name(descendant, "Subtype").map { $0 == "CIDFontType2" } == true
      && Self.keepsMacGlyphOrder(descriptor.name)
    let system = store.dictionary(descendant, "CIDSystemInfo") ?? PDFDictionary()
    let ordering = store.value(system, "Ordering").string ?? .empty
    let collection = CharacterCollection.named(
      registry: store.value(system, "Registry").string ?? .empty, ordering: ordering)
    self.collection = collection
    predefinedWidths = store.name(font, "Encoding").flatMap { name in
      guard let collection, !encoding.isIdentity else { return nil }
      return PredefinedWidths(name, collection: collection, ordering: ordering)
    }
    cidToGID = store.stream(descendant["CIDToGIDMap"]).map { store.keptBytes($0) }
    super.init(
      description: descriptor.description(), isVertical: encoding.isVertical,
      codeLength: encoding.codeLength)
  }

  override func nextCode(_ string: ByteRun, at offset: Int) -> (code: UInt32, length: Int) {
    encoding.nextCode(string, at: offset)
  }

  override func text(_ code: UInt32) -> [Unicode.Scalar] {
    if let scalars = toUnicode?.text(code), scalars.isMeaningful { return scalars }
    if let scalars = encoding.text(code), !scalars.isEmpty { return scalars }
    let cid = encoding.cid(code)
    if let known = collection?.text(cid), !known.isEmpty { return known }
    if let program {
      let known: [Unicode.Scalar]
      if let cidToGID {
        known = program.text(glyph: cidToGID.bigEndian(at: Int(cid) * 2, width: 2))
      } else {
        known = program.text(cid: cid)
      }
      if !known.isEmpty { return known }
    }
    if codesAreUnicode { return Unicode.Scalar(code).map { [$0] } ?? [] }
    // Glyph indices of a font that is not embedded: common families have the Macintosh order.
    if hasMacGlyphOrder, cid > 2 { return GlyphNames.scalars(MacGlyphNames.name(Int(cid))) }
    return []
  }

  private static func keepsMacGlyphOrder(_ name: FontName) -> Bool {
    let families: [StaticString] = [
      "arial", "timesnewroman", "times new roman", "couriernew", "courier new", "verdana",
      "georgia", "tahoma", "centurygothic", "trebuchet", "garamond", "bookman",
    ]
    return families.contains { name.hasPrefix($0) }
  }

  override func metrics(_ code: UInt32) -> Code {
    let cid =
      predefinedWidths.flatMap { $0.cid(encoding.text(code) ?? []) } ?? encoding.cid(code)
    let width = widths.values(cid)?.first ?? defaultWidth
    var result = Code()
    guard isVertical else {
      result.advance = width / 1000
      return result
    }
    if let values = verticalWidths.values(cid), let first = values.first {
      result.advance = first / 1000
      result.originX = values[values.startIndex + 1] / 1000
      result.originY = values[values.startIndex + 2] / 1000
    } else {
      result.advance = defaultVertical.advance / 1000
      result.originX = width / 2000
      result.originY = defaultVertical.originY / 1000
    }
    return result
  }
}
