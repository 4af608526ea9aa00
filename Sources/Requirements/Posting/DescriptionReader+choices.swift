/// Reads what commas, slashes and `or` between skills mean.
extension DescriptionReader {
  /// Groups names of which one is enough: `Jest, Cypress or Playwright`.
  func choices(_ mentions: [SkillLexicon.Mention]) -> [[SkillLexicon.Mention]] {
    var groups: [[SkillLexicon.Mention]] = []
    var commas: [Bool] = []
    for mention in mentions {
      guard let last = groups.last?.last else {
        groups.append([mention])
        commas.append(false)
        continue
      }
      let between = last.words.upperBound..<mention.words.lowerBound
      let isSlash = between.isEmpty && words[mention.words.lowerBound].gap == .slash
      let isOr =
        between.count == 1 && Self.or.contains(words[between.lowerBound].text)
        || isSlash && SubstituteSkills.areOfOneKind(last.skill, mention.skill)
      guard isOr else {
        groups.append([mention])
        commas.append(between.isEmpty && words[mention.words.lowerBound].gap == .comma)
        continue
      }
      var choice = (groups.popLast() ?? []) + [mention]
      while commas.last == true, let before = groups.last,
        before.allSatisfy({ SubstituteSkills.areOfOneKind($0.skill, mention.skill) })
      {
        commas.removeLast()
        groups.removeLast()
        choice = before + choice
      }
      _ = commas.popLast()
      groups.append(choice)
      commas.append(false)
    }
    return groups
  }

  /// What a slash between two items means.
  enum Slash {
    /// Either of them is enough: `Java/Kotlin`.
    case either
    /// Both are required: `HTML/CSS`.
    case both
    /// The posting does not say.
    case unclear
  }

  func meaning(of last: Found, _ terms: [(Range<Int>, SkillTerm)]) -> Slash {
    guard case .skill(let before) = last.test, let one = before.last, let other = terms.first else {
      return .unclear
    }
    if case .known(let first) = one, case .known(let second) = other.1 {
      return SubstituteSkills.areOfOneKind(first, second) ? .either : .both
    }
    // Two products: `RoboVet/Animana`.
    let names = last.range.map { words[$0] } + other.0.map { words[$0] }
    let areProducts =
      names.allSatisfy(\.isCapitalized)
      && (names.contains { $0.shape == .mixed } || isProper(one) || isProper(other.1))
    return areProducts ? .either : .unclear
  }

  private func isProper(_ term: SkillTerm) -> Bool {
    if case .known(let skill) = term { return SkillLexicon.shared.isProper(skill) }
    return false
  }

  /// A choice whose one plain word shares the last word of the other side: `wedding or large event catering`.
  func withHead(of terms: [(Range<Int>, SkillTerm)], _ item: Found) -> Found {
    guard item.range.count == 1, item.test == .skill([.phrase([words[item.range.lowerBound]])]),
      words[item.range.lowerBound].shape == .lower || words[item.range.lowerBound].startsSentence,
      terms.count == 1, let other = terms.first, other.0.count > 1, let head = other.0.last,
      words[head].shape == .lower
    else { return item }
    var copy = item
    copy.test = .skill([.phrase([words[item.range.lowerBound], words[head]])])
    return copy
  }

  /// Whether what a comma separates from a choice may be part of it.
  ///
  /// - Parameter goesOn: whether the list goes on with `and` after the choice: `Git, Maven or Gradle, and a CI tool`.
  func mayReplace(_ item: Found, _ terms: [(Range<Int>, SkillTerm)], goesOn: Bool) -> Bool {
    guard case .skill(let own) = item.test, let other = terms.first else { return false }
    // Names of products and plain words are of different kinds: `tax returns, CCH Axcess or UltraTax`.
    let (one, two) = (words[item.range.lowerBound], words[other.0.lowerBound])
    if !one.startsSentence, !two.startsSentence, one.isCapitalized != two.isCapitalized {
      return false
    }
    return own.allSatisfy { one in
      terms.allSatisfy { other in
        guard case .known(let first) = one, case .known(let second) = other.1 else {
          return !goesOn
        }
        return SubstituteSkills.areOfOneKind(first, second)
      }
    }
  }

  /// Whether a list goes on after its `or`: in `Git, Markdown or AsciiDoc, a site generator` only two are a choice.
  func listGoesOn(_ end: Int, _ clause: Range<Int>) -> Bool {
    end < clause.upperBound && words[end].gap == .comma && !ItemReader.isJoin(words[end])
      && !ItemReader.isPreposition(words[end])
      && Cues.preferred.match(words, at: end, before: clause.upperBound) == nil
      && !Self.remarks.contains(words[end].text)
  }

