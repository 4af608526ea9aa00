/// Reads the requirements of one field of a posting, sentence by sentence.
struct DescriptionReader {
  let text: ReadableText
  let field: String
  /// The words of the employer's name, which name no skill.
  let company: [String]
  /// The states and countries of the job.
  let locale: [Jurisdiction.Place]
  /// The words of the posting's title.
  let role: [Word]
  /// Whether the text lets experience take the place of degrees: `may substitute`.
  let acceptsSubstitutes: Bool
  let isEnglish: Bool
  /// The words of the place of the job, which name no skill.
  let place: Set<String>
  /// Whether several items end with the mark of what is essential or desirable: `Minute taking (E)`.
  let usesMarks: Bool
  /// Whether several items begin with it: `E – Minute taking`.
  let opensWithMarks: Bool
  var found: [Requirement] = []
  /// How much was understood of the sentence of each word, after reading.
  var wholeness: [Requirement.Wholeness] = []
  private(set) var section = PostingSection.neutral
  /// What the sentence before asks for; nil if it asks for nothing.
  private var asked: (importance: Requirement.Importance, isAsked: Bool)?
  /// Whether the clause goes on with a list of what somebody will do: `You’ll take it to production: concepts, models`.
  private var listsFuture = false
  /// The index of the first requirement of the sentence before.
  private var newest = 0
  /// The skills of clauses that say that something is not needed.
  var waivedTerms: [Set<SkillTerm.Key>] = []
  /// The stems of the words of each clause that says that they are not required.
  var waivedWords: [Set<String>] = []
  /// The stems of the words of each clause that says that they are welcome, and of each that requires them.
  var welcomedWords: [Set<String>] = []
  var requiredWords: [Set<String>] = []
  /// Whether a list stands below a title that is not understood, in a posting that has one of what it requires.
  private var isBelowUnknown = false
  private var hasRequired = false
  /// Whether titles say which parts of the text require something. What the other parts tell of the work and of the
  /// employer then asks for nothing.
  private(set) var isStructured = false
  /// Whether the title above says what somebody will do: `The successful candidate will:`.
  var listsDeeds = false

  var words: [Word] { text.words }

  init(
    _ text: ReadableText, field: String, company: String, title: String = "", location: String = ""
  ) {
    self.text = text
    self.field = field
    self.company = WordReader.words(company).map(\.text)
    let place = WordReader.words(location)
    locale = Jurisdiction.places(place, place.indices)
    role = Self.role(of: WordReader.words(title))
    isEnglish = Grammar.isEnglish(text.words)
    self.place = Set(place.map(\.text))
    usesMarks = Self.usesMarks(text.words)
    opensWithMarks = Self.opensWithMarks(text.words)
    acceptsSubstitutes = Self.substitutes.occurs(in: text.words, text.words.indices)
  }

  /// The words of a title without what stands in brackets or after a dash: `Data Analyst (Adult Social Care)`.
  private static func role(of title: [Word]) -> [Word] {
    var isInside = false
    var role: [Word] = []
    for (index, word) in title.enumerated() {
      if word.gap.has(.dash), index > 0 { break }
      if word.gap.has(.close) { isInside = false }
      if word.gap.has(.open) { isInside = true }
      if !isInside { role.append(word) }
    }
    return role.isEmpty ? title : role
  }

  static let or: Set<String> = ["or", "oder", "ou", "o"]

  static let substitutes = WordSet(
    """
    substitution; substitutions; may substitute; may be substituted; can be substituted; can substitute
    in lieu of a degree; in lieu of degree; in lieu of the degree; in lieu of education; substitute for
    year for year basis; in place of a degree; instead of a degree; combination of education and experience
    equivalent combination
    """)

