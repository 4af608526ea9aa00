/// Reads what years of experience are about.
extension DescriptionReader {
  /// Reads `of Python`, `in project management`, `as an accountant` after the unit.
  func subject(from start: Int, _ clause: Range<Int>) -> (
    subject: YearsTest.Subject, end: Int, isOpen: Bool
  ) {
    var subject = YearsTest.Subject()
    var end = start
    var isOpen = false
    var index = start
    while index < clause.upperBound {
      let word = words[index]
      if word.gap.has([.semicolon, .comma]) && index == start { break }
      // `Trois ans d'expérience au minimum sur un poste comparable`.
      if word.text == "au", index + 1 < clause.upperBound,
        ["minimum", "moins"].contains(words[index + 1].text)
      {
        index += 2
        continue
      }
      // The label of the next line: `3 years in a plant\nQualification: …`.
      if index > start, word.gap.has(.line), word.isCapitalized,
        (index + 1...index + 3).contains(where: { $0 < words.count && words[$0].gap.has(.colon) })
      {
        break
      }
      if word.gap.has(.open), subject.isEmpty {
        // `1 year (stand-up and reach)`: the brackets name the subject.
        let open = index
        while index < clause.upperBound, !words[index].gap.has(.close) || index == open {
          if !Self.generic.contains(words[index].text), !ItemReader.isJoin(words[index]) {
            subject.words.append(words[index])
          }
          index += 1
        }
        if !subject.isEmpty { return (subject, index, true) }
        // `Tres años (o más) diseñando interfaces`.
        let rest = self.subject(from: index, clause)
        return (rest.subject, rest.end, rest.isOpen)
      }
      if index > start, word.gap.has([.comma, .open, .close, .semicolon, .slash]) {
        isOpen = isOpen || word.gap.has([.slash, .open])
        if word.gap.has(.slash), !ItemReader.isFunction(word) { end = index + 1 }
        // `of leasing, retail or hospitality`.
        if word.gap == .comma, !subject.isEmpty, let last = listEnd(index, clause) {
          isOpen = true
          end = last
          // `as QA, trainer or agent in a healthcare, insurance or financial account`.
          if end < clause.upperBound, words[end].gap == .comma, let more = listEnd(end, clause) {
            end = more
          }
        }
        if word.gap.has(.slash) {
          while end < clause.upperBound,
            words[end].gap.has(.slash) || continuesNoun(end, after: index)
          {
            end += 1
          }
        }
        break
      }
      if Self.lastWords.contains(word.text) || beginsWindow(index, clause) { break }
      // `An engineer with 3 years of experience to join our team`.
      if word.text == "to", index + 1 < clause.upperBound,
        Self.ofJoining.contains(words[index + 1].text)
      {
        break
      }
      // `Two years on C+E`: not the Italian `and`.
      if Self.ends.contains(word.text), !word.gap.has(.plus) {
        if ["and", "und", "et", "y"].contains(word.text), !subject.words.isEmpty,
          subject.skills.isEmpty, let last = continuation(after: index, clause)
        {
          // `manual and automated testing`.
          subject.words += (index + 1..<last).map { words[$0] }.filter {
            !Self.generic.contains($0.text) && $0.shape != .number
          }
          end = last
          break
        }
        guard Self.or.contains(word.text) else { break }
        // `1 year OR experience`: in capitals after the unit it is the operating room.
        if word.shape == .upper, index == start, index + 1 < clause.upperBound,
          Self.generic.contains(words[index + 1].text)
        {
          subject.words.append(word)
          index += 1
          end = index
          continue
        }
        isOpen = true
        // `of experience in NLP or computer vision`: the other subject is part of the choice.
        if let last = alternative(after: index, clause) { end = last }
        break
      }
      if Cues.required.match(words, at: index, before: clause.upperBound) != nil
        || Cues.preferred.match(words, at: index, before: clause.upperBound) != nil
      {
        break
      }
      if let mention = SkillLexicon.shared.mentions(in: words, index..<clause.upperBound).first,
        mention.words.lowerBound == index, isMeant(mention, isAsked: true),
        SkillLexicon.shared.isProper(mention.skill)
      {
        subject.skills.append(mention.skill)
        index = mention.words.upperBound
        end = index
        continue
      }
      // `5 years post-qualification`: what came before is none of it.
      let isAfter =
        word.text == "post" && index + 1 < clause.upperBound && words[index + 1].gap == .hyphen
      if isAfter || !Self.generic.contains(word.text), word.shape != .number {
        subject.words.append(word)
      }
      if !Self.prepositions.contains(word.text) { end = index + 1 }
      index += 1
    }
    if !subject.skills.isEmpty {
      // `of CRM such as Salesforce`, `of Java development`: the name says it all. `Residential HVAC service` does not.
      subject.limits = subject.words.filter {
        !isKind($0) && $0.shape == .lower && !Self.sides.contains($0.text)
      }
      subject.words = []
    }
    return (subject, max(end, start), isOpen)
  }