  /// Whether a list goes on with `and` after its `or`: `Git, Maven or Gradle, and a CI tool`.
  func goesOnWithAnd(_ end: Int, _ clause: Range<Int>) -> Bool {
    end < clause.upperBound && words[end].gap == .comma
      && ["and", "und", "et", "y"].contains(words[end].text)
  }

  /// The end of words that leave a list open: `Ahrefs, Semrush or the like`.
  func endOfExamples(_ start: Int, _ clause: Range<Int>) -> Int? {
    if let count = Self.openEnds.match(words, at: start, before: clause.upperBound) {
      return start + count
    }
    // `SAP EWM, Blue Yonder, Körber etc.`
    return (start..<clause.upperBound).first { words[$0].text == "etc" }.flatMap { end in
      (start..<end).allSatisfy { words[$0].isCapitalized || ItemReader.isEmpty(words[$0]) }
        ? end + 1 : nil
    }
  }

  /// The end of a choice whose last part leaves it open: `Databricks oder vergleichbaren Werkzeugen`.
  func endIfOpen(_ choice: Found) -> Int? {
    let isOpen = choice.range.dropLast().contains {
      Self.or.contains(words[$0].text) && Self.comparing.contains(words[$0 + 1].text)
    }
    return isOpen ? choice.range.upperBound : nil
  }

  /// Makes one choice of the names at the end of `found` that commas join, if the words after them leave the list open.
  ///
  /// - Parameters:
  ///   - links: what stands before each of the names.
  ///   - end: where the words that leave the list open end.
  func joinExamples(_ found: inout [Found], _ links: [ItemReader.Link], to end: Int) {
    guard var last = found.popLast() else { return }
    guard case .skill(var terms) = last.test else { return found.append(last) }
    var start = last.range.lowerBound
    while links.indices.contains(found.count), links[found.count] == .comma,
      let before = found.last,
      case .skill(let own) = before.test, words[start].gap == .comma,
      words[before.range.lowerBound].isCapitalized == words[start].isCapitalized
        || words[before.range.lowerBound].startsSentence
    {
      terms = own + terms
      start = before.range.lowerBound
      last.isRecognized = last.isRecognized && before.isRecognized
      found.removeLast()
    }
    found.append(
      Found(
        range: start..<end, kind: .skill, test: .skill(terms), isRecognized: last.isRecognized))
  }

  /// Words that end a list and leave it open.
  private static let openEnds = WordSet(
    """
    etc; and so on; or the like; or similar; or equivalent; or comparable; or something similar; or others; or other
    or equal; or a similar tool; or similar tools; or similar software; oder vergleichbar; oder ahnlich
    oder ahnliches; ou similaire; ou equivalent; o similar; o similares; o equivalente; whichever
    """)
  /// Words after a comma that go on with a remark, not with another item.
  private static let remarks: Set<String> = [
    "preferably", "ideally", "whichever", "whatever", "whether", "but", "which", "etc", "one",
    "any", "each",
  ]

  /// Whether `any` or `other` before the last of a choice makes one of all before it: `Dentrix, Tracker or any practice
  /// management software`.
  func isAnyOther(_ last: Int, _ item: Found) -> Bool {
    guard case .skill = item.test, last > 0 else { return false }
    return [last - 1, last].contains {
      ["any", "other", "another", "similar", "comparable"].contains(words[$0].text)
    }
  }

  /// Whether words are the name of a product after that of another: `RoboVet/Animana`. It need not be
  /// known to be a choice.
  func isOtherName(_ range: Range<Int>, _ link: ItemReader.Link, after last: Found?) -> Bool {
    guard link == .slash || link == .or, let last, last.kind == .skill,
      last.range.upperBound <= range.lowerBound,
      (last.range.upperBound..<range.lowerBound).allSatisfy({ Self.or.contains(words[$0].text) })
    else { return false }
    return range.allSatisfy {
      words[$0].shape == .mixed || words[$0].shape == .upper
        || link == .slash && words[$0].shape == .capitalized
    }
  }

