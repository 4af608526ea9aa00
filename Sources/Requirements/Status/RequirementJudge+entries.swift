/// Finds the part of a line that states one credential, and tells what kind of credential it is.
extension RequirementJudge {
  /// Whether an entry names a diploma where a posting asks for a licence: `Paralegal diploma, 2022`.
  func isOnlyADiploma(_ entry: Range<Int>, for requirement: Requirement) -> Bool {
    let asked = WordReader.words(requirement.text).last?.singular ?? ""
    return Self.permits.contains(asked)
      && entry.contains { Self.diplomas.contains(words[$0].singular) }
      && !entry.contains {
        Self.permits.contains(words[$0].singular) || words[$0].text == "licensed"
      }
  }

  private static let permits: Set<String> = ["license", "permit", "registration"]

  private static let diplomas: Set<String> = ["diploma", "degree", "course", "bachelor", "master"]

  /// The item that states a credential: between semicolons, in its line.
  func entry(around mention: Range<Int>) -> Range<Int> {
    let line = resume.line(at: mention.lowerBound)
    // `BAR ADMISSIONS` is the heading of the states below it.
    if line.upperBound < words.count, resume.sections[line.upperBound] == .credentials,
      let heading = ResumeSection.heading(words, line),
      line == mention || heading.end == line.upperBound && mention.lowerBound == line.lowerBound
    {
      return resume.line(at: line.upperBound)
    }
    let sentence = resume.text.sentence(around: mention.lowerBound)
    var start = mention.lowerBound
    while start > sentence.lowerBound, !words[start].gap.has(.semicolon),
      !words[start].gap.has(.bar)
    {
      start -= 1
    }
    if let heading = ResumeSection.heading(words, start..<sentence.upperBound),
      heading.end <= mention.lowerBound
    {
      start = heading.end
    }
    var end = mention.upperBound
    var depth = 0
    while end < sentence.upperBound {
      // `(valid to 2026; not renewed)` is one remark.
      if words[end].gap.has(.open) { depth += 1 }
      if words[end].gap.has(.close) { depth = max(0, depth - 1) }
      if depth == 0, words[end].gap.has([.semicolon, .bar]) { break }
      end += 1
    }
    // Another credential after a comma begins another item.
    for other in credentials
    where other.words.lowerBound >= mention.upperBound && other.words.lowerBound < end
      && words[other.words.lowerBound].gap.has(.comma)
      // The number of a registration: `Registered nurse, NMC PIN 00A0000E`.
      && words[other.words.upperBound - 1].text != "pin"
    {
      end = other.words.lowerBound
    }
    for other in credentials.reversed()
    where other.words.upperBound <= mention.lowerBound && other.words.lowerBound >= start
      && (other.words.upperBound...mention.lowerBound).contains(where: { words[$0].gap.has(.comma) }
      )
    {
      start = max(
        start,
        (other.words.upperBound...mention.lowerBound).first { words[$0].gap.has(.comma) } ?? start)
    }
    return start..<max(end, start + 1)
  }

  /// Where a resume names a member or a fellow of a body by its letters: `MRICS` and `FRICS` for `RICS`.
  func grades(of body: Word) -> [Range<Int>] {
    guard body.shape == .upper, body.text.utf8.count >= Self.shortestBody else { return [] }
    let letters = ["m" + body.text, "f" + body.text]
    return words.indices.filter {
      words[$0].shape == .upper && letters.contains(words[$0].text)
    }.map { $0..<$0 + 1 }
  }

  /// The shortest abbreviation of a body whose members are told from other words, in letters.
  private static let shortestBody = 3

  /// Where a resume names a body by the first letters of its name: `Member of the CSP` for `Chartered Society of
  /// Physiotherapy`.
  func initials(of name: [Word]) -> [Range<Int>] {
    let own = name.filter { $0.isCapitalized && !Self.memberships.contains($0.singular) }
    guard own.count >= Self.shortestBody else { return [] }
    let letters = String(own.compactMap(\.text.first))
    return words.indices.filter { words[$0].shape == .upper && words[$0].text == letters }.map {
      $0..<$0 + 1
    }
  }

  private static let memberships = Set(words: "member membership registration register")

  /// Whether a clause after the entry says that the paper itself has run out: `First aid: CPR renewed; full certificate
  /// lapsed 2024`.
  func isTakenBack(after entry: Range<Int>) -> Bool {
    let sentence = resume.text.sentence(around: entry.lowerBound)
    let after = entry.upperBound..<max(entry.upperBound, sentence.upperBound)
    guard let start = after.last(where: { words[$0].gap.has(.semicolon) }) else { return false }
    let rest = start..<after.upperBound
    return PolarityReader.expired.occurs(in: words, rest)
      && rest.contains { Self.papers.contains(words[$0].singular) }
      && rest.allSatisfy { words[$0].shape == .lower || words[$0].shape == .number }
  }

  private static let papers = Set(
    words:
      "certificate certification card license licence ticket registration zertifikat certificat certificado"
  )

  /// Whether a credential that is not an occupation is an item of its own: `Permis B, véhicule`.
  func isAlone(_ mention: Range<Int>) -> Bool {
    let name = words[mention].map(\.singular).joined(separator: " ")
    guard !Self.titles.contains(name) || Self.plain.contains(name) else { return false }
    let sentence = resume.text.sentence(around: mention.lowerBound)
    let breaks: Gap = [.comma, .semicolon, .bar, .slash, .open, .close, .plus]
    var start = mention.lowerBound
    while start > sentence.lowerBound, !words[start].gap.has(breaks) { start -= 1 }
    var end = mention.upperBound
    while end < sentence.upperBound, !words[end].gap.has(breaks) { end += 1 }
    return (start..<end).allSatisfy { index in
      mention.contains(index) || words[index].text.utf8.count <= 2 && words[index].shape != .lower
        || Self.beside.contains(words[index].text) || ItemReader.isEmpty(words[index])
        || DateRange.year(words[index]) != nil
        || Jurisdiction.place(words, at: index, before: min(end, index + 1)) != nil
    }
  }

  /// Of the titles, those that are not an occupation.
  private static let plain: Set<String> = [
    "first aid", "permis", "notary public", "hazmat", "tanker",
  ]

  /// Words that may stand with a credential in its item.
  private static let beside: Set<String> = [
    "clean", "full", "licence", "license", "class", "klasse", "category", "klassen", "holder",
    "card", "certificate", "certification", "certified", "own", "type", "clase", "categorie", "yes",
    "ja", "oui", "si",
  ]
}
