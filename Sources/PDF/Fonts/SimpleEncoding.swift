/// The encoding of a simple font (ISO 32000-2, 9.6.5): a base encoding and differences from it.
struct SimpleEncoding {
  /// The scalars by code; nil for the font's own encoding.
  private(set) var base: [UInt16]?
  /// The glyph names by code.
  private var differences: [ByteRun?] = []

  init(_ object: PDFObject, store: ObjectStore) {
    switch store.resolve(object) {
    case .name(let name):
      base = Self.named(name)
    case .dictionary(let dictionary):
      base = store.name(dictionary, "BaseEncoding").flatMap(Self.named)
      var code = 0
      for item in store.array(dictionary, "Differences") {
        switch store.resolve(item) {
        case .integer(let value): code = value
        case .name(let name):
          if differences.isEmpty { differences = Array(repeating: nil, count: 256) }
          if differences.indices.contains(code) { differences[code] = name }
          code &+= 1
        default: break
        }
      }
    default: break
    }
  }

  /// The glyph name of a code if it differs from the base.
  func difference(_ code: UInt32) -> ByteRun? {
    code < differences.count ? differences[Int(code)] : nil
  }

  private static func named(_ name: ByteRun) -> [UInt16]? {
    if name == "WinAnsiEncoding" { return StandardEncodings.winAnsi }
    if name == "MacRomanEncoding" { return StandardEncodings.macRoman }
    if name == "StandardEncoding" { return StandardEncodings.standard }
    if name == "MacExpertEncoding" { return StandardEncodings.macExpert }
    return nil
  }
}

extension [UInt16] {
  /// The scalar of a code in an encoding table; nil for codes without a glyph.
  func scalar(_ code: UInt32) -> Unicode.Scalar? {
    guard code < count else { return nil }
    let value = self[Int(code)]
    return value == 0 ? nil : Unicode.Scalar(value)
  }
}
