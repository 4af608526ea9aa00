/// Two short sections beside each other, each below its title.
extension GutterSplit {
  /// Whether the gutter separates two such sections.
  var holdsTwoSections: Bool { titleLine != nil }

  /// The line on which both sides begin with a title of one size, larger than all below, if each side was
  /// written as a whole from there on: two short sections beside each other. Dated rows may be above them.
  var titleLine: Int? {
    let shared = lines.indices.filter { lines[$0].hasLeft && lines[$0].hasRight }
    guard let first = shared.first, lines[..<first].allSatisfy({ $0.hasLeft }) else { return nil }
    if changes == 1 { return beginsSections(first) ? first : nil }
    return shared.dropFirst().last { place in
      lines[..<place].allSatisfy { $0.hasLeft } && beginsSections(place)
        && changesOfSide(from: place) == 1
    }
  }

  /// The gutter without the text that was written after both sides and stands below the right one.
  var gutterAboveRest: Gutter? {
    guard changes == 2, !rightComesFirst else { return nil }
    let order = itemsInOrder()
    guard let last = order.lastIndex(where: { isRight($0.item) }),
      let end = order[...last].map(\.line).max(),
      let next = order[(last + 1)...].map(\.line).min(), next > end
    else { return nil }
    var shorter = gutter
    shorter.rows = gutter.rows.lowerBound..<lines[next].row
    return shorter
  }

  /// The text of both sides in content order, with its line.
  func itemsInOrder() -> [(item: Int, line: Int)] {
    lines.indices.flatMap { line in
      region.items[region.rows[lines[line].row]].filter { !fragments[$0].isMarker }
        .map { ($0, line) }
    }.sorted { $0.item < $1.item }
  }

  /// How often the text of a line and of those below changes sides along the content.
  private func changesOfSide(from place: Int) -> Int {
    let items = lines[place...].flatMap { Array(region.items[region.rows[$0.row]]) }
      .filter { !fragments[$0].isMarker }.sorted()
    return zip(items, items.dropFirst()).count { isRight($0) != isRight($1) }
  }

  /// Whether a line is the titles of two sections.
  private func beginsSections(_ place: Int) -> Bool {
    guard place + 1 < lines.count, sharesBaseline(lines[place]) else { return false }
    let titles = region.items[region.rows[lines[place].row]].filter { !fragments[$0].isMarker }
    guard titles.count == 2, titles.allSatisfy({ fragments[$0].dateHint == .none }),
      let size = titles.map({ fragments[$0].size }).min(), size > Title.larger * em,
      titles.allSatisfy({ fragments[$0].size <= size * Title.sameSize })
    else { return false }
    let below = lines[(place + 1)...].flatMap { Array(region.items[region.rows[$0.row]]) }
    return below.allSatisfy { fragments[$0].size * Title.larger < size }
  }
}
