import Documents

/// Splits a line that mixes a large name with much smaller words.
enum SizeSplit {
  /// The smallest size of a name, in points, that is split from text beside it. Body text has 9 to
  /// 12 points. Tested by `ThresholdTests/linesOfTwoSizes`, as are the other two.
  static let minimumNameSize = 14.0

  /// A word of more than this share of the largest size belongs to the name: small capitals have
  /// about 0.8 of the size.
  static let minimumLargeShare = 0.75

  /// A word of less than this share of the largest size is text beside the name.
  static let maximumSmallShare = 0.62

  /// The minimum number of letters of a name: fewer are an initial or an icon.
  private static let minimumNameLetters = 4
  private static let minimumEastAsianLetters = 2

  /// Returns the line twice, with the small words blanked and with the large words blanked, so that
  /// offsets remain those of the printed line; nil if the words are of about the same size.
  static func split(_ line: Line) -> (large: Line, small: Line)? {
    let words = line.words
    guard words.count >= 2, let largest = words.indices.lazy.map({ words[$0].size }).max(),
      largest >= minimumNameSize
    else { return nil }
    let isLarge = { (word: Word) in word.size > largest * minimumLargeShare }
    let letters = line.words.filter(isLarge).reduce(0) { $0 + $1.text.scalarCount }
    let isShortScript = line.words.contains { isLarge($0) && EastAsianText.isEastAsian($0.text) }
    guard letters >= (isShortScript ? minimumEastAsianLetters : minimumNameLetters),
      line.words.contains(where: {
        !isLarge($0) && $0.size > 0 && $0.size < largest * maximumSmallShare
      })
    else { return nil }
    return (blanking(line) { !isLarge($0) }, blanking(line, where: isLarge))
  }

  /// Splits the title of a section from the name in larger type beside it, as in the Europass form:
  /// "PERSONAL INFORMATION **Ada Lind**".
  static func titled(_ line: Line) -> (first: Line, rest: Line)? {
    guard let size = line.words.first?.size, size > 0 else { return nil }
    let count = line.words.prefix { $0.size <= size * largerThanTitle }.count
    guard count < line.words.count, count <= maximumTitleWords,
      line.words[count...].allSatisfy({ $0.size > size * largerThanTitle })
    else { return nil }
    var scalars: [Unicode.Scalar] = []
    for word in line.words[..<count] {
      if !scalars.isEmpty { scalars.append(" ") }
      scalars += word.text.unicodeScalars
    }
    let match = HeadingMatch.read(Fragment(page: 0, line: 0, scalars: scalars[...]))
    guard match?.isWhole == true, match?.kind == .contact else { return nil }
    return split(line, after: count)
  }

  /// The name is larger than the title by at least this ratio: more than rounding.
  private static let largerThanTitle = 1.15
  private static let maximumTitleWords = 4

  /// Whether the text of a word has been blanked.
  static func isBlank(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 == UInt8(ascii: " ") }
  }

  /// Returns the line twice, with all but the first words blanked and with those blanked.
  static func split(_ line: Line, after count: Int) -> (first: Line, rest: Line) {
    var number = 0
    let isFirst = { (_: Word) in
      number += 1
      return number <= count
    }
    let rest = blanking(line, where: isFirst)
    number = 0
    return (blanking(line) { !isFirst($0) }, rest)
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
