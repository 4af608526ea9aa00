extension DescriptionReader {
  /// Returns the degrees that a clause asks for, with their fields.
  func degrees(_ clause: Clause) -> [Found] {
    var found: [Found] = []
    // `A master's degree may be substituted` names a substitute, not a requirement.
    if Self.replacing.occurs(in: words, clause.range) { return [] }
    var index = clause.range.lowerBound
    while index < clause.range.upperBound {
      guard let (level, count) = Degrees.level(words, at: index, before: clause.range.upperBound),
        !isOtherSense(index, count, clause.range), !isKindOfTraining(index, clause.range),
        level != .school || !isWorkplace(index, clause.range)
      else {
        index += 1
        continue
      }
      var end = index + count
      // `Master's in`: the field follows.
      if count > 1, Self.fieldLinks.contains(words[end - 1].text) { end -= 1 }
      var lowest = level
      var isOpen = false
      // `BSc (Hons) or MSc in Biology`.
      if end < clause.range.upperBound, Self.honours.contains(words[end].text) { end += 1 }
      // `Bachelor's or Master's degree`, `BS/MS`: the lowest is enough.
      while end < clause.range.upperBound {
        let isOr = Self.or.contains(words[end].text) || Self.rangeWords.contains(words[end].text)
        let at = isOr ? afterModifiers(end + 1, clause.range) : end
        guard isOr || words[end].gap.has(.slash), at < clause.range.upperBound,
          let (other, length) = Degrees.level(words, at: at, before: clause.range.upperBound)
        else { break }
        lowest = min(lowest, other)
        // `Grado o licenciatura en Matemáticas`: the field follows.
        let hasLink = length > 1 && Self.fieldLinks.contains(words[at + length - 1].text)
        end = at + length - (hasLink ? 1 : 0)
      }
      // `MSc or PhD students`.
      if end < clause.range.upperBound, words[end].gap.isEmpty,
        Self.ofOthers.contains(words[end].singular)
      {
        index = end
        continue
      }
      // `Ein Studium oder eine vergleichbare Qualifikation, z. B. eine Ausbildung`.
      if isCondition(index, clause.range) || isExampleDegree(index, clause.range) {
        index = end
        continue
      }
      if end < clause.range.upperBound, words[end].text == "degree", words[end].gap.isEmpty {
        end += 1
      }
      // `A bachelor's degree from the police university college`: another one is not enough.
      if let school = schoolOfDegree(end, clause.range) {
        found.append(
          Found(
            range: index..<school.upperBound, kind: .degree,
            test: .degree(
              DegreeTest(
                level: lowest, fields: [school.map { words[$0] }], isOpen: false, profession: nil,
                acceptsOther: false, isNamed: false)), isRecognized: false))
        index = school.upperBound
        continue
      }
      // `Erste Erfahrung, auch aus der Ausbildung`.
      if words[index].text == "ausbildung", index > clause.range.lowerBound + 1,
        Self.during.contains(words[index - 2].text), words[index - 1].text == "der"
      {
        index = end
        continue
      }
      // `Diploma holders may apply elsewhere`.
      if end < clause.range.upperBound, words[end].singular == "holder" {
        index = end + 1
        continue
      }
      // `BSN within four years of hire`.
      if isDueLater(end..<min(clause.range.upperBound, end + Self.remarkReach)) {
        index = end
        continue
      }
      // `NVQ Level 2`.
      if end + 1 < clause.range.upperBound, ["level", "niveau", "nivel"].contains(words[end].text),
        words[end + 1].shape == .number, words[end].gap.isEmpty
      {
        end += 2
      }
      if end < clause.range.upperBound, Self.honours.contains(words[end].text) { end += 1 }
      // Another way: `a postgraduate qualification, or an undergraduate degree with at least three years`, `one of the
      // following: a degree in translation; a degree in any other field plus two years`.
      let isOneOfSeveral = Self.oneOf.occurs(
        in: words, text.sentence(around: index).lowerBound..<index)
      if !found.isEmpty || isOneOfSeveral,
        needsYears(fields(from: end, clause.range).end, clause.range)
          || needsYears(end, clause.range)
      {
        if let last = found.indices.last { found[last].isRecognized = false }
        index = end
        continue
      }
      // `B.Sc (Agri)`.
      if let field = fieldInBrackets(end, clause.range) {
        found.append(
          Found(
            range: index..<field.upperBound, kind: .degree,
            test: .degree(
              DegreeTest(level: lowest, fields: [field.map { words[$0] }], isOpen: false))))
        index = field.upperBound
        continue
      }
      end = afterMore(end, clause.range)
      end = afterQualifier(end, clause.range)
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
      // `Studium der Sozialen Arbeit (Diplom oder B.A.)`.
      if let examples, examples - last <= Self.longestLevels,
        case let others = (last..<examples).filter({ !Self.or.contains(words[$0].text) }),
        others.allSatisfy({
          Degrees.isAbbreviation(words[$0]) || Self.namesOfDegrees.contains(words[$0].text)
        })
      {
        lowest =
          others.compactMap { Degrees.level(words, at: $0, before: examples)?.level }
          .reduce(lowest, min)
        last = examples
      }
      while last < clause.range.upperBound,
        words[last].gap.has([.open, .comma, .slash, .semicolon]),
        examples != nil,
        words[last].gap.has(.open) || last > end && words[last - 1].gap.has(.open),
        let (other, length) = Degrees.level(words, at: last, before: clause.range.upperBound)
      {
        lowest = min(lowest, other)
        last = max(last + length, examples ?? 0)
      }
      last = afterTraining(afterEquivalent(max(last, end), clause.range), clause.range)
      // `O grado universitario`.
      if last < clause.range.upperBound, words[last].gap.isEmpty,
        Self.ofUniversity.contains(words[last].text)
      {
        last += 1
      }
      let acceptsOther =
        isAlternative(index, last, clause.range) || listEndsOpen(max(last, end), clause.range)
        || acceptsSubstitutes
      isOpen = opens || acceptsOther
      // `B.Sc. MLT`: letters after the degree are its field.
      if fields.isEmpty, last == end, end < clause.range.upperBound, words[end].gap.isEmpty,
        words[end].shape == .upper, words[end].text.utf8.count > 2,
        Degrees.isAbbreviation(words[end - 1]), !Degrees.isAbbreviation(words[end]),
        !ItemReader.isFunction(words[end])
      {
        fields = [[words[end]]]
        last = end + 1
      }
      let named = (field ?? index)..<max(last, end)
      let single = fields.isEmpty ? index..<end : named
      let profession = fields.count <= 1 ? Degrees.profession(words, single) : nil
      found.append(
        Found(
          range: named, kind: .degree,
          test: .degree(
            DegreeTest(
              level: lowest,
              fields: profession == nil ? ownFields(of: index..<end, or: fields) : [],
              isOpen: isOpen, profession: profession, acceptsOther: acceptsOther,
              isNamed: Self.certificates.contains(words[index].singular))),
          isRecognized: !hasOtherPath(last, clause.range)))
      index = max(last, end)
    }
    return joined(found, clause.range)
  }

  /// The one or two words with capitals in brackets right after a degree, which are its field.
  private func fieldInBrackets(_ end: Int, _ range: Range<Int>) -> Range<Int>? {
    guard end < range.upperBound, words[end].gap.has(.open),
      let close = (end + 1...end + 2).first(where: {
        $0 >= words.count || words[$0].gap.has([.close, .line, .bullet])
      })
    else { return nil }
    let isField = (end..<close).allSatisfy {
      words[$0].isCapitalized && !Self.honours.contains(words[$0].text)
        && Degrees.level(words, at: $0, before: close) == nil && Languages.name(words[$0]) == nil
        && !Self.comparing.contains(words[$0].text) && !words[$0].gap.has(.slash)
        && words[$0].text.utf8.count > 2
    }
    return isField ? end..<close : nil
  }

  /// The name of the school that a degree has to be from.
  private func schoolOfDegree(_ end: Int, _ range: Range<Int>) -> Range<Int>? {
    guard end + 2 < range.upperBound, words[end].text == "from", words[end + 1].text == "the" else {
      return nil
    }
    let reach = end + 2..<min(range.upperBound, end + 2 + Self.remarkReach)
    return reach.last { Institutions.nouns.contains(words[$0].singular) }.map { end + 2..<$0 + 1 }
  }

  /// Words that offer a substitute for a degree.
  private static let replacing = WordSet(
    """
    may substitute; may be substituted; can be substituted; can substitute; may be considered; is one route; is one way
    is one path; is one of several; is only one
    """)
  /// The words in brackets after a degree, which describe it: `a PhD in a relevant field (biology, ecology)`.
  func remark(after degree: Range<Int>, _ clause: Range<Int>) -> Range<Int> {
    let reach = degree.upperBound..<min(clause.upperBound, degree.upperBound + Self.remarkReach)
    guard let open = reach.first(where: { words[$0].gap.has([.open, .comma, .semicolon]) }),
      words[open].gap.has(.open)
    else { return degree.upperBound..<degree.upperBound }
    let close = (open + 1..<max(open + 1, clause.upperBound)).first { words[$0].gap.has(.close) }
    let bracket = open..<(close ?? clause.upperBound)
    // `(CPA preferred)` asks for something of its own.
    let asksItself =
      Cues.preferred.occurs(in: words, bracket) || Cues.required.occurs(in: words, bracket)
    return asksItself ? open..<open : bracket
  }

  /// How many words after a degree its brackets begin at most: `or a related field (…)`.
  static let remarkReach = 8

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
  private static let namesOfDegrees: Set<String> = [
    "diplom", "magister", "bachelor", "master", "staatsexamen", "fh", "uni", "tu", "hochschule",
  ]
  /// The longest brackets that only name degrees, in words.
  private static let longestLevels = 4

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

  static let honours: Set<String> = ["hons", "honours", "honors"]
  private static let schoolReach = 9
  private static let schools: Set<String> = [
    "university", "college", "institution", "school", "program", "institute",
  ]

  private static let during: Set<String> = ["aus", "nach", "wahrend", "in", "seit", "vor"]

  /// School certificates that no degree replaces.
  private static let certificates: Set<String> = ["gcse", "a"]

  /// An abbreviation such as `Meister` is a field of its own, and so is the last word of `Bachelor of Education`.
  private func ownFields(of degree: Range<Int>, or fields: [[Word]]) -> [[Word]] {
    let first = words[degree.lowerBound]
    if Self.ownField.contains(first.text) { return [[first]] }
    guard fields.isEmpty, first.isCapitalized else { return fields }
    if let of = degree.first(where: { words[$0].text == "of" }), of + 1 < degree.upperBound,
      !Self.ofAnyField.contains(words[of + 1].text)
    {
      return words[of + 1].text == "engineering" ? Self.fieldsOfEngineers : [[words[of + 1]]]
    }
    return Self.ofEngineers.contains(first.text) ? Self.fieldsOfEngineers + [[first]] : fields
  }

  /// What stands in the names of degrees in any field: `Master of Science`.
  private static let ofAnyField: Set<String> = ["science", "arts", "philosophy", "applied"]

  /// Degrees of engineers. Elsewhere the same degree has the name of a field.
  private static let ofEngineers: Set<String> = [
    "be", "b.e", "b.tech", "btech", "beng", "b.eng", "m.e", "m.tech", "mtech", "meng", "m.eng",
  ]
  private static let fieldsOfEngineers =
    [
      "engineering", "technology", "computer science", "informatics", "electronics", "be", "b.e",
      "b.tech", "btech", "beng", "b.eng", "m.tech", "mtech", "meng", "m.eng",
    ]
    .map { WordReader.words($0) }

  /// Returns the field that stands before its degree: `a law degree`.
  private func fieldBefore(_ index: Int, _ range: Range<Int>) -> Int? {
    guard index > range.lowerBound, words[index].gap.isEmpty else { return nil }
    let before = words[index - 1]
    // `Eine kaufmännische Ausbildung`.
    if ["ausbildung", "berufsausbildung", "studium"].contains(words[index].text),
      before.shape == .lower || before.startsSentence, before.text.utf8.count > Self.shortAdjective,
      ["ische", "isches", "ischen", "ischer", "liche", "liches", "lichen", "licher"].contains(
        where: before.text.hasSuffix)
    {
      return index - 1
    }
    guard words[index].text == "degree" else { return nil }
    guard !ItemReader.isFunction(before), !ItemReader.isEmpty(before),
      !Self.plainDegrees.contains(before.text), !before.text.hasSuffix("ed"),
      Numbers.value(before) == nil
    else { return nil }
    return index - 1
  }

  /// Shorter adjectives before a training say nothing of its field, in letters.
  private static let shortAdjective = 8

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
    // `A degree in law, or equivalent experience in practice`.
    let isByExperience = (end..<max(end, range.upperBound)).contains { index in
      Self.or.contains(words[index].text)
        && (index + 1..<min(index + 4, range.upperBound)).contains {
          Self.experience.contains(words[$0].text)
        }
    }
    if isByExperience { return true }
    return (start + 1..<max(start + 1, min(end + 3, range.upperBound))).contains { index in
      Self.or.contains(words[index].text)
        && (index + 1..<min(index + 5, range.upperBound)).contains {
          Numbers.unit(words[$0]) != nil || Self.experience.contains(words[$0].text)
            || Self.terms.contains(words[$0].text) || Self.comparing.contains(words[$0].text)
        }
    }
  }

  /// Whether a clause of its own names something else that is enough: `Ausbildung zum Koch oder Sie kommen aus einem
  /// anderen Beruf`.
  private func hasOtherPath(_ end: Int, _ range: Range<Int>) -> Bool {
    end + 1 < range.upperBound && Self.or.contains(words[end].text)
      && Cues.subjects.contains(words[end + 1].text)
  }

  static let terms: Set<String> = [
    "seasons", "season", "license", "licence", "certificate", "training", "qualification", "self",
    "background", "ausbildung", "qualifikation", "formation", "formacion", "completion",
    "candidate", "abd", "enrolled", "enrollment", "enrolment", "pursuing", "progress", "student",
    "lehre", "apprenticeship", "diploma", "weiterbildung", "fortbildung", "umschulung", "lehrgang",
  ]

  /// Degrees whose name states their field.
  private static let ownField: Set<String> = [
    "mca", "bca", "bed", "b.ed", "med", "m.ed", "bcom", "b.com", "bfa", "mfa", "barch",
    "llm", "dscg", "dcg", "examen", "meister", "staatsexamen",
  ]

  static let comparing: Set<String> = [
    "comparable", "equivalent", "similar", "vergleichbares", "vergleichbare", "vergleichbaren",
    "gleichwertige", "gleichwertigen", "gleichwertiger", "vergleichbarer", "vergleichbar",
    "ahnliches", "gleichwertiges", "equivalente",
  ]

  /// Words after `high school` that leave it a degree.
  static let afterSchool: Set<String> = [
    "diploma", "degree", "graduate", "graduation", "education", "or", "and", "certificate", "ged",
    "equivalent", "is", "required", "preferred", "completed", "with", "plus",
  ]
}
