/// Notes what a clause asks for as requirements of the posting.
extension DescriptionReader {
  /// Something that a clause asks for.
  struct Found {
    var range: Range<Int>
    let kind: Requirement.Kind
    var test: Requirement.Test
    var isTask = false
    var isRecognized = true
    var guess: Requirement.Guess?
    var general: [SkillTerm] = []
    var isBasic = false
    var needsAll = false
    /// Whether the other half of its choice was not understood.
    var isHalf = false

    /// The same as a guess, which is named only if it is met.
    var asGuess: Found {
      var copy = self
      copy.guess = .item
      copy.isRecognized = false
      return copy
    }
  }

  mutating func append(_ item: Found, _ mode: Mode, in clause: Range<Int>) {
    let item = withOccupations(withSetting(item, clause), clause)
    if item.kind == .skill, namesNoSkill(item.range) { return }
    if item.kind == .licence,
      isDescription(item.range) || isOfHolders(item.range) || isTitle(item.range)
    {
      return
    }
    if item.kind == .skill, areLicences(item.range, clause) {
      return append(licence(named: item.range), mode, in: clause)
    }
    let step =
      item.kind == .skill
      ? step(after: item.range, clause) ?? step(inside: item)
        ?? step(before: item.range, clause) : nil
    var range = item.range.lowerBound..<(step?.end ?? withoutAdverb(item.range).upperBound)
    if isNamedByExperience(item), range == item.range {
      range = range.lowerBound..<range.upperBound + 1
    }
    guard let span = text.span(range) else { return }
    // `Un BTS, assurance ou SP3S, est un plus` names what is welcome at its end.
    let isWelcome =
      mode.importance == nil
      && Cues.preferred.occurs(in: words, text.sentence(around: item.range.lowerBound))
    let importance =
      importance(of: item.range, in: clause) ?? mode.importance
      ?? (isWelcome ? .preferred : .required)
    let end = item.range.upperBound
    let after = end..<max(end, min(clause.upperBound, end + Self.deadlineReach))
    let isTold = isTold(item, mode, clause)
    found.append(
      Requirement(
        kind: item.kind, importance: importance,
        posting: FieldSpan(field: field, span: span), test: item.test,
        isTask: item.isTask || isTold,
        isRecognized: item.isRecognized && !(item.kind == .skill && isDueLater(after)),
        guess: item.guess, general: item.general,
        isBasic: isBasic(item.range, in: clause), needsAll: item.needsAll, step: step?.number,
        isHalf: item.isHalf, isDoubtful: isTold || isDoubtful(item, importance, clause),
        wholeness: mode.isAsked && section != .tasks
          && !(importance == .preferred && isBeforeLateWish(item.range, clause))
          ? .whole : .partial))
  }

  /// Whether a hyphen makes an adjective of what would name a licence: `an RBI-registered firm`, `post-registration`.
  private func isDescription(_ range: Range<Int>) -> Bool {
    range.contains { index in
      words[index].gap == .hyphen && Self.ofDescriptions.contains(words[index].text)
    }
  }

  /// Whether words are the title of a list: `Education/Certification:`.
  private func isTitle(_ range: Range<Int>) -> Bool {
    range.allSatisfy { Self.ofTitles.contains(words[$0].singular) }
      && words[range.lowerBound].gap.has([.line, .bullet])
      && range.upperBound < words.count && words[range.upperBound].gap.has(.colon)
  }

  private static let ofTitles = Set(
    words:
      "education certification certificate license licence qualification training registration and")

  /// Whether a sentence tells what those who hold a licence have to do: `Interstate licence holders must have …`.
  private func isOfHolders(_ range: Range<Int>) -> Bool {
    let next = range.upperBound
    return next + 1 < words.count && words[next].gap.isEmpty && words[next].singular == "holder"
      && Self.modals.contains(words[next + 1].text)
  }

  private static let modals = Set(words: "must should will may need can have are")

  private static let ofDescriptions: Set<String> = [
    "registered", "registration", "accredited", "approved", "certified", "licensed", "regulated",
  ]

