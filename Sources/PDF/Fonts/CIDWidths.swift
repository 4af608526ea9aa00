/// The glyph metrics of CIDs (ISO 32000-2, 9.7.4.3): ranges of `/W` or `/W2`, in thousandths of the
/// size.
struct CIDWidths {
  private struct Range {
    var first: UInt32
    var last: UInt32
    /// Index into `values`. If `isUniform`, the same `arity` values apply to the whole range.
    var start: Int
    var isUniform: Bool
  }

  private var ranges: [Range] = []
  private var values: [Float] = []
  private let arity: Int

  /// - Parameter arity: The numbers for each glyph: 1 for `/W`, 3 for `/W2`.
  init(_ items: [PDFObject], arity: Int, store: ObjectStore) {
    self.arity = arity
    var index = 0
    while index + 1 < items.count {
      guard let first = store.resolve(items[index]).integer.flatMap({ UInt32(exactly: $0) }) else {
        index += 1
        continue
      }
      let second = store.resolve(items[index + 1])
      if case .array(let list) = second {
        let numbers = list.map { Float(store.resolve($0).number ?? 0) }
        let glyphs = numbers.count / arity
        if glyphs > 0 {
          ranges.append(
            Range(
              first: first, last: first &+ UInt32(clamping: glyphs - 1), start: values.count,
              isUniform: false))
          values += numbers.prefix(glyphs * arity)
        }
        index += 2
      } else if index + 1 + arity < items.count, let last = second.integer {
        ranges.append(
          Range(
            first: first, last: UInt32(clamping: last), start: values.count, isUniform: true))
        for place in 0..<arity {
          values.append(Float(store.resolve(items[index + 2 + place]).number ?? 0))
        }
        index += 2 + arity
      } else {
        break
      }
    }
    var isSorted = true
    for index in ranges.indices.dropFirst() where ranges[index].first < ranges[index - 1].first {
      isSorted = false
    }
    if !isSorted { ranges.sort { $0.first < $1.first } }
  }

  var isEmpty: Bool { ranges.isEmpty }

  /// The numbers of a glyph; nil if the defaults apply.
  func values(_ cid: UInt32) -> ArraySlice<Float>? {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].first <= cid { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let range = ranges[low - 1]
    guard cid <= range.last else { return nil }
    let start = range.isUniform ? range.start : range.start + Int(cid - range.first) * arity
    return start + arity <= values.count ? values[start..<(start + arity)] : nil
  }
}