  /// What a new colleague does, which is not a part of the experience.
  private static let ofJoining: Set<String> = ["join", "help", "lead", "support", "strengthen"]

  /// Whether a word goes on with the noun after a slash: `school` in `CBSE / ICSE school`.
  private func continuesNoun(_ index: Int, after start: Int) -> Bool {
    index > start && words[index].gap.isEmpty && words[index].shape == .lower
      && !Self.ends.contains(words[index].text) && !Self.prepositions.contains(words[index].text)
      && Cues.required.match(words, at: index) == nil
      && Cues.preferred.match(words, at: index) == nil
  }

  /// Adds the subjects that a comma or `or` separates from the first: `of data or software engineering`.
  func addOthers(_ range: Range<Int>, to test: inout YearsTest) {
    var starts: [Int] = []
    for index in range {
      if Self.or.contains(words[index].text) {
        starts.append(index + 1)
      } else if index > range.lowerBound, words[index].gap == .comma {
        starts.append(index)
      }
    }
    for (at, start) in starts.enumerated() where start < range.upperBound {
      var end = at + 1 < starts.count ? starts[at + 1] : range.upperBound
      if end > start, Self.or.contains(words[end - 1].text) { end -= 1 }
      guard start < end else { continue }
      let other = subject(from: start, start..<end).subject
      if !other.isEmpty { test.others.append(other) }
    }
    guard let last = test.others.last else { return }
    // `Data or software engineering` is also data engineering.
    if test.subject.skills.isEmpty, test.subject.words.count == 1, last.words.count > 1,
      let head = last.words.last, !TitleWords.contains(head)
    {
      test.subject.words.append(head)
    }
  }

  /// Words on the side of software that a language or a database already tells: `backend development in Go`.
  private static let sides: Set<String> = [
    "backend", "frontend", "back", "front", "end", "side", "web", "full", "stack", "production",
    "commercial", "industrial",
  ]

  /// The end of a list of subjects that goes on after a comma and ends with `or`; nil if other requirements
  /// follow: `of Java, Docker or Podman`.
  private func listEnd(_ start: Int, _ clause: Range<Int>) -> Int? {
    let reach = start..<min(clause.upperBound, start + Self.longestList)
    // `…, whether employed or freelance`.
    guard let or = reach.first(where: { Self.or.contains(words[$0].text) }), or > start,
      !["whether", "ob"].contains(words[start].text),
      let end = alternative(after: or, clause),
      // `…, hospice or palliative preferred` is a wish of its own; `ER, ICU or urgent care is ideal` is all one wish.
      end >= clause.upperBound || ["is", "are", "would"].contains(words[end].text)
        || Cues.preferred.match(words, at: end, before: clause.upperBound) == nil
    else { return nil }
    let isPlain = (start..<or).allSatisfy { index in
      let word = words[index]
      return (word.gap.isEmpty || word.gap == .comma || word.gap == .hyphen)
        && Numbers.value(word) == nil && !ItemReader.isPreposition(word)
        && !ItemReader.isTaker(word)
        && Degrees.level(words, at: index, before: clause.upperBound) == nil
        && Cues.required.match(words, at: index, before: clause.upperBound) == nil
        && Cues.preferred.match(words, at: index, before: clause.upperBound) == nil
    }
    return isPlain && Credentials.mentions(in: words, start..<end).isEmpty ? end : nil
  }

  /// The longest rest of such a list before its `or`, in words.
  private static let longestList = 8

