/// Finds where a resume speaks of a skill, and in what role.
struct MentionReader {
  let resume: ResumeText
  private let polarity: PolarityReader

  var words: [Word] { resume.words }

  init(_ resume: ResumeText) {
    self.resume = resume
    polarity = PolarityReader(resume: resume)
  }

  struct Mention: Sendable, Hashable {
    let words: Range<Int>
    let polarity: Polarity
    /// The mention with the words that decide its polarity.
    let decisive: Range<Int>
    let place: Place
  }

  /// Where a mention stands; the most telling place first.
  enum Place: Int, Sendable, Hashable, Comparable {
    case work, title, prose, list

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Returns the mentions of a skill of the lexicon and, unless denied, of skills that imply it.
  func mentions(of skill: Int, in all: [SkillLexicon.Mention]) -> [Mention] {
    let names = SkillLexicon.shared.narrower[skill]
    return all.compactMap { named in
      guard names.contains(named.skill) else { return nil }
      let mention = mention(named.words, isMeant: isMeant(named))
      // A certificate may expire, what somebody can do does not.
      if mention.polarity == .expired, isCertificate(named.words) || endsInDate(mention.decisive) {
        return nil
      }
      return named.skill == skill || mention.polarity == .has ? mention : nil
    }.filter { $0.polarity != .unrelated }
  }

  /// Whether only a date says that something is over: `Cerner (until 2020)`.
  private func endsInDate(_ range: Range<Int>) -> Bool {
    range.last.map { DateRange.year(words[$0]) != nil } ?? false
  }

  /// Returns the mentions of a phrase: its words in any order close together; a single word in its
  /// singular or plural.
  func mentions(of phrase: [Word]) -> [Mention] {
    occurrences(of: phrase).map { range in
      mention(range, isMeant: phrase.count > 1 || !isOther(range, than: phrase[0]))
    }.filter { $0.polarity != .unrelated }
  }

  /// Whether the only word of a phrase means something else here.
  private func isOther(_ range: Range<Int>, than word: Word) -> Bool {
    describesAnother(range) || isHeading(range) || hasOtherExpansion(range)
      || word.isCapitalized && isCounted(range) || isOtherCase(range, than: word)
  }

  /// Whether a short abbreviation is another word here: `MS` in `Dear Ms.`, `DI` in the line `PATENTE DI GUIDA`.
  private func isOtherCase(_ range: Range<Int>, than word: Word) -> Bool {
    // In a line of capitals every word looks like an abbreviation.
    if word.shape == .upper, word.text.utf8.count == 2,
      case let line = resume.line(at: range.lowerBound),
      line.count > 2, line.allSatisfy({ words[$0].shape == .upper })
    {
      return true
    }
    return word.shape == .upper && word.text.utf8.count <= Self.shortAbbreviation
      && words[range.lowerBound].shape != .upper && words[range.lowerBound].shape != .mixed
      && resume.sections[range.lowerBound] != .skills
  }

  /// The longest abbreviation that is also a common word, in letters.
  private static let shortAbbreviation = 3

  /// Whether a word only describes the noun after it: `audio` in `audio metadata`, `travel` in `travel grant`.
  private func describesAnother(_ range: Range<Int>) -> Bool {
    let next = range.upperBound
    guard next < words.count, words[next].gap.isEmpty, !ItemReader.isFunction(words[next]),
      !isProduct(range),
      words[next].shape == .lower && words[range.lowerBound].shape != .upper
        || words[range.lowerBound].isCapitalized && words[next].shape == .capitalized,
      !words[range.lowerBound].text.hasSuffix("ing")
    else { return false }
    return !Self.activities.contains(words[next].singular) && !words[next].text.hasSuffix("ing")
      && !words[next].text.hasSuffix("ed") && !TitleWords.contains(words[next])
  }

  /// Whether a word opens the name of a product in a list of skills: `ADP Workforce Now`, `Tekla Structures`.
  private func isProduct(_ range: Range<Int>) -> Bool {
    words[range.lowerBound].isCapitalized && resume.sections[range.lowerBound] == .skills
      && words[range.lowerBound].gap.has(Gap.item)
  }

