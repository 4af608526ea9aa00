extension GutterSplit {
  /// The lines of a side, split at vertical gaps, and on the left below the title of a section, which has
  /// nothing beside it, if a date follows.
  func groups(onRight: Bool) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var last: Int?
    for (index, line) in lines.enumerated() where onRight ? line.hasRight : line.hasLeft {
      if let last, let group = groups.last, line.top - lines[last].bottom < Self.groupGap * em,
        onRight || lines[last].hasRight || !line.hasRight || dateHint(index) != .year
          || dateHint(last) != .none
      {
        groups[groups.count - 1] = group.lowerBound..<index + 1
      } else {
        groups.append(index..<index + 1)
      }
      last = index
    }
    return groups
  }

  /// Whether the right side is narrow and dates what is on the left: small groups, each written after the text
  /// on whose baseline it begins, most of them with a year.
  var isDatedOnRight: Bool {
    let groups = groups(onRight: true).flatMap(afterDates)
    guard groups.count >= DateColumn.fewestGroupsAcross,
      groups.allSatisfy({ group in
        lines[group].count { $0.hasRight } <= DateColumn.linesPerGroup
      }),
      isWrittenAcross(groups),
      groups.count(where: { $0.contains(where: hasYearOnRight) })
        .isAtLeast(Self.most, of: groups.count),
      groups.count(where: { beginTogether(lines[$0.lowerBound]) })
        .isAtLeast(Self.most, of: groups.count)
    else { return false }
    var edges = (left: Float.infinity, right: -Float.infinity)
    var start = Float.infinity
    for item in region.items(in: gutter.rows) where !fragments[item].isMarker {
      start = min(start, fragments[item].left)
      guard isRight(item) else { continue }
      edges.left = min(edges.left, fragments[item].left)
      edges.right = max(edges.right, fragments[item].right)
    }
    return edges.right - edges.left < DateColumn.widestWithYears * (edges.right - start)
  }

  /// Whether text of both sides is on one baseline, or begins at one height: a date in smaller type may be
  /// aligned with the top of what it dates.
  private func beginTogether(_ line: Line) -> Bool {
    sharesBaseline(line)
      || line.hasLeft && line.hasRight
        && abs(line.leftTop - rightTop(line)) < DateColumn.sameTop * em
  }

  /// The top of the text on the right side of a line.
  func rightTop(_ line: Line) -> Float {
    region.items[region.rows[line.row]].reduce(.infinity) {
      isRight($1) && !fragments[$1].isMarker ? min($0, fragments[$1].top) : $0
    }
  }

  /// The parts of a group on the right: what follows a date on the baseline of another text is the next one.
  private func afterDates(_ group: Range<Int>) -> [Range<Int>] {
    var starts = [group.lowerBound]
    var isDated = false
    for index in group where lines[index].hasRight {
      if isDated, !hasYearOnRight(index), sharesBaseline(lines[index]) {
        starts.append(index)
        isDated = false
      }
      isDated = isDated || hasYearOnRight(index)
    }
    return zip(starts, starts.dropFirst() + [group.upperBound]).map { $0..<$1 }
  }

  /// Whether a line has a year on the right.
  func hasYearOnRight(_ line: Int) -> Bool {
    region.items[region.rows[lines[line].row]].contains {
      isRight($0) && fragments[$0].dateHint == .year
    }
  }

  /// Whether each line has a whole date on the left and a text on the right, on one baseline, and nothing
  /// else is below: rows without space between them.
  func areDatedRows(_ group: Range<Int>) -> Bool {
    group.count > 1 && isApartBelow(group)
      && group.allSatisfy { index in
        lines[index].hasRight && dateHint(index) == .year && sharesBaseline(lines[index])
          && region.items[region.rows[lines[index].row]].allSatisfy {
            !fragments[$0].isHalfPeriod
          }
      }
      // A list beside a date of several lines has no marker on its title.
      && [0, group.count].contains(group.count(where: startsWithMarker))
  }

  /// Whether nothing but a title in larger type follows a group closely.
  private func isApartBelow(_ group: Range<Int>) -> Bool {
    let next = group.upperBound
    return next == lines.count
      || lines[next].top - lines[next - 1].bottom >= Self.groupGap * em
      || region.items[region.rows[lines[next].row]].allSatisfy {
        fragments[$0].size > Title.larger * em
      }
  }

  /// Whether each line has text on both sides, on one baseline, and was written before the next one. The lines of a
  /// tall cell are written before the text beside them. Dates of two lines may be written like this as well, so that
  /// there must be space below a group with dates.
  func areWrittenAsRows(_ group: Range<Int>) -> Bool {
    guard group.count > 1, isApartBelow(group) || group.allSatisfy({ dateHint($0) == .none })
    else { return false }
    var last = -1
    for index in group {
      let items = region.items[region.rows[lines[index].row]].filter { !fragments[$0].isMarker }
      guard lines[index].hasLeft, lines[index].hasRight, sharesBaseline(lines[index]),
        let first = items.min(), let end = items.max(), first > last
      else { return false }
      last = end
    }
    return true
  }

  private func startsWithMarker(_ line: Int) -> Bool {
    region.items[region.rows[lines[line].row]].contains { fragments[$0].startsWithMarker }
  }
}