  /// Whether `in the last`, `within the past` begins at a word.
  private func beginsWindow(_ index: Int, _ clause: Range<Int>) -> Bool {
    (index + 1..<min(clause.upperBound, index + 3)).contains {
      Self.lastWords.contains(words[$0].text)
    } && ["in", "within", "during", "over", "the", "den", "les", "los"].contains(words[index].text)
  }

  /// The end of a second subject after `or`; nil if something else follows, such as a degree or a number.
  private func alternative(after or: Int, _ clause: Range<Int>) -> Int? {
    var index = or + 1
    var end: Int?
    while index < clause.upperBound, index - or <= Self.longestAlternative {
      let word = words[index]
      if index > or + 1, !word.gap.isEmpty, word.gap != .hyphen, word.gap != .slash { break }
      if Self.ends.contains(word.text) || Self.lastWords.contains(word.text)
        || Cues.required.match(words, at: index, before: clause.upperBound) != nil
        || Cues.preferred.match(words, at: index, before: clause.upperBound) != nil
      {
        break
      }
      if index > or + 1, word.shape == .number { break }
      if Numbers.value(word) != nil || ["equivalent", "degree"].contains(word.text)
        || Self.credentials.contains(word.singular)
        || Degrees.level(words, at: index, before: clause.upperBound) != nil
      {
        return nil
      }
      index += 1
      end = index
    }
    return end
  }

  /// The end of the rest of a subject after `and`; nil if another requirement follows.
  private func continuation(after and: Int, _ clause: Range<Int>) -> Int? {
    guard var end = alternative(after: and, clause) else { return nil }
    // `Fitting and welding in a shop`: where it was done comes after it.
    if [and - 1, and + 1].allSatisfy({ words[$0].text.hasSuffix("ing") }) {
      end = (and + 2..<max(and + 2, end)).first { ItemReader.isPreposition(words[$0]) } ?? end
    }
    guard end - and <= Self.longestContinuation else { return nil }
    let rest = and + 1..<end
    // `Building and shipping software` is one subject.
    let areDeeds = [and - 1, rest.lowerBound].allSatisfy { words[$0].text.hasSuffix("ing") }
    let isOther =
      words[rest.lowerBound].text.hasSuffix("ing") && !areDeeds
      || ["formacion", "formation", "weiterbildung", "ausbildung", "titulo", "un", "una", "une"]
        .contains(words[rest.lowerBound].text)
      || ItemReader.isTaker(words[rest.lowerBound])
      || rest.contains { index in
        let word = words[index]
        return ItemReader.isPraise(word) && !Self.generic.contains(word.text)
          || Languages.name(word) != nil || Self.verbs.contains(word.text)
      }
      || SkillLexicon.shared.mentions(in: words, rest).contains {
        SkillLexicon.shared.isProper($0.skill)
      } || !Credentials.mentions(in: words, rest).isEmpty
    return isOther ? nil : end
  }

  /// What takes the place of years: `or a licence`.
  private static let credentials: Set<String> = [
    "license", "certificate", "certification", "diploma", "qualification", "apprenticeship",
    "training", "education", "combination", "graduate", "ability", "willingness",
  ]
  private static let longestContinuation = 4
  private static let verbs: Set<String> = [
    "have", "are", "is", "know", "hold", "bring", "enjoy", "love",
  ]
  private static let longestAlternative = 10

  /// Reads what stands before a number of years: `You have administered Linux for 8 years`, `copywriting for at least 6
  /// years`, `Erfahrung im Drehen ab zwei Jahren`.
  ///
  /// - Returns: the subject and the index of its first word that is not a verb; nil if there is none.
  func objectBefore(_ number: Int, _ clause: Range<Int>) -> (
    subject: YearsTest.Subject, start: Int
  )? {
    let link = linkBefore(number, clause)
    guard link > clause.lowerBound, Self.durations.contains(words[link].text) else { return nil }
    let range = clause.lowerBound..<link
    let mentions = SkillLexicon.shared.mentions(in: words, range).filter {
      isMeant($0, isAsked: true) && SkillLexicon.shared.isProper($0.skill)
    }
    var subject = YearsTest.Subject(skills: mentions.map(\.skill))
    if mentions.isEmpty {
      subject.words = range.map { words[$0] }.filter {
        !Self.generic.contains($0.text) && !Self.person.contains($0.text)
      }
    }
    guard !subject.isEmpty else { return nil }
    var start = link - 1
    while start > range.lowerBound, words[start].gap.isEmpty || words[start].gap == .hyphen,
      !ItemReader.isFunction(words[start - 1]), !Self.isDeed(words[start - 1])
    {
      start -= 1
    }
    return (subject, start)
  }

