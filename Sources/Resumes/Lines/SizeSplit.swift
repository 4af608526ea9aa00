import Documents

/// Takes apart a line that mixes a large name with much smaller words.
enum SizeSplit {
  /// The line twice: with the smaller words blanked and with the large ones blanked, so that offsets
  /// stay those of the printed line; nil when the words are of about one size.
  static func split(_ line: Line) -> (large: Line, small: Line)? {
    guard line.words.count >= 3, let largest = line.words.map(\.size).max(), largest >= 14 else {
      return nil
    }
    let isLarge = { (word: Word) in word.size > largest * 0.75 }
    let letters = line.words.filter(isLarge).reduce(0) { $0 + $1.text.unicodeScalars.count }
    guard letters >= 4,
      line.words.contains(where: { !isLarge($0) && $0.size > 0 && $0.size < largest * 0.62 })
    else { return nil }
    return (blanking(line) { !isLarge($0) }, blanking(line, where: isLarge))
  }

  /// Whether a word was blanked.
  static func isBlank(_ word: Word) -> Bool {
    word.text.unicodeScalars.allSatisfy { $0 == " " }
  }

  private static func blanking(_ line: Line, where isDropped: (Word) -> Bool) -> Line {
    var copy = line
    for index in copy.words.indices where isDropped(copy.words[index]) {
      let count = copy.words[index].text.unicodeScalars.count
      copy.words[index].text = String(repeating: " ", count: count)
      copy.words[index].uri = nil
    }
    return copy
  }
}
