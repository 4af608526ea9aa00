import Documents

/// A cell of an entry's opening lines, scored as a title and as an organization.
struct HeaderPiece: Sendable {
  var fragment: Fragment
  /// Index of its line in the opening lines.
  var line: Int
  /// Whether it is the first cell of its line that is neither a date nor a place.
  var isLeading: Bool
  /// Whether the date is before it on its line.
  var followsDate: Bool
  /// Whether a change of emphasis separates it from the other parts of its cell.
  var isEmphasized = false
  var isBold: Bool
  var isItalic: Bool
  var title: Int
  var organization: Int
  /// The lines of a text that wraps beside a date; empty for others.
  var wrapped: [Fragment] = []

  init(_ fragment: Fragment, line: Int, isLeading: Bool, in entryLine: EntryLine) {
    self.fragment = fragment
    self.line = line
    self.isLeading = isLeading
    followsDate = entryLine.followsDate(fragment)
    let style = entryLine.line.style(of: fragment)
    isBold = style.isBold
    isItalic = style.isItalic
    let score = RoleScore(fragment)
    title = score.title
    organization = score.organization
  }

  /// Whether it says nothing but the kind of employment: "Full-time", "Internship".
  var namesOnlyTerms: Bool {
    let words = Folding.words(fragment.scalars)
    return !words.isEmpty && words.allSatisfy(PositionReader.termsOfWork.contains)
  }

  /// Whether a text begins in this piece.
  func hasStart(of text: Fragment) -> Bool {
    text.page == fragment.page && text.line == fragment.line
      && fragment.range.contains(text.range.lowerBound)
  }

