extension PositionReader {
  /// A text split into title and organization.
  struct Split {
    var roles: Roles
    var isTitleFirst: Bool
    /// Whether the separator is unambiguous.
    var isStrong: Bool
    var confidence: Double { roles.confidence }
  }

  func split(_ fragment: Fragment) -> Split? {
    for separators in Self.strong {
      let parts = fragment.split(spaced: separators).pruned
      guard parts.count >= 2 else { continue }
      // "Inbound Lead / Forklift Operator": two titles.
      if separators == Self.slash,
        parts.allSatisfy({ isTitleOnly($0) }) || listsAfterSlash(fragment)
          || fragment.scalars.contains("/")
            && parts.dropFirst().contains(where: \.beginsInLowerCase)
      {
        continue
      }
      if let split = decide(parts, isStrong: true) { return split }
    }
    if let split = splitAtWord(fragment) { return split }
    if let split = splitAtColon(fragment) { return split }
    if let split = splitAtBracket(fragment) { return split }
    return splitAtComma(fragment)
  }

  private static let slash = "/@:"
  private static let strong = ["\t|¦", "—―", "·•●", "–-−‒", slash]

  /// "Carpenter / foreman, Hill Builders Ltd, Leeds": a title with a slash, and the rest behind commas.
  private func listsAfterSlash(_ fragment: Fragment) -> Bool {
    guard let slash = fragment.scalars.firstIndex(of: "/"),
      let comma = fragment.scalars.firstIndex(where: \.isComma), slash < comma
    else { return false }
    return RoleScore.organization(fragment.suffix(from: comma + 1).pruned) > 0
      && RoleScore.organization(fragment.prefix(upTo: comma).pruned) == 0
  }

  private func isTitleOnly(_ part: Fragment) -> Bool {
    let score = RoleScore(part)
    return score.title >= Self.clearScore && score.organization == 0
  }

