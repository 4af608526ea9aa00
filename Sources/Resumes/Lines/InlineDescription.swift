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
    for (index, line) in lines.enumerated() {
      let above = index > 0 ? lines[index - 1] : nil
      if let end = end(of: line) ?? above.flatMap({ endOfName(line, below: $0) }) {
        split += parts(line, at: end)
      } else {
        split.append(line)
      }
    }
    return split
  }

  /// The longest name and place, in words.
  private static let maximumNameWords = 9

  /// The offset of the full stop after the name and the place that stand below a title and its dates: "Holy Hill Clinic,
  /// Leeds. Wound care"; nil for other lines.
  private static func endOfName(_ line: TextLine, below above: TextLine) -> Int? {
    guard !line.hasBullet, !line.isApart, !above.hasBullet, let text = line.cells.last,
      line.cells.count == 1 || line.cells.count == 2 && line.periods.count == 1,
      line.periods(in: text).isEmpty, dates(above)
    else { return nil }
    let scalars = text.scalars
    return scalars.indices.dropLast(2).first { index in
      guard scalars[index] == ".", scalars[index + 1].isWhitespace,
        scalars[index + 2].isUppercase, index > scalars.startIndex
      else { return false }
      let word = text.prefix(upTo: index).scalars.suffix(while: \.isAlphabetic)
      let rest = text.suffix(from: index + 2)
      guard
        word.count >= minimumLetters && !longAbbreviations.contains(Folding.fold(word))
          || opensRemark(rest) && word.count > 1
      else { return false }
      return listsNames(text.prefix(upTo: index))
    }
  }

  /// Whether a line has a date and beside it a single title or degree.
  private static func dates(_ line: TextLine) -> Bool {
    guard let period = line.periods.first, let first = line.cells.first else { return false }
    // The margin may have half of a period.
    let isBesideMargin = line.cells.count > 1 && first.range.overlaps(period.range)
    let text = line.cells.dropFirst(isBesideMargin ? 1 : 0).flatMap { cell in
      EntryLineReader.parts(
        of: cell, without: cell.range.overlaps(period.range) ? period.range : nil)
    }
    guard text.count == 1, let only = text.first else { return false }
    let score = RoleScore(only)
    return max(score.title, score.degree) > 0 && score.organization == 0 && score.school == 0
  }

  /// Whether a text begins with a label of one word: "Thesis: Clonal dynamics".
  private static func opensRemark(_ text: Fragment) -> Bool {
    let word = text.scalars.prefix { !$0.isWhitespace }
    return word.count > 2 && word.last == ":"
  }

  /// Whether a short text has a comma or names an organization, and all its longer words begin with a capital.
  private static func listsNames(_ text: Fragment) -> Bool {
    let words = text.split(keepingParentheses: false) { $0.isWhitespace }
    let isName = words.allSatisfy { word in
      word.scalars.first.map { !$0.isLowercase } ?? false || word.scalars.count < minimumLetters
    }
    return isName && words.count > 1 && words.count <= maximumNameWords
      && (text.scalars.contains(where: \.isComma) || RoleScore.organization(text) > 0)
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
    guard first >= scalars.startIndex, !EntryLineReader.isBracketed(line) else { return nil }
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
      !followsPreposition(period, in: content),
      // Of the items of a list, those with dates at the beginning or with titles are entries.
      !line.hasBullet || period.range.lowerBound <= scalars.startIndex
        || RoleScore.title(header) >= PositionReader.clearScore
    else { return nil }
    return end
  }

  /// Whether a date stands in a sentence behind another one: "… and ECMO. In 2020–21, night lead".
  static func followsPreposition(_ period: Period, in content: Fragment) -> Bool {
    let words = content.prefix(upTo: period.range.lowerBound).split(keepingParentheses: false) {
      $0.isWhitespace
    }
    return words.count > 1 && words[words.count - 2].scalars.last == "."
      && words.last.map { prepositions.contains(Folding.fold($0.scalars)) } ?? false
  }

  private static let prepositions = WordTable.words("in during im en em nel nell i od v w")

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
