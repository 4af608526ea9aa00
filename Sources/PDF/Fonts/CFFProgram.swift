/// A CFF font program (Adobe Technical Note 5176): its charset and encoding, without outlines.
struct CFFProgram: FontProgram {
  private let bytes: ByteRun
  private let strings: CFFIndex
  private let glyphCount: Int
  private let isCIDKeyed: Bool
  /// The SID of each glyph, or its CID in CID-keyed fonts.
  private var charset: [UInt16] = []
  private var glyphByCode: [UInt8: Int] = [:]
  private var usesStandardEncoding = false

  init?(_ bytes: ByteRun) {
    self.bytes = bytes
    guard bytes.count > 4, let names = CFFIndex(bytes, at: Int(bytes[2])),
      let tops = CFFIndex(bytes, at: names.end), tops.count > 0,
      let strings = CFFIndex(bytes, at: tops.end)
    else { return nil }
    self.strings = strings
    let top = CFFDictionary(tops[0])
    isCIDKeyed = top.has(0x0C1E)
    guard let outlines = top.offset(17), let charStrings = CFFIndex(bytes, at: outlines) else {
      return nil
    }
    glyphCount = min(charStrings.count, 65_535)
    readCharset(at: top.offset(15) ?? 0)
    if !isCIDKeyed { readEncoding(at: top.offset(16) ?? 0) }
  }

  private mutating func readCharset(at offset: Int) {
    // 0 is ISOAdobe, which has the standard strings in order; 1 and 2 are the expert charsets.
    guard offset > 2 else {
      guard !isCIDKeyed else { return }
      switch offset {
      case 1: charset = Array(CFFExpertCharsets.expert.prefix(glyphCount))
      case 2: charset = Array(CFFExpertCharsets.subset.prefix(glyphCount))
      default: charset = (0..<UInt16(min(glyphCount, 229))).map { $0 }
      }
      return
    }
    charset.reserveCapacity(glyphCount)
    charset.append(0)
    let format = bytes[offset]
    var place = offset + 1
    while charset.count < glyphCount, place < bytes.count {
      let first = bytes.bigEndian(at: place, width: 2)
      var left = 0
      switch format {
      case 0: place += 2
      case 1:
        left = bytes.bigEndian(at: place + 2, width: 1)
        place += 3
      case 2:
        left = bytes.bigEndian(at: place + 2, width: 2)
        place += 4
      default: return
      }
      for step in 0...left where charset.count < glyphCount {
        charset.append(UInt16(truncatingIfNeeded: first + step))
      }
    }
  }

  private mutating func readEncoding(at offset: Int) {
    guard offset > 1 else {
      usesStandardEncoding = offset == 0
      return
    }
    let format = bytes[offset]
    let count = Int(bytes[offset + 1])
    var place = offset + 2
    var glyph = 1
    if format & 0x7F == 0 {
      for _ in 0..<count {
        glyphByCode[bytes[place]] = glyph
        glyph += 1
        place += 1
      }
    } else {
      for _ in 0..<count {
        for step in 0...Int(bytes[place + 1]) {
          if let code = UInt8(exactly: Int(bytes[place]) + step) { glyphByCode[code] = glyph }
          glyph += 1
        }
        place += 2
      }
    }
    guard format & 0x80 != 0 else { return }
    // Supplements: additional codes for glyphs, by SID.
    for _ in 0..<Int(bytes[place]) {
      let sid = UInt16(truncatingIfNeeded: bytes.bigEndian(at: place + 2, width: 2))
      if let glyph = charset.firstIndex(of: sid) { glyphByCode[bytes[place + 1]] = glyph }
      place += 3
    }
  }

  private func name(glyph: Int) -> ByteRun? {
    guard !isCIDKeyed, charset.indices.contains(glyph) else { return nil }
    let sid = Int(charset[glyph])
    return CFFStrings.name(sid) ?? strings[sid - CFFStrings.count]
  }

