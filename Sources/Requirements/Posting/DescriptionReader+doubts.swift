/// Reads the signs that not everybody needs what a posting names.
///
/// Postings find ever new ways to say so, but most of them use the same few words of grammar: `or` joins another way, `if`
/// opens a condition, `not` a concession, and `training` tells what is learned later. What is near such a word is doubtful,
/// and explanations do not mention it.
extension DescriptionReader {
  /// Whether it is doubtful that everybody needs something that a clause names.
  func isDoubtful(
    _ item: Found, _ importance: Requirement.Importance, _ clause: Range<Int>
  ) -> Bool {
    guard item.kind != .workAuthorization else { return false }
    let sentence = text.sentence(around: item.range.lowerBound)
    let rest = sentence.filter { !item.range.contains($0) }
    if endsInPhrase(item) || rest.contains(where: { isLater($0, sentence) }) || isOfEmployer(clause)
    {
      return true
    }
    if isExample(item, sentence) || isBeforeWish(item.range, importance, clause) { return true }
    // `Candidates without a CDL will not be considered.`
    guard importance == .required, !Self.exclusions.occurs(in: words, sentence) else {
      return false
    }
    return rest.contains { Self.replacing.contains(words[$0].text) && !isGoal($0, sentence) }
      || isForSome(item.range, clause, sentence)
  }

  /// Whether the clause tells what the work is, or is neither a sentence that asks nor an item of a list.
  func isTold(_ item: Found, _ mode: Mode, _ clause: Range<Int>) -> Bool {
    switch mode {
    case .asked, .subject, .none: false
    case .plain:
      item.kind != .workAuthorization && !isFragment(clause)
        && item.range.lowerBound - clause.lowerBound > Self.opening
    // `You administer Linux` says what they can, but a list of tasks does not.
    case .task:
      (item.kind == .skill || item.kind == .language)
        && (section != .neutral || isStructured
          || !Self.you.contains(words[clause.lowerBound].text))
    }
  }

  /// Whether the name of a number of years ends in the middle of a phrase: `3+ years building` and shipping models.
  private func endsInPhrase(_ item: Found) -> Bool {
    guard item.kind == .years else { return false }
    let next = item.range.upperBound
    return item.range.contains { ["them", "us"].contains(words[$0].text) }
      || next + 1 < words.count && words[next].gap.isEmpty
        && Self.joins.union(Self.or).contains(words[next].text)
        && [words[next - 1], words[next + 1]].allSatisfy { $0.text.hasSuffix("ing") }
  }

  /// Whether the last item of a list without a verb is called welcome, and perhaps only that one: `a medical, a passport, a US
  /// visa an advantage`.
  private func isBeforeWish(
    _ item: Range<Int>, _ importance: Requirement.Importance, _ clause: Range<Int>
  ) -> Bool {
    guard importance == .preferred, section != .preferred,
      let wish = Clause.preferences(words, clause).last, wish.upperBound == clause.upperBound,
      item.upperBound < wish.lowerBound,
      let last = (item.upperBound..<wish.lowerBound).last(where: { words[$0].gap.has(.comma) }),
      !Clause.prefers(words, item.upperBound..<last)
    else { return false }
    return !(last..<clause.upperBound).contains { Self.ofAll.contains(words[$0].text) }
  }

  /// Words that join the last item of a list to the others, or make a sentence of all.
  private static let ofAll = Set(
    words:
      """
      and or und oder et ou y o all both alle beide tous todos is are would will be ist sind ware waren est sont
      serait seraient es son seria serian sera seran
      """)

  // MARK: Other ways

  /// Whether `or` or a slash joins something to what is not part of it: `ACH, RTP or card networks`, `a degree in
  /// mathematics or a subject with mathematical content`.
  func isOneWay(_ item: Range<Int>, _ kind: Requirement.Kind, _ clause: Range<Int>) -> Bool {
    let sentence = text.sentence(around: item.lowerBound)
    let hasChoice = item.contains { Self.or.contains(words[$0].text) }
    // In `NVQ Level 2 or equivalent, or be able to show that you have served your time` the name ends at `able`.
    if hasChoice, Self.endOfOther.contains(words[item.upperBound - 1].text) { return true }
    // `Ingeniería Agrícola, Grado en Agronomía o CFGS`, but not `Git, Maven or Gradle, and a CI tool`.
    let goesOn = item.upperBound < clause.upperBound && words[item.upperBound].gap == .comma
    if hasChoice, !goesOn, item.lowerBound > clause.lowerBound, words[item.lowerBound].gap == .comma
    {
      return true
    }
    return isJoinedAfter(item, kind, clause, sentence, reach: hasChoice ? 1 : sentence.count)
      || isJoinedBefore(item, kind, clause)
  }

  /// Verbs at which a name ends whose other way is a whole clause.
  private static let endOfOther = Set(words: "be able show prove demonstrate have")

