/// Two short sections beside each other, each below its title.
extension GutterSplit {
  /// Whether the gutter separates two such sections.
  var holdsTwoSections: Bool { titleLine != nil }

  /// The line on which both sides begin with a title of one size, larger than all below, if each side was
  /// written as a whole: two short sections beside each other.
  var titleLine: Int? {
    guard changes == 1, let place = lines.firstIndex(where: { $0.hasLeft && $0.hasRight }),
      lines[..<place].allSatisfy({ $0.hasLeft }), place + 1 < lines.count,
      sharesBaseline(lines[place])
    else { return nil }
    let titles = region.items[region.rows[lines[place].row]].filter { !fragments[$0].isMarker }
    guard titles.count == 2, titles.allSatisfy({ fragments[$0].dateHint == .none }),
      let size = titles.map({ fragments[$0].size }).min(),
      titles.allSatisfy({ fragments[$0].size <= size * Title.sameSize })
    else { return nil }
    let below = lines[(place + 1)...].flatMap { Array(region.items[region.rows[$0.row]]) }
    return below.allSatisfy { fragments[$0].size * Title.larger < size } ? place : nil
  }
}
