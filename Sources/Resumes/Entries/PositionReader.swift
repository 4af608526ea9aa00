/// Reads title, organization and place from the entries of a section.
struct PositionReader {
  /// Scores of `RoleScore` from which a text is a title or an organization.
  static let clearScore = 2
  static let strongTitle = 3

  /// The maximum number of words of a list item that may be the title of an entry.
  static let maximumTitleWords = 12

  /// The longest title or organization, in scalars: longer cells are descriptions.
  private static let maximumPieceLength = 130

  /// Cells longer than this, in scalars, describe the position when one line holds title and
  /// organization.
  private static let minimumDescription = 50

  /// How many cells are searched for title and organization, and how many parts of one cell.
  private static let maximumPieces = 4
  static let maximumParts = 3

  /// From this confidence on, a cell that holds both decides for the whole entry.
  private static let minimumSplitConfidence = 0.85

  /// Above this confidence, a cell that holds both counts for the order of the other entries.
  private static let minimumOrderConfidence = 0.8

  /// Shares of the roles that are right, measured with `make bench-resumes` by what decided.
  enum Confidence {
    /// Only the order or the style of the other entries.
    static let order = 0.35
    /// A text alone, without a partner that confirms it.
    static let alone = 0.65
    /// A text that wraps beside a date.
    static let wrapped = 0.85
    /// Factor for the entries of a section of which many lack a title, an organization or a period:
    /// the section was probably misread.
    static let incompleteSection = 0.85
  }

  /// The share of entries that must be complete for the section to be read well.
  private static let minimumCompleteShare = 0.66

  var order = RoleOrder()

  static func positions(of lines: [TextLine]) -> [Position] {
    if let labeled = LabeledEntries.positions(of: lines) { return labeled }
    if let tables = CareerTables(lines) { return tables.positions }
    if let roles = GroupedRoles(lines) { return roles.positions }
    var reader = PositionReader()
    let entries = EntrySplitter.entries(of: lines).map(withBulletTitle).map(withTitleAboveDuties)
      .map(\.withSentencesBelow)
    let headers = entries.map { HeaderPiece.pieces(of: $0.header) }
    // The first time, only the order of the entries is learned.
    for (entry, header) in zip(entries, headers) { _ = reader.read(entry, header, isFinal: false) }
    let readings = zip(entries, headers).compactMap { reader.read($0, $1, isFinal: true) }
    return weighed(merged(readings)).filter { !isLeave($0) }
  }

  /// Lowers the confidence of entries in a section of which many are incomplete.
  private static func weighed(_ positions: [Position]) -> [Position] {
    let complete = positions.count {
      $0.title != nil && $0.organization != nil && $0.period?.isRange == true
    }
    guard Double(complete) < minimumCompleteShare * Double(positions.count) else {
      return positions
    }
    return positions.map { position in
      var copy = position
      copy.title?.confidence *= Confidence.incompleteSection
      copy.organization?.confidence *= Confidence.incompleteSection
      return copy
    }
  }

  /// Whether a place ends a cell with more text, after a comma: "Engineer, Acme, Berlin".
  private func isAfterComma(_ place: Fragment, in entry: Entry) -> Bool {
    sign(before: place, in: entry)?.isComma == true
  }

  private func isAfterDash(_ place: Fragment, in entry: Entry) -> Bool {
    sign(before: place, in: entry).map { $0.isSign(among: "–—-") } ?? false
  }

  private func sign(before place: Fragment, in entry: Entry) -> Unicode.Scalar? {
    for line in entry.header {
      let whole = line.line.whole
      guard whole.page == place.page, whole.line == place.line else { continue }
      return whole.prefix(upTo: place.range.lowerBound).trimmed.scalars.last
    }
    return nil
  }

  private struct Reading {
    var position: Position
    /// The title if what follows its comma is a part of it and not an organization.
    var wholeTitle: Value?
    /// The number of cells in its opening lines.
    var pieces: Int
    /// Whether one cell has both title and organization.
    var isTogether: Bool
  }