  /// Reads a whole description.
  mutating func read() {
    isStructured = text.sentences.contains { sentence in
      PostingSection.heading(words, sentence).map { heading in
        (heading.section == .required || heading.section == .preferred)
          && heading.end == sentence.upperBound
      } ?? false
    }
    var section = PostingSection.neutral
    // Whether something was read below the heading.
    var hasText = false
    var line: PostingSection?
    for sentence in text.sentences {
      let opening = words[sentence.lowerBound]
      if opening.gap.has([.line, .bullet]) { line = nil }
      if opening.gap.has(.blank), !opening.gap.has(.bullet), hasText {
        section = .neutral
        hasText = false
        isBelowUnknown = false
      }
      // `Security license? Not needed.`
      if sentence.count <= Self.maximumHeading, sentence.upperBound < words.count,
        isNo(text.sentence(around: sentence.upperBound))
          || text.endsInQuestion(sentence)
            && isWelcome(text.sentence(around: sentence.upperBound))
      {
        waive(all: sentence)
        continue
      }
      if let heading = PostingSection.heading(words, sentence) {
        let endsLine =
          heading.end == sentence.upperBound
          || words[heading.end].gap.has([.line, .bullet])
        if endsLine {
          section = heading.section
          hasText = false
          isBelowUnknown = false
          listsDeeds = words[heading.end - 1].text == "will"
          if section == .required { hasRequired = true }
        }
        if heading.end < sentence.upperBound {
          line = endsLine ? nil : heading.section
          read(heading.end..<sentence.upperBound, in: heading.section, isItem: true)
        }
        continue
      }
      if statesFact(sentence, in: line ?? section) { continue }
      if let label = PostingSection.label(words, sentence) {
        read(label.end..<sentence.upperBound, in: label.section, isItem: true)
        continue
      }
      // `Concur? Our office manager does that.`
      if isShortQuestion(sentence) {
        waive(all: sentence)
        continue
      }
      if isUnknownHeading(sentence) {
        section = .neutral
        hasText = false
        isBelowUnknown = hasRequired
        continue
      }
      if section == .neutral, isLeadIn(sentence) {
        isBelowUnknown =
          hasRequired && Clause.clauses(words, sentence).allSatisfy { $0.cue == .none }
      }
      hasText = true
      read(sentence, in: line ?? section, isItem: opening.gap.has([.bullet, .line]))
    }
    markWholeness()
  }

  /// Reads an item of a list of skills.
  mutating func readItem() {
    guard !words.isEmpty, words.count <= Self.maximumItem else { return }
    read(words.indices, in: .required, isItem: true)
    markWholeness()
  }

  /// The longest listed skill, in words. Longer ones are sentences and read as descriptions.
  static let maximumItem = 12

