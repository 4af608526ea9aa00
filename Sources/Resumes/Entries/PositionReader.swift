/// Reads title, organization and place from the entries of a section.
struct PositionReader {
  /// Scores of `RoleScore` from which a text is a title or an organization.
  private static let clearScore = 2
  private static let strongTitle = 3

  /// The maximum number of words of a list item that may be the title of an entry.
  private static let maximumTitleWords = 12

  /// The longest title or organization, in scalars: longer cells are descriptions.
  private static let maximumPieceLength = 130

  /// Cells longer than this, in scalars, describe the position when one line holds title and
  /// organization.
  private static let minimumDescription = 50

  /// How many cells are searched for title and organization, and how many parts of one cell.
  private static let maximumPieces = 4
  private static let maximumParts = 3

  /// From this confidence on, a cell that holds both decides for the whole entry.
  private static let minimumSplitConfidence = 0.85

  /// Above this confidence, a cell that holds both counts for the order of the other entries.
  private static let minimumOrderConfidence = 0.8

  private var order = RoleOrder()

  static func positions(of lines: [TextLine]) -> [Position] {
    var reader = PositionReader()
    let entries = EntrySplitter.entries(of: lines).map(withBulletTitle)
    var readings = entries.map { reader.read($0, isFinal: false) }
    readings = entries.map { reader.read($0, isFinal: true) }
    return merged(readings)
  }

  /// "Mar 2021 – Present" above "• Staff Engineer, Globex": the first item is the title.
  private static func withBulletTitle(_ entry: Entry) -> Entry {
    guard entry.header.allSatisfy(\.isDateOnly), let first = entry.body.first,
      first.wordCount <= maximumTitleWords, first.line.content.scalars.last != ".",
      first.parts.contains(where: { RoleScore.title($0) >= 2 })
    else { return entry }
    var copy = entry
    copy.body.removeFirst()
    var line = first
    line.isBody = false
    copy.header.append(line)
    return copy
  }

  private struct Reading {
    var position: Position
    /// The number of cells in its opening lines.
    var pieces: Int
  }

  private mutating func read(_ entry: Entry, isFinal: Bool) -> Reading {
    let (pieces, place) = HeaderPiece.pieces(of: entry.header)
    var position = Position()
    position.place = place.map { Value($0, confidence: 0.85) }
    if let (period, sources) = entry.period {
      position.period = period
      position.periodSources = sources
    }
    let roles = assign(pieces, isFinal: isFinal).withoutPlace
    position.title = roles.title.map { Value($0, confidence: roles.confidence) }
    position.organization = roles.organization.map { Value($0, confidence: roles.confidence) }
    if isFinal {
      let (highlights, summary) = entry.description
      position.highlights = highlights
      position.summary = summary
      if position.place == nil, let trailing = roles.place {
        position.place = Value(trailing, confidence: 0.8)
      }
    }
    return Reading(position: position, pieces: pieces.count)
  }

  private struct Roles {
    var title: Fragment?
    var organization: Fragment?
    var place: Fragment?
    var confidence = 0.9

    /// Moves a place at the end of the organization, as in "Meridian Labs, Chicago, IL", to
    /// `place`.
    var withoutPlace: Roles {
      guard let organization, let (rest, found) = Place.trailing(in: organization) else {
        return self
      }
      var copy = self
      copy.organization = rest
      copy.place = found.fragment
      return copy
    }
  }

  private mutating func assign(_ pieces: [HeaderPiece], isFinal: Bool) -> Roles {
    // Long cells are descriptions.
    let short = pieces.filter { $0.fragment.scalars.count <= Self.maximumPieceLength }
    guard let first = short.first else { return Roles() }
    if short.count == 1 { return splitting(first, isFinal: isFinal) }
    let front = Array(short.prefix(Self.maximumPieces))
    // One cell may hold both, followed by descriptions.
    if first.title >= Self.clearScore, let split = split(first.fragment),
      split.confidence >= Self.minimumSplitConfidence,
      front.dropFirst().allSatisfy({ $0.organization == 0 && $0.title == 0 }),
      split.isStrong
        || front.dropFirst().allSatisfy({ $0.fragment.scalars.count > Self.minimumDescription })
    {
      return split.roles
    }
    let best = front.indices.max { (front[$0].leaning, -$0) < (front[$1].leaning, -$1) } ?? 0
    if front[best].title >= Self.clearScore,
      front[best].leaning > 0
        || front.indices.contains(where: { $0 != best && front[$0].leaning < front[best].leaning })
    {
      let others = front.indices.filter {
        $0 != best && front[$0].title < Self.strongTitle || $0 != best && front[$0].organization > 0
      }
      let other =
        others.max {
          (front[$0].organization, -abs($0 - best), -$0) < (
            front[$1].organization, -abs($1 - best), -$1
          )
        }
        ?? front.indices.first { $0 != best }
      if let other {
        if !isFinal {
          learn(title: front[best], organization: front[other], titleFirst: best < other)
        }
        return Roles(
          title: front[best].fragment, organization: front[other].fragment, confidence: 0.92)
      }
    }
    // The words do not decide: use the style and order of the other entries.
    let second = front[1]
    var titleFirst = order.prefersTitleFirst
    if first.isBold != second.isBold, order.boldTitles != order.boldOrganizations {
      titleFirst = (order.boldTitles > order.boldOrganizations) == first.isBold
    } else if second.organization > first.organization {
      titleFirst = true
    } else if first.organization > second.organization {
      titleFirst = false
    } else if first.title != second.title {
      titleFirst = first.title > second.title
    }
    return titleFirst
      ? Roles(title: first.fragment, organization: second.fragment, confidence: 0.6)
      : Roles(title: second.fragment, organization: first.fragment, confidence: 0.6)
  }

