/// A subtable of the `cmap` table (ISO/IEC 14496-22, 5.2.1), formats 0, 4, 6, 10 and 12.
struct CMapTable {
  private let bytes: ByteRun

  init(_ bytes: ByteRun) { self.bytes = bytes }

  private var format: Int { bytes.bigEndian(at: 0, width: 2) }

  /// The glyph of a code; 0 if there is none.
  func glyph(_ code: UInt32) -> Int {
    var found = 0
    switch format {
    case 0: return code < 256 ? Int(bytes[6 + Int(code)]) : 0
    case 6:
      let first = bytes.bigEndian(at: 6, width: 2)
      let index = Int(code) - first
      guard index >= 0, index < bytes.bigEndian(at: 8, width: 2) else { return 0 }
      return bytes.bigEndian(at: 10 + 2 * index, width: 2)
    default:
      forEachRange { low, high, glyph in
        if code >= low, code <= high, found == 0 { found = glyph(code) }
      }
      return found
    }
  }

  /// Calls `body` for every code that has a glyph.
  func visitCodes(_ body: (_ code: UInt32, _ glyph: Int) -> Void) {
    switch format {
    case 0:
      for code in 0..<256 where bytes[6 + code] > 0 { body(UInt32(code), Int(bytes[6 + code])) }
    case 6:
      let first = bytes.bigEndian(at: 6, width: 2)
      for index in 0..<min(bytes.bigEndian(at: 8, width: 2), bytes.count / 2) {
        let glyph = bytes.bigEndian(at: 10 + 2 * index, width: 2)
        if glyph > 0 { body(UInt32(first + index), glyph) }
      }
    default:
      var budget = 200_000
      forEachRange { low, high, glyph in
        var code = low
        while code <= high, budget > 0 {
          budget -= 1
          let found = glyph(code)
          if found > 0 { body(code, found) }
          code += 1
        }
      }
    }
  }

  /// Calls `body` for each segment, with a function from its codes to glyphs.
  private func forEachRange(_ body: (UInt32, UInt32, (UInt32) -> Int) -> Void) {
    switch format {
    case 4: forEachSegment(body)
    case 12:
      let groups = min(bytes.bigEndian(at: 12, width: 4), bytes.count / 12)
      for index in 0..<groups {
        let place = 16 + 12 * index
        let low = UInt32(bytes.bigEndian(at: place, width: 4))
        let high = min(UInt32(bytes.bigEndian(at: place + 4, width: 4)), 0x10FFFF)
        let start = bytes.bigEndian(at: place + 8, width: 4)
        if low <= high { body(low, high) { start + Int($0 - low) } }
      }
    case 10:
      let low = UInt32(bytes.bigEndian(at: 12, width: 4))
      let count = min(bytes.bigEndian(at: 16, width: 4), bytes.count / 2)
      guard count > 0, low < 0x110000 else { return }
      body(low, low + UInt32(count - 1)) {
        bytes.bigEndian(at: 20 + 2 * Int($0 - low), width: 2)
      }
    default: return
    }
  }

  private func forEachSegment(_ body: (UInt32, UInt32, (UInt32) -> Int) -> Void) {
    let segments = bytes.bigEndian(at: 6, width: 2) / 2
    let ends = 14
    let starts = 16 + 2 * segments
    let deltas = starts + 2 * segments
    let offsets = deltas + 2 * segments
    guard offsets <= bytes.count else { return }
    for index in 0..<segments {
      let high = UInt32(bytes.bigEndian(at: ends + 2 * index, width: 2))
      let low = UInt32(bytes.bigEndian(at: starts + 2 * index, width: 2))
      let delta = bytes.bigEndian(at: deltas + 2 * index, width: 2)
      let offset = bytes.bigEndian(at: offsets + 2 * index, width: 2)
      guard low <= high, low != 0xFFFF else { continue }
      body(low, high) { code in
        if offset == 0 { return (Int(code) + delta) & 0xFFFF }
        let place = offsets + 2 * index + offset + 2 * Int(code - low)
        let glyph = bytes.bigEndian(at: place, width: 2)
        return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
      }
    }
  }
}