  func text(code: UInt32) -> [Unicode.Scalar] {
    if usesStandardEncoding { return StandardEncodings.standard.scalar(code).map { [$0] } ?? [] }
    guard let place = UInt8(exactly: code), let glyph = glyphByCode[place] else { return [] }
    return text(glyph: glyph)
  }

  func text(glyph: Int) -> [Unicode.Scalar] {
    guard let name = name(glyph: glyph), name != ".notdef" else { return [] }
    return GlyphNames.scalars(name)
  }

  /// In fonts that are not CID-keyed, CIDs are glyph indices (ISO 32000-2, 9.7.4.2).
  func text(cid: UInt32) -> [Unicode.Scalar] { isCIDKeyed ? [] : text(glyph: Int(cid)) }

  /// The glyph of a CID; nil if the font has none.
  func glyph(cid: UInt32) -> Int? {
    guard isCIDKeyed else { return Int(cid) }
    return UInt16(exactly: cid).flatMap { charset.firstIndex(of: $0) }
  }
}

/// An INDEX of CFF (section 5).
struct CFFIndex {
  let count: Int
  /// The offset of the end of the index.
  let end: Int
  private let bytes: ByteRun
  private let offsets: Int
  private let offsetSize: Int

  init?(_ bytes: ByteRun, at start: Int) {
    guard start >= 0, start + 2 <= bytes.count else { return nil }
    self.bytes = bytes
    count = bytes.bigEndian(at: start, width: 2)
    offsets = start + 3
    offsetSize = Int(bytes[start + 2])
    if count == 0 {
      end = start + 2
      return
    }
    guard (1...4).contains(offsetSize), offsets + (count + 1) * offsetSize <= bytes.count else {
      return nil
    }
    let base = offsets + (count + 1) * offsetSize - 1
    end = base + bytes.bigEndian(at: offsets + count * offsetSize, width: offsetSize)
  }

  /// The bytes of an entry; empty if there is none.
  subscript(index: Int) -> ByteRun {
    guard index >= 0, index < count else { return .empty }
    let base = offsets + (count + 1) * offsetSize - 1
    let start = bytes.bigEndian(at: offsets + index * offsetSize, width: offsetSize)
    let stop = bytes.bigEndian(at: offsets + (index + 1) * offsetSize, width: offsetSize)
    return bytes.slice(base + start, base + stop)
  }
}

/// A DICT of CFF (section 4): the integer operands of each operator. The key of a two-byte operator
/// is `0x0C00 | second`.
struct CFFDictionary {
  private var values: [Int: Int] = [:]

  init(_ bytes: ByteRun) {
    var last = 0
    var index = 0
    while index < bytes.count {
      let byte = Int(bytes[index])
      index += 1
      switch byte {
      case 12:
        values[0x0C00 | Int(bytes[index])] = last
        index += 1
      case 0...21: values[byte] = last
      case 28:
        last = Int(Int16(truncatingIfNeeded: bytes.bigEndian(at: index, width: 2)))
        index += 2
      case 29:
        last = Int(Int32(truncatingIfNeeded: bytes.bigEndian(at: index, width: 4)))
        index += 4
      case 30:
        // A real number, which no operator needed here has.
        while index < bytes.count, bytes[index] & 0x0F != 0x0F, bytes[index] >> 4 != 0x0F {
          index += 1
        }
        index += 1
      case 32...246: last = byte - 139
      case 247...250:
        last = (byte - 247) * 256 + Int(bytes[index]) + 108
        index += 1
      case 251...254:
        last = -(byte - 251) * 256 - Int(bytes[index]) - 108
        index += 1
      default: break
      }
    }
  }

  func has(_ key: Int) -> Bool { values[key] != nil }

  func offset(_ key: Int) -> Int? { values[key].flatMap { $0 >= 0 ? $0 : nil } }
}
