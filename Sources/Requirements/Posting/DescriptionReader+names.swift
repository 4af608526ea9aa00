/// Tells the names of skills from other names and words.
extension DescriptionReader {
  /// Whether a clause begins with the name of a skill, after articles.
  func beginsWithSkill(_ clause: Range<Int>) -> Bool {
    // `Wine pairing and stock control.` lists; `Wound care is done in the morning` tells.
    let isFragment = isFragment(clause)
    return SkillLexicon.shared.mentions(in: words, clause).contains { mention in
      let isProper = SkillLexicon.shared.isProper(mention.skill)
      let offset = mention.words.lowerBound - clause.lowerBound
      return (isProper || !isFragment)
        && (offset == 0
          || offset == 1 && (isProper || ItemReader.isEmpty(words[clause.lowerBound])))
        && isMeant(mention, isAsked: false) && !isCompany(mention.words)
        && !isFirm(mention.words, clause)
    }
  }

  /// Whether a verb of firms makes a name that of one: `Juniper has eleven scientists`.
  private func isFirm(_ name: Range<Int>, _ clause: Range<Int>) -> Bool {
    let next = name.upperBound
    return next < clause.upperBound && words[next].gap.isEmpty
      && Self.ofFirms.contains(words[next].text)
  }

  private static let ofFirms: Set<String> = [
    "has", "have", "employs", "makes", "sells", "grows", "looks", "belongs", "stands", "began",
    "started", "opened", "offers", "serves", "builds", "brings", "treats", "teaches", "keeps",
    "turns", "cares", "works", "hat", "bietet", "sucht", "verkauft", "compte", "emploie", "vend",
    "tiene", "vende", "fabrica", "wants", "feeds", "carries", "moves", "prints", "bakes", "owns",
  ]

  /// Whether a name of the lexicon means the skill here.
  func isMeant(_ mention: SkillLexicon.Mention, isAsked: Bool) -> Bool {
    let first = words[mention.words.lowerBound]
    if SkillLexicon.isEverydayPhrase(mention.words, in: words) { return false }
    // `Ten operatives wanted`.
    if mention.words.count == 1, first.shape != .upper, Numbers.value(first) != nil { return false }
    if beginsCompany(mention.words.upperBound) || isCurrency(mention.words)
      || isBesidePlace(mention.words) || isOfPlace(mention.words)
    {
      return false
    }
    let next = mention.words.upperBound
    // `Microsoft Certified: Azure Data Engineer` names a certificate.
    if next < words.count, words[next].gap.isEmpty, words[next].text == "certified",
      words[next].isCapitalized
    {
      return false
    }
    // `Unity veterans: talk to us` is about people.
    if next < words.count, words[next].gap.isEmpty, Self.people.contains(words[next].singular) {
      return false
    }
    if mention.words.count == 1, first.text.utf8.count == 1,
      isLabel(mention.words.lowerBound) || isLetter(mention.words.lowerBound)
        || isOfPair(mention.words.lowerBound)
    {
      return false
    }
    switch mention.trust {
    case .name: return true
    case .common: return isAsked
    case .listed: return first.shape != .lower
    case .capitalized:
      guard first.isCapitalized else { return false }
      let next = mention.words.upperBound
      return !(next < words.count && words[next].gap == .hyphen)
    }
  }

  /// Whether an abbreviation is the currency of the amount beside it: `$135,000–$165,000 CAD`.
  private func isCurrency(_ name: Range<Int>) -> Bool {
    guard name.count == 1, Self.currencies.contains(words[name.lowerBound].text) else {
      return false
    }
    let beside = [name.lowerBound - 1, name.upperBound].filter(words.indices.contains)
    // `PHP 8.1` is a version, `PHP 70,000` an amount.
    return beside.contains {
      words[$0].shape == .number && words[$0].text.allSatisfy(\.isNumber)
        && words[$0].text.utf8.count > (words[name.lowerBound].text == "cad" ? 1 : 2)
    }
  }

  /// Codes of currencies that are also names of skills.
  private static let currencies: Set<String> = ["cad", "php", "sar", "all", "try"]

  /// Whether a slash joins an abbreviation to the name of a country: `UAE/GCC`.
  private func isBesidePlace(_ name: Range<Int>) -> Bool {
    guard name.count == 1, words[name.lowerBound].gap == .slash, name.lowerBound > 0 else {
      return false
    }
    return PhraseRule.namesRegion([words[name.lowerBound - 1]])
      || !Jurisdiction.places(words, name.lowerBound - 1..<name.lowerBound).isEmpty
  }

  /// Whether a name is a part of that of a place or institution: `Juniper Creek Middle School`.
  private func isOfPlace(_ name: Range<Int>) -> Bool {
    words[name.lowerBound].isCapitalized
      && Institutions.nameGoesOn(words, from: name.upperBound, to: Self.placeNouns)
  }

  private static let placeNouns = Institutions.nouns.union([
    "clinic", "campus", "bank", "trust", "house", "hall", "hotel", "farm", "ranch", "park",
    "street",
    "st", "avenue", "ave", "road", "rd", "lane", "ln", "drive", "dr", "blvd", "hwy", "parkway",
    "pkwy", "court", "circle", "square", "plaza", "bridge", "station", "county", "district",
    "village", "valley", "creek", "island", "bay", "hills",
  ])

  /// Nouns for people that a name describes.
  private static let people: Set<String> = [
    "user", "vet", "veteran", "folk", "people", "person", "shop", "fan", "refugee", "alumnus",
    "alumni", "enthusiast",
  ]

  /// How many words of a company's name may stand before its legal form.
  private static let companyName = 3

  /// Whether the words before an index begin the name of a company: `Docker Burger Ltd`.
  private func beginsCompany(_ end: Int) -> Bool {
    for index in end..<min(words.count, end + Self.companyName) {
      guard words[index].gap.isEmpty || words[index].gap == .ampersand, words[index].isCapitalized
      else { return false }
      if MentionReader.legalForms.contains(words[index].text) { return true }
    }
    return false
  }

  /// Whether a letter numbers an item (`C. Writes reports`) or is the subject of `c’est`.
  private func isLabel(_ index: Int) -> Bool {
    guard index + 1 < words.count else { return false }
    let next = words[index + 1]
    // `C) An equivalent combination`.
    if next.gap.has(.close), !words[index].gap.has(.open) { return true }
    return words[index].startsSentence && next.gap.has(.stop)
      || ["est", "etait"].contains(next.text)
  }

  /// Whether a letter names a class of licences, a grade or a vitamin: `Class 1 (C+E)`, `category C`.
  private func isLetter(_ index: Int) -> Bool {
    MentionReader.isLetter(index, in: text)
  }

  /// Whether a letter is half of a pair: `A/B tests`.
  private func isOfPair(_ index: Int) -> Bool {
    func isLetter(_ other: Int) -> Bool {
      words.indices.contains(other) && words[other].text.utf8.count == 1
    }
    return words[index].gap == .slash && isLetter(index - 1)
      || index + 1 < words.count && words[index + 1].gap == .slash && isLetter(index + 1)
  }

  /// Whether the words are part of the employer's name.
  func isCompany(_ range: Range<Int>) -> Bool {
    guard company.count > 1 || range.count == 1 else { return false }
    return range.allSatisfy { company.contains(words[$0].text) }
      && (company.count == range.count
        || range.lowerBound > 0 && company.contains(words[range.lowerBound - 1].text)
        || range.upperBound < words.count && company.contains(words[range.upperBound].text))
  }
}
