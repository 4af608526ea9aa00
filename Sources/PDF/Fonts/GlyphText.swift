/// The text of a character code in four bytes. Bit 31 is set if the code has been looked up. Bits
/// 24 to 30 are the number of scalars. The rest is the scalar itself, or the index of several
/// scalars in the font's pool.
struct GlyphText {
  let bits: UInt32

  static let unresolved = GlyphText(bits: 0)
  static let none = GlyphText(bits: 1 << 31)

  init(bits: UInt32) { self.bits = bits }

  init(_ scalar: Unicode.Scalar) { bits = 1 << 31 | 1 << 24 | scalar.value }

  /// Adds several scalars to the pool; at most 127 are kept.
  init(_ scalars: [Unicode.Scalar], pool: inout [Unicode.Scalar]) {
    if scalars.isEmpty {
      self = .none
    } else if scalars.count == 1 || pool.count >= 1 << 24 {
      self.init(scalars[0])
    } else {
      let count = min(scalars.count, 127)
      self.init(bits: 1 << 31 | UInt32(count) << 24 | UInt32(pool.count))
      pool.append(contentsOf: scalars.prefix(count))
    }
  }

  @inline(__always) var isResolved: Bool { bits >> 31 == 1 }
  @inline(__always) var count: Int { Int(bits >> 24 & 0x7F) }
  @inline(__always) var payload: UInt32 { bits & 0xFF_FFFF }
}

/// Expands ligatures that Unicode has as compatibility characters.
enum Ligatures {
  /// The letters of U+FB00 to U+FB06; nil for all other scalars.
  static func letters(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    switch scalar.value {
    case 0xFB00: ["f", "f"]
    case 0xFB01: ["f", "i"]
    case 0xFB02: ["f", "l"]
    case 0xFB03: ["f", "f", "i"]
    case 0xFB04: ["f", "f", "l"]
    case 0xFB05, 0xFB06: ["s", "t"]
    default: nil
    }
  }

  static func expand(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard scalars.contains(where: { (0xFB00...0xFB06).contains($0.value) }) else { return scalars }
    return scalars.flatMap { letters($0) ?? [$0] }
  }
}
