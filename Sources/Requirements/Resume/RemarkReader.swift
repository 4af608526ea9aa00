/// Reads the remark after a name in a list: `Excel (macros)`, `SAP: saw it during a visit`.
///
/// A remark that lists things or says how well somebody knows them supports the name. A sentence of its own may say
/// anything.
struct RemarkReader {
  let resume: ResumeText

  var words: [Word] { resume.words }

  /// Whether the remark after a mention is a sentence, names a lesson, or speaks of others or of what is not done.
  func isDoubtful(_ mention: Range<Int>) -> Bool {
    if isQuestion(mention) { return true }
    var start = mention.upperBound
    if let rating = resume.text.rating(after: start - 1),
      rating.filled * Self.leastShare < rating.all
    {
      return true
    }
    // `React 1 (tutorial)`, `Hair extensions 0`.
    if start < words.count, words[start].shape == .number, words[start].gap.isEmpty {
      if words[start].text == "0" { return true }
      start += 1
    }
    if isLimited(mention) || isOfCourse(mention) { return true }
    guard opensItem(mention.lowerBound), let opening = opening(after: start) else { return false }
    let remark = remark(from: opening)
    if remark.contains(where: {
      Self.lessons.contains(words[$0].singular) || Self.lessons.contains(words[$0].text)
    })
      || namesFewDays(remark) || leavesDoubt(remark) || Self.limits.occurs(in: words, remark)
    {
      return true
    }
    let isSentence = remark.contains { index in
      PolarityReader.first.contains(words[index].text) && words[index].shape != .upper
        || Self.verbs.contains(words[index].text)
    }
    return isSentence && !remark.contains { Self.praise.contains(words[$0].text) }
  }

  /// Whether the rest of an item of a list of skills says that it is known from home or from a course: `Linux - Ubuntu at
  /// home only`. A dash at the end of a line is about all of its items: `Windows Server, Hyper-V - home lab`.
  private func isLimited(_ mention: Range<Int>) -> Bool {
    guard resume.sections[mention.lowerBound] == .skills else { return false }
    let line = resume.line(at: mention.lowerBound)
    let rest = mention.upperBound..<max(mention.upperBound, line.upperBound)
    let own = rest.prefix { !words[$0].gap.has([.comma, .semicolon, .bar, .close]) }
    if Self.limits.occurs(in: words, own) { return true }
    guard let last = rest.last(where: { words[$0].gap.has([.dash, .comma, .semicolon, .bar]) }),
      words[last].gap.has(.dash)
    else { return false }
    return Self.limits.occurs(in: words, last..<line.upperBound)
  }

  /// Words that limit what somebody knows to a place or a part.
  private static let limits = WordSet(
    """
    only; nur; solo; seulement; uniquement; at home; home lab; homelab; hobby; zuhause; zu hause; privat; perso
    evening class; evening classes; night class; weekend class; currently taking; reading the docs
    attended; in theory; theoretical; with effort; shadowed; rusty; bootcamp; just started; a renouveler; por renovar
    zu erneuern
    """)

  /// Where the remark on an item begins whose name goes on: `Wella Master Colour Expert: my boss has it`.
  private func opening(after start: Int) -> Int? {
    var index = start
    while index < words.count, index - start < Self.longestName {
      let gap = words[index].gap
      if gap.has(.line) { return nil }
      if gap.has([.open, .colon, .dash]) { return index }
      guard gap.isEmpty,
        words[index].shape == .upper || ["in", "of", "for"].contains(words[index].text)
          || !ItemReader.isFunction(words[index])
      else {
        return nil
      }
      index += 1
    }
    return nil
  }

  /// Whether a question mark follows the name and the answer is not `yes`: `GraphQL? No, REST.`
  private func isQuestion(_ mention: Range<Int>) -> Bool {
    let sentence = resume.text.sentence(around: mention.lowerBound)
    guard sentence.upperBound == mention.upperBound, resume.text.endsInQuestion(sentence),
      sentence.upperBound < words.count
    else { return false }
    return !Self.yes.contains(words[sentence.upperBound].text)
  }

  private static let yes: Set<String> = [
    "yes", "daily", "since", "every", "sure", "of", "expert", "ja", "oui", "si", "always",
  ]
  /// How many words of a name may stand between what is meant and the remark.
  private static let longestName = 6

