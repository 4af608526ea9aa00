/// How viewers lay out the value of a field, in points or shares of the size (Acrobat and pdf.js
/// agree to a point). Tests: `AnnotationTests`.
private enum FieldLayout {
  /// The automatic size: a share of the field's height within these bounds.
  static let sizeOfHeight = 0.7
  static let leastSize = 4.0
  static let mostSize = 12.0
  /// Larger sizes in a default appearance are damage.
  static let sizeLimit = 1000.0
  /// The space left of the text.
  static let padding = 2.0
  /// The distance of the baseline below the middle of the field, as a share of the size: half the
  /// height of a capital.
  static let baseline = 0.35
  /// The distance of baselines, as a share of the size.
  static let leading = 1.15
  static let mostLines = 1000
  /// The depth of nested fields that is searched for an attribute.
  static let mostParents = 16
  /// The width of glyphs that Helvetica lacks, in thousandths of the size: that of most lower-case
  /// letters.
  static let defaultWidth: Double = 556
}

/// Values of form fields without an appearance stream (ISO 32000-2, 12.7.4.3). Viewers generate the
/// appearance, so the value is visible.
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
    if size <= 0 {
      let fitted = max(height * FieldLayout.sizeOfHeight, FieldLayout.leastSize)
      size = isMultiline ? FieldLayout.mostSize : min(fitted, FieldLayout.mostSize)
    }
    var baseline =
      isMultiline
      ? box.top - size : (box.bottom + box.top) / 2 - size * FieldLayout.baseline
    let lines = text.split(whereSeparator: { $0 == "\n" || $0 == "\r" })
    for line in lines.prefix(FieldLayout.mostLines) {
      showLine(line, x: box.left + FieldLayout.padding, y: baseline, size: size)
      baseline -= size * FieldLayout.leading
    }
  }

  /// Whether viewers generate the appearance of a field with text again from its value (12.7.3).
  func isOutdated(_ widget: PDFDictionary) -> Bool {
    guard store.name(widget, "Subtype").map({ $0 == "Widget" }) == true,
      let catalog = store.dictionary(store.xref.trailer, "Root"),
      let form = store.dictionary(catalog, "AcroForm"),
      store.value(form, "NeedAppearances").boolean == true,
      let kind = inherited(widget, "FT").name, kind == "Tx" || kind == "Ch"
    else { return false }
    return value(widget)?.isEmpty == false
  }

  /// An attribute of the field, or of a field that contains it (12.7.4.1).
  private func inherited(_ field: PDFDictionary, _ key: StaticString) -> PDFObject {
    var current = field
    for _ in 0..<FieldLayout.mostParents {
      let value = store.value(current, key)
      if !value.isNull { return value }
      guard let parent = store.dictionary(current, "Parent") else { break }
      current = parent
    }
    // The form itself has defaults for all fields (12.7.3).
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
        return size > 0 && size < FieldLayout.sizeLimit ? size : 0
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
      let width =
        StandardFont.helvetica.width(code: 0, scalar: scalar) ?? FieldLayout.defaultWidth
      let advance = width / 1000 * size
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