  private mutating func read(
    _ sentence: Range<Int>, in section: PostingSection, isItem: Bool
  ) {
    guard section != .offer else { return }
    self.section = section
    if section == .notNeeded || asksNothing(sentence) {
      waive(all: sentence)
      // `A certificate or two years of practice. Neither is a must.`
      if ["neither", "none"].contains(words[sentence.lowerBound].text) {
        for at in newest..<found.count { found[at].isRecognized = false }
      }
      return
    }
    newest = found.count
    // `A degree is required. So is AutoCAD.`
    var previous: (importance: Requirement.Importance, isAsked: Bool)? =
      words[sentence.lowerBound].text == "so" || isAlso(sentence) ? asked : nil
    asked = nil
    defer { if let previous, previous.isAsked { asked = previous } }
    let clauses = Clause.clauses(words, sentence)
    var answer: Int?
    var invitedUntil = 0
    // What the clause before asks for.
    var stated: ArraySlice<Requirement> = []
    let opened = found.count
    for (index, clause) in clauses.enumerated() where index != answer {
      let last = index > 0 ? clauses[index - 1] : nil
      let next = index + 1 < clauses.count ? clauses[index + 1] : nil
      if isRemark(clause, after: last, stated: stated) { continue }
      if usesMarks, clause.range.allSatisfy({ Self.isAssessment(words, $0) }) { continue }
      // `BS and five years; or MS and three`: either way is enough, so nothing is missing for sure.
      if last != nil, isOtherWay(clause.range) {
        for at in opened..<found.count {
          found[at].isRecognized = false
          found[at].isHalf = true
        }
        continue
      }
      let before = found.count
      defer { stated = found[before...] }
      if let next, isTakenAway(clause, by: next) {
        waive(all: clause.range)
        answer = index + 1
        continue
      }
      if let next, waivesList(clause, before: next) {
        waive(all: clause.range.lowerBound..<sentence.upperBound)
        return
      }
      invitedUntil = invitation(clause.range, in: sentence) ?? invitedUntil
      if isProvided(clause) || isAccepted(clause.range) || clause.range.lowerBound < invitedUntil {
        waive(all: clause.range)
        continue
      }
      if let next, isLabel(clause, of: next) { continue }
      var mode = mode(
        mode(of: clause, in: section, after: previous), of: clause, after: last, before: next)
      listsFuture =
        words[clause.range.lowerBound].gap.has(.colon) && clause.cue == .none && !mode.isAsked
        && last.map { isFuture($0.range) } ?? false
      if words[clause.range.lowerBound].gap.has(.colon), clause.cue == .none,
        let last, tellsWork(last.range)
      {
        listsFuture = true
        mode = .task
      }
      if listsFuture, mode == .subject || mode == .plain { mode = .task }
      read(
        clause, sentence, mode, isListed: section == .required || section == .preferred,
        sentenceAsks: previous?.isAsked ?? false)
      note(mode, clause.range)
      if isOfGrade(clause.range) || isForSome(clause, before: next)
        || isBelowUnknown && section == .neutral && mode == .asked(.required)
          && clause.cue != .required
      {
        for at in before..<found.count { found[at].isRecognized = false }
      }
      if !clause.isAside { previous = mode.importance.map { ($0, mode.isAsked) } }
    }
  }

  // MARK: Reading a clause

