/// Writes the bullets of an explanation: what is met, what is not, and what was not found.
struct BulletWriter {
  /// An explanation has to fit on one screen.
  private static let maximumBullets = 6
  /// The most requirements that are not met with a bullet each.
  private static let maximumNotMet = 3
  /// The longest list in one bullet.
  private static let maximumListed = 8

  let requirements: [JudgedRequirement]
  /// A title that the posting and the resume share.
  let title: Bullet?

  func bullets() -> [Bullet] {
    let unknown = [missing(), open()].compactMap(\.self)
    let unmet = notMet()
    let rest = Self.maximumBullets - unmet.count - unknown.count
    var met = self.met()
    if let title, met.count < rest { met.append(title) }
    return Array(met.prefix(rest)) + unmet + unknown
  }

  // MARK: Met

  private func met() -> [Bullet] {
    let met = requirements.filter {
      $0.status == .met && $0.certainty != .open && !repeats($0)
    }
    .enumerated().sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
    .map(\.element)
    var bullets: [Bullet] = []
    var listed: [JudgedRequirement] = []
    var quoted: [Span: [JudgedRequirement]] = [:]
    for judged in met where isShown(judged) {
      if let passage = judged.passages.first { quoted[passage, default: []].append(judged) }
    }
    var seen: Set<Span> = []
    for judged in met {
      guard isShown(judged), let passage = judged.passages.first else {
        listed.append(judged)
        continue
      }
      guard seen.insert(passage).inserted else { continue }
      bullets.append(shown(quoted[passage] ?? [judged], passage))
    }
    // The list of plain skills follows the first, more telling bullets.
    if let list = list(listed) { bullets.insert(list, at: min(bullets.count, Self.beforeList)) }
    return bullets
  }

  /// Whether what the posting only tells of is already named by a requirement, or met by its passage.
  private func repeats(_ judged: JudgedRequirement) -> Bool {
    (judged.requirement.isTask || judged.requirement.isGuess)
      && requirements.contains { other in
        other.status == .met && !other.requirement.isTask && !other.requirement.isGuess
          && (judged.requirement.isTask && other.passages.first == judged.passages.first
            || other.hasName(of: judged))
      }
  }

  /// How many bullets precede the one that lists skills.
  private static let beforeList = 3

  /// Whether a requirement has a bullet of its own rather than a place in the list of skills.
  private func isShown(_ judged: JudgedRequirement) -> Bool {
    guard judged.requirement.kind == .skill || judged.requirement.kind == .other,
      judged.place == .list, let passage = judged.passages.first
    else { return true }
    return Sentences.plain(passage.text).lowercased()
      != Sentences.plain(judged.requirement.text).lowercased()
  }

  private func shown(_ judged: [JudgedRequirement], _ passage: Span) -> Bullet {
    let first = judged[0]
    let quotation = Sentences.quoted(passage.text)
    let evidence = judged.map { ($0.requirement.posting, Optional(passage)) }
    switch first.requirement.kind {
    case .years where first.months != nil:
      return years(first)
    case .skill
    where !first.requirement.isTask && !first.isSentence && judged.allSatisfy(\.isNamed),
      .other where judged.allSatisfy(\.isNamed):
      let names = Sentences.list(judged.map { Sentences.plain($0.requirement.text) })
      let verb = first.place == .list ? "lists" : "shows"
      return Bullet(text: "Your resume \(verb) \(names): \(quotation).", evidence: evidence)
    default:
      let asked = Sentences.list(judged.map { Sentences.quoted($0.requirement.text) })
      return Bullet(
        text: "\(opening(judged)) \(asked); your resume says \(quotation).", evidence: evidence)
    }
  }

  /// How a bullet names what is in the posting.
  private func opening(_ judged: [JudgedRequirement]) -> String {
    guard judged.allSatisfy({ $0.certainty == .stated && !$0.requirement.isTask }) else {
      return "The posting mentions"
    }
    if judged.allSatisfy({ !$0.requirement.isDescribed }) { return "The posting lists" }
    if !judged.allSatisfy(\.requirement.isDescribed) { return "The posting mentions" }
    if judged.allSatisfy({ $0.requirement.importance == .required }) { return "The job asks for" }
    return judged.allSatisfy { $0.requirement.importance == .preferred }
      ? "The job welcomes" : "The posting mentions"
  }