  /// - Parameter header: The cells of the opening lines without places, and the first place.
  /// - Returns: Nil unless `isFinal`.
  private mutating func read(
    _ entry: Entry, _ header: (pieces: [HeaderPiece], place: Fragment?), isFinal: Bool
  ) -> Reading? {
    var (pieces, place) = header
    for index in pieces.indices {
      pieces[index].removeNumber()
      pieces[index].removeLabel()
    }
    // "Full-time | Aug 2021 to Present" below title and employer.
    if pieces.count > 2,
      pieces.contains(where: { $0.title >= Self.clearScore && !$0.namesOnlyTerms })
    {
      pieces.removeAll(where: \.namesOnlyTerms)
    }
    if let place {
      if !isFinal, isAfterComma(place, in: entry) { order.countTrailingPlace() }
    } else if order.hasTrailingPlaces,
      let index = pieces.firstIndex(where: { $0.withoutLastPart != nil }),
      let (piece, last) = pieces[index].withoutLastPart
    {
      pieces[index] = piece
      place = last
    }
    let isUsual = isFinal && order.hasPlacesAfterBoth
    if place == nil,
      let index = pieces.firstIndex(where: { $0.withoutPlaceAfterBoth(isUsual) != nil }),
      let (piece, last) = pieces[index].withoutPlaceAfterBoth(isUsual)
    {
      pieces[index] = piece
      place = last
      if !isFinal { order.countPlaceAfterBoth() }
    }
    let hasPartner =
      pieces.count > 1 && (pieces.contains { $0.organization > 0 } || isFinal)
    if hasPartner || pieces.contains(where: \.listsBoth) {
      let index = pieces.firstIndex { $0.withoutDashedPart != nil }
      let dashed = index.flatMap { pieces[$0].withoutDashedPart }
      if !isFinal {
        order.count(
          dashedTail: dashed?.last.text, isPlace: place.map { isAfterDash($0, in: entry) } ?? false,
          isAfterBoth: dashed?.piece.listsBoth ?? false)
      } else if order.hasDashedPlaces, place == nil, let index, let (piece, last) = dashed {
        pieces[index] = piece
        place = last
      }
    }
    let assigned = assign(pieces, isFinal: isFinal)
    guard isFinal else { return nil }
    let roles = assigned.withoutPlace
    var position = Position()
    position.place = place.map { Value($0, confidence: 0.85) }
    if let (period, sources) = entry.period {
      position.period = period
      position.periodSources = sources
    }
    func value(_ text: Fragment) -> Value {
      let wrapped = pieces.first { $0.fragment.source == text.source }?.wrapped ?? []
      return wrapped.isEmpty
        ? Value(text, confidence: roles.confidence)
        : Value(joining: wrapped, confidence: min(roles.confidence, Confidence.wrapped))
    }
    position.title = roles.title.map(value)
    position.organization = roles.organization.map(value)
    var wholeTitle: Value?
    if let whole = roles.wholeTitle { wholeTitle = Value(whole, confidence: roles.confidence) }
    (position.highlights, position.summary) = entry.description
    if position.place == nil, let trailing = roles.place {
      position.place = Value(trailing, confidence: 0.8)
    }
    // Title and organization of one wrapped text have one cell.
    let cells = pieces.count { $0.wrapped.isEmpty || $0.isLeading }
    let isTogether = pieces.contains { piece in
      [roles.title, roles.organization].allSatisfy { $0.map(piece.hasStart) ?? false }
    }
    return Reading(
      position: position, wholeTitle: wholeTitle, pieces: cells, isTogether: isTogether)
  }

  struct Roles {
    var title: Fragment?
    var organization: Fragment?
    var place: Fragment?
    /// The text of both, if nothing but a comma says that the second part is an organization.
    var wholeTitle: Fragment?
    var confidence = 0.9

