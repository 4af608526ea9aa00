/// A TrueType or OpenType font program (ISO/IEC 14496-22): its cmap, glyph names, or CFF charset.
final class TrueTypeProgram: FontProgram {
  private let bytes: ByteRun
  private var tables: [UInt32: ByteRun] = [:]
  private var unicodeMap: Int?
  private var symbolMap: Int?
  private var macMap: Int?
  private let cmap: ByteRun
  private let cff: CFFProgram?
  private lazy var scalarByGlyph: [Int: Unicode.Scalar] = readUnicode()
  private lazy var names: [ByteRun] = readNames()

  init?(_ file: ByteRun) {
    var start = 0
    if file.matches("ttcf", at: 0) { start = file.bigEndian(at: 12, width: 4) }
    bytes = file
    let count = file.bigEndian(at: start + 4, width: 2)
    for index in 0..<min(count, 64) {
      let entry = start + 12 + index * 16
      guard entry + 16 <= file.count else { break }
      let tag = UInt32(truncatingIfNeeded: file.bigEndian(at: entry, width: 4))
      let offset = file.bigEndian(at: entry + 8, width: 4)
      tables[tag] = file.slice(offset, offset + file.bigEndian(at: entry + 12, width: 4))
    }
    cmap = tables[0x636D_6170] ?? .empty
    cff = tables[0x4346_4620].flatMap { CFFProgram($0) }
    guard !tables.isEmpty else { return nil }
    for index in 0..<min(cmap.bigEndian(at: 2, width: 2), 64) {
      let entry = 4 + index * 8
      let platform = cmap.bigEndian(at: entry, width: 2)
      let encoding = cmap.bigEndian(at: entry + 2, width: 2)
      let offset = cmap.bigEndian(at: entry + 4, width: 4)
      guard offset > 0, offset < cmap.count else { continue }
      switch (platform, encoding) {
      case (3, 10), (0, 4), (0, 6): unicodeMap = offset
      case (3, 1), (0, 0...3): unicodeMap = unicodeMap ?? offset
      case (3, 0): symbolMap = offset
      case (1, 0): macMap = offset
      default: break
      }
    }
  }

  func text(code: UInt32) -> [Unicode.Scalar] {
    let glyph = self.glyph(code: code)
    if glyph > 0 {
      let known = text(glyph: glyph)
      if !known.isEmpty { return known }
    }
    return cff?.text(code: code) ?? []
  }

  /// The glyph of a code in a symbolic font (ISO 32000-2, 9.6.5.4); 0 if there is none.
  private func glyph(code: UInt32) -> Int {
    if let symbolMap {
      // Codes are offset by U+F000, sometimes by U+F100 or U+F200, or not at all.
      for base in [0xF000, 0, 0xF100, 0xF200] as [UInt32] {
        let glyph = CMapTable(cmap.dropFirst(symbolMap)).glyph(base + code)
        if glyph > 0 { return glyph }
      }
    }
    if let macMap { return CMapTable(cmap.dropFirst(macMap)).glyph(code) }
    return 0
  }

  func text(glyph: Int) -> [Unicode.Scalar] {
    if let scalar = scalarByGlyph[glyph] { return [scalar] }
    if names.indices.contains(glyph), names[glyph] != ".notdef" {
      let scalars = GlyphNames.scalars(names[glyph])
      if !scalars.isEmpty { return scalars }
    }
    return cff?.text(glyph: glyph) ?? []
  }

  func text(cid: UInt32) -> [Unicode.Scalar] {
    guard let cff else { return text(glyph: Int(cid)) }
    return cff.glyph(cid: cid).map { text(glyph: $0) } ?? []
  }

  private func readUnicode() -> [Int: Unicode.Scalar] {
    var scalars: [Int: Unicode.Scalar] = [:]
    guard let unicodeMap else { return scalars }
    CMapTable(cmap.dropFirst(unicodeMap)).visitCodes { code, glyph in
      // The first of several characters has precedence, but private-use characters yield to others.
      guard let scalar = Unicode.Scalar(code), code != 0 else { return }
      if let known = scalars[glyph], !(0xE000...0xF8FF).contains(known.value) { return }
      scalars[glyph] = scalar
    }
    return scalars
  }

  /// The names of `post` format 2 beyond the 258 of the Macintosh order, which are left empty
  /// unless the cmap implies them.
  private func readNames() -> [ByteRun] {
    guard let post = tables[0x706F_7374], post.bigEndian(at: 0, width: 4) == 0x20000 else {
      return []
    }
    let count = min(post.bigEndian(at: 32, width: 2), (post.count - 34) / 2)
    guard count > 0 else { return [] }
    var pool: [ByteRun] = []
    var place = 34 + 2 * count
    while place < post.count {
      let length = Int(post[place])
      pool.append(post.slice(place + 1, place + 1 + length))
      place += 1 + length
    }
    return (0..<count).map { glyph in
      let index = post.bigEndian(at: 34 + 2 * glyph, width: 2)
      if index < 258 { return MacGlyphNames.name(index) }
      return index - 258 < pool.count ? pool[index - 258] : .empty
    }
  }
}