  /// A licence with the occupations of the posting: one of another occupation does not count.
  private func withOccupations(_ item: Found, _ clause: Range<Int>) -> Found {
    guard case .licence(var licence) = item.test else { return item }
    // `ISTQB Advanced Level` is more than a foundation.
    let rest = item.range.lowerBound..<min(clause.upperBound, item.range.upperBound + 2)
    licence.ranks = Set(words[rest].map(\.text)).intersection(Credentials.ranks)
    licence.occupations = Set((role + words[clause]).compactMap(Credentials.occupation))
    var copy = item
    copy.test = .licence(licence)
    return copy
  }

  /// Whether one common word needs the `experience` after it to say what it is: `cooperative experience`.
  private func isNamedByExperience(_ item: Found) -> Bool {
    guard item.kind == .skill, item.range.count == 1, !item.test.isName,
      item.range.upperBound < words.count
    else { return false }
    let (word, next) = (words[item.range.lowerBound], words[item.range.upperBound])
    let isCommon = word.shape == .lower || word.shape == .capitalized && word.startsSentence
    return isCommon && next.gap.isEmpty && next.text == "experience"
  }

  /// How many words after a skill its deadline ends at most: `within eighteen months of appointment`.
  private static let deadlineReach = 6

  /// Returns the level at which a skill is required: 3 for `British Sign Language to Level 3`.
  private func step(after item: Range<Int>, _ clause: Range<Int>) -> (number: Int, end: Int)? {
    let start = item.upperBound
    let reach = start..<min(clause.upperBound, start + Self.stepReach)
    guard let level = reach.first(where: { Numbers.steps.contains(words[$0].text) }),
      reach.prefix(while: { $0 < level }).allSatisfy({ ["to", "at"].contains(words[$0].text) }),
      level + 1 < clause.upperBound, let number = Numbers.value(words[level + 1]),
      (start...level + 1).allSatisfy({ words[$0].gap.isEmpty })
    else { return nil }
    return (number, level + 2)
  }

  /// Returns the level that stands before a skill: 3 for `Level 3 Food Safety`.
  private func step(before item: Range<Int>, _ clause: Range<Int>) -> (number: Int, end: Int)? {
    let level = item.lowerBound - 2
    guard level >= clause.lowerBound, Numbers.steps.contains(words[level].text),
      words[level + 1].gap.isEmpty, words[level + 2].gap.isEmpty,
      let number = Numbers.value(words[level + 1])
    else { return nil }
    return (number, item.upperBound)
  }

  /// Returns the level that is part of the name of a skill: 2 for `HACCP Level 2 or Basic Food Hygiene`.
  private func step(inside item: Found) -> (number: Int, end: Int)? {
    guard case .skill(let terms) = item.test,
      terms.contains(where: { if case .known = $0 { true } else { false } }),
      let level = item.range.dropLast().first(where: { Numbers.steps.contains(words[$0].text) }),
      let number = Numbers.value(words[level + 1])
    else { return nil }
    return (number, item.range.upperBound)
  }

  /// How many words after a skill its level stands.
  private static let stepReach = 2

  /// Cuts the adverb of the words that prefer: `one year of practice strongly preferred`.
  private func withoutAdverb(_ range: Range<Int>) -> Range<Int> {
    guard range.count > 1, let last = range.last, Self.adverbs.contains(words[last].text) else {
      return range
    }
    return range.dropLast()
  }

  private static let adverbs: Set<String> = ["strongly", "highly", "greatly", "much"]

  /// Notes that a clause asks for something that was not understood: the summary must not say that all is met.
  mutating func markUnread(_ clause: Clause) {
    guard clause.range.contains(where: { !ItemReader.isEmpty(words[$0]) }),
      let span = text.span(clause.range)
    else { return }
    found.append(
      Requirement(
        kind: .other, importance: .required, posting: FieldSpan(field: field, span: span),
        test: .skill([]), isRecognized: false))
  }

  /// Notes that nothing that some words name is required.
  mutating func waive(all range: Range<Int>) {
    waive(Clause(range: range, waived: Set(range), cue: .none))
  }

  /// Notes the skills of a clause that it says are not required.
  mutating func waive(_ clause: Clause) {
    guard !clause.waived.isEmpty else { return }
    let mentions = SkillLexicon.shared.mentions(in: words, clause.range).filter {
      $0.words.allSatisfy(clause.waived.contains)
    }
    waivedWords.append(Set(clause.range.filter(clause.waived.contains).map { words[$0].stem }))
    waivedTerms += mentions.map { [.known($0.skill)] }
  }
}
