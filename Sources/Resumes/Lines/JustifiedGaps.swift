import Documents

/// Closes the gaps that justified text opens within a period or a name: narrow columns stretch spaces until they
/// are as wide as tabs.
enum JustifiedGaps {
  /// The longest period or name with such gaps, in words: "2018. március – 2020. szeptember".
  private static let mostWords = 7
  private static let mostWordsOfName = 4

  /// The name is among this many first lines.
  private static let linesToName = 8

  /// Names that wrap are set larger than the body by more than this ratio.
  private static let largerThanBody = 1.2

  /// Sizes that differ by no more than this, in points, are equal.
  private static let roundingError = 0.1

  /// Returns the page without the tabs within periods, and on the first page within the name.
  static func closed(_ page: Page, isFirst: Bool) -> Page {
    guard page.size != nil else { return page }
    var copy = page
    for number in page.lines.indices {
      guard let gaps = gapsInPeriod(page.lines[number].words) else { continue }
      for word in gaps { copy.lines[number].words[word].followsTab = false }
    }
    if isFirst { closeName(in: &copy) }
    return copy
  }

  /// Cells that are a period with two ends only together are one cell: returns the words of it after the first.
  private static func gapsInPeriod(_ words: [Word]) -> Range<Int>? {
    guard words.indices.dropFirst().contains(where: { words[$0].followsTab }) else { return nil }
    let starts = words.indices.filter { $0 == 0 || words[$0].followsTab }
    // "June 2013 –" alone is a period that goes on.
    for (place, start) in starts.enumerated().dropLast() {
      let ends = (starts.dropFirst(place + 2) + [words.count]).prefix { $0 - start <= mostWords }
      guard !ends.isEmpty, mayBegin(words[start].text) else { continue }
      if let end = ends.last(where: { isPeriod(words[start..<$0]) }) { return start + 1..<end }
    }
    return nil
  }

  /// Whether a period may begin with a word.
  private static func mayBegin(_ word: String) -> Bool {
    DateScanner.mayBegin(with: Array(word.unicodeScalars)[...])
  }

  private static func isPeriod(_ words: ArraySlice<Word>) -> Bool {
    guard words.indices.contains(where: { words[$0].text.hasDecimal }) else { return false }
    var scalars: [Unicode.Scalar] = []
    for index in words.indices {
      if index > words.startIndex { scalars.append(" ") }
      scalars.append(contentsOf: words[index].text.unicodeScalars)
    }
    guard let period = DateScanner.periods(in: scalars[...]).first else { return false }
    return period.isRange && scalars[period.range.upperBound...].allSatisfy { $0 == "." }
      && period.range.lowerBound == 0
  }

  /// Single words in the largest type at the top of the page are the parts of one name: nothing else is set that
  /// large.
  private static func closeName(in page: inout Page) {
    var sizes = LetterSizes()
    for line in page.lines.indices {
      for word in page.lines[line].words.indices {
        sizes.add(1, of: page.lines[line].words[word].size)
      }
    }
    let counts = sizes.counts
    guard let largest = counts.map(\.size).max(),
      let body = counts.max(by: { ($0.letters, $1.size) < ($1.letters, $0.size) })?.size,
      largest > body * largerThanBody
    else { return }
    for number in page.lines.indices.prefix(linesToName) {
      let words = page.lines[number].words
      let start = words.firstIndex { $0.size >= largest - roundingError } ?? words.count
      let end = words[start...].firstIndex { $0.size < largest - roundingError } ?? words.count
      guard (2...mostWordsOfName).contains(end - start),
        words[start + 1..<end].allSatisfy(\.followsTab), words[start..<end].allSatisfy(isPartOfName)
      else { continue }
      for word in start + 1..<end { page.lines[number].words[word].followsTab = false }
    }
  }

  private static func isPartOfName(_ word: Word) -> Bool {
    let scalars = Array(word.text.unicodeScalars)
    guard let first = scalars.first, first.isUppercase,
      scalars.allSatisfy({ $0.isAlphabetic || $0.isSign(among: "-'’.") })
    else { return false }
    let fragment = Fragment(page: 0, line: 0, scalars: scalars[...])
    return !NameFinder.isDocumentTitle(fragment) && HeadingMatch.read(fragment)?.isWhole != true
  }
}
