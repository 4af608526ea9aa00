extension LineReading {
  /// Makes soft hyphens of those that were printed to break a word at the end of a line.
  ///
  /// A document that does not break words has hyphens there by chance alone: where one of its
  /// compounds happens to meet the end of a line. So a break is one when the word stands elsewhere
  /// without the hyphen, or when there are several, many for the compounds inside of lines. TeX may
  /// print a character of its own there, U+2010.
  mutating func softenHyphens() {
    var breaks: [(line: Int, word: BrokenWord)] = []
    for index in lines.indices.dropLast() {
      let word = BrokenWord(lines[index].content.scalars, lines[index + 1].content.scalars)
      if let word, word.mayBeWhole { breaks.append((index, word)) }
    }
    guard !breaks.isEmpty else { return }
    let words = words(asWhole: Set(breaks.map { $0.word.stem + $0.word.rest }))
    let compounds = words.count { $0.dropFirst().dropLast().contains("-") }
    let open = Set(breaks.map(\.word)).filter { !words.contains("\($0.stem)-\($0.rest)") }
    let breaksWords = open.count >= 2 && open.count * 4 > compounds
    let hasOwnHyphen = !lines.contains { $0.content.scalars.dropLast().contains("\u{2010}") }
    for (line, word) in breaks where open.contains(word) {
      let isOwn = hasOwnHyphen && lines[line].content.scalars.last == "\u{2010}"
      if breaksWords || isOwn || words.contains(word.stem + word.rest) {
        lines[line].softenHyphen()
      }
    }
  }

  /// The words of the text that have a hyphen, and those of the others that are among some.
  private func words(asWhole wanted: Set<String>) -> Set<String> {
    let lengths = Set(wanted.map(\.unicodeScalars.count))
    var words: Set<String> = []
    for line in lines {
      for part in line.content.scalars.split(whereSeparator: { !$0.isAlphabetic && $0 != "-" }) {
        if part.contains("-") {
          words.insert(ScalarText(part).string)
        } else if lengths.contains(part.count) {
          let word = ScalarText(part).string
          if wanted.contains(word) { words.insert(word) }
        }
      }
    }
    return words
  }
}

extension TextLine {
  /// Replaces the hyphen at the end by a soft one.
  fileprivate mutating func softenHyphen() {
    let place = content.range.upperBound - 1
    guard whole.scalars.indices.contains(place) else { return }
    whole.scalars[place] = "\u{AD}"
    content = whole[content.range]
    cells = cells.map { whole[$0.range] }
  }
}
