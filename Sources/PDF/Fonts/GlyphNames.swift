#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Converts glyph names to Unicode (Adobe Glyph List Specification).
enum GlyphNames {
  /// The scalars of a glyph name; empty if the name has no meaning.
  ///
  /// A suffix after a full stop is dropped, components are split at underscores, and `uniXXXX`,
  /// `uXXXXXX` and listed names are translated (section 2 of the specification).
  static func scalars(_ name: ByteRun) -> [Unicode.Scalar] {
    let stop = name.firstIndex(of: ".") ?? name.count
    let base = name.slice(0, stop)
    guard !base.isEmpty else { return [] }
    if base.firstIndex(of: "_") == nil { return component(base) }
    var scalars: [Unicode.Scalar] = []
    var start = 0
    for index in 0...base.count where index == base.count || base[index] == UInt8(ascii: "_") {
      scalars += component(base.slice(start, index))
      start = index + 1
    }
    return scalars
  }

  /// The scalar of a glyph name of ITC Zapf Dingbats such as `a12`. Other fonts use these names for
  /// numbered characters.
  static func dingbat(_ name: ByteRun) -> Unicode.Scalar? {
    lookUp(name, in: ByteRun(dingbats))?.first
  }

  private static func component(_ name: ByteRun) -> [Unicode.Scalar] {
    if let listed = lookUp(name, in: ByteRun(table)) { return listed }
    if name.matches("uni", at: 0), name.count >= 7, (name.count - 3) % 4 == 0 {
      var scalars: [Unicode.Scalar] = []
      for start in stride(from: 3, to: name.count, by: 4) {
        guard let value = hexadecimal(name.slice(start, start + 4)),
          let scalar = Unicode.Scalar(value)
        else { return [] }
        scalars.append(scalar)
      }
      return scalars
    }
    if name[0] == UInt8(ascii: "u"), (5...7).contains(name.count),
      let value = hexadecimal(name.dropFirst(1)), let scalar = Unicode.Scalar(value)
    {
      return [scalar]
    }
    return []
  }

  private static func hexadecimal(_ digits: ByteRun) -> UInt32? {
    var value: UInt32 = 0
    for byte in digits.buffer {
      guard let digit = byte.hexValue, value < 1 << 24 else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return digits.isEmpty ? nil : value
  }

  /// Searches the sorted lines of a table.
  private static func lookUp(_ name: ByteRun, in lines: ByteRun) -> [Unicode.Scalar]? {
    var low = 0
    var high = lines.count
    while low < high {
      var start = (low + high) / 2
      while start > low, lines[start - 1] != 10 { start -= 1 }
      var space = start
      while space < high, lines[space] != 32 { space += 1 }
      var end = space
      while end < high, lines[end] != 10 { end += 1 }
      switch compare(name, lines.slice(start, space)) {
      case 0: return parse(lines.slice(space, end))
      case ..<0: high = start
      default: low = end + 1
      }
    }
    return nil
  }

  private static func compare(_ left: ByteRun, _ right: ByteRun) -> Int {
    let order = Int(memcmp(left.base, right.base, min(left.count, right.count)))
    return order != 0 ? order : left.count - right.count
  }

  private static func parse(_ list: ByteRun) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    for start in stride(from: 1, to: list.count, by: 5) {
      if let value = hexadecimal(list.slice(start, start + 4)), let scalar = Unicode.Scalar(value) {
        scalars.append(scalar)
      }
    }
    return scalars
  }
}
