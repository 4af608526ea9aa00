/// Recognizes words that could name a skill by their form and name something else.
extension DescriptionReader {
  /// Whether words name no skill: whom somebody works with (`Umgang mit Kunden`), when, a part of a longer name, or
  /// what permits the work.
  func namesNoSkill(_ range: Range<Int>) -> Bool {
    // `P2s accepted`, `(Victoria)`, `the Child Care and Early Years Act`.
    if range.contains(where: { Self.accepting.contains(words[$0].text) })
      || isPlaceInBrackets(range) || isPartOfAct(range) || isPartOfQualification(range)
      || isOfPeople(range)
      // `MBA-HR` is a degree.
      || words[range.lowerBound].gap == .hyphen
      // `Immediate joiners or notice up to 30 days`.
      || range.contains(where: { ["joiner", "notice"].contains(words[$0].singular) })
      // `Erfahrung mit E-Rechnung und deren Einführung`.
      || Self.possessives.contains(words[range.lowerBound].text)
    {
      return true
    }
    let (first, last) = (words[range.lowerBound], words[range.upperBound - 1])
    guard range.count > 1 else {
      // `Especially May to October`.
      return opensName(range.lowerBound) || Self.ofNoSkill.contains(first.text)
        || DateRange.namesMonth(first)
        // A French contract, but `CDI` is also a part of Jakarta EE.
        || !isEnglish && Self.contracts.contains(first.text)
    }
    if Self.learning.contains(first.text) { return true }
    let beforeLast = words[range.upperBound - 2].text
    // `A medical with drug and alcohol testing` is something that is done to the applicant.
    let isCheck = last.text == "testing" && ["alcohol", "drug"].contains(beforeLast)
    // `Eastern Time core hours`, `a GitHub account`.
    let isCondition = ["hour", "account"].contains(last.singular) && first.isCapitalized
    // `EPA 608, Type II or Universal` names a part of a certificate.
    let isPart = first.text == "type" && words[range.lowerBound + 1].shape != .lower
    // `Eligibility for an employment permit`, but knowledge of building permits.
    let isPermit =
      ["permit", "visa"].contains(last.singular)
      && ["employment", "work", "residence"].contains(beforeLast)
    return isCheck || isCondition || isPart || isPermit
  }

  /// Whether a name goes on after `to`: `Help to Buy redemptions`, but not `Java to Kotlin`.
  private func opensName(_ index: Int) -> Bool {
    index + 2 < words.count && words[index].shape == .capitalized && words[index + 1].text == "to"
      && words[index + 2].isCapitalized
      && (index + 1...index + 2).allSatisfy { words[$0].gap.isEmpty }
      && SkillLexicon.shared.skill(named: [words[index]]) == nil
  }

  /// Whether words describe the people named after them: `Aboriginal and Torres Strait Islander families`.
  private func isOfPeople(_ range: Range<Int>) -> Bool {
    guard words[range.upperBound - 1].isCapitalized,
      range.upperBound < words.count, words[range.upperBound].text == "and",
      words[range.upperBound].gap.isEmpty
    else { return false }
    let rest = (range.upperBound + 1..<words.count).prefix(Self.longestPeople).prefix {
      words[$0].gap.isEmpty
    }
    guard let last = rest.first(where: { !words[$0].isCapitalized }) else { return false }
    return last > range.upperBound + 1 && Self.peopleNouns.contains(words[last].singular)
  }

  /// The people are named within this many words after `and`.
  private static let longestPeople = 5
  /// Nouns for people whom the work is about.
  static let peopleNouns: Set<String> = [
    "tourist", "touriste", "turista", "guest", "visitor", "gast", "kunde", "family", "community",
    "people", "client", "child", "patient", "woman", "student", "resident", "group", "population",
    "customer", "speaker",
  ]
  private static let possessives: Set<String> = [
    "deren", "dessen", "its", "their", "whose", "ihre", "seine", "leur", "leurs",
  ]
  private static let contracts: Set<String> = ["cdd", "cdi"]
  private static let learning: Set<String> = ["learn", "lernen", "apprendre", "aprender"]
  private static let accepting: Set<String> = ["accepted", "admite", "admiten", "acceptes"]

  /// Whether brackets name where a licence or register is.
  private func isPlaceInBrackets(_ range: Range<Int>) -> Bool {
    words[range.lowerBound].gap.has(.open) && range.lowerBound > 0
      && words[range.lowerBound].isCapitalized
      && (!Jurisdiction.places(words, range).isEmpty
        || Self.papersOfPlaces.contains(words[range.lowerBound - 1].singular))
  }

  private static let papersOfPlaces: Set<String> = [
    "check", "license", "licence", "registration", "permit", "card", "clearance",
  ]

  /// Whether words are only a part of the name of a law: `the Securities and Futures Act`.
  private func isPartOfAct(_ range: Range<Int>) -> Bool {
    func isOfName(_ index: Int) -> Bool {
      words.indices.contains(index) && words[index].gap.isEmpty
        && (words[index].isCapitalized || ["and", "of"].contains(words[index].text))
    }
    var (start, end) = (range.lowerBound, range.upperBound)
    while isOfName(end) { end += 1 }
    while end > range.upperBound, words[end - 1].shape == .lower { end -= 1 }
    while isOfName(start), isOfName(start - 1) || start > 0 && words[start - 1].isCapitalized {
      start -= 1
    }
    return start..<end != range && Self.laws.contains(words[end - 1].text)
      && words[start..<end].contains { $0.text == "and" }
  }

  /// Whether words end the name of a qualification: `NVQ Level 2 in Health and Social Care`.
  private func isPartOfQualification(_ range: Range<Int>) -> Bool {
    let start = range.lowerBound
    guard start > 2, words[start].isCapitalized, words[start].gap.isEmpty,
      words[start - 1].text == "and", words[start - 2].isCapitalized
    else { return false }
    return (max(1, start - Self.longestQualification)..<start - 1).contains { index in
      guard words[index].text == "in" else { return false }
      // `Level 2 in`, `Certificate in`.
      let name = words[index - 1].shape == .number ? index - 2 : index - 1
      return name >= 0 && Self.qualifications.contains(words[name].singular)
    }
  }

  /// Among how many words before its end a qualification says what it is in.
  private static let longestQualification = 6
  private static let qualifications: Set<String> = [
    "level", "certificate", "cert", "diploma", "degree", "nvq", "ii", "iii", "iv", "qualification",
  ]
  private static let laws: Set<String> = ["act", "acts", "regulations", "ordinance", "code"]
  private static let ofNoSkill: Set<String> = [
    "kunden", "mitarbeitern", "mitarbeiter", "mitarbeitenden", "kollegen", "gasten", "patienten",
    "menschen", "clients", "customers", "colleagues", "guests", "employees", "people", "clientes",
    "companeros", "collegues", "sens", "others", "ad", "parents", "works", "learn", "criminal",
    "together", "carries", "read", "write", "formacion", "formation", "premiere", "deputy", "iii",
    "ii", "iv", "pm", "kind", "living", "travail", "equipe", "trabajo", "equipo", "meters",
    "metres", "miles", "kilometres", "hours", "pounds", "tonnes", "wohnort", "residence",
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "saturdays",
    "sundays", "weekends", "standing", "alone",
  ]
}
