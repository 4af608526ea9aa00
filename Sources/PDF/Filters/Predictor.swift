/// Undoes the predictors of Flate and LZW (ISO 32000-2, 7.4.4.4).
struct Predictor {
  let kind: Int
  let colors: Int
  let bits: Int
  let columns: Int

  /// The components of a pixel and the pixels of a row that are accepted. Larger numbers are
  /// treated as damage.
  private static let mostColors = 32
  private static let mostColumns = 1 << 24

  /// Nil if there is no predictor or a parameter is out of range.
  init?(_ parameters: PDFDictionary, store: ObjectStore) {
    kind = store.value(parameters, "Predictor").integer ?? 1
    colors = store.value(parameters, "Colors").integer ?? 1
    bits = store.value(parameters, "BitsPerComponent").integer ?? 8
    columns = store.value(parameters, "Columns").integer ?? 1
    guard kind > 1, (1...Self.mostColors).contains(colors), [1, 2, 4, 8, 16].contains(bits),
      (1...Self.mostColumns).contains(columns)
    else { return nil }
  }

  private var bytesPerPixel: Int { max(1, colors * bits / 8) }
  private var rowBytes: Int { (columns * colors * bits + 7) / 8 }

  func undo(_ input: ByteRun) -> OwnedBytes {
    kind == 2 ? undoTIFF(input) : undoPNG(input)
  }

  private func undoPNG(_ input: ByteRun) -> OwnedBytes {
    let row = rowBytes
    let pixel = bytesPerPixel
    let rows = (input.count + row) / (row + 1)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(rows * row, 1))
    var written = 0
    for index in 0..<rows {
      let source = input.slice(index * (row + 1), (index + 1) * (row + 1))
      let length = source.count - 1
      guard length > 0 else { break }
      let target = memory + index * row
      target.update(from: source.base + 1, count: length)
      let above = index > 0 ? UnsafePointer(target - row) : nil
      undoRow(target, count: length, above: above, pixel: pixel, filter: source[0])
      written = index * row + length
    }
    return OwnedBytes(adopting: memory, count: written)
  }

  /// Undoes the filter of a row (ISO/IEC 15948, clause 9). `above` is nil for the first row.
  private func undoRow(
    _ row: UnsafeMutablePointer<UInt8>, count: Int, above: UnsafePointer<UInt8>?, pixel: Int,
    filter: UInt8
  ) {
    switch filter {
    case 1:
      for x in stride(from: pixel, to: count, by: 1) { row[x] = row[x] &+ row[x - pixel] }
    case 2:
      guard let above else { return }
      for x in 0..<count { row[x] = row[x] &+ above[x] }
    case 3:
      for x in 0..<count {
        let left = x >= pixel ? Int(row[x - pixel]) : 0
        let up = above.map { Int($0[x]) } ?? 0
        row[x] = row[x] &+ UInt8((left + up) / 2)
      }
    case 4:
      for x in 0..<count {
        let left = x >= pixel ? Int(row[x - pixel]) : 0
        let up = above.map { Int($0[x]) } ?? 0
        let corner = x >= pixel ? above.map { Int($0[x - pixel]) } ?? 0 : 0
        row[x] = row[x] &+ UInt8(truncatingIfNeeded: paeth(left, up, corner))
      }
    default: return
    }
  }

  private func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let estimate = left + up - corner
    let (a, b, c) = (abs(estimate - left), abs(estimate - up), abs(estimate - corner))
    if a <= b && a <= c { return left }
    return b <= c ? up : corner
  }

  private func undoTIFF(_ input: ByteRun) -> OwnedBytes {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(input.count, 1))
    memory.update(from: input.base, count: input.count)
    let row = rowBytes
    for start in stride(from: 0, to: input.count, by: row) {
      let count = min(row, input.count - start)
      let target = memory + start
      switch bits {
      case 8:
        for x in stride(from: colors, to: count, by: 1) {
          target[x] = target[x] &+ target[x - colors]
        }
      case 16:
        for x in stride(from: 2 * colors, to: count - 1, by: 2) {
          let before = UInt16(target[x - 2 * colors]) << 8 | UInt16(target[x - 2 * colors + 1])
          let sum = before &+ (UInt16(target[x]) << 8 | UInt16(target[x + 1]))
          target[x] = UInt8(sum >> 8)
          target[x + 1] = UInt8(truncatingIfNeeded: sum)
        }
      default:
        undoBits(target, count: count)
      }
    }
    return OwnedBytes(adopting: memory, count: input.count)
  }

  /// Undoes the predictor of components smaller than a byte.
  private func undoBits(_ row: UnsafeMutablePointer<UInt8>, count: Int) {
    let mask = (1 << bits) - 1
    var previous = [Int](repeating: 0, count: colors)
    let components = min(columns * colors, count * 8 / bits)
    for index in 0..<components {
      let bit = index * bits
      let shift = 8 - bits - bit % 8
      let value = ((Int(row[bit / 8]) >> shift) + previous[index % colors]) & mask
      previous[index % colors] = value
      row[bit / 8] = UInt8(
        truncatingIfNeeded: Int(row[bit / 8]) & ~(mask << shift) | value << shift)
    }
  }
}