  /// Whether the remark on a language takes it back, or says that it was a subject at school.
  func takesBack(_ language: Int) -> Bool {
    if let rating = resume.text.rating(after: language), rating.filled * 2 < rating.all {
      return true
    }
    guard let start = opening(after: language + 1) else { return false }
    let remark = remark(from: start)
    let namesLevel = remark.contains {
      Languages.level(words, at: $0, before: remark.upperBound) != nil
    }
    return leavesDoubt(remark)
      || !namesLevel && remark.contains { Self.firstLessons.contains(words[$0].text) }
  }

  /// Where people meet a language without learning to speak it.
  private static let firstLessons: Set<String> = [
    "school", "schule", "ecole", "escuela", "duolingo",
  ]

  /// Whether the rest of an entry after the name of a degree or certificate leaves it doubtful.
  func isDoubtful(_ mention: Range<Int>, in entry: Range<Int>) -> Bool {
    let rest = mention.upperBound..<max(mention.upperBound, entry.upperBound)
    guard
      let start = rest.first(where: {
        words[$0].gap.has([.open, .colon, .dash, .comma, .semicolon])
      })
    else { return false }
    return leavesDoubt(start..<rest.upperBound)
  }

  /// The words of a remark: to the closing bracket, or to the end of the item.
  private func remark(from start: Int) -> Range<Int> {
    let sentence = resume.text.sentence(around: start)
    let isBracket = words[start].gap.has(.open)
    let last = min(sentence.upperBound, start + Self.reach)
    let end =
      (start + 1..<max(start + 1, last)).first {
        words[$0].gap.has(isBracket ? .close : [.semicolon, .bar])
      } ?? max(start + 1, last)
    // `Validation (Naomi Feil): course begun`.
    if isBracket, end < last, words[end].gap.has([.colon, .dash]) { return start..<last }
    return start..<end
  }

  /// Whether a remark tells of some days or hours: `SAP TM: Einblick bei einem Kunden, zwei Tage`, but not `20 hours a week`.
  private func namesFewDays(_ remark: Range<Int>) -> Bool {
    remark.dropFirst().contains { index in
      Self.days.contains(words[index].singular) && Numbers.value(words[index - 1]) != nil
        && !(index + 1 < remark.upperBound && Self.per.contains(words[index + 1].text))
    }
  }

  private static let days: Set<String> = [
    "day", "hour", "week", "tag", "tage", "stunde", "stunden", "woche", "wochen", "jour", "heure",
    "semaine", "dia", "hora", "semana",
  ]
  private static let per: Set<String> = [
    "a", "per", "each", "every", "pro", "die", "par", "por", "la", "al",
  ]

  /// Whether an item of a list begins at a word.
  private func opensItem(_ index: Int) -> Bool {
    index == 0
      || words[index].gap.has(Gap.item.union([.other, .bullet, .line, .stop, .open, .dash]))
  }

  /// At least one in this many symbols of a row has to be filled: `●○○○○` is little, `○○○○○` nothing.
  private static let leastShare = 4

  /// The longest remark that is read, in words.
  private static let reach = 40

  private static let lessons: Set<String> = [
    "course", "kurs", "cours", "curso", "academy", "tutorial", "talk", "demo", "demonstration",
    "taster", "webinar", "podcast", "video", "hello",
    "vortrag", "einblick", "einblicke", "insight", "glimpse", "hospitation", "apercu", "vistazo",
    "linkedin", "udemy", "coursera", "edx", "pluralsight", "datacamp", "codecademy",
    "schnupperkurs", "book", "buch", "livre", "libro", "conference", "meetup", "charla",
    "demostracion",
  ]

  /// Verbs of sentences that tell how somebody met a thing.
  private static let verbs: Set<String> = [
    "saw", "seen", "heard", "watched", "met", "can", "could", "would", "want", "looked", "sat",
    "attended", "visited",
    "know", "conozco", "vi", "visto", "gesehen", "gehort", "kenne", "kann", "einmal", "connais",
    "vu", "observe",
    "uses", "usa", "usan", "nutzt", "nutzen", "utilise", "utilisent", "lleva", "llevan", "once",
    "briefly", "kurz", "brievement", "brevemente",
  ]

  private static let praise: Set<String> = [
    "daily", "every", "expert", "well", "fluently", "years", "taglich", "jahre", "quotidien",
    "diario", "anos", "ans",
  ]
}