  private func years(_ judged: JudgedRequirement) -> Bullet {
    let asked = Sentences.quoted(judged.requirement.text)
    let time =
      judged.hasDatesWithoutMonths
      ? "about \(judged.duration) or more" : "at least \(judged.duration)"
    return Bullet(
      text: "\(opening([judged])) \(asked); by the dates in your resume you have \(time).",
      evidence: judged.passages.map { (judged.requirement.posting, $0) })
  }

  private func list(_ judged: [JudgedRequirement]) -> Bullet? {
    let listed = judged.prefix(Self.maximumListed)
    guard !listed.isEmpty else { return nil }
    let names = Sentences.list(listed.map { Sentences.plain($0.requirement.text) })
    return Bullet(
      text: "Your skills include \(names).",
      evidence: listed.map { ($0.requirement.posting, $0.passages.first) })
  }

  // MARK: Not met

  private func notMet() -> [Bullet] {
    let unmet = requirements.filter { $0.status == .notMet && $0.certainty == .stated }.enumerated()
      .sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }.map(\.element)
    var bullets: [Bullet] = []
    var told: Set<Span> = []
    for judged in unmet.prefix(Self.maximumNotMet) {
      guard judged.requirement.kind != .years else {
        bullets.append(yearsNotMet(judged))
        continue
      }
      guard let passage = judged.passages.first, told.insert(passage).inserted else { continue }
      let same = unmet.filter { $0.passages.first == passage && $0.requirement.kind != .years }
      let asked = Sentences.list(same.map { Sentences.quoted($0.requirement.text) })
      bullets.append(
        Bullet(
          text:
            "\(opening(same)) \(asked), which \(same.count == 1 ? "is" : "are") not met: your "
            + "resume says \(Sentences.quoted(passage.text)).",
          evidence: same.map { ($0.requirement.posting, passage) }))
    }
    return bullets
  }

  private func yearsNotMet(_ judged: JudgedRequirement) -> Bullet {
    Bullet(
      text:
        "\(opening([judged])) \(Sentences.quoted(judged.requirement.text)), which is not met: by the "
        + "dates in your resume you have only \(judged.duration).",
      evidence: judged.passages.map { (judged.requirement.posting, $0) })
  }

  // MARK: Not found

  private func missing() -> Bullet? {
    names("Not found in your resume") { $0.status == .notFound && $0.certainty == .stated }
  }

  private func open() -> Bullet? {
    names("Could not be compared with your resume") { $0.certainty == .open }
  }

  /// Lists the requirements that `isListed` accepts. Nil if there are none.
  private func names(_ opening: String, _ isListed: (JudgedRequirement) -> Bool) -> Bullet? {
    let listed = requirements.filter {
      $0.requirement.kind != .other && !$0.requirement.isTask && !$0.requirement.isGuess
        && isListed($0)
    }.enumerated().sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
      .map(\.element)
    guard !listed.isEmpty else { return nil }
    let shown = listed.prefix(Self.maximumListed)
    // Quoted, because only these words were not found: the resume may say the same in others.
    var names = shown.map { Sentences.quoted($0.requirement.text) }
    if listed.count > shown.count {
      names.append(Sentences.count(listed.count - shown.count, "more point"))
    }
    return Bullet(
      text: "\(opening): \(Sentences.list(names)).",
      evidence: shown.map { ($0.requirement.posting, nil) })
  }
}

extension JudgedRequirement {
  /// The order in explanations: required before preferred, tasks last, telling passages first.
  var weight: Int {
    let kind =
      requirement.kind == .other ? 40 : requirement.isTask ? 20 : requirement.isGuess ? 15 : 0
    return kind + (requirement.importance == .required ? 0 : 10) + place.rawValue
  }

  /// Whether the words of the posting are a clause rather than a name: `led a team of three`.
  var isSentence: Bool {
    guard case .skill(let terms) = requirement.test else { return true }
    return terms.contains { term in
      switch term {
      case .team, .task, .role: true
      case .known, .phrase: false
      }
    }
  }

  /// `7 years`; `18 months` where months are asked for or there is less than a year.
  var duration: String {
    let months = months ?? 0
    var asked = 12
    if case .years(let years) = requirement.test { asked = years.months }
    return months < 12 || asked % 12 != 0 && months < 36
      ? Sentences.count(months, "month") : Sentences.count(months / 12, "year")
  }
}
