/// Reads the people that a posting asks somebody to have led, and the roles that it asks somebody to have had.
extension DescriptionReader {
  /// Returns the teams that a clause asks somebody to have led, with their size.
  func teams(_ clause: Clause) -> [Found] {
    for index in clause.range
    where Self.leading.contains(words[index].stem) && !isOfAnother(index, clause.range) {
      let end = min(clause.range.upperBound, index + Self.teamReach)
      guard let team = (index + 1..<max(index + 1, end)).first(where: { Self.isTeam(words[$0]) }),
        let size = Self.size(of: team, in: words, index + 1..<end),
        let value = Numbers.value(words[size]),
        // `Run a group of four clinics`.
        words[index].stem != "run" || words[team].singular != "group"
      else { continue }
      var last =
        size + 1 < clause.range.upperBound && words[size + 1].gap.isEmpty
          && !ItemReader.isFunction(words[size + 1]) ? size + 2 : size + 1
      // `of four or more`.
      if last < clause.range.upperBound, words[last].text == "more", words[last - 1].text == "or" {
        last += 1
      }
      last = max(last, team + 1)
      return [
        Found(
          range: index..<last, kind: .skill, test: .skill([.team(size: value)]),
          isTask: clause.cue == .none)
      ]
    }
    guard let led = peopleLed(clause) else { return [] }
    return [
      Found(
        range: led, kind: .skill,
        test: .skill([.task(verb: words[led.lowerBound], object: words[led.upperBound - 1])]),
        isTask: clause.cue == .none)
    ]
  }

  /// Whether it is somebody else who leads: `help our Head Housekeeper lead a team of sixteen`.
  private func isOfAnother(_ verb: Int, _ range: Range<Int>) -> Bool {
    let isTitle =
      words[verb].isCapitalized && !words[verb].startsSentence && verb + 1 < range.upperBound
      && (words[verb + 1].isCapitalized || words[verb + 1].text == "of")
    return isTitle
      || verb > range.lowerBound && words[verb].gap.isEmpty && words[verb - 1].isCapitalized
        && (TitleWords.contains(words[verb - 1]) || TitleWords.resembles(words[verb - 1])
          || words[verb - 1].text.hasSuffix("er"))
        && !words[verb - 1].startsSentence
  }

  /// Reads `have supervised other social workers`: the people that a verb of leading has as its object.
  private func peopleLed(_ clause: Clause) -> Range<Int>? {
    for index in clause.range
    where Self.leading.contains(words[index].stem) && !isOfAnother(index, clause.range) {
      guard words[index].text != "head", words[index].stem != "run" else { continue }
      var end = index + 1
      while end < clause.range.upperBound, end - index <= Self.peopleReach, words[end].gap.isEmpty {
        let word = words[end]
        if Self.namesSeveral(word) { return index..<end + 1 }
        guard !ItemReader.isPreposition(word), !ItemReader.isJoin(word) else { break }
        end += 1
      }
    }
    return nil
  }

  /// How many words after the verb the people stand at most.
  private static let peopleReach = 4

  /// Whether a word names people who are led together.
  static func isTeam(_ word: Word) -> Bool {
    teamWords.contains(word.singular) || namesSeveral(word)
  }

  /// Whether a word names several people: `nurses`, `others`.
  private static func namesSeveral(_ word: Word) -> Bool {
    word.text == "staff" || word.text == "people"
      || word.text.hasSuffix("s")
        && (TitleWords.contains(word) || TitleWords.resembles(word) || led.contains(word.singular)
          || word.text == "others")
  }

  private static let led: Set<String> = [
    "apprentice", "employee", "colleague", "junior", "technician", "starter",
  ]

  /// Reads `experience as a head chef`: the role that somebody has to have had.
  func roles(_ clause: Clause) -> [Found] {
    guard let cue = Self.havingBeen.first(in: words, clause.range) else { return [] }
    var start = cue.upperBound
    while start < clause.range.upperBound, ["a", "an", "the"].contains(words[start].text) {
      start += 1
    }
    let reach = start..<min(clause.range.upperBound, start + Self.longestRole)
    guard
      let end = reach.first(where: { index in
        TitleWords.contains(words[index])
          && (index + 1 >= clause.range.upperBound || !words[index + 1].gap.isEmpty
            || ItemReader.isFunction(words[index + 1])
              && !["of", "de", "du", "des", "del"].contains(words[index + 1].text)
            || Cues.required.match(words, at: index + 1, before: clause.range.upperBound) != nil)
      }), reach.prefix(through: end).allSatisfy({ !ItemReader.isFunction(words[$0]) }),
      (start..<end).allSatisfy({ words[$0 + 1].gap.isEmpty || words[$0 + 1].gap == .hyphen })
    else { return [] }
    // `Experience as a farmer, herd manager or rep`: other roles are enough, too.
    let isOneOfMany =
      end + 1 < clause.range.upperBound
      && (words[end + 1].gap.has(.comma) || Self.or.contains(words[end + 1].text))
      && (end + 1..<clause.range.upperBound).contains { Self.or.contains(words[$0].text) }
    return [
      Found(
        range: start..<end + 1, kind: .skill, test: .skill([.role(Array(words[start...end]))]),
        isRecognized: !isOneOfMany)
    ]
  }

