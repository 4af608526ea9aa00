import Documents

/// A title that wraps beside the date on the right of its first line: "Research Group Leader for Coastal⇥
/// 2019 – 2021" above "Ecosystems and Restoration".
enum WrappedTitle {
  /// Edges that differ by no more than this, in points, are aligned.
  private static let alignment = 2.0
  /// The space between a title and the date beside it, in points: up to a third of an inch.
  private static let spaceBeforeDate = 24.0
  /// The maximum number of lines of a title.
  private static let maximumLines = 3

  /// The lines of the title that begins at this line; empty if it does not wrap.
  static func lines(from index: Int, of lines: [EntryLine]) -> [Fragment] {
    let line = lines[index].line
    guard let period = lines[index].period, lines[index].parts.count == 1, line.cells.count == 2,
      let title = line.cells.first?.trimmed, let date = line.cells.last,
      date.range.contains(period.range.lowerBound), let limit = line.left(of: date),
      let left = line.left(of: title)
    else { return [] }
    var found = [title]
    for next in lines[(index + 1)...].prefix(maximumLines - 1) {
      guard next.period == nil, next.parts.count == 1, next.line.cells.count == 1,
        !next.line.hasBullet, !next.line.isApart, let start = next.line.contentLeft,
        abs(start - left) <= alignment,
        [line.style(of: title), line.lastStyle(of: title)].contains(
          next.line.style(of: next.line.content)),
        let above = found.last,
        wraps(above, lines[index + found.count - 1].line, into: next.line, limit: limit)
      else { break }
      found.append(next.line.content)
    }
    return found.count > 1 ? found : []
  }

  private static func wraps(
    _ above: Fragment, _ line: TextLine, into next: TextLine, limit: Double
  ) -> Bool {
    let words = Folding.words(above.scalars)
    if words.last.map(joints.contains) ?? false || next.content.beginsInLowerCase { return true }
    // A title above an organization, or the reverse, are two fields.
    let titles = (RoleScore.title(above), RoleScore.title(next.content))
    let leanings = (
      titles.0 - RoleScore.organization(above), titles.1 - RoleScore.organization(next.content)
    )
    let beginsOrganization = titles.1 == 0 && beginsOrganization(above)
    guard beginsOrganization || leanings.0 * leanings.1 >= 0 && (titles.0 == 0 || titles.1 == 0)
    else { return false }
    if above.scalars.last?.isComma == true || above.scalars.last == "-" { return true }
    guard let end = line.words.last(where: { above.range.overlaps($0.range) })?.box?.right,
      let first = next.words.first?.box
    else { return false }
    return end + first.width + spaceBeforeDate > limit
  }

  /// Whether a title and a comma are before the last words, which then begin the name of an organization:
  /// "Nurse, Holy Hill" above "Clinic".
  private static func beginsOrganization(_ above: Fragment) -> Bool { split(above) != nil }

  /// Splits a title from the beginning of an organization after its comma.
  private static func split(_ above: Fragment) -> (title: Fragment, start: Fragment)? {
    guard let comma = above.scalars.firstIndex(where: \.isComma) else { return nil }
    let title = above.prefix(upTo: comma).pruned
    let start = above.suffix(from: comma + 1).pruned
    return !start.isEmpty && RoleScore.title(title) > 0 && RoleScore.title(start) == 0
      ? (title, start) : nil
  }

  /// The title and the lines of the organization without its place, if the wrapped lines hold both.
  static func titleAndOrganization(
    _ wrapped: [Fragment]
  ) -> (title: Fragment, organization: [Fragment])? {
    guard let first = wrapped.first, let last = wrapped.last, wrapped.count > 1,
      let (title, start) = split(first), RoleScore.title(last) == 0
    else { return nil }
    let end =
      Place.trailing(in: last)?.rest ?? OrganizationTail.split(last)?.name ?? last.pruned
    return (title, [start] + wrapped.dropFirst().dropLast() + [end])
  }

  /// Words that end no title.
  static let joints = WordTable.words(
    "and or for of the in with at to & und oder fur der des die im mit et ou de du des la le y o del e di da dei och og en van voor"
  )
}
