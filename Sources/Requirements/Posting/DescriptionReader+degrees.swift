extension DescriptionReader {
  /// Returns the degrees that a clause asks for, with their fields.
  func degrees(_ clause: Clause) -> [Found] {
    var found: [Found] = []
    if Self.substitutes.occurs(in: words, clause.range) { return [] }
    var index = clause.range.lowerBound
    while index < clause.range.upperBound {
      guard let (level, count) = Degrees.level(words, at: index, before: clause.range.upperBound),
        !isOtherSense(index, count, clause.range)
      else {
        index += 1
        continue
      }
      var end = index + count
      // `Master's in`: the field follows.
      if count > 1, Self.fieldLinks.contains(words[end - 1].text) { end -= 1 }
      var lowest = level
      var isOpen = false
      // `Bachelor's or Master's degree`, `BS/MS`: the lowest is enough.
      while end < clause.range.upperBound {
        let isOr = Self.or.contains(words[end].text)
        let at = isOr ? end + 1 : end
        guard isOr || words[end].gap.has(.slash), at < clause.range.upperBound,
          let (other, length) = Degrees.level(words, at: at, before: clause.range.upperBound)
        else { break }
        lowest = min(lowest, other)
        end = at + length
      }
      if end < clause.range.upperBound, words[end].text == "degree", words[end].gap.isEmpty {
        end += 1
      }
      // `NVQ Level 2`.
      if end + 1 < clause.range.upperBound, ["level", "niveau", "nivel"].contains(words[end].text),
        words[end + 1].shape == .number, words[end].gap.isEmpty
      {
        end += 2
      }
      if end < clause.range.upperBound, Self.honours.contains(words[end].text) { end += 1 }
      // `Bac+2/3`.
      while end < clause.range.upperBound, words[end].gap.has(.slash), words[end].shape == .number {
        end += 1
      }
      var (fields, last, opens) = fields(from: afterSchool(end, clause.range), clause.range)
      if last < end || fields.isEmpty && !opens { last = end }
      let field = fieldBefore(index, clause.range)
      if let field, fields.isEmpty { fields = [[words[field]]] }
      // `Bac+2 en comptabilité (BTS, DCG)`: the brackets name examples.
      let examples = bracket(at: last, clause.range)
      while last < clause.range.upperBound, words[last].gap.has([.open, .comma, .slash]),
        examples != nil,
        words[last].gap.has(.open) || last > end && words[last - 1].gap.has(.open),
        let (other, length) = Degrees.level(words, at: last, before: clause.range.upperBound)
      {
        lowest = min(lowest, other)
        last = max(last + length, examples ?? 0)
      }
      let acceptsOther = isAlternative(index, last, clause.range) || acceptsSubstitutes
      isOpen = opens || acceptsOther
      let named = (field ?? index)..<max(last, end)
      let single = fields.isEmpty ? index..<end : named
      let profession = fields.count <= 1 ? Degrees.profession(words, single) : nil
      found.append(
        Found(
          range: named, kind: .degree,
          test: .degree(
            DegreeTest(
              level: lowest, fields: profession == nil ? ownFields(of: index, or: fields) : [],
              isOpen: isOpen, profession: profession, acceptsOther: acceptsOther,
              isNamed: Self.certificates.contains(words[index].singular)))))
      index = max(last, end)
    }
    return found
  }

  /// The end of short brackets that begin at a word and name examples; nil if they ask for something of their
  /// own: `(MBA preferred)`.
  private func bracket(at start: Int, _ range: Range<Int>) -> Int? {
    guard start < range.upperBound, words[start].gap.has(.open) else { return nil }
    let end =
      (start + 1..<max(start + 1, range.upperBound)).first { words[$0].gap.has(.close) }
      ?? range.upperBound
    guard end - start <= Self.longestBracket, !Cues.preferred.occurs(in: words, start..<end) else {
      return nil
    }
    return end
  }

  private static let longestBracket = 8

  /// The start of a field after the kind of school: `from an accredited institution in law`.
  private func afterSchool(_ end: Int, _ range: Range<Int>) -> Int {
    // `PhD (or near completion) in economics`.
    if end < range.upperBound, words[end].gap.has(.open),
      let close = (end..<range.upperBound).first(where: { words[$0].gap.has(.close) }),
      Self.fieldLinks.contains(words[close].text)
    {
      return close
    }
    guard end < range.upperBound, ["from", "at"].contains(words[end].text) else { return end }
    let reach = end..<min(range.upperBound, end + Self.schoolReach)
    guard let school = reach.last(where: { Self.schools.contains(words[$0].singular) }),
      school + 1 < range.upperBound, Self.fieldLinks.contains(words[school + 1].text),
      words[school + 1].gap.isEmpty
    else { return end }
    return school + 1
  }

  private static let honours: Set<String> = ["hons", "honours", "honors"]
  private static let schoolReach = 9
  private static let schools: Set<String> = [
    "university", "college", "institution", "school", "program", "institute",
  ]

  /// School certificates that no degree replaces.
  private static let certificates: Set<String> = ["gcse", "a"]

  /// An abbreviation such as `Meister` is a field of its own.
  private func ownFields(of index: Int, or fields: [[Word]]) -> [[Word]] {
    Self.ownField.contains(words[index].text) ? [[words[index]]] : fields
  }

  /// Returns the field that stands before its degree: `a law degree`.
  private func fieldBefore(_ index: Int, _ range: Range<Int>) -> Int? {
    guard words[index].text == "degree", index > range.lowerBound, words[index].gap.isEmpty else {
      return nil
    }
    let before = words[index - 1]
    guard !ItemReader.isFunction(before), !ItemReader.isEmpty(before),
      !Self.plainDegrees.contains(before.text), !before.text.hasSuffix("ed"),
      Numbers.value(before) == nil
    else { return nil }
    return index - 1
  }

  /// Words before `degree` that name no field.
  private static let plainDegrees: Set<String> = [
    "university", "college", "academic", "undergraduate", "graduate", "postgraduate", "higher",
    "honours", "honors", "formal", "post-graduate", "year", "four-year", "tertiary",
  ]

  /// Whether something else is also enough: `a diploma or five seasons in the field`.
  private func isAlternative(_ start: Int, _ end: Int, _ range: Range<Int>) -> Bool {
    var before = start - 1
    while before > range.lowerBound,
      ["a", "an", "ein", "eine", "un", "une"].contains(words[before].text)
    {
      before -= 1
    }
    if before >= range.lowerBound, Self.or.contains(words[before].text) { return true }
    var end = end
    if end < range.upperBound, words[end].gap.has(.open),
      let close = (end + 1..<max(end + 1, range.upperBound)).first(where: {
        words[$0].gap.has(.close)
      })
    {
      end = close
    }
    return (start + 1..<max(start + 1, min(end + 3, range.upperBound))).contains { index in
      Self.or.contains(words[index].text)
        && (index + 1..<min(index + 5, range.upperBound)).contains {
          Numbers.unit(words[$0]) != nil || Self.experience.contains(words[$0].text)
            || Self.terms.contains(words[$0].text) || Self.comparing.contains(words[$0].text)
        }
    }
  }

  private static let terms: Set<String> = [
    "seasons", "season", "license", "licence", "certificate", "training", "qualification", "self",
    "background", "ausbildung", "qualifikation", "formation", "formacion", "completion",
    "candidate",
    "abd", "enrolled", "enrollment", "enrolment", "pursuing", "progress", "student", "lehre",
    "apprenticeship",
  ]

  /// Degrees whose name states their field.
  private static let ownField: Set<String> = [
    "llm", "dscg", "dcg", "examen", "meister", "staatsexamen",
  ]

  /// `to a high degree`, `school children`.
  private func isOtherSense(_ index: Int, _ count: Int, _ range: Range<Int>) -> Bool {
    if words[index].text == "degree", index > range.lowerBound,
      ["high", "large", "great", "some", "360", "certain"].contains(words[index - 1].text)
    {
      return true
    }
    // `Teach maths to GCSE`.
    if let level = Degrees.level(words, at: index, before: range.upperBound)?.level,
      level == .school,
      (range.lowerBound..<index).contains(where: { Self.teaching.contains(words[$0].stem) })
        || index > range.lowerBound && ["to", "at"].contains(words[index - 1].text)
    {
      return true
    }
    // `MS Project`, `MS Office`.
    if words[index].text == "ms", index + 1 < range.upperBound, words[index + 1].gap.isEmpty,
      words[index + 1].isCapitalized
    {
      return true
    }
    // `Or a comparable degree`: nobody can say whether another one is comparable.
    if index > range.lowerBound, words[index].gap.isEmpty,
      Self.comparing.contains(words[index - 1].text)
    {
      return true
    }
    // `Prof. Dr. Ilse Brandau`.
    if words[index].text == "dr", index + 1 < range.upperBound, words[index + 1].isCapitalized {
      return true
    }
    // `A geomatics diploma` is not a school diploma.
    if words[index].text == "diploma", index > range.lowerBound, words[index].gap.isEmpty,
      !ItemReader.isFunction(words[index - 1]), !ItemReader.isEmpty(words[index - 1]),
      !["school", "secondary"].contains(words[index - 1].text)
    {
      return true
    }
    if [
      "promotion", "bac", "dr", "diploma", "grado", "examen", "ausbildung", "meister", "bachelor",
    ]
    .contains(words[index].text), count == 1 {
      return words[index].shape == .lower && words[index].text != "diploma"
        && words[index].text != "grado" && words[index].text != "bachelor"
    }
    if words[index].text == "high", count == 2 {
      return index + 2 < range.upperBound
        && words[index + 2].gap.isEmpty
        && !Self.afterSchool.contains(words[index + 2].text)
    }
    return false
  }

  private static let teaching: Set<String> = ["teach", "tutor", "deliver", "instruct", "lesson"]

  private static let comparing: Set<String> = [
    "comparable", "equivalent", "similar", "vergleichbares", "vergleichbare", "vergleichbaren",
    "vergleichbarer", "vergleichbar", "ahnliches", "gleichwertiges", "equivalente",
  ]

  /// Words after `high school` that leave it a degree.
  static let afterSchool: Set<String> = [
    "diploma", "degree", "graduate", "graduation", "education", "or", "and", "certificate", "ged",
    "equivalent", "is", "required", "preferred", "completed", "with", "plus",
  ]

  /// Reads `in statistics, mathematics or a related field`.
  private func fields(from start: Int, _ range: Range<Int>) -> (
    fields: [[Word]], end: Int, isOpen: Bool
  ) {
    var fields: [[Word]] = []
    var current: [Word] = []
    var end = start
    var isOpen = false
    var index = start
    func flush() {
      if !current.isEmpty { fields.append(current) }
      current = []
    }
    guard start < range.upperBound,
      Self.fieldLinks.contains(words[start].text) || isBareField(start, range)
    else {
      // `or equivalent experience` without a field.
      let rest = start..<min(range.upperBound, start + 6)
      // `a degree or equal experience in biology`.
      if let link = rest.dropFirst().first(where: {
        Self.fieldLinks.contains(words[$0].text) && Self.experience.contains(words[$0 - 1].text)
      }), Self.or.contains(words[start].text) {
        let named = self.fields(from: link, range)
        return (named.fields, named.end, true)
      }
      return ([], start, Self.open.occurs(in: words, rest))
    }
    while index < range.upperBound {
      let word = words[index]
      if word.gap.has([.semicolon, .open]) { break }
      if word.text == "oder", namesTraining(index + 1, range) {
        flush()
        index += 1
        continue
      }
      if Self.fieldEnds.contains(word.text) || isCueWord(index, range) || Numbers.value(word) != nil
      {
        break
      }
      if word.gap.has(.comma), index > start, !namesField(index, range) { break }
      if Self.open.match(words, at: index, before: range.upperBound) != nil { isOpen = true }
      if word.gap.has([.comma, .slash]) || Self.or.contains(word.text) || word.text == "und"
        || word.text == "and"
      {
        flush()
      }
      if isOpen, Self.experience.contains(word.text) { break }
      if !Self.fieldEmpty.contains(word.text) {
        current.append(word)
        end = index + 1
      } else if isOpen, Self.fieldNouns.contains(word.text) {
        end = index + 1
      }
      index += 1
    }
    flush()
    // Words after `or a related` are not a field of their own.
    let named = fields.filter { !$0.allSatisfy { Self.openWords.contains($0.text) } }
    return (named, end, isOpen)
  }

  /// Whether another training is named: `Ausbildung zum Elektroniker oder Mechatroniker`.
  private func namesTraining(_ index: Int, _ range: Range<Int>) -> Bool {
    guard index < range.upperBound, words[index].isCapitalized, words[index].gap.isEmpty else {
      return false
    }
    return !Self.experience.contains(words[index].text) && !Self.terms.contains(words[index].text)
      && !Self.notFields.contains(words[index].text)
      && Degrees.level(words, at: index, before: range.upperBound) == nil
  }

  /// Whether a field follows an abbreviation without a preposition: `BS Pharmacy`.
  private func isBareField(_ start: Int, _ range: Range<Int>) -> Bool {
    let word = words[start]
    return word.shape == .capitalized && (word.gap.isEmpty || word.gap == .close)
      && start > range.lowerBound
      && (words[start - 1].shape == .upper || words[start - 1].text == "bsc"
        || Self.honours.contains(words[start - 1].text))
      && !isCueWord(start, range)
      && !ItemReader.isFunction(word)
  }

  /// Whether the words after a comma go on with fields rather than with another requirement.
  private func namesField(_ start: Int, _ range: Range<Int>) -> Bool {
    for index in start..<range.upperBound {
      let word = words[index]
      if index > start, word.gap.has([.comma, .slash]) || Self.or.contains(word.text) { break }
      if index > start, ["and", "und", "et", "y"].contains(word.text) { break }
      if Self.notFields.contains(word.text) || Numbers.value(word) != nil
        || index == start && ItemReader.isPraise(word) && !Self.openWords.contains(word.text)
        || Degrees.level(words, at: index, before: range.upperBound) != nil
      {
        return false
      }
    }
    return true
  }

  private static let notFields: Set<String> = [
    "experience", "knowledge", "skills", "years", "year", "license", "licence", "registration",
    "certificate", "certification", "completed", "erfahrung", "kenntnisse", "experiencia",
    "working",
    "ability", "a", "gern", "gerade", "colegiacion", "titulo", "permiso", "permis", "inscription",
    "carne", "carnet", "certificado", "habilitacion", "conocimientos", "habilitation",
    "fuhrerschein",
  ]

  private func isCueWord(_ index: Int, _ range: Range<Int>) -> Bool {
    Cues.required.match(words, at: index, before: range.upperBound) != nil
      || Cues.preferred.match(words, at: index, before: range.upperBound) != nil
  }

  private static let fieldLinks: Set<String> = [
    "in", "of", "en", "der", "im", "als", "de", "d", "zum", "zur",
  ]
  private static let fieldEnds: Set<String> = [
    "is", "are", "with", "plus", "from", "at", "on", "for", "ist", "sind", "wird", "mit", "est",
    "avec", "con", "es", "you", "to", "sowie", "oder", "par", "else", "who", "preferably",
  ]
  private static let fieldEmpty: Set<String> = [
    "in", "of", "en", "der", "im", "als", "de", "d", "zum", "zur", "a", "an", "the", "or", "and",
    "und", "ou",
    "o", "la", "le", "field", "discipline", "subject", "area", "oder", "science's",
  ]
  private static let fieldNouns: Set<String> = ["field", "discipline", "subject", "area"]
  private static let open = WordSet(
    """
    related; similar; equivalent; comparable; relevant; another; other; vergleichbar; vergleichbare
    vergleichbaren; ahnlich; ahnlichen; equivalente; similaire; afin; adjacent; technical; any
    or equivalent; or related; or similar; or experience; ou equivalent; o similar; o equivalente
    """)
  private static let openWords: Set<String> = [
    "related", "similar", "equivalent", "comparable", "relevant", "another", "other", "practical",
    "vergleichbar", "vergleichbaren", "ahnlichen", "field", "work", "any",
  ]
  private static let experience: Set<String> = [
    "experience", "practical", "erfahrung", "experiencia",
  ]
}