  /// Whether an abbreviation in brackets says more of what stands before them: `BLS (AHA)`, `Master of Teaching
  /// (MAES)`. It asks for nothing by itself.
  func isQualifier(_ term: (Range<Int>, SkillTerm), in clause: Range<Int>) -> Bool {
    // `Staplerschein ist Pflicht (Flurförderzeuge nach DGUV)`.
    if let open = (clause.lowerBound + 1...max(clause.lowerBound + 1, term.0.lowerBound)).last(
      where: {
        $0 < words.count && words[$0].gap.has([.open, .close])
      }), words[open].gap.has(.open),
      (clause.lowerBound..<open).contains(where: { words[$0].text.hasSuffix("schein") })
    {
      return true
    }
    let first = term.0.lowerBound
    // `Registered Nurse (Adult)`, `A-Grade licence (Victoria)`, `BLS certification (American Heart Association)`.
    if first > clause.lowerBound, words[first].gap.has(.open), term.0.count <= Self.longestIssuer,
      term.0.allSatisfy({ words[$0].isCapitalized }),
      Self.credentials.contains(words[first - 1].singular),
      term.0.upperBound >= words.count || words[term.0.upperBound].gap.has(.close)
        || words[term.0.upperBound].startsSentence
    {
      return true
    }
    guard case .phrase(let content) = term.1, content.allSatisfy({ $0.shape == .upper }) else {
      return false
    }
    var index = term.0.lowerBound
    while index > clause.lowerBound, !words[index].gap.has([.open, .close]) { index -= 1 }
    return index > clause.lowerBound && words[index].gap.has(.open)
  }

  /// The longest name of who issues a certificate, in words.
  private static let longestIssuer = 3
  private static let credentials: Set<String> = [
    "nurse", "license", "licence", "certificate", "certification", "registration", "card", "ticket",
    "degree", "diploma", "teacher", "worker",
  ]

  /// The `one or more of` with which the clause before a colon ends.
  func phraseBefore(_ start: Int) -> Range<Int>? {
    // `Any of these would be welcome: …` lists what is welcome.
    if start > 1,
      Cues.preferred.occurs(in: words, text.sentence(around: start - 1).lowerBound..<start)
    {
      return nil
    }
    // `Alguna herramienta de visualización: Looker, Tableau`.
    if start > 1, words[start].gap.has(.colon), case let before = text.sentence(around: start - 1),
      Self.indefinite.contains(words[before.lowerBound].text),
      start - before.lowerBound <= Self.longestLead
    {
      return before.lowerBound..<start
    }
    guard start > 2, words[start].gap.has(.colon),
      let phrase = Self.oneOf.first(in: words, max(0, start - 8)..<start),
      // `Any of the well-known packages: …`.
      start - phrase.upperBound <= 3,
      (phrase.upperBound..<start).allSatisfy({ words[$0].gap.isEmpty || words[$0].gap == .hyphen })
    else { return nil }
    return phrase
  }

  /// The longest clause that opens with such a word and leads to a list, in words.
  private static let longestLead = 6
  private static let indefinite: Set<String> = [
    "any", "some", "alguna", "algun", "irgendein", "irgendeine", "one", "eine", "eines",
  ]

  static let oneOf = WordSet(
    """
    one of; any of; one or more of; at least one of; one or more of the following; one of the following
    any of the following; at least one of the following; mindestens eine der; eine oder mehrere
    eine der; einer der; eines der; l un des; au moins un des; uno de; either
    """)

  /// One requirement for several items. Without an `or` between them, its words begin with `one of`.
  func merged(_ found: [Found], after phrase: Range<Int>) -> Found? {
    guard let first = found.first, let last = found.last else { return nil }
    let hasOr = (first.range.lowerBound..<last.range.upperBound).contains {
      Self.or.contains(words[$0].text)
    }
    let start = hasOr || found.count == 1 ? first.range.lowerBound : phrase.lowerBound
    let terms = found.flatMap { item -> [SkillTerm] in
      if case .skill(let terms) = item.test { return terms }
      return []
    }
    return Found(
      range: start..<last.range.upperBound, kind: .skill, test: .skill(terms),
      isRecognized: found.allSatisfy(\.isRecognized))
  }

  func joined(_ item: Found, _ more: [(Range<Int>, SkillTerm)]) -> Found {
    guard case .skill(let terms) = item.test, let last = more.last else { return item }
    // `physics (2340), or broad field science`: the words between are not read as one.
    let between = item.range.upperBound..<max(item.range.upperBound, last.0.lowerBound)
    let isRagged =
      last.0.dropFirst().contains { words[$0].gap.has([.open, .close]) }
      || between.contains { !ItemReader.isFunction(words[$0]) && !ItemReader.isEmpty(words[$0]) }
      || words[last.0.lowerBound].gap.has([.open, .close])
      || between.contains { words[$0].gap.has([.open, .close]) }
    if isRagged {
      return Found(
        range: item.range, kind: item.kind, test: .skill(terms + more.map(\.1)),
        isRecognized: item.isRecognized, general: item.general, needsAll: item.needsAll)
    }
    return Found(
      range: item.range.lowerBound..<max(item.range.upperBound, last.0.upperBound), kind: item.kind,
      test: .skill(terms + more.map(\.1)), isRecognized: item.isRecognized, general: item.general,
      needsAll: item.needsAll)
  }
}
