/// Marks lines that are repeated at the same place at the top or bottom of several pages: running
/// headers, footers, page numbers.
///
/// Tests: `RepeatedLinesTests`.
enum RepeatedLines {
  /// The number of lines from the edge of the page that are compared: headers have up to three.
  private static let depth = 3
  /// Headers are in this share of the page from its top, and footers in the same share from its
  /// bottom.
  private static let margin = 0.15
  /// Lines of two pages are at the same place if their middles fall into the same step of this many
  /// points, which is less than any line's height.
  private static let step = 6.0

  static func mark(_ pages: inout [Page]) {
    guard pages.count > 1 else { return }
    let boxes = pages.map { page in page.lines.indices.map { page.lines[$0].box } }
    mark(&pages, boxes, .header) { $0.top < $1.top }
    mark(&pages, boxes, .footer) { $0.bottom > $1.bottom }
  }

  private struct Place: Hashable {
    var text: String
    var step: Int
  }

  private static func mark(
    _ pages: inout [Page], _ boxes: [[Box?]], _ role: Line.Role,
    _ isFurtherOut: (Box, Box) -> Bool
  ) {
    var found: [Place: [(page: Int, line: Int)]] = [:]
    for (number, page) in pages.enumerated() {
      guard let height = page.size?.height else { continue }
      for (index, box) in outermost(boxes[number], isFurtherOut) {
        let middle = (box.top + box.bottom) / 2
        let isInMargin =
          role == .header ? middle < margin * height : middle > (1 - margin) * height
        guard isInMargin else { continue }
        let place = Place(text: pattern(page.lines[index].text), step: Int(clamping: middle / step))
        found[place, default: []].append((number, index))
      }
    }
    // A line that one page shows twice is not repeated: pages count, not lines.
    for (_, lines) in found where Set(lines.map(\.page)).count > 1 {
      for (page, line) in lines { pages[page].lines[line].role = role }
    }
  }

  /// The lines nearest to the edge of the page; of lines at the same distance, the first.
  private static func outermost(
    _ boxes: [Box?], _ isFurtherOut: (Box, Box) -> Bool
  ) -> [(index: Int, box: Box)] {
    var found: [(index: Int, box: Box)] = []
    for (index, box) in boxes.enumerated() {
      guard let box else { continue }
      guard let place = found.firstIndex(where: { isFurtherOut(box, $0.box) }) else {
        if found.count < depth { found.append((index, box)) }
        continue
      }
      if found.count == depth { found.removeLast() }
      found.insert((index, box), at: place)
    }
    return found
  }

  /// The text with each number replaced by `#`.
  private static func pattern(_ text: String) -> String {
    var pattern: [UInt8] = []
    pattern.reserveCapacity(text.utf8.count)
    var isNumber = false
    for scalar in text.unicodeScalars {
      let wasNumber = isNumber
      isNumber =
        scalar.isASCII
        ? ("0"..."9").contains(scalar) : scalar.properties.numericType != nil
      if isNumber {
        if !wasNumber { pattern.append(UInt8(ascii: "#")) }
      } else if scalar.isASCII {
        pattern.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        pattern.append(contentsOf: UTF8.encode(scalar) ?? .init())
      }
    }
    return String(decoding: pattern, as: UTF8.self)
  }
}

extension Int {
  fileprivate init(clamping value: Double) {
    self = value.isFinite ? Int(Swift.max(-1e9, Swift.min(1e9, value))) : 0
  }
}
