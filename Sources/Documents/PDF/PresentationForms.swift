/// The letters behind the Hebrew and Arabic presentation forms, which some fonts map their glyphs
/// to: each shape of a letter has its own code point there, and ligatures have one.
enum PresentationForms {
  /// The letters of a form in logical order; nil for other scalars.
  @inline(__always)
  static func letters(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    scalar.value < 0xFB1D ? nil : forms[scalar]
  }

  private static let forms: [Unicode.Scalar: [Unicode.Scalar]] = {
    var forms: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    for entry in table.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let sides = entry.split(separator: "=")
      guard sides.count == 2, let form = scalar(sides[0]) else { continue }
      forms[form] = sides[1].split(separator: "+").compactMap(scalar)
    }
    return forms
  }()

  private static func scalar(_ hexadecimal: Substring) -> Unicode.Scalar? {
    UInt32(hexadecimal, radix: 16).flatMap(Unicode.Scalar.init)
  }
}
