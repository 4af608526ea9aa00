extension Seeds {
  /// Font programs after the byte that selects how they are used.
  static var fonts: [[UInt8]] {
    let trueType = sfnt([("cmap", cmap), ("post", post), ("maxp", [0, 1, 0, 0, 0, 3])])
    let compact = cff
    let openType = sfnt([("CFF ", compact), ("cmap", cmap)], version: Array("OTTO".utf8))
    return [
      [0] + Array(type1.utf8), [1] + trueType, [5] + trueType, [2] + compact, [6] + compact,
      [2] + openType, [6] + openType,
    ]
  }

  private static let type1 = """
    %!PS-AdobeFont-1.0: Foo
    /Encoding 256 array 0 1 255 {1 index exch /.notdef put} for
    dup 65 /beta put dup 8#102 /gamma put readonly def currentfile eexec 0123456789abcdef
    """

  private static func bigEndian(_ values: [Int]) -> [UInt8] {
    values.flatMap { [UInt8($0 >> 8 & 255), UInt8($0 & 255)] }
  }

  /// The tables of an OpenType file after their directory.
  private static func sfnt(
    _ tables: [(tag: String, bytes: [UInt8])], version: [UInt8] = [0, 1, 0, 0]
  ) -> [UInt8] {
    var directory = version + bigEndian([tables.count, 0, 0, 0])
    var body: [UInt8] = []
    for table in tables {
      let offset = 12 + 16 * tables.count + body.count
      directory += Array(table.tag.utf8) + [0, 0, 0, 0]
      directory += bigEndian([offset >> 16, offset, table.bytes.count >> 16, table.bytes.count])
      body += table.bytes
    }
    return directory + body
  }

  /// Subtables of the formats 0, 4, 6 and 12.
  private static var cmap: [UInt8] {
    let format0 = bigEndian([0, 262, 0]) + (0...255).map { UInt8($0 % 3) }
    let format4 = bigEndian([4, 32, 0, 4, 4, 1, 0, 66, 0xFFFF, 0, 65, 0xFFFF, -64, 1, 0, 0])
    let format6 = bigEndian([6, 14, 0, 65, 2, 1, 2])
    let format12 = bigEndian([12, 0, 0, 28, 0, 0, 0, 1, 0, 65, 0, 70, 0, 1])
    var head = bigEndian([0, 4])
    var offset = 4 + 8 * 4
    for (platform, encoding, table) in [
      (1, 0, format0), (3, 1, format4), (3, 0, format6), (3, 10, format12),
    ] {
      head += bigEndian([platform, encoding, offset >> 16, offset])
      offset += table.count
    }
    return head + format0 + format4 + format6 + format12
  }

  /// Format 2 with one standard name and one of its own.
  private static var post: [UInt8] {
    bigEndian([2, 0] + [Int](repeating: 0, count: 14)) + bigEndian([3, 0, 36, 258])
      + [4] + Array("beta".utf8)
  }

  /// A compact font (Adobe Technical Note 5176) of three glyphs with a custom encoding.
  private static var cff: [UInt8] {
    let header: [UInt8] = [1, 0, 4, 1]
    let name: [UInt8] = [0, 1, 1, 1, 2, 65]
    let strings: [UInt8] = [0, 1, 1, 1, 5] + Array("beta".utf8)
    let subroutines: [UInt8] = [0, 0]
    // Operators 15 charset, 16 Encoding and 17 CharStrings, each after an operand of three bytes.
    let topSize = 12
    let start = header.count + name.count + 5 + topSize + strings.count + subroutines.count
    let charset: [UInt8] = [0] + bigEndian([34, 391])
    let encoding: [UInt8] = [0, 2, 65, 66]
    let glyphs: [UInt8] = [0, 3, 1, 1, 2, 3, 4, 14, 14, 14]
    let encodingStart = start + charset.count
    let top =
      operation(start, 15) + operation(encodingStart, 16)
      + operation(encodingStart + encoding.count, 17)
    let head = header + name + [0, 1, 1, 1, UInt8(1 + topSize)] + top
    return head + strings + subroutines + charset + encoding + glyphs
  }

  /// An operator of a DICT after its operand of two bytes.
  private static func operation(_ operand: Int, _ code: UInt8) -> [UInt8] {
    [28] + bigEndian([operand]) + [code]
  }
}