  private mutating func learn(title: HeaderPiece, organization: HeaderPiece, titleFirst: Bool) {
    order.count(titleFirst: titleFirst)
    if title.isBold != organization.isBold { order.count(boldTitle: title.isBold) }
  }

  /// Assigns the roles of a text that may hold both title and organization.
  private mutating func splitting(_ piece: HeaderPiece, isFinal: Bool) -> Roles {
    if let split = split(piece.fragment) {
      if !isFinal, split.confidence > Self.minimumOrderConfidence {
        order.count(titleFirst: split.isTitleFirst)
      }
      return split.roles
    }
    if piece.title >= Self.clearScore || piece.title > piece.organization {
      return Roles(title: piece.fragment, confidence: 0.8)
    }
    return Roles(organization: piece.fragment, confidence: piece.organization > 0 ? 0.8 : 0.55)
  }

  private struct Split {
    var roles: Roles
    var isTitleFirst: Bool
    /// Whether the separator is unambiguous.
    var isStrong: Bool
    var confidence: Double { roles.confidence }
  }

  private func split(_ fragment: Fragment) -> Split? {
    for separators in Self.strong {
      let parts = fragment.split(spaced: separators).map(\.pruned).filter { !$0.isEmpty }
      guard parts.count >= 2 else { continue }
      if let split = decide(parts, isStrong: true) { return split }
    }
    if let split = splitAtWord(fragment) { return split }
    if let split = splitAtBracket(fragment) { return split }
    return splitAtComma(fragment)
  }

  private static let strong: [Set<Unicode.Scalar>] = [
    ["\t", "|", "¦"], ["—", "―"], ["·", "•", "●"], ["–", "-", "−", "‒"], ["/", "@", ":"],
  ]

  private func decide(_ parts: [Fragment], isStrong: Bool) -> Split? {
    let titles = parts.map(RoleScore.title)
    let organizations = parts.map(RoleScore.organization)
    let indices = parts.indices.prefix(Self.maximumParts)
    guard
      let best = indices.max(by: {
        (titles[$0] - organizations[$0], -$0) < (titles[$1] - organizations[$1], -$1)
      })
    else { return nil }
    let others = indices.filter { $0 != best }
    guard
      let other = others.max(by: {
        (organizations[$0] - titles[$0], -$0) < (organizations[$1] - titles[$1], -$1)
      })
    else { return nil }
    if titles[best] >= Self.clearScore,
      titles[best] - organizations[best] > titles[other] - organizations[other]
    {
      return Split(
        roles: Roles(title: parts[best], organization: parts[other], confidence: 0.9),
        isTitleFirst: best < other, isStrong: isStrong)
    }
    guard isStrong else { return nil }
    if organizations[0] != organizations[1] {
      let isTitleFirst = organizations[1] > organizations[0]
      return Split(
        roles: Roles(
          title: parts[isTitleFirst ? 0 : 1], organization: parts[isTitleFirst ? 1 : 0],
          confidence: 0.75),
        isTitleFirst: isTitleFirst, isStrong: true)
    }
    let isTitleFirst = order.prefersTitleFirst
    return Split(
      roles: Roles(
        title: parts[isTitleFirst ? 0 : 1], organization: parts[isTitleFirst ? 1 : 0],
        confidence: 0.55),
      isTitleFirst: isTitleFirst, isStrong: true)
  }

