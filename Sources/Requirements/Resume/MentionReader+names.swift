/// Reads words that look like a skill and are part of the name of a firm or a place, or of words for other people.
extension MentionReader {
  /// Whether the words are part of a longer name: `Oracle Bookshop`, `Sage & Thyme`.
  func isName(_ range: Range<Int>, inList: Bool) -> Bool {
    guard words[range.lowerBound].isCapitalized || words[range.lowerBound].shape == .number else {
      return false
    }
    if isAfterAt(range.lowerBound) || isInPhrase(range.lowerBound) { return true }
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

  /// Whether the name of a website only leads to an account there: `GitHub: annlee`, `GitHub Repo`.
  func isLink(_ range: Range<Int>) -> Bool {
    guard range.count == 1, Self.websites.contains(words[range.lowerBound].text) else {
      return false
    }
    if resume.sections[range.lowerBound] == .head { return true }
    guard range.upperBound < words.count else { return false }
    let next = words[range.upperBound]
    return next.gap.has([.colon, .slash]) || next.gap.isEmpty && Self.pages.contains(next.singular)
  }

  private static let websites: Set<String> = ["github", "gitlab", "bitbucket"]
  private static let pages: Set<String> = [
    "profile", "page", "repo", "repository", "link", "account", "star", "com", "io", "url",
  ]

  /// Whether something else only works with what a word names: `a BPMN compatible engine`.
  func describesCompatibility(_ range: Range<Int>) -> Bool {
    range.upperBound < words.count && words[range.upperBound].text == "compatible"
  }

  /// Whether capital letters before `the` make a name of it: `Save the Rhino`.
  private func isInPhrase(_ start: Int) -> Bool {
    guard start > 1, words[start].gap.isEmpty, words[start - 1].text == "the",
      words[start - 1].gap.isEmpty, case let first = words[start - 2]
    else { return false }
    return first.shape == .capitalized && !first.startsSentence && !first.text.hasSuffix("ed")
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
  static let classes: Set<String> = [
    "crm", "erp", "cms", "pos", "pms", "wms", "tms", "ats", "lms", "ehr", "emr", "hris", "hrm",
    "plm", "mrp", "mes", "cad", "bi", "gmao", "cmms", "ide", "rdbms", "ils", "lims", "dms", "scada",
    "plc", "bim",
  ]

  /// Whether an abbreviation of a kind of software is followed or preceded by a product: `CRM Zoho`, `Zoho CRM`.
  func isClass(_ range: Range<Int>) -> Bool {
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
    "standard", "studio", "civil", "electrical", "mechanical",
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
  func isOfOthers(_ range: Range<Int>) -> Bool {
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