  /// Nouns for what is done with the thing that the word before them names: `excavator operation`.
  private static let activities: Set<String> = [
    "operation", "use", "work", "experience", "skill", "knowledge", "maintenance", "repair",
    "installation", "certificate", "certification", "licence", "license", "ticket", "course",
    "preparation", "production", "support", "service", "system", "software", "tool", "equipment",
    "technique", "management", "administration", "control", "analysis", "design", "development",
    "care", "inspection", "assembly", "delivery", "unit", "machine", "device", "plant", "session",
    "clinic", "treatment", "therapy", "procedure", "method", "test", "assessment", "analyzer",
    "round", "case", "casework", "project", "campaign", "report", "drawing", "model", "chart",
    "flight", "survey", "sampling", "calculation", "protocol", "workflow", "rehab", "ward", "lab",
  ]

  /// Whether a word stands in the title of a section that says nothing of its content: `SUMMARY`.
  private func isHeading(_ range: Range<Int>) -> Bool {
    let line = resume.line(at: range.lowerBound)
    guard let heading = ResumeSection.heading(words, line), range.lowerBound < heading.end else {
      return false
    }
    return heading.section != .other && heading.section != .work
      || range == line && Self.titles.contains(words[range.lowerBound].singular)
  }

  /// Titles of sections, which do not name skills.
  private static let titles: Set<String> = [
    "publication", "presentation", "reference", "award", "project", "interest", "hobby", "patent",
    "conference", "volunteering", "achievement", "talk", "membership",
  ]

  /// Reads a mention at a place that is already known.
  func mention(_ range: Range<Int>, isMeant: Bool) -> Mention {
    let (place, isRelated) = place(range)
    guard isMeant, isRelated, !isPerson(range), !isAmount(range), !isOfPair(range) else {
      return Mention(words: range, polarity: .unrelated, decisive: range, place: place)
    }
    let reading = polarity.read(withoutVerb(range))
    let remarks = RemarkReader(resume: resume)
    if reading.polarity == .has,
      remarks.isDoubtful(range)
        || resume.sections[range.lowerBound] == .credentials
          && remarks.isDoubtful(range, in: item(from: range.lowerBound))
    {
      return Mention(words: range, polarity: .unrelated, decisive: range, place: place)
    }
    return Mention(
      words: range, polarity: reading.polarity, decisive: reading.range,
      place: place)
  }

  /// The words from a mention to the semicolon or the end of the sentence.
  private func item(from start: Int) -> Range<Int> {
    let sentence = resume.text.sentence(around: start)
    let end = (start + 1..<max(start + 1, sentence.upperBound)).first {
      words[$0].gap.has([.semicolon, .bar])
    }
    return start..<(end ?? sentence.upperBound)
  }

  /// A name without the verb that it begins with, as the verb has a subject of its own: `sites` of `inspected sites`.
  private func withoutVerb(_ range: Range<Int>) -> Range<Int> {
    let first = words[range.lowerBound]
    guard range.count > 1, first.shape == .lower || first.startsSentence,
      ActionVerbs.contains(first),
      words[range.lowerBound + 1].gap.isEmpty
    else { return range }
    let isForm =
      first.text.hasSuffix("ed") || first.text.hasSuffix("ing") || WordForms.isIrregular(first.text)
    // `Nurses give injections`, `able to give injections`.
    let isBase =
      range.lowerBound > 0 && first.gap.isEmpty
      && (words[range.lowerBound - 1].text.hasSuffix("s")
        || words[range.lowerBound - 1].text == "to"
        || Cues.subjects.contains(words[range.lowerBound - 1].text))
    return isForm || isBase ? range.lowerBound + 1..<range.upperBound : range
  }

  /// Whether a name is that of a certificate: `AWS Certified Developer`.
  private func isCertificate(_ range: Range<Int>) -> Bool {
    range.upperBound < words.count && words[range.upperBound].gap.isEmpty
      && Self.certificates.contains(words[range.upperBound].text)
  }

  private static let certificates: Set<String> = [
    "certified", "certificate", "certification", "zertifikat", "zertifiziert", "zertifizierung",
    "certifie", "certificado", "certificat",
  ]

  // MARK: Roles