  /// Removes the label of a title or an employer: "Puesto: Auxiliar contable".
  mutating func removeLabel() {
    guard let colon = fragment.scalars.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return }
    let field = FieldLabels.field(fragment.prefix(upTo: colon).pruned)
    guard field == .title || field == .employer else { return }
    let rest = fragment.suffix(from: colon + 1).trimmed
    guard !rest.isEmpty else { return }
    fragment = rest
    let score = RoleScore(rest)
    title = field == .title ? max(score.title, 3) : score.title
    organization = field == .employer ? max(score.organization, 3) : score.organization
  }

  /// Removes the number of an entry: "2. Jurong Building Services".
  mutating func removeNumber() {
    let digits = fragment.scalars.prefix { $0.isDecimal }.count
    let start = fragment.scalars.startIndex + digits
    guard (1...2).contains(digits), start + 1 < fragment.scalars.endIndex,
      fragment.scalars[start].isSign(among: ".)"), fragment.scalars[start + 1] == " "
    else { return }
    fragment = fragment.suffix(from: start + 2).trimmed
  }

  /// The piece without the part after its last comma, and that part, if it may be a place that no
  /// lexicon contains and a title and an organization remain: "Cook, Pizzeria Stella, Rimini".
  var withoutLastPart: (piece: HeaderPiece, last: Fragment)? {
    guard title > 0, fragment.scalars.count(where: \.isComma) > 1,
      let comma = fragment.scalars.lastIndex(where: \.isComma)
    else { return nil }
    let last = fragment.suffix(from: comma + 1).pruned
    guard OrganizationTail.mayBePlace(last) else { return nil }
    var copy = self
    copy.fragment = fragment.prefix(upTo: comma).pruned
    let score = RoleScore(copy.fragment)
    copy.title = score.title
    copy.organization = score.organization
    return (copy, last)
  }

  /// The title without the part after its last dash, and that part, if it may be a place that no lexicon
  /// contains: "Cook – Rimini".
  var withoutDashedPart: (piece: HeaderPiece, last: Fragment)? {
    let parts = fragment.split(spaced: "–-—")
    guard organization == 0, parts.count == 2,
      let first = parts.first, let last = parts.last, OrganizationTail.mayBePlace(last.pruned),
      RoleScore.title(first) >= PositionReader.clearScore
    else { return nil }
    var copy = self
    copy.fragment = first.pruned
    return (copy, last.pruned)
  }

  /// The piece without the part after its last dash or bar, and that part, if it may be a place that no
  /// lexicon contains and what precedes it holds a title and an organization: "Cook, Hotel Stella – Rimini".
  ///
  /// - Parameter isUsual: Whether other entries have such a place, so that one of both may be unknown.
  func withoutPlaceAfterBoth(_ isUsual: Bool) -> (piece: HeaderPiece, last: Fragment)? {
    let parts = fragment.split(spaced: "–-—|·•")
    guard isUsual || title > 0 && organization > 0, parts.count == 2, let first = parts.first,
      let last = parts.last, first.scalars.contains(where: \.isComma),
      OrganizationTail.mayBePlace(last.pruned)
    else { return nil }
    var copy = self
    copy.fragment = first.pruned
    let score = RoleScore(copy.fragment)
    guard isUsual || score.title > 0 && score.organization > 0 else { return nil }
    copy.title = score.title
    copy.organization = score.organization
    return (copy, last.pruned)
  }

  /// Whether it may hold a title and an organization, with a comma between them.
  var listsBoth: Bool {
    title >= PositionReader.clearScore && fragment.scalars.contains(where: \.isComma)
  }

  /// Whether nothing but a change of emphasis separates it from another piece.
  func isBeside(_ other: HeaderPiece) -> Bool {
    isEmphasized && other.isEmphasized && line == other.line
  }

  /// Positive for a title, negative for an organization.
  var leaning: Int { title - organization }

  /// The maximum number of cells of a line that are read; a line with more is part of a table.
  private static let maximumCells = 8

  /// Returns the cells of opening lines without places, and the first place.
  static func pieces(of lines: [EntryLine]) -> (pieces: [HeaderPiece], place: Fragment?) {
    var pieces: [HeaderPiece] = []
    var place: Fragment?
    var taken: Set<Int> = []
    for (index, line) in lines.enumerated() where !taken.contains(index) {
      let wrapped = WrappedTitle.lines(from: index, of: lines)
      taken.formUnion(index..<index + wrapped.count)
      if let (title, name) = WrappedTitle.titleAndOrganization(wrapped), let start = name.first {
        pieces.append(HeaderPiece(title, line: index, isLeading: true, in: line))
        var piece = HeaderPiece(start, line: index, isLeading: false, in: line)
        piece.wrapped = name
        piece.title = 0
        piece.organization = max(1, name.map(RoleScore.organization).max() ?? 1)
        pieces.append(piece)
        continue
      }
      let cells = line.parts.prefix(maximumCells).flatMap(EastAsianText.parts).flatMap { cell in
        let parts = line.line.emphasized(cell)
        return parts.map { (part: $0, isEmphasized: parts.count > 1) }
      }
      let runs = cells.flatMap { cell in
        line.line.styleRuns(cell.part).map { (part: $0, isEmphasized: cell.isEmphasized) }
      }
      for (text, isEmphasized) in runs {
        let part = withoutDuration(text)
        // LinkedIn prints the whole time at an employer below its name.
        if part.scalars.hasDecimal,
          DateScanner.isDuration(part) || Place.isStreet(part) || hasNoWords(part)
        {
          continue
        }
        if let found = Place.read(part),
          !pieces.isEmpty || index > 0 || line.parts.count > 1 || line.isAnchor && lines.count > 1
        {
          if place == nil { place = found.fragment }
          continue
        }
        var rest = part
        if let (before, found) = Place.trailing(in: part) {
          rest = before
          if place == nil { place = found.fragment }
        }
        var piece = HeaderPiece(
          rest, line: index, isLeading: pieces.last?.line != index, in: line)
        piece.isEmphasized = isEmphasized
        piece.wrapped = wrapped
        pieces.append(piece)
      }
    }
    if place == nil, let index = placeBesideDate(pieces, lines) {
      place = pieces.remove(at: index).fragment
    }
    return (pieces, place)
  }

  /// Whether a text has no words but a single letter: "05 à 09".
  private static func hasNoWords(_ text: Fragment) -> Bool {
    text.scalars.count(where: \.isAlphabetic) <= 1
  }

  /// Whether a dot or a bar stands between the date of a line and a text.
  private static func isSetOff(_ text: Fragment, in line: EntryLine) -> Bool {
    line.line.whole.prefix(upTo: text.range.lowerBound).trimmed.scalars.last.map {
      $0.isSign(among: "·•|")
    } ?? false
  }

  /// Removes the time at an employer in brackets at the end: "Acme (4 years 3 months)", "恒澜有限公司（4年3个月）".
  private static func withoutDuration(_ text: Fragment) -> Fragment {
    guard let last = text.scalars.last, last == ")" || last == "）",
      let open = text.scalars.lastIndex(where: { $0 == "(" || $0 == "（" }),
      open > text.scalars.startIndex,
      DateScanner.isDuration(text[open + 1..<text.range.upperBound - 1])
    else { return text }
    return text.prefix(upTo: open).pruned
  }

  /// The cell beside a date, if it may be a place and another line has title and organization, told apart
  /// by their emphasis: "2019 – 2021 Hill Valley" above "**Cook** Pizzeria Stella", as Europass has it. A
  /// title beside an organization and its place has its date behind it.
  private static func placeBesideDate(_ pieces: [HeaderPiece], _ lines: [EntryLine]) -> Int? {
    guard pieces.count > 2 else { return nil }
    let index = pieces.firstIndex { piece in
      piece.followsDate && OrganizationTail.mayBePlace(piece.fragment)
        && pieces.count { $0.line == piece.line } == 1
    }
    guard let index else { return nil }
    let others = pieces.filter { $0.line != pieces[index].line }
    // "Apr. 2018 bis heute · Bad Tölz" above a title and an organization.
    if isSetOff(pieces[index].fragment, in: lines[pieces[index].line]), others.count > 1,
      others.contains(where: { $0.title > 1 })
    {
      return index
    }
    let areApart = zip(others, others.dropFirst()).contains {
      $0.line == $1.line && $0.isBold != $1.isBold
        && ($0.leaning > 0 || $1.leaning < 0 && $0.organization == 0)
    }
    return areApart ? index : nil
  }
}
