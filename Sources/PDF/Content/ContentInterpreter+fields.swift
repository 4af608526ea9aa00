/// Values of form fields that have no appearance stream (ISO 32000-2, 12.7.4.3): a viewer makes one,
/// so the value is what a reader sees.
extension ContentInterpreter {
  mutating func showValue(of widget: PDFDictionary) {
    guard store.name(widget, "Subtype").map({ $0 == "Widget" }) == true,
      let box = PageGeometry.rectangle(widget["Rect"], store: store),
      let kind = inherited(widget, "FT").name, kind == "Tx" || kind == "Ch"
    else { return }
    let fieldFlags = inherited(widget, "Ff").integer ?? 0
    let isPassword = kind == "Tx" && fieldFlags & 1 << 13 != 0
    guard !isPassword, let text = value(widget), !text.isEmpty else { return }
    let isMultiline = kind == "Tx" && fieldFlags & 1 << 12 != 0
    let height = box.top - box.bottom
    var size = fontSize(inherited(widget, "DA").string)
    if size <= 0 { size = isMultiline ? 12 : min(max(height * 0.7, 4), 12) }
    var baseline = isMultiline ? box.top - size : (box.bottom + box.top) / 2 - size * 0.35
    for line in text.split(whereSeparator: { $0 == "\n" || $0 == "\r" }).prefix(1000) {
      showLine(line, x: box.left + 2, y: baseline, size: size)
      baseline -= size * 1.15
    }
  }

  /// Whether the appearance of a field with text is to be made anew from its value (12.7.3).
  func isOutdated(_ widget: PDFDictionary) -> Bool {
    guard store.name(widget, "Subtype").map({ $0 == "Widget" }) == true,
      let catalog = store.dictionary(store.xref.trailer, "Root"),
      let form = store.dictionary(catalog, "AcroForm"),
      store.value(form, "NeedAppearances").boolean == true,
      let kind = inherited(widget, "FT").name, kind == "Tx" || kind == "Ch"
    else { return false }
    return value(widget)?.isEmpty == false
  }

  /// An attribute of the field or of one that it belongs to (12.7.4.1).
  private func inherited(_ field: PDFDictionary, _ key: StaticString) -> PDFObject {
    var current = field
    for _ in 0..<16 {
      let value = store.value(current, key)
      if !value.isNull { return value }
      guard let parent = store.dictionary(current, "Parent") else { break }
      current = parent
    }
    // What no field says may stand in the form itself (12.7.3).
    guard let catalog = store.dictionary(store.xref.trailer, "Root"),
      let form = store.dictionary(catalog, "AcroForm")
    else { return .null }
    return store.value(form, key)
  }

  private func value(_ widget: PDFDictionary) -> [Unicode.Scalar]? {
    switch inherited(widget, "V") {
    case .string(let run): return TextString.scalars(run)
    case .stream(let stream): return TextString.scalars(store.keptBytes(stream))
    case .array(let items):
      let lines = items.compactMap { store.resolve($0).string }.map(TextString.scalars)
      return Array(lines.joined(separator: ["\n"]))
    default: return nil
    }
  }

  /// The operand of `Tf` in a default appearance string; 0 means automatic.
  private func fontSize(_ appearance: ByteRun?) -> Double {
    guard let appearance else { return 0 }
    var operands = OperandStack()
    var lexer = ContentLexer(appearance, arena: store.arena)
    while let code = lexer.nextOperator(&operands) {
      if ContentOperator(rawValue: code) == .font {
        let size = operands.number(0)
        return size > 0 && size < 1000 ? size : 0
      }
      operands.clear()
    }
    return 0
  }

  private mutating func showLine(
    _ text: ArraySlice<Unicode.Scalar>, x: Double, y: Double, size: Double
  ) {
    let font = index(of: fontCache.fieldFont)
    guard font >= 0, page.glyphs.count + text.count <= store.budget.limits.glyphs else { return }
    let scale = state.matrix.scale
    var along = x
    for scalar in text {
      let advance = (StandardFont.helvetica.width(code: 0, scalar: scalar) ?? 556) / 1000 * size
      let place = state.matrix.apply(along, y)
      page.glyphs.append(
        Glyph(
          scalarStart: UInt32(clamping: page.scalars.count), scalarCount: 1, flags: [],
          font: UInt16(clamping: font), x: Float(place.x), y: Float(place.y),
          dx: Float(state.matrix.a * advance), dy: Float(state.matrix.b * advance),
          size: Float(size * scale)))
      page.scalars.append(scalar)
      along += advance
    }
  }
}
