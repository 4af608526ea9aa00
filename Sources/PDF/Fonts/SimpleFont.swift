/// A Type 1, TrueType or Type 3 font (ISO 32000-2, 9.6), whose codes are single bytes.
final class SimpleFont: Font {
  private let store: ObjectStore
  private let toUnicode: CMap?
  private let encoding: SimpleEncoding
  private let standard: StandardFont?
  private let builtIn: [UInt16]?
  private let firstChar: Int
  private let widths: [Float]
  private let missingWidth: Float
  private let widthUnit: Float
  private let fontFile: PDFStream?
  private let isSymbolic: Bool
  private let isTrueType: Bool
  private let isDingbats: Bool
  private lazy var program: (any FontProgram)? = fontFile.flatMap {
    FontProgramReader.read($0, store: store)
  }

  init(_ font: PDFDictionary, store: ObjectStore) {
    self.store = store
    let descriptor = FontDescriptor(font: font, store: store)
    let subtype = store.name(font, "Subtype") ?? .empty
    let isType3 = subtype == "Type3"
    isTrueType = subtype == "TrueType"
    toUnicode = store.stream(font["ToUnicode"]).map { CMapParser.parse(store.keptBytes($0)) }
    encoding = SimpleEncoding(font["Encoding"], store: store)
    fontFile = isType3 ? nil : descriptor.fontFile
    isSymbolic = descriptor.isSymbolic && !descriptor.isNonsymbolic
    let matrix = store.numbers(font["FontMatrix"])
    var unit = 0.001
    if isType3, matrix.count == 6 { unit = matrix[0] != 0 ? matrix[0] : matrix[1] }
    let items = store.array(font, "Widths")
    firstChar = store.value(font, "FirstChar").integer ?? 0
    widths = items.prefix(256).map { Float((store.resolve($0).number ?? 0) * unit) }
    widthUnit = Float(unit)
    missingWidth = Float(descriptor.missingWidth * unit)
    isDingbats = descriptor.name.contains("dingbats")
    let stand = fontFile == nil || items.isEmpty ? StandardFont(descriptor) : nil
    builtIn = fontFile == nil && !isType3 ? stand?.builtInEncoding : nil
    standard = items.isEmpty && !isType3 ? stand : nil
    super.init(
      description: descriptor.description(unit: isType3 ? abs(unit) : 0.001),
      sizeFactor: isType3 ? Self.type3Factor(font, matrix: matrix, store: store) : 1)
  }

  /// The heights of fonts whose glyph space is that of their size, as shares of the size.
  private static let ordinaryHeights = 0.4...2.5

  /// The size factor of a Type 3 font, whose glyph space is arbitrary: its height is compared with
  /// that of common fonts.
  private static func type3Factor(
    _ font: PDFDictionary, matrix: [Double], store: ObjectStore
  ) -> Float {
    let box = store.numbers(font["FontBBox"])
    guard matrix.count == 6, box.count == 4 else { return 1 }
    let height = abs((box[3] - box[1]) * (matrix[3] != 0 ? matrix[3] : matrix[2]))
    return height > 0 && height.isFinite && !ordinaryHeights.contains(height) ? Float(height) : 1
  }

  override func text(_ code: UInt32) -> [Unicode.Scalar] {
    if let scalars = toUnicode?.text(code), scalars.isMeaningful { return scalars }
    return encodedText(code)
  }

  /// The text by the differences, the base encoding, the program's own encoding or the standard
  /// encoding, in this order.
  private func encodedText(_ code: UInt32) -> [Unicode.Scalar] {
    if let name = encoding.difference(code) {
      if name == ".notdef" { return [] }
      if isDingbats, let scalar = GlyphNames.dingbat(name) { return [scalar] }
      let scalars = GlyphNames.scalars(name)
      if !scalars.isEmpty { return scalars }
      // Meaningless names often belong to an embedded font with a meaningful cmap.
      if let known = program?.text(code: code), !known.isEmpty { return known }
      if let number = GlyphNumber.scalar(name) { return [number] }
    }
    if let builtIn { return builtIn.scalar(code).map { [$0] } ?? [] }
    // A symbolic TrueType font is read with its own cmap, regardless of the dictionary (9.6.5.4).
    if encoding.base == nil || (isTrueType && isSymbolic), let program {
      let known = program.text(code: code)
      if !known.isEmpty { return known }
    }
    // In most files, codes that the standard encoding does not define are those of Windows.
    let base = encoding.base ?? StandardEncodings.standard
    if let scalar = base.scalar(code) { return [scalar] }
    return encoding.base == nil ? StandardEncodings.winAnsi.scalar(code).map { [$0] } ?? [] : []
  }

  override func metrics(_ code: UInt32) -> Code {
    var result = Code()
    let index = Int(code) - firstChar
    if widths.indices.contains(index) {
      result.advance = widths[index]
    } else if let standard, let width = standard.width(code: code, scalar: encodedText(code).first)
    {
      result.advance = Float(width) * widthUnit
    } else {
      result.advance = missingWidth
    }
    return result
  }
}

/// Glyph names that only contain a number: `g65`, `c65`, `a65`, `G41`, `cid_65`.
enum GlyphNumber {
  /// The printable ASCII or Latin-1 scalar with the decimal number in the name; nil if there is
  /// none.
  static func scalar(_ name: ByteRun) -> Unicode.Scalar? {
    guard name.count >= 3, name.count <= 4, !name[0].isPDFDigit else { return nil }
    var value = 0
    for byte in name.dropFirst(1).buffer {
      guard byte.isPDFDigit else { return nil }
      value = value * 10 + Int(byte) - 48
    }
    guard (33...126).contains(value) || (161...255).contains(value) else { return nil }
    return Unicode.Scalar(UInt32(value))
  }
}
