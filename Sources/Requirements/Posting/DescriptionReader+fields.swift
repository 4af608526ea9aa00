/// Reads the fields of degrees that a posting asks for.
extension DescriptionReader {
  /// Reads `in statistics, mathematics or a related field`.
  func fields(from start: Int, _ range: Range<Int>) -> (
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
      if !current.isEmpty || !fields.isEmpty, turnsFromFields(index, range) { break }
      if word.text == "oder", namesTraining(index + 1, range) {
        flush()
        index += 1
        continue
      }
      let isNumber = Numbers.value(word) != nil && !Self.fieldEmpty.contains(word.text)
      if Self.fieldEnds.contains(word.text) || isCueWord(index, range) || isNumber {
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
    return !ItemReader.isFunction(words[index]) && !Self.experience.contains(words[index].text)
      && !Self.terms.contains(words[index].text)
      && !Self.notFields.contains(words[index].text)
      && Degrees.level(words, at: index, before: range.upperBound) == nil
  }

  /// Whether something other than a field follows a conjunction: `a degree in pharmacy and solid routine in
  /// dispensing`.
  private func turnsFromFields(_ and: Int, _ range: Range<Int>) -> Bool {
    let next = and + 1
    guard ["and", "und", "et", "y"].contains(words[and].text), next < range.upperBound else {
      return false
    }
    let isArticle = Self.articles.contains(words[next].text)
    let noun = isArticle && next + 1 < range.upperBound ? next + 1 : next
    // `El Grado en Enfermería y el euskera a nivel B2`; `French and German` are two fields.
    if Degrees.level(words, at: noun, before: range.upperBound) != nil
      || isArticle && Languages.name(words[noun]) != nil
    {
      return true
    }
    return Self.notFields.contains(words[noun].text) || Numbers.value(words[noun]) != nil
      || Self.atLeast.contains(words[next].text)
      || ItemReader.isPraise(words[next]) && !Self.openWords.contains(words[next].text)
  }

  /// Whether a field follows an abbreviation without a preposition: `BS Pharmacy`.
  private func isBareField(_ start: Int, _ range: Range<Int>) -> Bool {
    let word = words[start]
    // `CAP cuisine`.
    if start > range.lowerBound, Self.frenchDegrees.contains(words[start - 1].text),
      word.gap.isEmpty,
      word.shape == .lower, !ItemReader.isFunction(word), !isCueWord(start, range),
      !ItemReader.isEmpty(word), word.text != "dans"
    {
      return true
    }
    // `Lehrabschluss Elektrotechnik`.
    if start > range.lowerBound, Self.germanDegrees.contains(words[start - 1].text),
      word.isCapitalized, word.gap.isEmpty, !ItemReader.isFunction(word), !isCueWord(start, range)
    {
      return true
    }
    return word.shape == .capitalized && (word.gap.isEmpty || word.gap == .close)
      && start > range.lowerBound
      && (words[start - 1].shape == .upper || Degrees.isAbbreviation(words[start - 1])
        || Self.honours.contains(words[start - 1].text))
      && !isCueWord(start, range)
      && !ItemReader.isFunction(word)
  }

  private static let germanDegrees: Set<String> = [
    "lehrabschluss", "lehre", "studium", "hochschulstudium", "ausbildung", "berufsausbildung",
  ]

  /// Whether the words after a comma go on with fields rather than with another requirement.
  private func namesField(_ start: Int, _ range: Range<Int>) -> Bool {
    for index in start..<range.upperBound {
      let word = words[index]
      if index > start, word.gap.has([.comma, .slash, .open]) || Self.or.contains(word.text) {
        break
      }
      if index > start, ["and", "und", "et", "y"].contains(word.text) { break }
      if Self.notFields.contains(word.text) && word.shape != .upper || Numbers.value(word) != nil
        || index == start && ItemReader.isPraise(word) && !Self.openWords.contains(word.text)
        || Degrees.level(words, at: index, before: range.upperBound) != nil
      {
        return false
      }
    }
    return true
  }

  private static let frenchDegrees: Set<String> = ["cap", "bep", "bts", "dut", "pro"]
  private static let articles: Set<String> = [
    "l", "la", "le", "el", "los", "las", "les", "der", "die", "das", "den",
  ]
  private static let atLeast: Set<String> = ["at", "al", "au", "mindestens", "minimum", "least"]

  private static let notFields: Set<String> = [
    "experience", "knowledge", "skills", "years", "year", "license", "licence", "registration",
    "certificate", "certification", "completed", "erfahrung", "kenntnisse", "experiencia",
    "working", "ability", "a", "gern", "gerade", "colegiacion", "titulo", "permiso", "permis",
    "inscription", "carne", "carnet", "certificado", "habilitacion", "conocimientos",
    "routine", "umgang", "freude", "bereitschaft", "kennen", "kennst", "beherrschen", "beherrschst",
    "sprechen", "sprichst", "connaissez", "maitrisez", "parlez", "conoces", "dominas", "hablas",
    "habilitation", "habitude", "practica", "pratique", "praxis", "maitrise", "fuhrerschein",
    "estar", "una", "un", "une", "eine", "einen", "haber", "tener",
    "diplome", "diplom", "etre", "avoir", "colegiado", "colegiada", "colegiarse", "saber",
  ]

  private func isCueWord(_ index: Int, _ range: Range<Int>) -> Bool {
    Cues.required.match(words, at: index, before: range.upperBound) != nil
      || Cues.preferred.match(words, at: index, before: range.upperBound) != nil
  }

  static let fieldLinks: Set<String> = [
    "in", "of", "en", "der", "des", "im", "als", "de", "d", "zum", "zur",
  ]
  private static let fieldEnds: Set<String> = [
    "is", "are", "with", "plus", "from", "at", "on", "for", "ist", "sind", "wird", "mit", "est",
    "sollte", "sollten", "muss", "abgelegt",
    "abgeschlossen", "absolviert", "erfolgreich", "beendet", "nehmen", "haben", "besitzen",
    "avec", "con", "es", "you", "to", "will", "shall", "would", "sowie", "oder", "par", "else",
    "who", "preferably",
  ]
  private static let fieldEmpty: Set<String> = [
    "in", "of", "en", "der", "im", "als", "de", "d", "zum", "zur", "a", "an", "the", "or", "and",
    "einem", "einer", "einen",
    "und", "et", "y", "des", "ou", "o", "la", "le", "l", "field", "discipline", "subject", "area",
    "oder", "science's",
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
  static let experience: Set<String> = [
    "experience", "practical", "erfahrung", "berufserfahrung", "experiencia",
  ]
}
