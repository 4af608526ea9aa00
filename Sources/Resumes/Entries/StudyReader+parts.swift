/// Splits the lines of studies into schools, degrees and the rest.
extension StudyReader {
  static func parts(of line: EntryLine) -> [Fragment] {
    line.parts.map(withoutExpectedDate).map {
      withoutStop(withoutRemark(Sentence.first(of: $0) ?? $0))
    }.flatMap(schoolAtDash).flatMap(
      schoolBesideDegree
    ).flatMap(
      line.line.emphasized
    ).flatMap {
      schoolAndPlace($0, in: line.line)
    }
    .flatMap { $0.split(spaced: "|¦·•∙") }
  }

  /// Removes the full stop at the end of a line: "B.Eng., Hill Valley College." An abbreviation keeps its own.
  private static func withoutStop(_ part: Fragment) -> Fragment {
    guard part.scalars.last == "." else { return part }
    let rest = part.prefix(upTo: part.range.upperBound - 1)
    let letters = rest.scalars.reversed().prefix(while: \.isAlphabetic)
    return letters.count >= shortestWord ? rest : part
  }

  private static let shortestWord = 4

  /// Removes a date in brackets with a label: "B.Sc. Biology (expected May 2027)".
  private static func withoutExpectedDate(_ part: Fragment) -> Fragment {
    guard part.scalars.last == ")", let open = part.scalars.lastIndex(of: "("),
      open > part.range.lowerBound
    else { return part }
    let inside = part[open + 1..<part.range.upperBound - 1]
    guard let period = DateScanner.periods(in: inside).first,
      EntryLineReader.parts(of: inside, without: period.range).isEmpty
    else { return part }
    return part.prefix(upTo: open).pruned
  }

  /// Whether a text is a training named by its job, the company and the place: "Training as a mechanic, Hill Motors, Leeds".
  static func namesTraining(_ piece: Fragment) -> Bool {
    let parts = piece.split(\.isComma)
    return parts.count == 3 && RoleScore.degree(parts[0]) == 3 && RoleScore.title(parts[0]) >= 2
  }

  /// What precedes and what follows the first bracket of a text.
  static func outsideBracket(_ part: Fragment) -> [Fragment] {
    guard let open = part.scalars.firstIndex(of: "("),
      let close = part.scalars[open...].firstIndex(of: ")")
    else { return [part] }
    return [part.prefix(upTo: open), part.suffix(from: close + 1)]
  }

  /// Cuts a labeled remark off: "University of Leeds. Thesis: Clonal dynamics".
  private static func withoutRemark(_ part: Fragment) -> Fragment {
    let scalars = part.scalars
    guard let colon = scalars.firstIndex(of: ":"),
      let stop = scalars[..<colon].lastIndex(of: "."), stop + 1 < colon,
      scalars[stop + 1].isWhitespace, scalars[(stop + 2)...].first?.isUppercase == true,
      !scalars[(stop + 2)..<colon].contains(where: \.isWhitespace)
    else { return part }
    return part.prefix(upTo: stop).pruned
  }

  /// Splits "Hill Valley College, Hill Valley — Nursing", but not what has a school on both sides of the dash or on none.
  private static func schoolAtDash(_ part: Fragment) -> [Fragment] {
    let parts = part.split(spaced: "–—")
    guard parts.count == 2, parts.count(where: { RoleScore.school($0) > 0 }) == 1 else {
      return [part]
    }
    return parts
  }

  /// Whether a school and, after a comma, a degree with its field are named, so that what follows is neither.
  static func namesField(_ part: Fragment) -> Bool {
    guard let comma = part.scalars.firstIndex(where: \.isComma) else { return false }
    let degree = part.suffix(from: comma + 1).pruned
    return RoleScore.degree(degree) > 0 && DegreeReader.read(degree).area != nil
  }

  /// Splits "経済学部, 東都大学" but not a degree from its field.
  private static func schoolBesideDegree(_ part: Fragment) -> [Fragment] {
    let parts = EastAsianText.parts(of: part)
    if parts.count == 1, let parts = schoolAndFaculty(part) { return parts }
    return parts.contains { RoleScore.school($0) > 0 } ? parts : [part]
  }

  /// Splits "**Hill Valley College** Hill Valley" and "**BSc Physics** Hill Valley College", but not
  /// "**Ph.D.** Physics".
  private static func schoolAndPlace(_ part: Fragment, in line: TextLine) -> [Fragment] {
    let runs = line.styleRuns(part)
    guard runs.count > 1, let first = runs.first, let rest = runs.last else { return [part] }
    let isPlace =
      RoleScore.school(first) > 0 && RoleScore.degree(first) == 0 && RoleScore.school(rest) == 0
    let isSchool =
      RoleScore.school(first) == 0 && RoleScore.school(rest) > 0
    return (isPlace || isSchool) && RoleScore.degree(rest) == 0 ? runs : [part]
  }
}
