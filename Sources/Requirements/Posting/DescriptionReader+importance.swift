/// Reads how important an item of a clause is, and how well it has to be known.
extension DescriptionReader {
  /// Returns the importance that the part between two commas states for itself: `Linux is
  /// mandatory, VMware desirable`.
  func importance(of item: Range<Int>, in clause: Range<Int>) -> Requirement.Importance? {
    var start = item.lowerBound
    while start > clause.lowerBound, !words[start].gap.has([.comma, .open, .close]) { start -= 1 }
    var end = item.upperBound
    while end < clause.upperBound, !words[end].gap.has([.comma, .open, .close]),
      !opensWish(end, clause)
    {
      end += 1
    }
    if let mark = mark(of: clause) { return mark }
    if Clause.prefers(words, start..<end) { return .preferred }
    // `BTS CG au minimum, DCG apprécié`.
    if (item.upperBound..<end).contains(where: { Self.minimum.contains(words[$0].text) }) {
      return .required
    }
    if Cues.required.occurs(in: words, start..<end) { return .required }
    // `Docker, Terraform (preferred)`.
    if end < clause.upperBound, words[end].gap.has(.open) {
      let close =
        (end + 1..<max(end + 1, clause.upperBound)).first { words[$0].gap.has(.close) }
        ?? clause.upperBound
      if Cues.preferred.occurs(in: words, end..<close),
        // `Bachelor’s degree (master’s preferred)`.
        !(end..<close).contains(where: {
          Degrees.level(words, at: $0, before: close) != nil || words[$0].text == "master"
        }),
        (end..<close).allSatisfy({
          ItemReader.isEmpty(words[$0]) || Cues.preferred.contains(words[$0].text)
            || words[$0].text == "but"
        })
      {
        return .preferred
      }
      // `Bilingual (Spanish) strongly preferred`.
      var rest = close
      while rest < clause.upperBound, rest == close || !words[rest].gap.has([.comma, .open]) {
        rest += 1
      }
      if close < clause.upperBound, !words[close].gap.has(.comma),
        Cues.preferred.occurs(in: words, close..<rest)
      {
        return .preferred
      }
    }
    // `… und am besten schon zwei, drei Jahre`.
    if item.lowerBound > clause.lowerBound,
      let cue = Cues.preferred.first(in: words, clause.lowerBound..<item.lowerBound),
      words[cue.lowerBound].text == "am"
        || cue.lowerBound > clause.lowerBound
          && ["and", "und"].contains(words[cue.lowerBound - 1].text),
      Self.prefixes.contains(words[cue.lowerBound].text),
      !(cue.upperBound..<item.lowerBound).contains(where: {
        ["und", "oder"].contains(words[$0].text)
      })
    {
      return .preferred
    }
    // `Five years in marketing, ideally FMCG`; `OSHA 10 (OSHA 30 preferred)`.
    guard let cue = Cues.preferred.first(in: words, end..<max(end, clause.upperBound)),
      isOnlyOfItsPart(cue, clause)
    else { return nil }
    return section == .preferred ? .preferred : .required
  }

  /// Whether items end with such letters.
  static func usesMarks(_ words: [Word]) -> Bool {
    let marks = words.indices.filter { index in
      ["e", "d"].contains(words[index].text) && words[index].isCapitalized
        && (words[index].gap.has([.open, .dash])
          && (index + 1 == words.count || words[index + 1].gap.has([.line, .bullet, .stop]))
          || isAssessment(words, index + 1))
    }
    return marks.count >= fewestMarks
  }

  /// Whether items begin with such letters: `E – Driving licence`.
  static func opensWithMarks(_ words: [Word]) -> Bool {
    let marks = words.indices.dropLast().filter { index in
      ["e", "d"].contains(words[index].text) && words[index].isCapitalized
        && (words[index].gap.has([.line, .bullet]) || index == 0)
        && (words[index + 1].gap.has([.dash, .colon, .stop, .tab])
          || words[index + 1].isCapitalized)
    }
    return marks.count >= fewestMarks && Set(marks.map { words[$0].text }).count == 2
  }

  private static let fewestMarks = 2

  /// What the letter at the end of an item says, in postings whose items are essential or desirable: `Minute taking (E)`.
  func mark(of clause: Range<Int>) -> Requirement.Importance? {
    // `D – Use of R`.
    let first = clause.lowerBound
    if opensWithMarks, first > 0, words[first].gap.has([.dash, .colon, .stop]),
      ["e", "d"].contains(words[first - 1].text), words[first - 1].isCapitalized,
      words[first - 1].gap.has([.line, .bullet]) || first == 1
    {
      return words[first - 1].text == "e" ? .required : .preferred
    }
    return markIndex(of: clause).map { words[$0].text == "e" ? .required : .preferred }
  }