    /// Moves a place at the end of the organization, as in "Meridian Labs, Chicago, IL", to
    /// `place`.
    var withoutPlace: Roles {
      guard let organization = organization.map(OrganizationTail.withoutRemark) else { return self }
      var copy = self
      copy.organization = organization
      if let (rest, found) = Place.trailing(in: organization) {
        copy.organization = rest
        copy.place = found.fragment
      } else if let (rest, found) = OrganizationTail.split(organization) {
        copy.organization = rest
        copy.place = found
      }
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
    if first.wrapped.isEmpty, first.title >= Self.clearScore, let split = split(first.fragment),
      split.confidence >= Self.minimumSplitConfidence,
      front.dropFirst().allSatisfy({ $0.organization == 0 && $0.title == 0 }),
      split.isStrong || order.prefersTogether || isBesidePlaces(split, front.dropFirst())
        || front.dropFirst().allSatisfy({ $0.fragment.scalars.count > Self.minimumDescription })
    {
      let isSure = split.isStrong || isBesidePlaces(split, front.dropFirst())
      if !isFinal, isSure { order.count(isTogether: true) }
      return split.roles
    }
    let best = front.indices.max { (front[$0].leaning, -$0) < (front[$1].leaning, -$1) } ?? 0
    if front[best].title >= Self.clearScore,
      front[best].leaning > 0
        || front.indices.contains(where: { $0 != best && front[$0].leaning < front[best].leaning })
    {
      let others = front.indices.filter {
        $0 != best
          && (front[$0].title < Self.strongTitle || front[$0].organization > 0
            || front[$0].isLeading)
      }
      func rank(_ index: Int) -> (Int, Int, Int, Int, Int) {
        let piece = front[index]
        return (
          piece.organization, front[best].isBeside(piece) ? 2 : piece.isLeading ? 1 : 0,
          piece.title < Self.strongTitle ? 1 : 0,
          -abs(index - best), -index
        )
      }
      let other =
        others.max { rank($0) < rank($1) }
        ?? front.indices.first { $0 != best }
      if let other {
        if !isFinal {
          if front[other].organization > 0 { order.count(isTogether: false) }
          learn(title: front[best], organization: front[other], titleFirst: best < other)
        }
        return Roles(
          title: front[best].fragment, organization: front[other].fragment, confidence: 0.92)
      }
    }
    // The words do not decide: use the style and order of the other entries.
    guard
      let second = front.dropFirst().first(where: first.isBeside)
        ?? front.dropFirst().first(where: \.isLeading) ?? front.dropFirst().first
    else { return Roles() }
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
      ? Roles(title: first.fragment, organization: second.fragment, confidence: Confidence.order)
      : Roles(title: second.fragment, organization: first.fragment, confidence: Confidence.order)
  }

  /// Whether a cell that holds a title and a known kind of organization has nothing beside it but what may be
  /// a place, and descriptions below.
  private func isBesidePlaces(_ split: Split, _ others: ArraySlice<HeaderPiece>) -> Bool {
    guard let organization = split.roles.organization, RoleScore.organization(organization) > 0
    else { return false }
    return others.allSatisfy {
      (!$0.isLeading || $0.followsDate || $0.fragment.spacedWordCount <= Self.longestPlace)
        && OrganizationTail.mayBePlace($0.fragment)
        || $0.fragment.scalars.count > Self.minimumDescription
    }
  }

  /// The longest place on a line of its own, in words.
  private static let longestPlace = 2

  private mutating func learn(title: HeaderPiece, organization: HeaderPiece, titleFirst: Bool) {
    order.count(titleFirst: titleFirst)
    if title.isBold != organization.isBold { order.count(boldTitle: title.isBold) }
  }

  /// Assigns the roles of a text that may hold both title and organization.
  private mutating func splitting(_ piece: HeaderPiece, isFinal: Bool) -> Roles {
    if let split = split(piece.fragment) {
      if !isFinal, split.confidence > Self.minimumOrderConfidence {
        order.count(titleFirst: split.isTitleFirst)
        order.count(isTogether: true)
      }
      return split.roles
    }
    if piece.title >= Self.clearScore || piece.title > piece.organization {
      return Roles(title: piece.fragment, confidence: Confidence.alone)
    }
    if let roles = splitBeforeOrganization(piece.fragment) { return roles }
    if isFinal, piece.organization == 0, let roles = splitInUsualOrder(piece.fragment) {
      return roles
    }
    return Roles(
      organization: piece.fragment,
      confidence: piece.organization > 0 ? Confidence.alone : Confidence.order)
  }

  /// Merges several positions under one organization: the later ones inherit its name.
  private static func merged(_ readings: [Reading]) -> [Position] {
    var positions: [Position] = []
    var shared: Value?
    var pending: Position?
    /// Whether the last organization has a line of its own, which later titles may share.
    var hasOwnLine = false
    for reading in readings {
      var position = reading.position
      // Below a shared organization, a title may have a comma.
      if shared != nil || hasOwnLine && reading.pieces == 1, let whole = reading.wholeTitle {
        position.title = whole
        position.organization = nil
      }
      // Below an organization with a line of its own, one unknown text is another title there if one period follows the
      // other.
      if position.title == nil, hasOwnLine, reading.pieces == 1,
        let text = position.organization, text.confidence <= Confidence.order,
        let period = position.period, let next = positions.last?.period, period.leads(to: next)
      {
        position.title = text
        position.organization = nil
      }
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
        hasOwnLine = reading.pieces > 1 && !reading.isTogether
      }
      positions.append(position)
    }
    if let pending { positions.append(pending) }
    return positions
  }
}
