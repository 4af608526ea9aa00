extension RequirementJudge {
  func judge(_ level: ClearanceLevel?, _ requirement: Requirement) -> JudgedRequirement {
    let polarity = PolarityReader(resume: resume)
    for index in words.indices
    where Self.clearances.contains(words[index].text) {
      var index = index
      var sentence = resume.text.sentence(around: index)
      // `CLEARANCE`, and below it `Top Secret/SCI, active`.
      if sentence == resume.line(at: index), sentence.count <= Self.longestTitle,
        sentence.upperBound < words.count, Clearances.level(words, sentence) == nil
      {
        index = sentence.upperBound
        sentence = resume.line(at: index)
        guard Clearances.level(words, sentence) != nil else { continue }
      } else if sentence.count < 2 || !isSecurity(index, sentence) {
        continue
      }
      let spans = [resume.text.span(sentence)].compactMap(\.self)
      let reading = polarity.read(index..<index + 1).polarity
      // `Durch eine Sicherheitsüberprüfung musste ich in all den Jahren nicht.`
      if !resume.isEnglish, reading == .has, PolarityReader.negators.occurs(in: words, sentence) {
        continue
      }
      if reading == .unrelated, !isStated(index..<index + 1, sentence) { continue }
      // `I was SC cleared there.`
      let isOver =
        [.denied, .expired, .past, .learning, .basic].contains(reading)
        || (max(sentence.lowerBound, index - Self.formerReach)..<index).contains {
          ["was", "were"].contains(words[$0].text)
        }
      if isOver || isSaidToBeOver(after: index, sentence) {
        return JudgedRequirement(requirement, .notMet, spans, place: .prose)
      }
      guard let level else { return JudgedRequirement(requirement, .met, spans, place: .prose) }
      guard let held = Clearances.level(words, sentence) else { continue }
      return JudgedRequirement(
        requirement, held >= level ? .met : .notMet, spans, place: .prose)
    }
    return JudgedRequirement(requirement, .notFound)
  }

  /// How many words before a clearance its verb stands: `was SC cleared`.
  private static let formerReach = 3

  /// The longest title of a section on clearances, in words.
  private static let longestTitle = 2

  private static let clearances: Set<String> = [
    "clearance", "cleared", "sicherheitsuberprufung",
  ]

  /// Whether what follows a semicolon takes a statement back: `Held a Secret clearance; inactive since 2016`.
  private func isSaidToBeOver(after index: Int, _ sentence: Range<Int>) -> Bool {
    let rest = index..<min(words.count, sentence.upperBound + 1)
    return rest.contains { index in
      words[index].gap.has([.semicolon, .comma, .open])
        && ["inactive", "lapsed", "expired", "withdrawn", "ended"].contains(words[index].text)
    }
  }

  private func isSecurity(_ index: Int, _ sentence: Range<Int>) -> Bool {
    words[index].text != "clearance" || Clearances.level(words, sentence) != nil
      || sentence.contains { ["security", "government", "active"].contains(words[$0].text) }
  }

  /// What a statement gives the right to.
  private enum Right {
    case citizen, resident, permitted, needsSponsor
  }

  func judge(_ test: AuthorizationTest, _ requirement: Requirement) -> JudgedRequirement {
    var lacking: JudgedRequirement?
    for (right, sentence) in rights() {
      let places = Jurisdiction.places(words, sentence) + Self.implied(words, sentence)
      let spans = [resume.text.span(sentence)].compactMap(\.self)
      func judged(_ status: JudgedRequirement.Status) -> JudgedRequirement {
        JudgedRequirement(requirement, status, spans, place: .prose)
      }
      switch right {
      case .needsSponsor:
        let places = places.isEmpty ? destinations() : places
        if test.places.isEmpty || places.isEmpty || !Set(places).isDisjoint(with: test.places) {
          lacking = judged(.notMet)
        }
      case .citizen where covers(places, test): return judged(.met)
      case .resident where !test.isCitizenship && covers(places, test): return judged(.met)
      case .permitted
      where !test.isCitizenship
        && (covers(places, test) || test.places.isEmpty && !isElsewhere(places, test)):
        return judged(.met)
      case .citizen, .resident:
        // A citizen of another country only, when citizenship is asked for.
        if test.isCitizenship, !places.isEmpty { lacking = lacking ?? judged(.notMet) }
      case .permitted: break
      }
    }
    return lacking ?? JudgedRequirement(requirement, .notFound)
  }

  /// The countries that somebody moves to, where they would need a sponsor: `relocating to Victoria, Australia`.
  private func destinations() -> [Jurisdiction.Place] {
    words.indices.filter { Self.moving.contains(words[$0].text) }.flatMap { index in
      Jurisdiction.places(words, index..<resume.text.sentence(around: index).upperBound)
    }
  }

  private static let moving: Set<String> = ["relocating", "relocate", "moving", "emigrating"]

  private func covers(_ places: [Jurisdiction.Place], _ test: AuthorizationTest) -> Bool {
    isAny(of: places, among: test.places, throughEU: !test.isCitizenship)
  }

  /// Whether a right is that of other countries than the one of the job.
  private func isElsewhere(_ places: [Jurisdiction.Place], _ test: AuthorizationTest) -> Bool {
    !places.isEmpty && !test.locale.isEmpty
      && !isAny(of: places, among: test.locale, throughEU: true)
  }

  /// Whether one of some places is among others, or both have a member of the European Union.
  private func isAny(
    of places: [Jurisdiction.Place], among others: [Jurisdiction.Place], throughEU: Bool
  ) -> Bool {
    places.contains { place in
      others.contains(place) || throughEU && place.isInEU && others.contains { $0.isInEU }
    }
  }

  /// The countries that grant a right by its name.
  private static func implied(_ words: [Word], _ sentence: Range<Int>) -> [Jurisdiction.Place] {
    names.filter { $0.phrases.occurs(in: words, sentence) }.flatMap(\.places)
  }

  private static let names: [(phrases: WordSet, places: [Jurisdiction.Place])] = [
    ("settled status; settlement scheme; indefinite leave to remain", "United Kingdom"),
    ("green card", "United States"), ("niederlassungserlaubnis", "Germany"),
  ].map { phrases, country in
    let name = WordReader.words(country)
    return (WordSet(phrases), Jurisdiction.places(name, name.indices))
  }

  /// Reads `will need H-1B sponsorship`.
  private func sponsorship(_ sentence: Range<Int>) -> Range<Int>? {
    sentence.lazy.filter { Self.needs.contains(words[$0].text) }.compactMap { verb in
      (verb + 1..<max(verb + 1, min(sentence.upperBound, verb + Self.sponsorReach))).first {
        Self.sponsors.contains(words[$0].text)
      }.map { verb..<$0 + 1 }
    }.first
  }

  private static let needs: Set<String> = [
    "need", "needs", "require", "requires", "requiring", "needing",
  ]
  private static let sponsorReach = 6
  private static let sponsors: Set<String> = [
    "sponsorship", "sponsor", "sponsoring", "permit", "visa",
  ]

  private func rights() -> [(Right, Range<Int>)] {
    var found: [(Right, Range<Int>)] = []
    let polarity = PolarityReader(resume: resume)
    for sentence in resume.text.sentences {
      for (phrases, right) in Self.phrases {
        guard
          let phrase = phrases.first(in: words, sentence)
            ?? (right == .needsSponsor ? sponsorship(sentence) : nil)
        else { continue }
        let reading = polarity.read(phrase)
        if right == .needsSponsor {
          if reading.polarity == .has { found.append((right, sentence)) }
        } else if right == .permitted, Self.pending.occurs(in: words, sentence) {
          found.append((.needsSponsor, sentence))
        } else if reading.polarity == .has, sponsorship(sentence) == nil {
          switch right {
          case .permitted: found.append((right, sentence))
          case .citizen: found.append((right, citizenship(phrase, sentence)))
          default: found.append((right, part(of: sentence, around: phrase)))
          }
        } else if right == .permitted, reading.polarity != .unrelated {
          found.append((.needsSponsor, sentence))
        }
      }
    }
    return found
  }

  /// A citizenship with the country before it, or after `of`: `Brazilian citizen with a US work visa`.
  private func citizenship(_ phrase: Range<Int>, _ sentence: Range<Int>) -> Range<Int> {
    let part = part(of: sentence, around: phrase)
    let link = (phrase.upperBound..<part.upperBound).first {
      ["with", "on", "holding", "and", "but", "mit", "avec", "con"].contains(words[$0].text)
    }
    return part.lowerBound..<(link ?? part.upperBound)
  }

  /// What says that a permit is still to come.
  private static let pending = WordSet(
    """
    would have to be; would need to be; has to be; have to be; must be; needs to be; need to be; to be arranged
    arranged by the employer; to be applied for; applied for; pending; will need; would need; still need; muss noch
    wird benotigt; doit etre; a demander; por tramitar; en tramite
    """)

  /// The part of a sentence between two commas: `resident of the United States, Mexican citizen`.
  private func part(of sentence: Range<Int>, around phrase: Range<Int>) -> Range<Int> {
    var start = phrase.lowerBound
    let breaks: Gap = [.comma, .semicolon]
    while start > sentence.lowerBound, !words[start].gap.has(breaks) { start -= 1 }
    var end = phrase.upperBound
    while end < sentence.upperBound, !words[end].gap.has(breaks) { end += 1 }
    return start..<end
  }

  private static let phrases: [(WordSet, Right)] = [
    (
      WordSet(
        """
        need visa sponsorship; need sponsorship; require sponsorship; requires sponsorship
        require visa sponsorship; needs visa sponsorship; need a visa; require a visa
        needs sponsorship; requires visa sponsorship; sponsorship needed; sponsorship required
        visa sponsorship required; need a work permit; require a work permit; brauche ein visum
        """), .needsSponsor
    ),
    (
      WordSet(
        "citizen; citizens; citizenship; national; dual national; staatsburger; staatsburgerin; nationalite; nacionalidad"
      ),
      .citizen
    ),
    (
      WordSet(
        "permanent resident; green card; permanent residence; permanent visa; settled status; indefinite leave; niederlassungserlaubnis"
      ),
      .resident
    ),
    (
      WordSet(
        """
        right to work; right to live and work; authorised to work; authorized to work; work permit; eligible to work
        permitted to work; work authorization; no sponsorship needed; no sponsorship required
        do not need sponsorship; do not require sponsorship; arbeitserlaubnis; permis de travail
        permiso de trabajo; entitled to work; work visa; work rights; working rights; work authorisation
        authorization to work; authorisation to work; permission to work; eligibility to work; legally work
        can work in; may work in; free to work in
        """), .permitted
    ),
  ]
}