  /// The index of `experience` before a number, which says what the number is: `Expérience : 6 mois`.
  func experienceBefore(_ number: Int, _ clause: Range<Int>) -> Int? {
    let link = linkBefore(number, clause)
    return link >= clause.lowerBound && Self.experience.contains(words[link].text) ? link : nil
  }

  /// The index of the last word before a number and the words that say that it is a lower bound.
  func linkBefore(_ number: Int, _ clause: Range<Int>) -> Int {
    var link = number - 1
    while link > clause.lowerBound, Self.lowerWords.contains(words[link].text) { link -= 1 }
    return link
  }

  /// Whether a word is a verb in the past: `administered`, `written`.
  private static func isDeed(_ word: Word) -> Bool {
    ActionVerbs.contains(word) && (word.text.hasSuffix("ed") || WordForms.isIrregular(word.text))
  }

  /// Words that say that a number is a lower bound.
  private static let lowerWords: Set<String> = [
    "at", "least", "more", "than", "minimum", "a", "of", "mindestens", "moins", "au", "al", "menos",
  ]

  private static let ends: Set<String> = [
    "and", "or", "und", "oder", "et", "ou", "y", "o", "at", "is", "are", "after", "gained",
    "preferred", "preferably", "ideally", "sowie", "plus", "e", "such", "including", "will", "au",
    "would", "who", "that", "since", "within", "be", "required", "ist", "sind", "wird", "exigee",
    "vous", "nous", "ont", "abgeschlossen",
    "exiges", "for", "sollten", "sollen", "sollte", "solltest", "mussen", "wunschen", "setzen",
    "erwarten", "bringen", "bringst", "haben", "hast", "brauchen", "sont", "est", "demandees",
    "demandes", "son", "es", "se", "avec", "behind", "mitbringen", "vorweisen", "mindestens",
    "sera", "serait", "like",
  ]

  static let prepositions: Set<String> = [
    "of", "in", "as", "with", "a", "an", "the", "d", "de", "en", "con", "como", "als", "mit", "der",
    "die", "das", "dem", "den", "im", "la", "le", "les", "del", "des", "du", "un", "una", "une",
    "using", "on", "l",
  ]

  private static let generic: Set<String> = prepositions.union([
    "qualification", "post-qualification", "behind", "you", "belt", "under", "staff", "people",
    "experience", "professional", "relevant",
    "practical", "work", "working", "hands", "role",
    "roles", "position", "positions", "job", "practice", "field", "area", "industry", "similar",
    "comparable", "related", "proven", "solid", "your", "our", "this", "recent", "full", "time",
    "berufserfahrung", "erfahrung", "erfahrungen", "experiencia", "laboral", "professionnelle",
    "firm", "firms", "company", "companies", "organisation", "organization",
    "environment", "setting", "settings", "capacity", "prior", "previous", "post", "paid", "active",
    "have", "has", "had", "worked", "been", "least", "or", "more", "one", "einer", "einem", "eines",
    "ahnlichen", "vergleichbaren", "poste", "similaire", "puesto", "level", "sector", "on",
    "leading", "lead", "some", "good", "strong", "overall", "total", "combined", "spent", "bereich",
    "domaine", "entry", "minimum", "minimal", "sur", "au", "moins", "verifiable", "documented",
    "demonstrated", "progressive", "progressively", "responsible", "continuous", "direct",
    "gearbeitet", "tatig", "verbracht", "praxis", "metier", "oficio", "programando", "trabajando",
    "desarrollando", "beruf", "carrera",
    "similares",
    "poste", "puestos", "fonction", "fonctions", "posicion", "minimal", "mas", "plus", "mehr",
    "extensive", "qualifying", "dans", "une", "equivalent", "minimo", "minima", "demostrable",
    "confirmee", "post",
  ])
}
