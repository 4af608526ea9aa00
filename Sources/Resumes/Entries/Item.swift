/// An entry of the simpler sections: a project, an award, a certificate, a publication.
struct Item: Sendable {
  var name: Value
  var detail: Value?
  var period: Period?
  var periodSources: [Value.Source] = []
  var highlights: [Value] = []
  var url: Value?

  /// Whether the detail names an organization and does not describe the item.
  var hasIssuer: Bool {
    guard let detail, detail.text.count <= Self.maximumNameLength else { return false }
    return RoleScore.organization(text: detail.text) >= 2
      || detail.text.unicodeScalars.allSatisfy(\.isUppercase)
  }

  /// Reads entries with opening lines and a description.
  static func entries(of lines: [TextLine]) -> [Item] {
    let entries = EntrySplitter.entries(of: lines)
    if entries.count <= 1, lines.contains(where: \.hasBullet),
      !(entries.first?.header.contains { !$0.line.hasBullet } ?? false)
    {
      return list(of: lines)
    }
    return entries.compactMap { entry in
      let parts = entry.header.flatMap(\.parts)
      guard let first = parts.first(where: { Place.read($0) == nil }) ?? parts.first else {
        let (highlights, summary) = entry.description
        guard let name = highlights.first ?? summary else { return nil }
        return Item(
          name: name, period: entry.period?.period, periodSources: entry.period?.sources ?? [],
          highlights: Array(highlights.dropFirst()))
      }
      var item = Item(name: Value(first, confidence: 0.85))
      let rest = parts.filter { $0 != first }
      let (highlights, summary) = entry.description
      if let (name, detail) = split(first) {
        item.name = Value(name, confidence: 0.85)
        item.detail = Value(detail, confidence: 0.75)
      }
      if !rest.isEmpty {
        item.detail = Value(joining: rest, confidence: 0.7)
      } else if item.detail == nil {
        item.detail = summary
      }
      item.highlights = highlights
      if let (period, sources) = entry.period {
        item.period = period
        item.periodSources = sources
      }
      item.url = url(in: entry.header.map(\.line))
      return item
    }
  }

  /// Reads one item from each bullet or line.
  static func list(of lines: [TextLine]) -> [Item] {
    var groups: [[TextLine]] = []
    for line in lines {
      if let last = groups.last?.last, groups.last?.first?.hasBullet == true, !line.hasBullet,
        line.column == last.column
      {
        groups[groups.count - 1].append(line)
      } else if let last = groups.last?.last, !line.hasBullet,
        line.content.beginsInLowerCase, !last.hasBullet
      {
        groups[groups.count - 1].append(line)
      } else {
        groups.append([line])
      }
    }
    return groups.compactMap { group in
      guard let first = group.first else { return nil }
      let periods = first.periods
      let period = periods.last
      let cells = first.cells.flatMap { cell -> [Fragment] in
        guard let range = period?.range, cell.range.overlaps(range) else { return [cell] }
        let before = cell.prefix(upTo: range.lowerBound).pruned
        let after = cell.suffix(from: range.upperBound).pruned
        return [before, after].filter { !$0.isEmpty }
      }.pruned
      guard
        let name = cells.count > 2
          ? cells.max(by: { $0.scalars.count < $1.scalars.count }) : cells.first
      else { return nil }
      let rest = cells.filter { $0 != name } + group.dropFirst().map(\.content)
      var item = Item(
        name: Value(
          joining: [name] + (cells.count == 1 ? group.dropFirst().map(\.content) : []),
          confidence: 0.8))
      if cells.count > 1 { item.detail = Value(joining: rest, confidence: 0.7) }
      if group.count == 1 || cells.count == 1, let (head, tail) = split(name) {
        item.name = Value(head, confidence: 0.8)
        item.detail = Value(joining: [tail] + group.dropFirst().map(\.content), confidence: 0.7)
      }
      if item.detail == nil, let (head, tail) = splitIssuer(name) {
        item.name = Value(head, confidence: 0.8)
        item.detail = Value(tail, confidence: 0.7)
      }
      if let period {
        item.period = period
        item.periodSources = [first.whole[period.range].source]
      }
      item.url = url(in: group)
      return item
    }
  }

  /// The longest name before a colon, in scalars: longer ones are sentences.
  private static let maximumNameLength = 60

  /// Splits a name from its description: "QuantSoftware: a library", "FlashInfer – kernels".
  private static func split(_ fragment: Fragment) -> (Fragment, Fragment)? {
    if let colon = fragment.scalars.firstIndex(of: ":"), colon + 1 < fragment.scalars.endIndex,
      fragment.scalars[colon + 1].isWhitespace
    {
      let head = fragment.prefix(upTo: colon).pruned
      let tail = fragment.suffix(from: colon + 1).pruned
      if !head.isEmpty, !tail.isEmpty, head.scalars.count <= maximumNameLength {
        return (head, tail)
      }
    }
    let parts = fragment.split(spaced: "|—–").map(\.pruned)
    guard parts.count >= 2, let second = parts.dropFirst().first, !parts[0].isEmpty, !second.isEmpty
    else { return nil }
    return (parts[0], fragment.suffix(from: second.scalars.startIndex).pruned)
  }

  /// Splits "Employee of the Year, Nordfrakt AB" and "Forklift licence B, TYA": an organization or an
  /// abbreviation after the last comma.
  private static func splitIssuer(_ fragment: Fragment) -> (Fragment, Fragment)? {
    guard let comma = fragment.scalars.lastIndex(where: \.isComma) else { return nil }
    let head = fragment.prefix(upTo: comma).pruned
    let tail = fragment.suffix(from: comma + 1).pruned
    let isAbbreviation = tail.scalars.count >= 2 && tail.scalars.allSatisfy(\.isUppercase)
    guard !head.isEmpty, isAbbreviation || RoleScore.organization(tail) >= 2 else { return nil }
    return (head, tail)
  }

  private static func url(in lines: [TextLine]) -> Value? {
    let mayHold = lines.contains { line in
      line.whole.scalars.contains("/") || line.hasLink
    }
    guard mayHold else { return nil }
    for token in ContactToken.tokens(of: lines) {
      let text = token.uri ?? token.text
      guard text.contains("/") || token.uri != nil, let uri = Address.uri(text) else { continue }
      return Value(uri, sources: token.sources, confidence: token.uri == nil ? 0.85 : 0.95)
    }
    return nil
  }
}