  /// "Engineer at Acme", "Entwickler bei Acme", "Développeur chez Acme".
  private func splitAtWord(_ fragment: Fragment) -> Split? {
    let words = fragment.split { $0 == " " }
    for index in words.indices.dropFirst().dropLast() {
      let word = Folding.fold(words[index].scalars)
      guard Self.between.contains(word) else { continue }
      let before = fragment.prefix(upTo: words[index].scalars.startIndex).pruned
      let after = fragment.suffix(from: words[index].scalars.endIndex).pruned
      guard RoleScore.title(before) >= Self.clearScore, !after.isEmpty, !after.beginsInLowerCase
      else { continue }
      return Split(
        roles: Roles(title: before, organization: after, confidence: 0.93), isTitleFirst: true,
        isStrong: true)
    }
    return nil
  }

  private static let between: Set<String> = [
    "at", "@", "bei", "chez", "bij", "presso", "en", "na", "for", "with", "beim",
  ]

  /// "Engineer (Acme)".
  private func splitAtBracket(_ fragment: Fragment) -> Split? {
    guard fragment.scalars.last == ")", let open = fragment.scalars.lastIndex(of: "("),
      open > fragment.scalars.startIndex
    else { return nil }
    let before = fragment.prefix(upTo: open).pruned
    let inside = fragment[open + 1..<fragment.scalars.endIndex - 1].pruned
    guard !before.isEmpty, !inside.isEmpty else { return nil }
    if RoleScore.title(before) >= Self.clearScore,
      RoleScore.organization(inside) >= Self.clearScore
    {
      return Split(
        roles: Roles(title: before, organization: inside, confidence: 0.8), isTitleFirst: true,
        isStrong: true)
    }
    if RoleScore.title(inside) >= Self.strongTitle, RoleScore.title(before) == 0 {
      return Split(
        roles: Roles(title: inside, organization: before, confidence: 0.8), isTitleFirst: false,
        isStrong: true)
    }
    return nil
  }

  private func splitAtComma(_ fragment: Fragment) -> Split? {
    var best: (split: Split, score: Int)?
    for comma in fragment.scalars.indices where fragment.scalars[comma] == "," {
      let left = fragment.prefix(upTo: comma).pruned
      let right = fragment.suffix(from: comma + 1).pruned
      guard !left.isEmpty, !right.isEmpty else { continue }
      let words = Folding.words(right.scalars)
      if words.count == 1, let only = words.first, OrganizationWords.forms.contains(only) {
        continue
      }
      let titles = (RoleScore.title(left), RoleScore.title(right))
      let organizations = (RoleScore.organization(left), RoleScore.organization(right))
      let forward = titles.0 * 2 + organizations.1 - titles.1 * 2 - organizations.0
      let isTitleFirst = forward > 0 || forward == 0 && order.prefersTitleFirst
      guard max(titles.0, titles.1) >= Self.clearScore, forward != 0 else { continue }
      let title = isTitleFirst ? left : right
      let organization = isTitleFirst ? right : left
      let isDepartment =
        isTitleFirst
        && Folding.words(organization.scalars).allSatisfy {
          TitleWords.fields.contains($0) || ["and", "of"].contains($0)
        }
      guard !isDepartment else { continue }
      let split = Split(
        roles: Roles(title: title, organization: organization, confidence: 0.87),
        isTitleFirst: isTitleFirst, isStrong: false)
      // Of two equally good commas, the later one gives the longer title: "Director, Product
      // Design, Acme".
      if best.map({ abs(forward) >= $0.score }) ?? true { best = (split, abs(forward)) }
    }
    return best?.split
  }

  /// Merges several positions under one organization: the later ones inherit its name.
  private static func merged(_ readings: [Reading]) -> [Position] {
    var positions: [Position] = []
    var shared: Value?
    var pending: Position?
    for reading in readings {
      var position = reading.position
      if position.title == nil, position.organization == nil, position.period == nil {
        // Only running text: it continues the previous entry.
        if !positions.isEmpty { positions[positions.count - 1].highlights += position.highlights }
        continue
      }
      if position.title == nil, let organization = position.organization,
        position.highlights.isEmpty,
        position.summary == nil
      {
        if let pending { positions.append(pending) }
        shared = organization
        pending = position
        continue
      }
      if position.organization == nil, let name = shared ?? positions.last?.organization,
        position.title != nil
      {
        var inherited = name
        inherited.confidence *= 0.9
        position.organization = inherited
        if position.place == nil { position.place = pending?.place }
        pending = nil
      } else {
        if let before = pending { positions.append(before) }
        pending = nil
        shared = nil
      }
      positions.append(position)
    }
    if let pending { positions.append(pending) }
    return positions
  }
}
