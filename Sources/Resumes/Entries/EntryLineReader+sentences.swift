import Documents

/// Tells dates and names in running text from those that open entries.
extension EntryLineReader {
  /// Whether a line closes a bracket that a line above it opens: "March to June 2020)."
  static func endsBracket(_ line: TextLine) -> Bool {
    let scalars = line.content.scalars
    return scalars.last == "." && scalars.dropLast().last == ")" && !scalars.contains("(")
  }

  /// Whether a line has only the last word of a sentence: "2019." below "… in Ohio. President’s Club".
  static func isYearOfSentence(_ line: TextLine, after above: TextLine) -> Bool {
    guard line.content.scalars.last == ".", let period = line.periods.first, !period.isRange,
      period.range == line.content.range.lowerBound..<line.content.range.upperBound - 1
    else { return false }
    return above.content.spacedWordCount >= Words.sentence && above.periods.isEmpty
  }

  /// Whether a pair of brackets holds all words of a line.
  static func isBracketed(_ line: TextLine) -> Bool {
    let scalars = line.content.scalars
    return scalars.first == "(" && scalars.firstIndex(of: ")") == scalars.lastIndex { $0 != "." }
  }

  /// Whether a line begins with the label of a detail in another style than the rest: "*Type of business* Retail".
  static func beginsWithLabel(_ line: TextLine) -> Bool {
    guard FieldLabels.mayBeLabel(line.content), let style = line.words.first?.style,
      let end = line.words.firstIndex(where: { $0.style != style }), end > 1
    else { return false }
    let field = FieldLabels.field(line.content.prefix(upTo: line.words[end - 1].range.upperBound))
    return field == .place || field == .description || field == .other
  }

  /// Whether a text is an address or ends with a known place: "12 Mill Lane, Leeds, UK".
  static func endsInPlace(_ text: Fragment) -> Bool {
    Place.isStreet(text) || Place.trailing(in: text) != nil
  }

  /// Whether a date is in a bracket after other words, and the line above has the date of the entry: "University of Leeds
  /// (0.8 FTE; parental leave Jul–Dec 2024)".
  func isRemark(_ period: Period, in cell: Fragment, of index: Int) -> Bool {
    guard index > 0, found[index - 1].isAnchor, !lines[index].isApart else { return false }
    let before = cell.prefix(upTo: period.range.lowerBound)
    guard let open = before.scalars.lastIndex(of: "("), !before.scalars[open...].contains(")")
    else { return false }
    return before.suffix(from: open + 1).spacedWordCount > 1
  }

  /// Whether a date is one of several parts between bars or dashes: "High School | Mathematics, English | 2001".
  static func isBetweenBars(_ range: Range<Int>, in cell: Fragment) -> Bool {
    ["|¦", "–—"].contains { signs in
      let parts = cell.split(spaced: signs)
      return parts.count >= fewestBarred && parts.contains { $0.pruned.range == range }
    }
  }

  private static let fewestBarred = 3

  /// Whether a line without a period at its end stands below a title and directly above a line for the date: "various
  /// practices in Drenthe and Overijssel".
  func isBetweenTitleAndDate(_ index: Int, _ previousIsBody: Bool) -> Bool {
    guard index > 0, index + 1 < found.count, !previousIsBody, !found[index - 1].isAnchor,
      found[index + 1].isDateOnly, found[index + 1].period?.isRange == true,
      RoleScore.title(found[index - 1].line.content) >= PositionReader.clearScore
    else { return false }
    let line = found[index].line
    return line.cells.count == 1 && found[index].wordCount < Words.prose
      && line.content.scalars.last.map { $0.isAlphabetic || $0 == ")" } ?? false
  }

  /// "Lyceum of the South, Batangas City — Master of Arts in Nursing, major in Adult Health".
  static func joinsSchoolAndDegree(_ fragment: Fragment) -> Bool {
    let parts = fragment.split(spaced: "–—|")
    // "Hill Valley College — B.Sc. Biology – Marine Science"
    guard (2...3).contains(parts.count) else { return false }
    let (first, second) = (RoleScore(parts[0]), RoleScore(parts[1]))
    return first.school > 0 && second.degree > 0 || second.school > 0 && first.degree > 0
  }

  /// Whether a text with an organization and a period at its end lists names: "Major in Physics, University of Bath, Bath,
  /// UK." Most words of sentences begin in lower case.
  static func listsNames(_ fragment: Fragment) -> Bool {
    guard fragment.scalars.count(where: \.isComma) >= fewestCommas else { return false }
    let words = fragment.split(keepingParentheses: false) { $0 == " " }
    let names = words.count { $0.scalars.first?.isUppercase == true }
    return Double(names) >= namesShare * Double(words.count)
  }

  private static let fewestCommas = 2
  /// Titles of jobs and studies have a few small words.
  private static let namesShare = 0.75
}
