/// A selection of pages: `2`, `1-3,5`, `4-` to the end, `-2` from the start.
package struct PageSelection: Sendable, Hashable {
  /// The selection as it was typed.
  package let text: String
  private let ranges: [ClosedRange<Int>]

  /// Every page.
  package static let all = PageSelection(text: "1-", ranges: [1...Int.max])

  /// Nil if the text is not a selection: pages count from 1, and ranges do not run backwards.
  package init?(_ text: String) {
    var ranges: [ClosedRange<Int>] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false)
      guard let first = ends.first, let last = ends.last, ends.count <= 2,
        !(first.isEmpty && last.isEmpty),
        let low = Self.number(first, otherwise: 1), let high = Self.number(last, otherwise: .max),
        low <= high
      else { return nil }
      ranges.append(low...high)
    }
    self.init(text: text, ranges: ranges)
  }

  private init(text: String, ranges: [ClosedRange<Int>]) {
    self.text = text
    self.ranges = ranges
  }

  private static func number(_ digits: Substring, otherwise missing: Int) -> Int? {
    if digits.isEmpty { return missing }
    guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int(digits), number > 0
    else { return nil }
    return number
  }

  /// - Parameter number: The number of a page, from 1.
  package func contains(_ number: Int) -> Bool { ranges.contains { $0.contains(number) } }
}
