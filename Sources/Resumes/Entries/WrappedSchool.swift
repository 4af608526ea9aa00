import Documents

/// The name of a school that wraps in its cell: "Royal Northern Institute of⇥2010 – 2012" above "Technology".
/// Full lines of one cell are joined before entries are read, but those beside a date or in a table are not.
struct WrappedSchool {
  /// The last part of the first line.
  let start: Fragment
  let rest: Fragment

  /// Edges that differ by no more than this, in points, are aligned.
  private static let alignment = 2.0
  /// The space between a name and the cell beside it, in points.
  private static let spaceBeforeCell = 24.0
  /// The rest of a name, in words: more are a description.
  private static let maximumRest = 6

  /// Finds such names in the opening lines of an entry and removes their second lines.
  static func take(from lines: inout [EntryLine]) -> [WrappedSchool] {
    var found: [WrappedSchool] = []
    for index in lines.indices.dropLast() {
      for part in lines[index].parts {
        guard let place = continuation(of: part, lines[index], in: lines[index + 1]) else {
          continue
        }
        let rest = lines[index + 1].parts.remove(at: place)
        if endsInComma(part, lines[index].line), OrganizationTail.mayBePlace(rest) { continue }
        found.append(WrappedSchool(start: part, rest: rest))
      }
    }
    return found
  }

  /// The place of the part of the next line that continues a part.
  private static func continuation(
    of part: Fragment, _ above: EntryLine, in below: EntryLine
  ) -> Int? {
    let (line, next) = (above.line, below.line)
    guard below.period == nil, !next.hasBullet, !next.isApart,
      next.whole.page == line.whole.page, next.column == line.column,
      let left = line.left(of: part),
      RoleScore.school(part) > 0,
      let place = below.parts.firstIndex(where: { other in
        next.left(of: other).map { abs($0 - left) <= alignment } ?? false
      })
    else { return nil }
    let rest = below.parts[place]
    guard rest.spacedWordCount <= maximumRest,
      [line.style(of: part), line.lastStyle(of: part)].contains(next.style(of: rest)),
      !rest.scalars.contains(where: { $0.isDecimal || $0 == ":" })
    else { return nil }
    if endsInJoint(part) || beginsWithJoint(rest) { return place }
    // "Hill Valley School,⇥2010 – 2012" above "Reno": what follows the comma is the place.
    if endsInComma(part, line), OrganizationTail.mayBePlace(rest) { return place }
    return line.cells.count > 1 && namesNothing(rest) && !fits(rest, next, after: part, line)
      ? place : nil
  }

  private static func endsInComma(_ part: Fragment, _ line: TextLine) -> Bool {
    let end = part.range.upperBound
    return line.whole.scalars.indices.contains(end) && line.whole.scalars[end].isComma
  }

  private static func endsInJoint(_ part: Fragment) -> Bool {
    Folding.words(part.scalars).last.map(WrappedTitle.joints.contains) ?? false
  }

  private static func beginsWithJoint(_ part: Fragment) -> Bool {
    part.beginsInLowerCase
      && Folding.firstWord(part.scalars).map(WrappedTitle.joints.contains) ?? false
  }

  /// Whether a text is neither a degree, a field, a school nor a place.
  private static func namesNothing(_ text: Fragment) -> Bool {
    let score = RoleScore(text)
    return score.degree == 0 && score.school == 0 && score.title == 0
      && !FieldsOfStudy.isField(text) && Place.read(text) == nil
  }

  /// Whether the first word of the rest would have had room before the next cell.
  private static func fits(
    _ rest: Fragment, _ next: TextLine, after part: Fragment, _ line: TextLine
  ) -> Bool {
    guard let end = line.words.last(where: { part.range.overlaps($0.range) })?.box?.right,
      let first = next.words.first(where: { rest.range.overlaps($0.range) })?.box
    else { return true }
    let cell = line.cells.first { $0.range.lowerBound >= part.range.upperBound }
    guard let limit = cell.flatMap(line.left) ?? line.columnEdge else { return true }
    return end + first.width + spaceBeforeCell <= limit
  }

  /// The name with its second line, if its first line ends with it; nil if not.
  func name(_ institution: Fragment, confidence: Double) -> Value? {
    guard institution.page == start.page, institution.line == start.line,
      institution.range.upperBound == start.range.upperBound
    else { return nil }
    let end = Place.trailing(in: rest)?.rest ?? rest
    return Value(joining: [institution, end], confidence: confidence)
  }
}