  /// Whether a name that is also an everyday word or abbreviation means the skill.
  private func isMeant(_ named: SkillLexicon.Mention) -> Bool {
    let range = named.words
    let first = words[range.lowerBound]
    if range.count == 1, first.text.utf8.count == 1,
      Self.isLetter(range.lowerBound, in: resume.text) || isInitial(range.lowerBound)
    {
      return false
    }
    // `Prelude in C sharp minor`.
    let next = range.upperBound
    if next < words.count, ["minor", "major"].contains(words[next].text), words[next].gap.isEmpty,
      first.text.utf8.count == 1
    {
      return false
    }
    if range.count == 1, first.shape == .lower, Self.everyday.contains(first.text) { return false }
    if SkillLexicon.shared.isProper(named.skill), isCounted(range) { return false }
    if isLink(range) || describesCompatibility(range)
      || SkillLexicon.isEverydayPhrase(range, in: words)
    {
      return false
    }
    switch named.trust {
    case .name:
      return !hasOtherExpansion(range) && !isActivity(range) && !isOfOtherField(range)
    case .common: return resume.sections[range.lowerBound] == .skills && endsItsNoun(range)
    case .listed:
      return first.shape != .lower
        && (isItem(range) || isClass(range) || isAbbreviationAtWork(range) || opensTitle(range))
        && !hasOtherExpansion(range)
    case .capitalized:
      guard first.isCapitalized, !isShouted(range) else { return false }
      if range.upperBound < words.count, words[range.upperBound].gap == .hyphen { return false }
      if first.gap == .hyphen { return false }
      if isItem(range) { return true }
      guard first.startsSentence else { return true }
      return range.upperBound < words.count
        && (startsName(range.upperBound) || Self.levels.contains(words[range.upperBound].text))
    }
  }

  /// Whether the name of a product is a common noun here: `a royal python through a lung infection`.
  private func isCounted(_ range: Range<Int>) -> Bool {
    guard range.count == 1, words[range.lowerBound].shape == .lower,
      words[range.lowerBound].gap.isEmpty
    else { return false }
    let near = max(0, range.lowerBound - 2)..<range.lowerBound
    guard let article = near.first(where: { ["a", "an"].contains(words[$0].text) }),
      near.allSatisfy({ $0 <= article || words[$0].gap.isEmpty })
    else { return false }
    let next = range.upperBound
    return next >= words.count || !words[next].gap.isEmpty || ItemReader.isFunction(words[next])
  }

  /// Abbreviations that are everyday words in lower case: `collected sap from two thousand taps`.
  private static let everyday: Set<String> = [
    "sap", "soap", "rest", "act", "aim", "ram", "cat", "map", "pet", "gin", "rip", "cop",
  ]

  /// Whether a name that has one capital letter is written in capitals in a line that is not: `SWIFT network`.
  func isShouted(_ range: Range<Int>) -> Bool {
    words[range.lowerBound].shape == .upper && words[range.lowerBound].text.utf8.count > 3
      && resume.line(at: range.lowerBound).contains { words[$0].shape == .lower }
  }

  /// Reads `Julia, our agronomist`: the name of somebody.
  private func isPerson(_ range: Range<Int>) -> Bool {
    let next = range.upperBound
    guard next + 1 < words.count, words[next].gap == .comma,
      AssertionReader.determiners.contains(words[next].text)
        || ["my", "a", "an"].contains(words[next].text)
    else { return false }
    return (next + 1..<min(words.count, next + 4)).contains {
      TitleWords.contains(words[$0]) || TitleWords.resembles(words[$0])
    }
  }

  /// Reads `CAD 4.2 million`: an amount of money.
  private func isAmount(_ range: Range<Int>) -> Bool {
    let word = words[range.lowerBound]
    guard range.count == 1, word.shape == .upper, Self.currencies.contains(word.text) else {
      return false
    }
    let next = range.upperBound
    return next < words.count && words[next].gap.isEmpty
      && words[next].text.first?.isNumber ?? false
      || range.lowerBound > 0 && words[range.lowerBound - 1].shape == .number && word.gap.isEmpty
  }

  /// Codes of currencies (ISO 4217) that are also names of skills.
  private static let currencies: Set<String> = [
    "cad", "aud", "all", "cop", "php", "top", "sos", "mop", "cup",
  ]

  /// Words on how well somebody knows what stands before them: `Excel gut`.
  private static let levels: Set<String> = [
    "gut", "sehr", "gute", "good", "very", "advanced", "expert", "excellent", "strong",
    "intermediate", "proficient", "avance", "bon", "confirme", "avanzado", "intermedio", "alto",
    "fortgeschritten", "sicher", "experte", "daily", "taglich", "basic",
  ]

  /// Whether no other noun follows: `menus`, but not `menu costing`.
  private func endsItsNoun(_ range: Range<Int>) -> Bool {
    let next = range.upperBound
    return next >= words.count || !words[next].gap.isEmpty || ItemReader.isFunction(words[next])
  }