  /// The index of this letter; nil if the item has none. A clause may end before its bracket.
  func markIndex(of clause: Range<Int>) -> Int? {
    if let mark = openingMark(of: clause) { return mark }
    guard usesMarks else { return nil }
    return [clause.upperBound - 1, clause.upperBound].first { index in
      index > clause.lowerBound && index < words.count && words[index].isCapitalized
        && ["e", "d"].contains(words[index].text) && !words[index].gap.has([.line, .bullet])
        && (words[index].gap.has([.open, .dash]) || Self.isAssessment(words, index + 1))
    }
  }

  /// The letter with which an item begins without a sign behind it: `D  First Aid at Work`.
  private func openingMark(of clause: Range<Int>) -> Int? {
    let first = clause.lowerBound
    guard opensWithMarks, first + 1 < clause.upperBound, ["e", "d"].contains(words[first].text),
      words[first].isCapitalized, words[first].gap.has([.line, .bullet]) || first == 0,
      words[first + 1].isCapitalized
    else { return nil }
    return first
  }

  /// Whether a letter after a mark says how the item is assessed: `Practice Educator award D – C`.
  static func isAssessment(_ words: [Word], _ index: Int) -> Bool {
    words.indices.contains(index) && assessments.contains(words[index].text)
      && words[index].isCapitalized && words[index].gap.has([.dash, .slash])
  }

  /// Application, interview, certificate, presentation, references, test.
  private static let assessments = Set(words: "a i c p r t")

  /// Whether a word such as `ideally`, or one in brackets, leaves what is before it as it is.
  private func isOnlyOfItsPart(_ cue: Range<Int>, _ clause: Range<Int>) -> Bool {
    if Self.prefixes.contains(words[cue.lowerBound].text) {
      return cue.upperBound < clause.upperBound
    }
    var start = cue.lowerBound
    while start > clause.lowerBound, !words[start].gap.has([.open, .close]) { start -= 1 }
    return start > clause.lowerBound && words[start].gap.has(.open)
  }

  /// Whether `and ideally` begins at a word.
  private func opensWish(_ index: Int, _ clause: Range<Int>) -> Bool {
    index + 1 < clause.upperBound && ["and", "und"].contains(words[index].text)
      && Self.prefixes.contains(words[index + 1].text)
      && Cues.preferred.match(words, at: index + 1, before: clause.upperBound) != nil
  }

  private static let minimum: Set<String> = ["minimum", "mindestens", "minimo", "moins"]

  private static let prefixes: Set<String> = [
    "am", "bevorzugt", "ideally", "preferably", "idealerweise", "idealement", "idealmente",
    "vorzugsweise",
  ]

  /// Whether a little knowledge is enough: the nearest word on a level before an item says so.
  func isBasic(_ item: Range<Int>, in clause: Range<Int>) -> Bool {
    // `HTML/CSS basics`.
    var end = item.upperBound
    while end < clause.upperBound, words[end].gap.has(.slash) { end += 1 }
    if end < clause.upperBound, words[end].gap.isEmpty, Self.basic.contains(words[end].text) {
      return true
    }
    // `Outlook and Excel at a basic level`.
    let level = words[end..<max(end, min(clause.upperBound, end + Self.levelReach))].map(\.text)
    if level.first == "at", level.contains("level"), level.contains(where: Self.basic.contains) {
      return true
    }
    for index in (clause.lowerBound..<item.upperBound).reversed() {
      if index < item.lowerBound, words[index].gap.has([.semicolon, .close]) { return false }
      if Self.basic.contains(words[index].text) { return true }
      if Self.strong.contains(words[index].text) { return false }
    }
    return false
  }

  /// The words of `at a basic level`.
  private static let levelReach = 4
  private static let basic: Set<String> = [
    "basic", "basics", "grundkenntnisse", "grundlegende", "basiskenntnisse", "familiarity",
    "exposure", "awareness", "some", "notions", "nociones", "elementary", "bit", "erste", "bases",
    "basicos", "basico", "basiques",
  ]
  private static let strong: Set<String> = [
    "strong", "expert", "advanced", "solid", "deep", "proficient", "proficiency", "excellent",
    "extensive", "fundierte", "gute", "sehr", "sichere", "proven", "mastery", "fluent",
    "experience", "erfahrung", "experiencia", "bonne", "bonnes", "maitrise", "dominio", "must",
  ]
}
