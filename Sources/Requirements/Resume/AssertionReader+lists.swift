/// Reads items of lists, and what stands before a colon.
extension AssertionReader {
  /// Whether words are an item of a list: no verb, nobody else, and nothing that leaves it open.
  func isList(_ item: [Int]) -> Bool {
    item.count <= Self.longestItem && isNounPhrase(item[...])
      && item.allSatisfy { !isOpen($0) && !isUnknownVerb($0) && !isAttitude($0) && !isPerson($0) }
  }

  /// Whether the label of a list names a kind of thing or an activity: `Databases: PostgreSQL`, `Worked with: SAP`.
  func isLabel(_ label: [Int]) -> Bool {
    !isAttitude(label[0])
      && label.allSatisfy {
        !isOpen($0) && !Self.others.contains(words[$0].singular)
          && !Self.future.contains(words[$0].text)
      }
  }

  /// Whether the words before a colon are the header of a position: `Event Manager, 2018 to now: trade fairs`.
  func isHeader(_ label: [Int]) -> Bool {
    resume.jobs.contains { $0.header.contains(label[label.count - 1]) }
  }

  /// Whether an item says what a thing was made with: `containers built with Docker`.
  func isMadeWith(_ item: [Int]) -> Bool {
    guard (2...Self.longestItem).contains(item.count), let last = item.last,
      Self.with.contains(words[last].text) || words[last].text == "on",
      case let verb = item[item.count - 2],
      isPast(verb) && ActionVerbs.contains(words[verb]) || words[verb].text == "based"
        || words[verb].text == "running"
    else { return false }
    return item.dropLast(2).allSatisfy {
      !isPerson($0) && !isOpen($0) && !isAttitude($0) && words[$0].text != "by"
    }
  }

  static let lists: [ResumeSection] = [
    .skills, .languages, .credentials, .education, .head, .other,
  ]

  /// Whether a mention in German, French or Spanish is the subject of a verb that does not say that the person knows
  /// it: `Symfony restait l’affaire de mon binôme`.
  func isForeignSubject(_ mention: Range<Int>) -> Bool {
    let verb = mention.upperBound
    guard verb + 1 < words.count, words[verb].gap.isEmpty, words[verb].shape == .lower,
      Self.foreignCopulas.contains(words[verb].text)
    else { return false }
    let rest = verb + 1..<resume.text.sentence(around: verb).upperBound
    return !rest.contains { Self.foreignClaims.contains(words[$0].text) }
  }

  private static let foreignCopulas = Set(
    words:
      """
      ist sind war waren blieb blieben lag lagen liegt liegen est sont etait etaient reste restait restaient es son era
      eran fue queda quedaba
      """)
  /// Words that say that what is spoken of is known or done.
  private static let foreignClaims = Set(
    words:
      """
      taglich tagliches tagliche alltag vertraut gelaufig sicher schwerpunkt routine starke quotidien familier
      familiere quotidienne specialite metier diario especialidad fuerte dominio
      """)

  /// The longest item of a list before the mention in it, in words. Longer ones are prose.
  static let longestItem = 5
}
