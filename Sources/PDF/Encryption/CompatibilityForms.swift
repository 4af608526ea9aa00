/// The characters that compatibility normalization replaces (Unicode 14.0, Annex 15, form KC), and
/// their replacements.
enum CompatibilityForms {
  /// The replacement of a scalar; nil if it is not replaced.
  static func replacement(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].last < scalar.value { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].first <= scalar.value else { return nil }
    let offset = scalar.value - entries[low].first
    return entries[low].text.compactMap { Unicode.Scalar($0 + offset) }
  }

  private struct Entry {
    var first: UInt32
    var last: UInt32
    /// The replacement of the first one.
    var text: [UInt32]
  }

  private static let entries: [Entry] = table.split { $0 == " " || $0 == "\n" }.compactMap {
    entry in
    let sides = entry.split(separator: ":")
    guard sides.count == 2 else { return nil }
    let bounds = sides[0].split(separator: "-").compactMap { UInt32($0, radix: 16) }
    let text = sides[1].split(separator: ".").compactMap { UInt32($0, radix: 16) }
    guard let first = bounds.first, let last = bounds.last else { return nil }
    return Entry(first: first, last: last, text: text)
  }
}
