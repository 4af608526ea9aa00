/// The place, the day and the signature at the end of a resume, as they are usual in Germany and its neighbors:
/// "Münster, 12.03.2024" above the name.
enum Signature {
  /// The day is in one of this many last lines.
  private static let mostLines = 3
  /// A place, "den" and the day have at most this many words, and a name as well.
  private static let mostWords = 6

  /// Returns the lines without a signature, which belongs to no section.
  static func removed(from lines: [TextLine]) -> [TextLine] {
    guard lines.count > mostLines * 2 else { return lines }
    for index in lines.indices.suffix(mostLines) where isPlaceAndDay(lines[index]) {
      let after = lines[(index + 1)...]
      let isSigned = after.allSatisfy { line in
        lines[..<index].contains { above in
          above.cells.contains { $0.scalars.elementsEqual(line.content.scalars) }
        }
      }
      // Without a name, it must be apart from what is above it.
      guard isSigned, !after.isEmpty || lines[index].isApart else { continue }
      return Array(lines[..<index])
    }
    return lines
  }

  /// Whether a line consists of a place, a comma and a day.
  private static func isPlaceAndDay(_ line: TextLine) -> Bool {
    guard !line.hasBullet, line.cells.count == 1, line.content.spacedWordCount <= mostWords,
      let comma = line.content.scalars.firstIndex(where: \.isComma), let day = line.periods.first,
      line.periods.count == 1, let date = day.start ?? day.end, date.day != nil,
      day.start == nil || day.end == nil || day.start == day.end, !day.isOngoing,
      line.content.suffix(from: day.range.upperBound).pruned.isEmpty
    else { return false }
    let place = line.content.prefix(upTo: comma)
    let between =
      day.range.lowerBound > comma ? line.content[comma + 1..<day.range.lowerBound].pruned : place
    return place.scalars.first?.isUppercase == true
      && place.scalars.allSatisfy {
        $0.isAlphabetic || $0.isWhitespace || $0.isSign(among: "-.()/")
      }
      && (between.isEmpty || articles.contains(Folding.fold(between.scalars)))
  }

  private static let articles = WordTable.folded("den le li il lì dnia dne dňa am the on de")
}
