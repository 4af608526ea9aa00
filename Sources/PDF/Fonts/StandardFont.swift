/// The widths of the 14 standard fonts (ISO 32000-2, 9.6.2.2), which also replace fonts that are
/// not embedded and have no widths.
struct StandardFont: Sendable {
  private enum Face: Sendable {
    case latin([UInt16])
    case courier
    case byCode([UInt16])
  }
  private let face: Face
  /// The scalars by code, for the two symbolic fonts.
  let builtInEncoding: [UInt16]?

  static let helvetica = StandardFont(face: .latin(StandardMetrics.helvetica))

  private init(face: Face) {
    self.face = face
    builtInEncoding = nil
  }

  init(_ descriptor: FontDescriptor) {
    let name = descriptor.name
    func has(_ word: StaticString) -> Bool { name.contains(word) }
    if name == "symbol" || name.hasPrefix("symbol,") || name == "symbolmt" {
      face = .byCode(StandardMetrics.symbol)
      builtInEncoding = StandardEncodings.symbol
      return
    }
    if has("dingbats") {
      face = .byCode(StandardMetrics.zapfDingbats)
      builtInEncoding = StandardEncodings.zapfDingbats
      return
    }
    builtInEncoding = nil
    let (bold, italic) = (descriptor.isBold, descriptor.isItalic)
    if has("courier") || has("mono") || descriptor.isFixedPitch {
      face = .courier
    } else if has("times") || has("serif") && !has("sans") || has("roman") || descriptor.isSerif {
      face = .latin(
        bold
          ? (italic ? StandardMetrics.timesBoldItalic : StandardMetrics.timesBold)
          : (italic ? StandardMetrics.timesItalic : StandardMetrics.timesRoman))
    } else {
      face = .latin(bold ? StandardMetrics.helveticaBold : StandardMetrics.helvetica)
    }
  }

  /// The advance in thousandths of the size; nil if the font has no such glyph.
  func width(code: UInt32, scalar: Unicode.Scalar?) -> Double? {
    switch face {
    case .courier: return 600
    case .byCode(let widths):
      return code < 256 && widths[Int(code)] > 0 ? Double(widths[Int(code)]) : nil
    case .latin(let widths):
      guard let scalar, let value = UInt16(exactly: scalar.value) else { return nil }
      let wanted: UInt16 = value == 0xA0 ? 32 : value == 0xAD ? 45 : value
      var low = 0
      var high = StandardMetrics.latinScalars.count
      while low < high {
        let middle = (low + high) / 2
        if StandardMetrics.latinScalars[middle] < wanted { low = middle + 1 } else { high = middle }
      }
      guard low < StandardMetrics.latinScalars.count, StandardMetrics.latinScalars[low] == wanted
      else { return nil }
      return Double(widths[low])
    }
  }
}
