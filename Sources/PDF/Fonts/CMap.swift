/// A character map (ISO 32000-2, 9.7.5 and 9.10.3): how strings are split into codes, and the CIDs
/// or text of the codes.
struct CMap {
  struct Codespace {
    var length: Int
    var low: UInt32
    var high: UInt32

    /// Whether each byte of the code is within the range at its position.
    func contains(_ code: UInt32, length: Int) -> Bool {
      guard length == self.length else { return false }
      for shift in stride(from: UInt32(0), to: UInt32(8 * length), by: 8) {
        let byte = code >> shift & 0xFF
        if byte < low >> shift & 0xFF || byte > high >> shift & 0xFF { return false }
      }
      return true
    }
  }

  /// A mapping of codes to consecutive values: CIDs, scalars, or indices in the pool.
  struct Range {
    var low: UInt32
    var high: UInt32
    var value: UInt32
    /// The number of scalars at `value` in `pool`; 0 if `value` is the scalar itself.
    var count: UInt32 = 0
  }

  var codespaces: [Codespace] = []
  var cids: [Range] = []
  var texts: [Range] = []
  var pool: [Unicode.Scalar] = []
  var isVertical = false
  /// The map named by `usecmap`.
  var parent: ByteRun?

  /// Sorts the ranges for lookup. The later of two definitions of a code has precedence.
  mutating func finish() {
    Self.sort(&cids)
    Self.sort(&texts)
  }

  private static func sort(_ ranges: inout [Range]) {
    var isSorted = true
    for index in ranges.indices.dropFirst() where ranges[index].low <= ranges[index - 1].low {
      isSorted = false
      break
    }
    if isSorted { return }
    let order = ranges.indices.sorted {
      ranges[$0].low == ranges[$1].low ? $0 < $1 : ranges[$0].low < ranges[$1].low
    }
    ranges = order.map { ranges[$0] }
  }

  private static func find(_ code: UInt32, in ranges: [Range]) -> Range? {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].low <= code { low = middle + 1 } else { high = middle }
    }
    // Ranges may overlap: a wide one may begin a few entries earlier.
    for index in stride(from: low - 1, through: max(low - 4, 0), by: -1)
    where index >= 0 && ranges[index].high >= code {
      return ranges[index]
    }
    return nil
  }

  func cid(_ code: UInt32) -> UInt32? {
    Self.find(code, in: cids).map { $0.value &+ (code &- $0.low) }
  }

  /// The Unicode text of a code; nil if the map has none.
  func text(_ code: UInt32) -> [Unicode.Scalar]? {
    guard let range = Self.find(code, in: texts) else { return nil }
    let offset = code &- range.low
    if range.count == 0 { return Unicode.Scalar(range.value &+ offset).map { [$0] } ?? [] }
    let start = Int(range.value)
    let end = start + Int(range.count)
    guard end <= pool.count else { return [] }
    var scalars = Array(pool[start..<end])
    if offset > 0, let last = scalars.last, let moved = Unicode.Scalar(last.value &+ offset) {
      scalars[scalars.count - 1] = moved
    }
    return scalars
  }
}