  private func isJoinedAfter(
    _ item: Range<Int>, _ kind: Requirement.Kind, _ clause: Range<Int>, _ sentence: Range<Int>,
    reach: Int
  ) -> Bool {
    var isInside = false
    for index in (item.upperBound..<max(item.upperBound, sentence.upperBound)).prefix(reach) {
      let gap = words[index].gap
      let isOr = isOtherWay(at: index, sentence)
      if gap.has(.close) { isInside = false }
      if gap.has(.open) { isInside = !isOr }
      guard !isInside else { continue }
      if isOr {
        // In `Git, Maven or Gradle, and a CI tool` the choice is only one item of the list.
        let isNext = !(item.upperBound...index).contains { words[$0].gap.has(.comma) }
        return isNext
          || !(index + 1..<max(index + 1, clause.upperBound)).contains { words[$0].gap.has(.comma) }
      }
      if kind != .language, gap.has(.slash) || gap == [.other, .hyphen] { return true }
      // A clause may end inside brackets: `BEng (2:1 or above) or MEng`.
      if index >= clause.upperBound || Self.joins.contains(words[index].text)
        || kind == .skill && ItemReader.isPreposition(words[index])
        || words[index].text == "whether"
        || gap.has(.semicolon)
      {
        return false
      }
    }
    return false
  }

  private func isJoinedBefore(_ item: Range<Int>, _ kind: Requirement.Kind, _ clause: Range<Int>)
    -> Bool
  {
    for index in (clause.lowerBound..<max(clause.lowerBound, item.lowerBound)).reversed() {
      if kind != .language, words[index + 1].gap.has(.slash) { return true }
      if Self.or.contains(words[index].text) { return true }
      if Self.joins.contains(words[index].text)
        || words[index + 1].gap.has([.semicolon, .close, .comma, .open])
      {
        return false
      }
    }
    return false
  }

  /// Whether a word is an `or` before another way, and not before words that leave one open: `or equivalent`.
  private func isOtherWay(at index: Int, _ sentence: Range<Int>) -> Bool {
    guard Self.or.contains(words[index].text) else { return false }
    let next = index + 1..<min(sentence.upperBound, index + 3)
    return !next.contains { Self.comparing.contains(words[$0].text) }
  }

  /// Marks what is only one of several ways.
  mutating func markWays(_ read: [(range: Range<Int>, index: Int)], _ clause: Range<Int>) {
    for (range, index) in read
    where found[index].choice == nil && isOneWay(range, found[index].kind, clause) {
      found[index] = found[index].asDoubtful
    }
  }

  /// Whether brackets only explain the words before them. They may list examples (`a clinical background (RN, NP, PharmD)`),
  /// name who issues a certificate (`HAVS (Faculty of Occupational Medicine)`), or say who speaks a language (`English
  /// (Dutch tourists)`). A known name in brackets is a requirement: `version control (Git)`.
  private func isExample(_ item: Found, _ sentence: Range<Int>) -> Bool {
    guard
      let open = (sentence.lowerBound...item.range.lowerBound).last(where: {
        words[$0].gap.has([.open, .close])
      }), words[open].gap.has(.open)
    else { return false }
    let close =
      (open + 1..<max(open + 1, sentence.upperBound)).first { words[$0].gap.has(.close) }
      ?? sentence.upperBound
    guard item.range.upperBound <= close else { return false }
    if item.kind == .language { return Self.peopleNouns.contains(words[open].singular) }
    let isList = (open + 1..<close).contains {
      words[$0].gap.has([.comma, .slash, .semicolon])
        || Self.joins.union(Self.or).contains(words[$0].text)
    }
    let isWhole = item.kind == .skill && !item.test.isName && item.range == open..<close
    return isList || isWhole || Self.ofEmployer.contains(words[open].text)
  }

  /// Words that open a remark about the employer: `Irish (our members would appreciate it)`.
  private static let ofEmployer = Set(words: "our we unsere nos nuestros")
  /// Words after which a list goes on with something of its own.
  private static let joins = Set(words: "and und et y e plus sowie")
  /// Words that put one thing in the place of another.
  private static let replacing = Set(
    words:
      """
      instead alternatively lieu substitute substituted accepted considered equivalence counts transfer
      stattdessen ersatzweise alternativ anerkannt defaut lugar admite admiten postuler
      """)

  // MARK: Conditions

  /// Whether a condition, a denial or a concession is near what a clause names.
  private func isForSome(_ item: Range<Int>, _ clause: Range<Int>, _ sentence: Range<Int>) -> Bool {
    let isDenied = clause.contains { index in
      !item.contains(index)
        && (Cues.negators.match(words, at: index, before: clause.upperBound) != nil
          && !isHarmless(index, clause)
          || Self.limiting.contains(words[index].text))
    }
    return isDenied || opensWithPlace(sentence) || isJoinedToNeighbor(sentence)
      || sentence.contains { !item.contains($0) && Self.conditional.contains(words[$0].text) }
  }