  /// The longest title of a role, in words.
  private static let longestRole = 5
  private static let havingBeen = WordSet(
    """
    experience as; experience working as; worked as; have been; background as; practice as
    erfahrung als; gearbeitet als; experience en tant que; experiencia como; trabajado como
    """)

  /// Returns the number beside a team: `a team of seven`, `a five-person team`.
  static func size(of team: Int, in words: [Word], _ range: Range<Int>) -> Int? {
    func isSize(_ index: Int) -> Bool {
      range.contains(index) && (Numbers.value(words[index]) ?? 0) > 1
        && DateRange.year(words[index]) == nil
    }
    var after = team + 1
    while range.contains(after), linksToSize.contains(words[after].text) { after += 1 }
    if after > team + 1, isSize(after) { return after }
    if isSize(team - 1) { return team - 1 }
    // `Two or more therapists`, `four field staff`.
    if range.contains(team - 2), isSize(team - 3), words[team - 1].text == "more" {
      return team - 3
    }
    if isSize(team - 2), namesSeveral(words[team]), words[team - 1].shape == .lower,
      words[team - 1].gap.isEmpty,
      !ItemReader.isFunction(words[team - 1])
    {
      return team - 2
    }
    let isPerson = range.contains(team - 1) && people.contains(words[team - 1].singular)
    return isPerson && isSize(team - 2) ? team - 2 : nil
  }

  private static let linksToSize: Set<String> = [
    "of", "about", "up", "to", "at", "least", "over", "some", "around", "more", "than",
  ]
  private static let people: Set<String> = [
    "person", "people", "man", "member", "strong", "engineer", "nurse", "cook",
  ]

  static let leading = Set(
    ["lead", "manage", "supervise", "head", "direct", "run"].map { WordForms.of($0).stem })
  static let teamWords: Set<String> = [
    "team", "crew", "staff", "brigade", "group", "squad", "gang", "employee", "people",
  ]
  /// How many words after the verb the team and its size stand.
  private static let teamReach = 9

  /// Whether a clause begins with the `who` of somebody that the sentence looks for.
  func isAboutApplicant(_ first: Int) -> Bool {
    guard words[first].text == "who" || words[first].text == "whose" else { return false }
    let sentence = text.sentence(around: first)
    guard let who = sentence.first(where: { words[$0].text == "who" }), who > sentence.lowerBound,
      !words[who].gap.has(.comma)
    else { return false }
    return Self.applicants.contains(words[who - 1].singular)
  }

  private static let applicants: Set<String> = [
    "somebody", "someone", "person", "candidate", "applicant", "colleague", "individual",
    "professional", "anyone", "anybody",
  ]

  /// Whether a clause says where some applicants come from.
  func comesFrom(_ clause: Range<Int>) -> Bool {
    // `…, but if your background is Kotlin`.
    let isBut =
      clause.count > 1 && ["but", "aber", "mais", "pero"].contains(words[clause.lowerBound].text)
    let clause = isBut ? clause.dropFirst() : clause
    guard clause.count > Self.origin, let first = clause.first,
      Self.conditions.contains(words[first].text)
    else { return false }
    let opening = clause.prefix(Self.origin + 1)
    return opening.contains {
      ["come", "coming", "kommen", "kommst", "vienes", "venez", "viens", "background"].contains(
        words[$0].text)
    }
  }

  /// Among how many words after a condition it says where somebody comes from.
  private static let origin = 3

  /// Whether a clause begins with the `who` of only some of those who apply.
  func isAboutSome(_ first: Int) -> Bool {
    first > 1 && words[first].text == "who" && words[first].gap.isEmpty
      && ["those", "people", "applicants", "candidates"].contains(words[first - 1].text)
      && words[first - 2].text == "for"
  }

  /// Whether years are the age of people: `children under three years`.
  func isAge(_ number: Int) -> Bool {
    guard number > 1 else { return false }
    let (word, people) = (words[number - 1].text, words[number - 2])
    return Self.young.contains(people.text) && Self.ageWords.contains(word)
      // `Clients over two years` may be a time.
      || Self.peopleNouns.contains(people.singular) && Self.below.contains(word)
  }

  private static let below = Set(words: "under below aged unter")
  private static let ageWords = below.union(["over", "from", "uber", "ab", "bis", "de"])
  private static let young = Set(
    words: "children kids infants kinder kindern jugendliche jugendlichen enfants ninos")
}