  private func decide(_ parts: [Fragment], isStrong: Bool) -> Split? {
    let scores = parts.map(RoleScore.init)
    let titles = scores.map(\.title)
    let organizations = scores.map(\.organization)
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
        confidence: Confidence.order),
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
      // "Fellow, Institute for Ocean Margins": the word is within the name of the organization.
      let last = before.scalars.lastIndex(where: \.isComma).map {
        before.suffix(from: $0 + 1).pruned
      }
      let isKnown = RoleScore.title(before) >= Self.clearScore
      guard isKnown || Self.beforeNames.contains(word) && mayBeTitle(before), !after.isEmpty,
        !after.beginsInLowerCase, last.map(RoleScore.organization) ?? 0 == 0
      else { continue }
      return Split(
        roles: Roles(
          title: before, organization: after, confidence: isKnown ? 0.93 : Confidence.alone),
        isTitleFirst: true, isStrong: true)
    }
    return nil
  }

  private static let between: Set<String> = [
    "at", "@", "bei", "chez", "bij", "presso", "en", "na", "for", "with", "beim",
  ]

  /// Of these words, those after which nothing but a name of an organization or a place stands.
  private static let beforeNames: Set<String> = ["at", "@", "bei", "chez", "bij", "presso", "beim"]

  /// Whether a short text of which no word is known may be a title: "Baggage Handler".
  private func mayBeTitle(_ fragment: Fragment) -> Bool {
    let words = Folding.words(fragment.scalars)
    return !words.isEmpty && words.count <= Self.maximumUnknownTitleWords
      && RoleScore.organization(fragment) == 0 && !fragment.beginsInLowerCase
      && !fragment.scalars.contains(where: \.isComma) && Place.read(fragment) == nil
  }

  /// "Night Watchman, Thames Cold Storage", where no word is known and the other entries have their titles first, or the
  /// last word before the comma ends as nouns for people do.
  func splitInUsualOrder(_ fragment: Fragment) -> Roles? {
    guard let comma = fragment.scalars.firstIndex(where: \.isComma) else { return nil }
    let title = fragment.prefix(upTo: comma).pruned
    let organization = fragment.suffix(from: comma + 1).pruned
    guard mayBeTitle(title), !organization.isEmpty, !organization.beginsInLowerCase,
      Place.read(organization) == nil, !Self.isDepartment(organization),
      order.prefersTitleFirst && order.together > 0
        || order.titleFirst == order.organizationFirst && Self.namesPerson(title)
    else { return nil }
    return Roles(title: title, organization: organization, confidence: Confidence.order)
  }

  /// Whether the last word has an ending of English nouns for people: "Adjuster", "Watchman".
  private static func namesPerson(_ fragment: Fragment) -> Bool {
    guard let last = Folding.words(fragment.scalars).last else { return false }
    return last.count > 4 && personEndings.contains(where: last.hasSuffix)
  }

  private static let personEndings = ["er", "or", "man", "woman", "ist", "ian"]

  /// "Acme: Engineer".
  private func splitAtColon(_ fragment: Fragment) -> Split? {
    guard let colon = fragment.scalars.firstIndex(of: ":"),
      colon + 1 < fragment.scalars.endIndex, fragment.scalars[colon + 1].isWhitespace
    else { return nil }
    let parts = [fragment.prefix(upTo: colon).pruned, fragment.suffix(from: colon + 1).pruned]
    return parts.contains(where: \.isEmpty) ? nil : decide(parts, isStrong: false)
  }

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
    // "Cook (Corrib Inn)", but not "Cook (part-time)" and "Cook (Leeds)".
    if RoleScore.title(before) >= Self.strongTitle, !inside.beginsInLowerCase,
      RoleScore.title(inside) == 0, Place.read(inside) == nil,
      !inside.scalars.hasDecimal,
      Folding.words(inside.scalars).allSatisfy({ !Self.termsOfWork.contains($0) })
    {
      return Split(
        roles: Roles(title: before, organization: inside, confidence: Confidence.alone),
        isTitleFirst: true, isStrong: true)
    }
    if RoleScore.title(inside) >= Self.strongTitle, RoleScore.title(before) == 0 {
      return Split(
        roles: Roles(title: inside, organization: before, confidence: 0.8), isTitleFirst: false,
        isStrong: true)
    }
    return nil
  }

  /// What brackets after a title say of the job instead of naming the employer.
  static let termsOfWork = WordTable.words(
    """
    part full time half contract contractor temporary temp permanent freelance freelancer remote hybrid intern
    internship volunteer voluntary seasonal self employed promoted acting placement apprenticeship casual project
    based consultant teilzeit vollzeit befristet werkstudent praktikum minijob elternzeit cdi cdd stage alternance
    interim indefinido temporal practicas m w d f x team lead leader
    """)

  private func splitAtComma(_ fragment: Fragment) -> Split? {
    var best: (split: Split, score: Int)?
    for comma in fragment.scalars.indices where fragment.scalars[comma].isComma {
      let left = fragment.prefix(upTo: comma).pruned
      let right = fragment.suffix(from: comma + 1).pruned
      guard !left.isEmpty, !right.isEmpty else { continue }
      let words = Folding.words(right.scalars)
      if words.count == 1, let only = words.first, OrganizationWords.forms.contains(only) {
        continue
      }
      let scores = (RoleScore(left), RoleScore(right))
      let titles = (scores.0.title, scores.1.title)
      let organizations = (scores.0.organization, scores.1.organization)
      let forward = titles.0 * 2 + organizations.1 - titles.1 * 2 - organizations.0
      let isTitleFirst = forward > 0 || forward == 0 && order.prefersTitleFirst
      guard max(titles.0, titles.1) >= Self.clearScore, forward != 0 else { continue }
      let title = isTitleFirst ? left : right
      let organization = isTitleFirst ? right : left
      guard !isTitleFirst || !Self.isDepartment(organization) else { continue }
      var roles = Roles(title: title, organization: organization, confidence: 0.87)
      if isTitleFirst, RoleScore.organization(organization) == 0 { roles.wholeTitle = fragment }
      let split = Split(roles: roles, isTitleFirst: isTitleFirst, isStrong: false)
      // Of two equally good commas, the later one gives the longer title: "Director, Product
      // Design, Acme". A place may follow the organization: "Driver, Arga, Logroño".
      let isBetter =
        best.map { known in
          abs(forward) > known.score
            || abs(forward) == known.score
              && !(known.split.isTitleFirst && isTitleFirst
                && Self.isOrganizationAndPlace(known.split.roles.organization))
        } ?? true
      if isBetter { best = (split, abs(forward)) }
    }
    return best?.split
  }

  /// "Podiatrist, Dale Clinic" where no word list has the title: what precedes the comma before a known kind
  /// of organization is the title, unless it names an organization or is the first of several partners, as
  /// in "Hale, Marsh & Co.".
  func splitBeforeOrganization(_ fragment: Fragment) -> Roles? {
    guard let comma = fragment.scalars.firstIndex(where: \.isComma) else { return nil }
    let title = fragment.prefix(upTo: comma).pruned
    let organization = fragment.suffix(from: comma + 1).pruned
    let words = Folding.words(organization.scalars)
    guard !title.isEmpty, Folding.words(title.scalars).count <= Self.maximumUnknownTitleWords,
      RoleScore.organization(title) == 0, RoleScore.organization(organization) >= Self.clearScore,
      words.contains(where: { !OrganizationWords.allForms.contains($0) }),
      !organization.scalars.contains("&"), !words.contains("and"),
      !Self.isDepartment(organization)
    else { return nil }
    return Roles(title: title, organization: organization, confidence: Confidence.alone)
  }

  /// The longest title, in words, of which no word is known; longer texts are names or sentences.
  private static let maximumUnknownTitleWords = 4

  /// Whether a text is a name and, after one comma, what may be a place.
  private static func isOrganizationAndPlace(_ fragment: Fragment?) -> Bool {
    guard let fragment, let (name, tail) = OrganizationTail.split(fragment),
      !name.scalars.contains(where: \.isComma), !tail.scalars.contains(where: \.isComma)
    else { return false }
    return !isDepartment(name) && RoleScore.title(name) == 0
      && !Folding.words(name.scalars).contains(where: TitleWords.fields.contains)
  }

  /// Whether a text names a part of an organization: "Product Design", "Chilled Division".
  private static func isDepartment(_ fragment: Fragment) -> Bool {
    let words = Folding.words(fragment.scalars)
    return words.allSatisfy { TitleWords.fields.contains($0) || ["and", "of"].contains($0) }
      || words.last.map { departments.contains($0) || parts.contains($0) && words.count <= 2 }
        ?? false
  }

  /// The last words of names of parts, which longer names of organizations also have: "Clyde Pathology Service".
  private static let parts = WordTable.words("team unit ward service pole")

  private static let departments = WordTable.words(
    "division department dept section branch abteilung bereich afdeling reparto avdelning avdeling"
  )
}
