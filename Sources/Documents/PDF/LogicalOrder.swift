import PDF

/// Puts right-to-left text into reading order: the bidirectional algorithm (Unicode Annex 9)
/// reduced to whole words.
enum LogicalOrder {
  /// - Parameter words: The words of a line from left to right on the page.
  static func order(_ words: [Word], runsRightToLeft rights: [Bool]) -> [Word] {
    let lineRunsRightToLeft = rights.count { $0 } * 2 >= rights.count
    var ordered: [Word] = []
    var index = words.startIndex
    // Runs of the opposite direction are reversed within the line.
    while index < words.endIndex {
      var end = index
      while end < words.endIndex, rights[end] == rights[index] { end += 1 }
      let run = Array(words[index..<end])
      ordered += rights[index] != lineRunsRightToLeft ? run.reversed() : run
      index = end
    }
    return lineRunsRightToLeft ? ordered.reversed() : ordered
  }

  /// The glyphs of a word that was written from left to right, reversed; numbers keep their order.
  static func glyphs(_ range: Range<Int>, of page: PDFPage) -> [Int] {
    var turned: [Int] = []
    var number: [Int] = []
    for index in range.reversed() {
      let glyph = page.glyphs[index]
      let start = Int(glyph.scalarStart)
      if glyph.scalarCount > 0, start < page.scalars.count,
        page.scalars[start].properties.numericType != nil
      {
        number.append(index)
      } else {
        turned += number.reversed()
        turned.append(index)
        number = []
      }
    }
    return turned + number.reversed()
  }
}
