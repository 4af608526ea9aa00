/// Separates the header of an entry from the description that follows on the same line: "Nurse, St. Jude, 2018 – 2020.
/// Wound care and rounds."
enum InlineDescription {
  /// Shorter texts, in words, are places or remarks that belong to the header: "2018 – 2020. Berlin."
  private static let minimumWords = 3

  /// Longer sentences, in words, are not headers.
  private static let maximumHeaderWords = 20

  /// Words of fewer letters before a full stop may be abbreviations: "St.", "Ltd."
  private static let minimumLetters = 4
  private static let longAbbreviations = WordTable.words(
    "corp bros dept univ assn prof inst hosp intl tech acad comm govt mvdr mudr phdr rndr judr paeddr thdr dipl"
  )

  /// Returns the lines with the headers and their descriptions as lines of their own.
  static func split(_ lines: [TextLine]) -> [TextLine] {
    var split: [TextLine] = []
    split.reserveCapacity(lines.count)
    for line in lines {
      if let end = end(of: line) { split += parts(line, at: end) } else { split.append(line) }
    }
    return split
  }

  /// The part of a line that may be the header of an entry: all of it if no description follows.
  static func header(of line: TextLine) -> Fragment {
    end(of: line).map { line.content.prefix(upTo: $0) } ?? line.content
  }

  /// The offset of the full stop or the colon that ends the header; nil if the line has no description.
  private static func end(of line: TextLine) -> Int? {
    guard let period = line.periods.first(where: \.isRange) else { return nil }
    let content = line.content
    let scalars = content.scalars
    let first = period.range.upperBound
    guard first >= scalars.startIndex else { return nil }
    guard
      let end = scalars.indices.dropLast().first(where: { index in
        guard index >= first, scalars[index + 1].isWhitespace else { return false }
        return scalars[index] == "." && endsSentence(index, content, after: period)
          || scalars[index] == ":" && opensDescription(index, content, after: period)
      })
    else { return nil }
    let header = content.prefix(upTo: end)
    guard content.suffix(from: end + 1).spacedWordCount >= minimumWords,
      header.spacedWordCount <= maximumHeaderWords,
      !Sentence.opens(header, words: header.spacedWordCount),
      // Of the items of a list, those with dates at the beginning or with titles are entries.
      !line.hasBullet || period.range.lowerBound <= scalars.startIndex
        || RoleScore.title(header) >= PositionReader.clearScore
    else { return nil }
    return end
  }

  private static func endsSentence(_ index: Int, _ content: Fragment, after period: Period) -> Bool
  {
    let next = content.suffix(from: index + 1).trimmed
    guard let first = next.scalars.first, first.isUppercase || first.isDecimal else { return false }
    if index <= period.range.upperBound { return true }
    let before = content.prefix(upTo: index).scalars
    let word = before.suffix(while: \.isAlphabetic)
    if word.isEmpty { return before.last == ")" }
    return word.count >= minimumLetters && !longAbbreviations.contains(Folding.fold(word))
  }

  /// Whether a colon ends a header: "Acme, Site Engineer, 2018 – now: roads and bridges". After dates at the beginning of
  /// the line, a title may follow it: "2018 – now, Acme: Site Engineer".
  private static func opensDescription(_ index: Int, _ content: Fragment, after period: Period)
    -> Bool
  {
    if index <= period.range.upperBound + 1 {
      return content.prefix(upTo: period.range.lowerBound).spacedWordCount > 1
    }
    let next = content.suffix(from: index + 1).trimmed
    let part = next.scalars.firstIndex { $0.isComma || $0 == "." || $0 == ";" }
    guard let first = next.scalars.first, first.isLowercase || part != nil else { return false }
    return RoleScore.title(part.map(next.prefix(upTo:)) ?? next) < PositionReader.clearScore
  }

  private static func parts(_ line: TextLine, at end: Int) -> [TextLine] {
    var header = line
    header.whole = line.whole.prefix(upTo: end)
    header.content = line.content.prefix(upTo: end).trimmed
    header.cells = line.cells.map { $0.prefix(upTo: end).trimmed }.filter { !$0.isEmpty }
    header.words = line.words.filter { $0.range.lowerBound <= end }
    header.findPeriods()
    var description = line
    description.whole = line.whole.suffix(from: end + 1).trimmed
    description.content = description.whole
    description.cells = [description.whole]
    description.words = line.words.filter { $0.range.lowerBound > end }
    description.hasBullet = true
    description.isApart = false
    description.findPeriods()
    return [header, description]
  }
}

extension ArraySlice<Unicode.Scalar> {
  fileprivate func suffix(while predicate: (Unicode.Scalar) -> Bool) -> ArraySlice {
    self[(lastIndex { !predicate($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
