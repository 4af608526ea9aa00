extension GutterSplit {
  /// The lines of a side, split at vertical gaps, and on the left below the title of a section, which has
  /// nothing beside it, if a date follows.
  func groups(onRight: Bool) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var last: Line?
    for (index, line) in lines.enumerated() where onRight ? line.hasRight : line.hasLeft {
      if let before = last, let group = groups.last, line.top - before.bottom < Self.groupGap * em,
        onRight || before.hasRight || !line.hasRight || dateHint(index) != .year
      {
        groups[groups.count - 1] = group.lowerBound..<index + 1
      } else {
        groups.append(index..<index + 1)
      }
      last = line
    }
    return groups
  }

  /// Whether each line has a whole date on the left and a text on the right, on one baseline, and nothing
  /// else is below: rows without space between them.
  func areDatedRows(_ group: Range<Int>) -> Bool {
    let next = group.upperBound
    return group.count > 1
      && (next == lines.count || lines[next].top - lines[next - 1].bottom >= Self.groupGap * em)
      && group.allSatisfy { index in
        lines[index].hasRight && dateHint(index) == .year && sharesBaseline(lines[index])
          && region.items[region.rows[lines[index].row]].allSatisfy {
            !fragments[$0].isHalfPeriod && !fragments[$0].startsWithMarker
          }
      }
  }
}