  /// - Parameter sentenceAsks: whether a clause before this one asks for something.
  private mutating func read(
    _ clause: Clause, _ sentence: Range<Int>, _ mode: Mode, isListed: Bool, sentenceAsks: Bool
  ) {
    waive(clause)
    // The mark of `Minute taking (E)` does not belong to the item.
    var taken = clause.waived.union(markIndex(of: clause.range).map { [$0] } ?? [])
    var read: [(range: Range<Int>, index: Int)] = []
    defer { markChoices(read, clause.range) }
    func take(_ items: [Found]) {
      for item in items where item.range.allSatisfy({ !taken.contains($0) }) {
        taken.formUnion(item.range)
        let count = found.count
        append(item, mode, in: clause.range)
        if found.count > count { read.append((item.range, count)) }
      }
    }
    if let authorization = authorization(clause), !isInvitation(clause.range) {
      taken.formUnion(authorization.range)
      append(authorization, mode, in: clause.range)
    }
    guard mode != .none else { return }
    taken.formUnion(venues(clause.range))
    taken.formUnion(sites(clause.range))
    taken.formUnion(allowances(clause.range))
    take(years(clause, sentence, mode))
    if mode == .plain {
      take(degrees(clause).filter { $0.range.lowerBound - clause.range.lowerBound <= 1 })
      // `Englisch auf Niveau B1.`
      let named = languages(clause, mode).filter { $0.range.count > 1 }
      if let first = named.first, first.range.lowerBound - clause.range.lowerBound <= 1 {
        take(named)
      }
      // `Class 5 driver’s licence with clean abstract.`
      let isMastered = namesStrength(clause.range) || namesDuty(clause.range)
      if isFragment(clause.range), !isMastered {
        let named = licences(clause)
        if let first = named.first,
          first.range.lowerBound - clause.range.lowerBound <= Self.opening
        {
          take(named)
        }
        if isParagraph(clause.range), !isStructured {
          // `Wine pairing and cellar work.` Nothing says that it is asked for: it is named only if it is met.
          var items = skillItems(clause, taken, isListed: true)
          for index in items.indices { items[index].isRecognized = false }
          let fixed = taken
          take(items)
          take(guesses(clause, taken, beside: fixed, as: .item))
        }
        if read.isEmpty, taken.isEmpty, clause.cue == .none { markUnread(clause) }
      } else if !isStructured,
        addressesReader(sentence) || sentenceAsks || namesDuty(clause.range)
      {
        let isOwn = sentenceAsks || isMastered || tellsOfReader(clause.range)
        if isOwn { take(languages(clause, mode).map(\.asGuess) + licences(clause).map(\.asGuess)) }
        take(guesses(clause, taken, beside: taken, as: isOwn ? .item : .told))
      }
      return
    }
    if mode.isAsked {
      take(clearances(clause))
      let degrees = degrees(clause)
      let remarks = degrees.map { remark(after: $0.range, clause.range) }
      take(
        degrees.filter { degree in
          !remarks.contains { $0.contains(degree.range.lowerBound) }
            && !describesLicence(degree.range, clause.range)
        })
      taken.formUnion(remarks.joined())
      take(licences(clause))
    }
    take(languages(clause, mode))
    take(teams(clause))
    take(roles(clause))
    var skills =
      mode.isAsked
      ? skillItems(clause, taken, isListed: isListed) : namedSkills(clause, taken, isAsked: false)
    // What somebody will work with is not what they have to bring; `You administer Linux` says what they can.
    if isStructured, !mode.isAsked {
      for index in skills.indices { skills[index].isTask = true }
    } else if mode == .task, section == .tasks || isFuture(clause.range) || listsFuture {
      for index in skills.indices { skills[index].isTask = true }
    } else if mode == .task || mode == .subject {
      // `You drive regional routes` and `Wound care is done in the morning` tell of the work; `You administer Linux` says
      // what they can. A name in brackets is an example of the work: `Fix what you can (resets, VPN)`.
      let plain = mode == .task ? unbracketed(clause.range) : Array(clause.range)
      for index in skills.indices
      where !skills[index].test.isName || !plain.contains(skills[index].range.lowerBound) {
        skills[index].isTask = true
      }
    }
    let fixed = taken
    take(skills)
    if mode == .task, !isStructured { take(tasks(clause, taken)) }
    let isUnread = read.isEmpty && taken.isEmpty
    if isStructured, !mode.isAsked { return }
    let isTold =
      mode == .task && !tellsOfReader(clause.range) && !namesStrength(clause.range)
    take(guesses(clause, taken, beside: fixed, as: isTold ? .told : .item))
    if mode.isAsked, isUnread { markUnread(clause) }
  }

  /// Whether a short clause has no verb: it names what is wanted.
  func isFragment(_ clause: Range<Int>) -> Bool {
    clause.count <= Self.longestFragment && words[clause.lowerBound].startsSentence
      && !clause.contains { PhraseRule.isVerbal(words[$0]) || Self.told.contains(words[$0].text) }
  }

  /// Whether a clause begins a paragraph of its own.
  private func isParagraph(_ clause: Range<Int>) -> Bool {
    words[clause.lowerBound].gap.has([.blank, .bullet])
      && !clause.contains { words[$0].shape == .number || Numbers.unit(words[$0]) != nil }
  }

  private static let longestFragment = 14
  /// The first words of a fragment, among which the name of a credential stands.
  static let opening = 3
  /// Words of fragments that tell what there is: `Paid CDL training`.
  private static let told: Set<String> = [
    "paid", "provided", "available", "reimbursed", "reimbursement", "free", "get", "earn",
    "covered",
    "offered", "bonus", "tuition", "pension", "parking", "discount", "allowance", "given",
  ]
}
