/// Decides for each requirement whether a resume meets it.
package struct RequirementJudge: Sendable {
  let resume: ResumeText
  let skills: [SkillLexicon.Mention]
  let credentials: [Credentials.Mention]

  var words: [Word] { resume.words }

  package init(_ resume: ResumeText) {
    self.resume = resume
    skills = SkillLexicon.shared.mentions(in: resume.words, resume.words.indices)
    credentials = Credentials.mentions(in: resume.words, resume.words.indices)
  }

  /// Returns the requirements with their statuses. Tasks that the resume does not name are left
  /// out, and so are examples of what it has.
  package func judge(_ requirements: [Requirement]) -> [JudgedRequirement] {
    let all = requirements.map(judge)
    let chosen = Set(all.filter { $0.status == .met }.compactMap(\.requirement.choice))
    return Self.withoutParts(Self.withoutRepeats(all)).filter { judged in
      guard judged.status != .met else { return isSure(judged) }
      if judged.isLittle { return false }
      if let choice = judged.requirement.choice, chosen.contains(choice) { return false }
      // A name in no table is reported if the resume denies it, unless it is a guess.
      let isDenied =
        judged.status == .notMet && !judged.requirement.isGuess && !judged.requirement.isUnread
        && !judged.requirement.isHalf && !isPlainWord(judged.requirement)
      if judged.requirement.isTask || !judged.requirement.isRecognized && !isDenied { return false }
      let general = judged.requirement.general
      return general.isEmpty || judge(general, judged.requirement).status != .met
        || judged.status == .notMet
    }
  }

  /// Leaves out a listed skill that was not found if a longer point of the description names it and was not found either:
  /// `Linux` beside `five years of Linux`.
  private static func withoutParts(_ all: [JudgedRequirement]) -> [JudgedRequirement] {
    let described = all.filter {
      $0.status == .notFound && $0.requirement.isSure && !$0.requirement.isTask
        && $0.requirement.isDescribed
    }
    return all.filter { judged in
      judged.status != .notFound || judged.requirement.isDescribed
        || !described.contains { $0.requirement.names(judged.requirement) }
    }
  }

  /// Keeps one of the alternatives of each choice that is not met. A choice is not met only if all of them are denied.
  private static func withoutRepeats(_ all: [JudgedRequirement]) -> [JudgedRequirement] {
    let open = Set(all.filter { $0.status == .notFound }.compactMap(\.requirement.choice))
    var seen: Set<Int> = []
    var told: Set<FieldSpan> = []
    return all.filter { judged in
      guard let choice = judged.requirement.choice else { return true }
      if judged.status == .met { return told.insert(judged.requirement.posting).inserted }
      return (judged.status == .notFound || !open.contains(choice)) && seen.insert(choice).inserted
    }
  }

  /// Whether what is met is surely a skill that the job needs. One plain word that no table has needs the same word as a
  /// skill or as what somebody worked on; plain words that the posting only tells have to be listed as a skill.
  private func isSure(_ judged: JudgedRequirement) -> Bool {
    guard !judged.requirement.isRecognized, case .skill(let terms) = judged.requirement.test
    else { return true }
    let guess = judged.requirement.guess
    return terms.allSatisfy { term in
      guard case .phrase(let words) = term, guess == .told || words.count == 1 else { return true }
      let isPlain = words.allSatisfy {
        $0.shape == .lower || $0.shape == .capitalized && $0.startsSentence
      }
      let passages = judged.passages.map { WordReader.words($0.text) }
      // `Apivista helps …`: inside a sentence of the resume, a capital letter makes a name.
      let isName =
        words.count == 1
        && passages.contains { passage in
          words[0].isCapitalized
            && passage.dropFirst().contains { $0.isCapitalized && $0.text == words[0].text }
        }
      guard isPlain, !isName else { return true }
      guard guess == .told else {
        // `Weldments` are not `welding fixtures`, and `opening` is not `opened a branch`.
        return judged.clarity >= (guess == nil ? .done : .listed)
          && passages.contains { passage in
            guess != nil || judged.clarity == .listed && judged.place == .list
              ? passage.map(\.singular) == [words[0].singular]
              : passage.contains { $0.singular == words[0].singular }
          }
      }
      // `Employee relations` is not `employees`, and `internals of tools` are not `internal tools`.
      let stems = words.map(\.stem)
      return judged.clarity >= .listed
        && passages.contains {
          let passage = $0.map(\.stem)
          return words.count > 1 ? passage.contains(stems) : passage == stems
        }
    }
  }

  /// Whether a requirement is one plain word that no table has.
  private func isPlainWord(_ requirement: Requirement) -> Bool {
    guard case .skill(let terms) = requirement.test else { return false }
    return terms.allSatisfy { term in
      guard case .phrase(let words) = term else { return false }
      return words.count == 1 && words[0].shape == .lower
    }
  }

  private func judge(_ requirement: Requirement) -> JudgedRequirement {
    switch requirement.test {
    case .skill(let terms): judge(terms, requirement)
    case .years(let years): judge(years, requirement)
    case .degree(let degree): judge(degree, requirement)
    case .licence(let licence): judge(licence, requirement)
    case .language(let language): judge(language, requirement)
    case .clearance(let level): judge(level, requirement)
    case .authorization(let authorization): judge(authorization, requirement)
    }
  }

  func distinct(_ passages: [Span]) -> [Span] {
    passages.indices.filter { passages.firstIndex(of: passages[$0]) == $0 }.map { passages[$0] }
  }

  /// Whether a skill that is not held yet is only the name of a certificate, or of a degree that is not finished.
  private func isOfCourse(_ mention: MentionReader.Mention) -> Bool {
    isOfCertificate(mention.words)
      || mention.polarity == .learning && resume.sections[mention.words.lowerBound] == .education
  }

  /// Whether a skill is a part of the name of a certificate, or of what is said of one: `Mountain leader: assessment not
  /// taken`.
  private func isOfCertificate(_ mention: Range<Int>) -> Bool {
    guard resume.sections[mention.lowerBound] == .credentials else { return false }
    let line = resume.line(at: mention.lowerBound)
    return line.lowerBound < mention.lowerBound
      || line.contains { Self.certificates.contains(words[$0].singular) }
  }

  private static let certificates: Set<String> = [
    "certified", "certificate", "certification", "associate", "professional",
  ]

  /// Whether a skill is a part of a certificate or course that is doubtful: `Data protection course (GDPR), planned`.
  private func isStillToCome(_ mention: Range<Int>) -> Bool {
    guard resume.sections[mention.lowerBound] == .credentials else { return false }
    let sentence = resume.text.sentence(around: mention.lowerBound)
    let remark = mention.upperBound..<max(mention.upperBound, sentence.upperBound)
    return !remark.isEmpty
      && (RemarkReader(resume: resume).leavesDoubt(remark)
        || remark.contains {
          ["planned", "planning", "currently", "pending"].contains(words[$0].text)
            && words[$0].gap.has([.comma, .dash, .open, .close, .colon])
        })
  }

  /// Whether a mention states at least the required level.
  private func reaches(_ mention: Range<Int>, _ step: Int?) -> Bool {
    guard let step else { return true }
    return self.step(after: mention).map { $0 >= step } ?? false
  }

  /// The number of the level after a mention: 1 in `British Sign Language: Level 1`.
  private func step(after mention: Range<Int>) -> Int? {
    let end = min(words.count, mention.upperBound + Self.stepReach)
    let reach = (mention.upperBound..<end).prefix {
      !words[$0].gap.has([.line, .stop, .semicolon])
    }
    guard let level = reach.dropLast().first(where: { Numbers.steps.contains(words[$0].text) })
    else { return nil }
    return Numbers.value(words[level + 1])
  }

  /// How many words after a skill its level ends at most.
  private static let stepReach = 4

  /// Whether another sentence has the words of a mention, too.
  private func isNamedElsewhere(_ mention: Range<Int>) -> Bool {
    let sentence = resume.text.sentence(around: mention.lowerBound)
    return resume.places(of: mention, in: words.indices).contains { !sentence.contains($0) }
  }

  func judged(_ all: [MentionReader.Mention], _ requirement: Requirement) -> JudgedRequirement {
    // `Certified Kubernetes Administrator, not yet taken` lacks a certificate; it does not deny the skill.
    let mentions = all.filter { mention in
      mention.polarity == .has || mention.polarity == .basic
        ? !isStillToCome(mention.words) : !isOfCourse(mention)
    }
    let quotation = Quotation(resume: resume)
    func result(_ status: JudgedRequirement.Status, _ mention: MentionReader.Mention)
      -> JudgedRequirement
    {
      let span = quotation.span(mention.decisive, place: mention.place)
      return JudgedRequirement(
        requirement, status, [span].compactMap(\.self), place: mention.place,
        clarity: mentions.map(clarity).max() ?? .said)
    }
    if let denied = mentions.first(where: { $0.polarity == .denied }) {
      return result(.notMet, denied)
    }
    let known = mentions.filter {
      $0.polarity == .has || $0.polarity == .basic && requirement.isBasic
    }
    let held = known.filter { reaches($0.words, requirement.step) }
    if held.isEmpty, let lower = known.first(where: { step(after: $0.words) != nil }) {
      let end = min(lower.words.upperBound + Self.stepReach, words.count)
      let own = resume.text.sentence(around: lower.words.lowerBound).clamped(
        to: lower.words.lowerBound..<end)
      return JudgedRequirement(
        requirement, .notMet, [resume.text.span(own)].compactMap(\.self), place: lower.place)
    }
    // An examination that is still to come says nothing of what somebody has learned elsewhere.
    let isLearning = mentions.contains { mention in
      mention.polarity == .learning
        && resume.sections[mention.words.lowerBound] != .credentials
    }
    let asked = Set(WordReader.words(requirement.text).map(\.singular))
    // A place that has the words of the posting says more than one that implies them.
    func isImplied(_ mention: MentionReader.Mention) -> Int {
      asked.isDisjoint(with: words[mention.words].map(\.singular)) ? 1 : 0
    }
    // Whoever lists a skill and says to be learning it has not got it yet.
    if let best = held.filter({ !isLearning || $0.place == .work }).min(by: {
      (isImplied($0), $0.place, quotation.length($0.words), $0.words.lowerBound)
        < (isImplied($1), $1.place, quotation.length($1.words), $1.words.lowerBound)
    }) {
      return result(.met, best)
    }
    if let less = mentions.first(where: { $0.polarity != .has }) {
      // Whoever is learning a skill and names it elsewhere may have used it: `Star schema, dbt models and tests`.
      let isLittle =
        requirement.importance == .preferred && less.polarity == .basic
        || less.polarity == .learning && isNamedElsewhere(less.words)
      return isLittle
        ? JudgedRequirement(requirement, .notFound, isLittle: true) : result(.notMet, less)
    }
    return JudgedRequirement(requirement, .notFound)
  }
}
