extension LineReading {
  /// Replaces hyphens that were printed to break a word at the end of a line by soft hyphens.
  ///
  /// In a document without hyphenation, a line ends in a hyphen only where a compound happens to
  /// break. So a hyphen is soft if the word also occurs without it, or if there are several such
  /// hyphens and they are frequent compared with the compounds inside lines. TeX may print U+2010
  /// for them.
  ///
  /// - Parameter isHyphenated: Whether the program that set the document hyphenates words unless told otherwise.
  mutating func softenHyphens(isHyphenated: Bool) {
    var breaks: [(line: Int, word: BrokenWord)] = []
    for index in lines.indices.dropLast() where lines[index].content.endsInHyphen {
      let word = BrokenWord(lines[index].content.scalars, lines[index + 1].content.scalars)
      if let word, word.mayBeWhole, !endsInAddress(lines[index].content) {
        breaks.append((index, word))
      }
    }
    guard !breaks.isEmpty else { return }
    let words = words(asWhole: Set(breaks.map { $0.word.stem + $0.word.rest }))
    let compounds = words.count { $0.utf8.dropFirst().dropLast().contains(UInt8(ascii: "-")) }
    let open = Set(breaks.map(\.word)).filter { !words.contains("\($0.stem)-\($0.rest)") }
    let breaksWords =
      open.count >= Self.minimumBreaks && open.count * Self.compoundsPerBreak > compounds
      || isHyphenated && compounds == 0
    let hasOwnHyphen =
      breaks.contains { lines[$0.line].content.scalars.last == "\u{2010}" }
      && !lines.contains { $0.content.scalars.dropLast().contains("\u{2010}") }
    for (line, word) in breaks where open.contains(word) {
      let isOwn = hasOwnHyphen && lines[line].content.scalars.last == "\u{2010}"
      if breaksWords || isOwn || words.contains(word.stem + word.rest) {
        lines[line].softenHyphen()
      }
    }
  }

  /// Whether the last word is a part of an email or web address, which breaks after a hyphen of its own.
  private func endsInAddress(_ content: Fragment) -> Bool {
    let word = content.scalars.reversed().prefix { !$0.isWhitespace }
    return word.contains("@") || word.contains("/")
  }

  /// One break may be a compound by chance; two are hyphenation. Tested by `LineBreakTests`.
  private static let minimumBreaks = 2

  /// A document with this many compounds inside lines for each break at the end of a line has the
  /// breaks by chance. Set by hand: far fewer than one word in four is the last of its line.
  private static let compoundsPerBreak = 4

  /// Returns the words of the text that contain a hyphen, and the others that are in `wanted`.
  private func words(asWhole wanted: Set<String>) -> Set<String> {
    // Bit 63 is for all words that are longer.
    func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }
    let lengths = wanted.reduce(0) { $0 | bit($1.unicodeScalars.count) }
    // And one for the last bits of the first letter.
    func bit(_ letter: Unicode.Scalar) -> UInt64 { 1 << UInt64(letter.value & 63) }
    let initials = wanted.reduce(0) { $0 | ($1.unicodeScalars.first.map(bit) ?? 0) }
    var words: Set<String> = []
    for line in lines.indices {
      lines[line].content.scalars.withUnsafeBufferPointer { scalars in
        var index = 0
        while index < scalars.count {
          let start = index
          var hasHyphen = false
          while index < scalars.count {
            if scalars[index] == "-" {
              hasHyphen = true
            } else if !scalars[index].isAlphabetic {
              break
            }
            index += 1
          }
          if hasHyphen {
            words.insert(ScalarText(scalars[start..<index]).string)
          } else if index > start, lengths & bit(index - start) != 0,
            initials & bit(scalars[start]) != 0
          {
            let word = ScalarText(scalars[start..<index]).string
            if wanted.contains(word) { words.insert(word) }
          }
          index += 1
        }
      }
    }
    return words
  }
}

extension TextLine {
  /// Replaces the hyphen at the end by a soft hyphen.
  fileprivate mutating func softenHyphen() {
    let place = content.range.upperBound - 1
    guard whole.scalars.indices.contains(place) else { return }
    whole.scalars[place] = "\u{AD}"
    content = whole[content.range]
    cells = cells.map { whole[$0.range] }
  }
}