  /// Whether a verb with an article tells what happened: `which is how the teaching began`.
  private func isActivity(_ range: Range<Int>) -> Bool {
    range.count == 1 && words[range.lowerBound].shape == .lower
      && words[range.lowerBound].text.hasSuffix("ing") && range.lowerBound > 0
      && words[range.lowerBound - 1].text == "the"
  }

  func startsName(_ index: Int) -> Bool {
    SkillLexicon.shared.mentions(in: words, index..<min(words.count, index + 3)).first?.words
      .lowerBound == index || TitleWords.contains(words[index])
  }

  /// Whether the words are an item of a list, with or without a remark in brackets.
  private func isItem(_ range: Range<Int>) -> Bool {
    let starts = words[range.lowerBound].gap.has(Gap.item.union([.open, .dash]))
    guard range.upperBound < words.count else { return starts }
    let next = words[range.upperBound]
    return starts
      && (next.gap.has(Gap.item.union([.open, .close, .dash]))
        || ["and", "und", "et", "y"].contains(next.text))
      || next.gap.has(Gap.item) && range.lowerBound > 0
        && ["and", "und", "et", "y", "&"].contains(words[range.lowerBound - 1].text)
        && resume.sections[range.lowerBound] == .skills
  }

  /// Whether brackets after an abbreviation spell out something else: `CRM (crew resource
  /// management)`.
  private func hasOtherExpansion(_ range: Range<Int>) -> Bool {
    guard range.count == 1, words[range.lowerBound].shape == .upper else { return false }
    let letters = Array(words[range.lowerBound].text)
    // `Crew resource management (CRM)`.
    let isBracketed = words[range.lowerBound].gap.has(.open)
    let start = isBracketed ? range.lowerBound - letters.count : range.upperBound
    let expansion = start..<start + letters.count
    guard words.indices.contains(start), expansion.upperBound <= words.count,
      isBracketed || words[range.upperBound].gap.has(.open),
      zip(letters, words[expansion]).allSatisfy({ $0 == $1.text.first })
    else { return false }
    let spelled = SkillLexicon.shared.mentions(in: words, expansion).first
    let own = SkillLexicon.shared.mentions(in: words, range).first
    return spelled?.skill != own?.skill
  }

  private func place(_ range: Range<Int>) -> (Place, isRelated: Bool) {
    let index = range.lowerBound
    switch resume.sections[index] {
    case .interests, .references: return (.prose, false)
    case .education: return (.prose, isCourse(range))
    case .skills, .languages, .credentials: return (.list, !isName(range, inList: true))
    default: break
    }
    // Below `EXPERIENCE`, `Postman` alone on its line is the job.
    if let last = range.last, resume.sections[index] == .work, resume.line(at: index) == range,
      !words[index].gap.has(.bullet), words[last].text == words[last].singular,
      TitleWords.contains(words[last]) || TitleWords.resembles(words[last])
    {
      return (.title, false)
    }
    if let job = resume.jobs.first(where: { $0.header.contains(index) }) {
      if job.title == range, let last = range.last, TitleWords.resembles(words[last]) {
        return (.title, false)
      }
      return (.title, job.title.contains(index) && !isName(range, inList: false))
    }
    if isName(range, inList: false) || isOfOthers(range) { return (.prose, false) }
    return (resume.job(at: index) == nil ? .prose : .work, true)
  }

  private func isCourse(_ range: Range<Int>) -> Bool {
    if range.contains(where: { Self.diplomas.contains(words[$0].text) }) { return true }
    // `Diplôme d'État d'aide-soignant (DEAS), 2018`.
    if range.count == 1, words[range.lowerBound].shape == .upper,
      words[range.lowerBound].gap.has(.open),
      resume.line(at: range.lowerBound).contains(where: { Self.diplomas.contains(words[$0].text) })
    {
      return true
    }
    return resume.line(at: range.lowerBound).contains {
      ["coursework", "course", "courses", "module", "modules", "thesis", "project", "projects"]
        .contains(words[$0].text)
    }
  }

  static let diplomas: Set<String> = [
    "diplome", "diplom", "abschluss", "titulo", "diploma", "degree", "certificate",
    "apprenticeship", "tecnico", "tecnica", "grado", "titulado", "titulada", "graduado", "graduada",
    "bachiller", "bachillerato", "licenciatura", "bts", "cap", "bac", "titre", "certificat",
    "certificado", "zertifikat", "staatsexamen", "staatlich", "gesellenbrief", "meisterbrief",
  ]
}