  /// Whether a word ends the goal that a sentence opens with: `To be considered you need a CDL`.
  private func isGoal(_ index: Int, _ sentence: Range<Int>) -> Bool {
    index - sentence.lowerBound == 2 && words[sentence.lowerBound].text == "to"
      && words[sentence.lowerBound + 1].text == "be"
  }

  /// Whether a negator waives nothing: `no less than 12 years`, `Excel holds no secrets for you`.
  private func isHarmless(_ negator: Int, _ clause: Range<Int>) -> Bool {
    (max(clause.lowerBound, negator - Self.harmlessReach)...negator).contains { start in
      Cues.harmless.match(words, at: start, before: clause.upperBound).map {
        start + $0 > negator
      } ?? false
    }
  }

  /// How many words before a negator a harmless phrase begins at most.
  private static let harmlessReach = 2

  /// Whether `or` joins a sentence to the one before or after it: `A degree and two years; OR` above another way.
  private func isJoinedToNeighbor(_ sentence: Range<Int>) -> Bool {
    let ends = [sentence.lowerBound - 1, sentence.upperBound - 1, sentence.upperBound]
    return ends.contains { words.indices.contains($0) && Self.or.contains(words[$0].text) }
  }

  /// Whether a sentence is about one of several positions: `For the Montréal position, French is required`.
  private func opensWithPlace(_ sentence: Range<Int>) -> Bool {
    let opening = sentence.dropFirst().prefix(Self.longestOpening)
    return Self.openings.contains(words[sentence.lowerBound].text)
      && opening.contains { Self.positions.contains(words[$0].singular) }
      && opening.contains { words[$0].isCapitalized && words[$0].shape != .upper }
  }

  private static let openings = Set(words: "for in fur pour para")
  private static let positions = Set(words: "position post site location stelle poste")

  /// Among how many words a sentence says which position it is about.
  private static let longestOpening = 6

  private static let limiting = Set(words: "only nur seulement uniquement solo")
  private static let conditional = Set(
    words:
      """
      elsewhere if unless though although otherwise depending anyone males females wenn falls sofern obwohl sauf selon
      aunque salvo segun
      """)

  /// Whether a sentence has a sign that not everybody needs what it names.
  func leavesDoubt(_ sentence: Range<Int>) -> Bool {
    sentence.contains { index in
      let word = words[index].text
      return Self.replacing.contains(word) || Self.conditional.contains(word)
        || Self.limiting.contains(word) || Self.employer.contains(word) || isLater(index, sentence)
        || Cues.negators.match(words, at: index, before: sentence.upperBound) != nil
    }
  }

  // MARK: Later

  /// Whether a word says that something is learned or obtained after somebody was hired, or that the employer sees to it.
  private func isLater(_ index: Int, _ sentence: Range<Int>) -> Bool {
    if Self.later.contains(words[index].text)
      || Self.laterOn.match(words, at: index, before: sentence.upperBound) != nil
    {
      return true
    }
    let near = index + 1..<min(sentence.upperBound, index + Self.givenAfter)
    return Self.training.contains(words[index].text)
      && near.contains { Self.given.contains(words[$0].text) }
      || ["we", "well"].contains(words[index].text)
        && near.contains { Self.helping.contains(words[$0].text) }
  }

  private static let laterOn = WordSet(
    "once you; once youve; once youre; post offer; after offer; upon offer; conditional offer")
  /// How many words after `training` it is given at most.
  private static let givenAfter = 5
  private static let training = Set(words: "training schulung formation formacion course")
  private static let given = Set(
    words: "given provided available offered included paid assuree fournie erfolgt")
  private static let helping = Set(
    words: "pay teach train fund sponsor process arrange cover help")
  private static let later = Set(
    words:
      """
      obtain obtaining obtainable gain acquire receive receives willing willingness eligible eligibility provided funded
      covered taught reimbursed bezahlen finanzieren vermittelt bereit bereitschaft
      """)

  // MARK: The employer

  /// Whether a clause is about what the employer has or does: `SAP is what we use`, `llevamos nueve años en el puerto`.
  private func isOfEmployer(_ clause: Range<Int>) -> Bool {
    section == .neutral
      && (clause.contains { Self.employer.contains(words[$0].text) }
        || isFirstPersonPlural(words[clause.lowerBound]))
      && [Cues.required, Cues.asks, Cues.preferred].allSatisfy {
        $0.first(in: words, clause) == nil
      }
  }

  /// Whether a word is a Spanish verb with the ending for `we`.
  private func isFirstPersonPlural(_ word: Word) -> Bool {
    !isEnglish && ["amos", "emos"].contains(where: word.text.hasSuffix)
  }

  private static let employer = Set(words: "we were weve us wir uns nous")
}
