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
      if mention.polarity == .expired, isCertificate(named.words) { return nil }
      return named.skill == skill || mention.polarity == .has ? mention : nil
    }.filter { $0.polarity != .unrelated }
  }

  /// Returns the mentions of a phrase: its words in any order close together; a single word in its
  /// singular or plural.
  func mentions(of phrase: [Word]) -> [Mention] {
    occurrences(of: phrase).map { range in
      mention(range, isMeant: phrase.count > 1 || !describesAnother(range) && !isHeading(range))
    }.filter { $0.polarity != .unrelated }
  }

  /// Whether a word only describes the noun after it: `audio` in `audio metadata`, `travel` in `travel grant`.
  private func describesAnother(_ range: Range<Int>) -> Bool {
    let next = range.upperBound
    guard next < words.count, words[next].gap.isEmpty, !ItemReader.isFunction(words[next]),
      words[next].shape == .lower
        || words[range.lowerBound].isCapitalized && words[next].isCapitalized,
      !words[range.lowerBound].text.hasSuffix("ing")
    else { return false }
    return !Self.activities.contains(words[next].singular) && !words[next].text.hasSuffix("ing")
      && !words[next].text.hasSuffix("ed") && !TitleWords.contains(words[next])
  }

  /// Nouns for what is done with the thing that the word before them names: `excavator operation`.
  private static let activities: Set<String> = [
    "operation", "use", "work", "experience", "skill", "knowledge", "maintenance", "repair",
    "installation", "certificate", "certification", "licence", "license", "ticket", "course",
    "preparation", "production", "support", "service", "system", "software", "tool", "equipment",
    "technique", "management", "administration", "control", "analysis", "design", "development",
    "care", "inspection", "assembly", "delivery",
  ]

  /// Whether a word stands in the title of a section that says nothing of its content: `SUMMARY`.
  private func isHeading(_ range: Range<Int>) -> Bool {
    let line = resume.line(at: range.lowerBound)
    guard let heading = ResumeSection.heading(words, line), range.lowerBound < heading.end else {
      return false
    }
    return heading.section != .other && heading.section != .work
  }

  /// Reads a mention at a place that is already known.
  func mention(_ range: Range<Int>, isMeant: Bool) -> Mention {
    let (place, isRelated) = place(range)
    guard isMeant, isRelated else {
      return Mention(words: range, polarity: .unrelated, decisive: range, place: place)
    }
    let reading = polarity.read(range)
    return Mention(
      words: range, polarity: reading.polarity, decisive: reading.range, place: place)
  }

  // MARK: Phrases

  private func occurrences(of phrase: [Word]) -> [Range<Int>] {
    guard let first = phrase.first else { return [] }
    if phrase.count == 1 {
      // A participle is also met by the other forms of its verb: `planned` by `planning`.
      let isParticiple = first.text.hasSuffix("ed") && first.shape == .lower
      let same = resume.singulars[first.singular] ?? []
      let forms = isParticiple ? resume.stems[first.stem] ?? [] : []
      return Set(
        same + forms.filter { words[$0].text.hasSuffix("ing") || words[$0].text.hasSuffix("ed") }
      )
      .sorted().filter { isSameName(words[$0], first) }.map { $0..<$0 + 1 }
    }
    let rest = phrase.dropFirst()
    var found: [Range<Int>] = []
    for index in resume.stems[first.stem] ?? [] {
      let sentence = resume.text.sentence(around: index)
      let window =
        max(
          sentence.lowerBound, index - phrase.count - 1)..<min(
          sentence.upperBound, index + phrase.count + 2)
      var low = index
      var high = index
      let hasAll = rest.allSatisfy { word in
        guard let at = window.first(where: { words[$0].stem == word.stem && $0 != index }) else {
          return false
        }
        low = min(low, at)
        high = max(high, at)
        return true
      }
      guard hasAll,
        !(low + 1..<max(low + 1, high + 1)).contains(where: {
          words[$0].gap.has([.comma, .bar, .semicolon])
        })
      else { continue }
      found.append(low..<high + 1)
    }
    return found
  }

  /// An abbreviation is not the word that it looks like: `IT` and `it`.
  private func isSameName(_ own: Word, _ asked: Word) -> Bool {
    asked.shape != .upper || own.shape != .lower || asked.text.utf8.count > 3
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
    switch named.trust {
    case .name:
      return !hasOtherExpansion(range) && !isActivity(range) && !isOfOtherField(range)
    case .common: return resume.sections[range.lowerBound] == .skills && endsItsNoun(range)
    case .listed:
      return first.shape != .lower && (isItem(range) || isClass(range)) && !hasOtherExpansion(range)
    case .capitalized:
      guard first.isCapitalized else { return false }
      if range.upperBound < words.count, words[range.upperBound].gap == .hyphen { return false }
      if first.gap == .hyphen { return false }
      if isItem(range) { return true }
      guard first.startsSentence else { return true }
      return range.upperBound < words.count
        && (startsName(range.upperBound) || Self.levels.contains(words[range.upperBound].text))
    }
  }

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

  private func startsName(_ index: Int) -> Bool {
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
    guard range.count == 1, words[range.lowerBound].shape == .upper,
      range.upperBound < words.count, words[range.upperBound].gap.has(.open)
    else { return false }
    let letters = Array(words[range.lowerBound].text)
    let end = range.upperBound + letters.count
    guard end <= words.count,
      zip(letters, words[range.upperBound..<end]).allSatisfy({ $0 == $1.text.first })
    else { return false }
    let spelled = SkillLexicon.shared.mentions(in: words, range.upperBound..<end).first
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
    if let job = resume.jobs.first(where: { $0.header.contains(index) }) {
      return (.title, job.title.contains(index) && !isName(range, inList: false))
    }
    if isName(range, inList: false) || isOfOthers(range) { return (.prose, false) }
    return (resume.job(at: index) == nil ? .prose : .work, true)
  }

  private func isCourse(_ range: Range<Int>) -> Bool {
    if range.contains(where: { Self.diplomas.contains(words[$0].text) }) { return true }
    return resume.line(at: range.lowerBound).contains {
      ["coursework", "course", "courses", "module", "modules", "thesis", "project", "projects"]
        .contains(words[$0].text)
    }
  }

  private static let diplomas: Set<String> = [
    "diplome", "diplom", "abschluss", "titulo", "diploma", "degree", "certificate",
    "apprenticeship",
  ]

  /// Whether the words are part of a longer name: `Oracle Bookshop`, `Sage & Thyme`.
  private func isName(_ range: Range<Int>, inList: Bool) -> Bool {
    guard words[range.lowerBound].isCapitalized || words[range.lowerBound].shape == .number else {
      return false
    }
    if isAfterAt(range.lowerBound) { return true }
    // No firm is called `Node.js` or `C#`.
    if range.count == 1, words[range.lowerBound].text.contains(where: { !$0.isLetter }) {
      return false
    }
    guard range.upperBound < words.count else { return false }
    let next = words[range.upperBound]
    // `CRM Zoho`, `ArcGIS Pro`: a kind of product with one of its names, a product with its edition.
    if next.gap.isEmpty, next.isCapitalized, !Self.names.contains(next.text),
      !Self.legalForms.contains(next.text),
      Self.classes.contains(words[range.lowerBound].text) || Self.editions.contains(next.text)
    {
      return false
    }
    // `Spreewerk Logistics GmbH`.
    if next.gap.isEmpty, next.isCapitalized, Self.legalForms.contains(next.text) { return true }
    guard next.gap.isEmpty || next.gap == .ampersand, next.shape == .capitalized,
      !next.startsSentence
    else { return false }
    if inList, next.gap.isEmpty { return Self.names.contains(next.text) }
    if startsName(range.upperBound) || Self.nameless.contains(next.text) { return false }
    // In lines in title case every word has a capital letter.
    return true
  }

  /// Reads `at Kafka`, `at La Scala`: what follows is a place or a firm.
  private func isAfterAt(_ start: Int) -> Bool {
    var index = start
    while index > 0, words[index].gap.isEmpty, words[index - 1].isCapitalized,
      !words[index - 1].startsSentence, start - index < Self.longestName
    {
      index -= 1
      if Self.opening.contains(words[index].text) { return true }
    }
    guard index > 0, words[index].gap.isEmpty, Self.at.contains(words[index - 1].text) else {
      return false
    }
    return index < 2 || !Self.able.contains(words[index - 2].text)
  }

  /// How many words of a name may stand before the one that looks like a skill.
  private static let longestName = 3
  /// Capitalized words with which names of places begin.
  private static let opening: Set<String> = [
    "la", "le", "el", "los", "las", "les", "st", "saint", "san", "santa", "mount", "port", "fort",
  ]
  private static let able: Set<String> = [
    "good", "skilled", "adept", "expert", "proficient", "great", "excellent", "trained",
  ]

  private static let at: Set<String> = ["at", "bei", "chez", "joined", "joining"]

  static let legalForms: Set<String> = [
    "gmbh", "ltd", "limited", "inc", "llc", "llp", "corp", "sarl", "srl",
  ]

  private static let names: Set<String> = [
    "street", "tower", "bookshop", "school", "university", "airlines", "bakery", "group", "ltd",
    "inc", "gmbh", "club", "society", "association", "foundation", "hotel", "hospital", "academy",
    "park", "road", "avenue", "church", "museum", "restaurant", "cafe", "bar", "stadium", "arena",
  ]

  /// Abbreviations of kinds of software, after which the name of a product may stand.
  private static let classes: Set<String> = [
    "crm", "erp", "cms", "pos", "pms", "wms", "tms", "ats", "lms", "ehr", "emr", "hris", "hrm",
    "plm", "mrp", "mes", "cad", "bi", "gmao", "cmms", "ide", "rdbms", "ils", "lims", "dms", "scada",
    "plc", "bim",
  ]

  /// Whether an abbreviation of a kind of software is followed or preceded by a product: `CRM Zoho`, `Zoho CRM`.
  private func isClass(_ range: Range<Int>) -> Bool {
    let first = range.lowerBound
    guard range.count == 1, Self.classes.contains(words[first].text) else { return false }
    if first > 0, words[first].gap.isEmpty, words[first - 1].isCapitalized,
      range.upperBound >= words.count || !words[range.upperBound].gap.isEmpty
    {
      return true
    }
    guard range.upperBound < words.count else { return false }
    let next = words[range.upperBound]
    return next.gap.isEmpty && next.isCapitalized && !Self.names.contains(next.text)
      && !Self.legalForms.contains(next.text)
  }

  /// Words for editions of products.
  private static let editions: Set<String> = [
    "pro", "professional", "enterprise", "desktop", "online", "premium", "suite", "plus",
    "standard", "studio",
    "server", "cloud", "essentials", "advanced", "xt", "lt", "365",
  ]

  private static let nameless: Set<String> = [
    "database", "databases", "development", "programming", "administration", "skills", "certified",
    "cloud", "server", "servers", "apps", "services", "scripts", "queries", "reports", "dashboards",
    "certificate", "certification", "license", "licence", "permit", "diploma", "training",
    "experience", "i", "and", "or", "online", "projects", "systems", "support", "integration",
    "modules",
  ]

  /// Whether the words describe other people: `the Power BI team`, `hired Java developers`.
  private func isOfOthers(_ range: Range<Int>) -> Bool {
    // `Mentored an intern who wrote Go`.
    let before =
      max(
        resume.text.sentence(around: range.lowerBound).lowerBound, range.lowerBound - 5)..<range
      .lowerBound
    if before.contains(where: { ["who", "whose"].contains(words[$0].text) }) { return true }
    guard range.upperBound < words.count, words[range.upperBound].gap.isEmpty else { return false }
    // `Helped the pastry chef`.
    if range.lowerBound > 0, Self.determiners.contains(words[range.lowerBound - 1].text),
      TitleWords.contains(words[range.upperBound]), resume.sections[range.lowerBound] == .work
    {
      return true
    }
    return Self.others.contains(words[range.upperBound].text)
      && resume.sections[range.lowerBound] != .skills
      && !Self.leading.contains { stem in
        (max(0, range.lowerBound - 5)..<range.lowerBound).contains { words[$0].stem == stem }
      }
  }

  private static let determiners: Set<String> = [
    "the", "our", "their", "his", "her", "two", "three",
  ]

  private static let others: Set<String> = [
    "developers", "engineers", "programmers", "experts", "colleagues", "department", "specialists",
    "consultants", "vendor", "vendors", "conference", "meetup", "agency", "agencies", "supplier",
    "suppliers", "customers", "clients", "shop", "store", "stand", "booth", "building", "office",
  ]

  private static let leading: Set<String> = ["member", "join"]
}
