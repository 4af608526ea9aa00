/// Reads letters and abbreviations that are also something else than a skill.
extension MentionReader {
  /// Whether a letter names a class of licences, a grade or a vitamin: `Class 1 (C+E)`, `category C`.
  static func isLetter(_ index: Int, in text: ReadableText) -> Bool {
    let sentence = text.sentence(around: index)
    let next = index + 1
    if next < sentence.upperBound, text.words[next].gap.has(.plus) { return true }
    // `C/AL`, `A/C`: a letter is a part of what a slash joins to something unknown.
    if next < sentence.upperBound, text.words[next].gap == .slash,
      SkillLexicon.shared.mentions(in: text.words, next..<min(next + 2, sentence.upperBound))
        .isEmpty
    {
      return true
    }
    if index > sentence.lowerBound, text.words[index].gap == .slash,
      SkillLexicon.shared.mentions(in: text.words, max(index - 2, sentence.lowerBound)..<index)
        .isEmpty
    {
      return true
    }
    // `-25 °C`, `4C`.
    if index > sentence.lowerBound, text.words[index - 1].shape == .number,
      text.words[index].gap == .other || text.words[index].gap.isEmpty
    {
      return true
    }
    // `DCR(R)`.
    if index > sentence.lowerBound, text.words[index].gap.has(.open),
      text.words[index].start - text.words[index - 1].end == 1
    {
      return true
    }
    return sentence.contains { lettered.contains(text.words[$0].singular) }
  }

  /// Returns where the resume spells an abbreviation out: `human resources information system` for `HRIS`.
  ///
  /// The words follow each other in one noun phrase; small words such as `and` may have no letter.
  func expansions(of name: String) -> [Mention] {
    let asked = WordReader.words(name)
    guard let word = asked.first, asked.count == 1, word.shape == .upper || word.shape == .mixed,
      Self.spelled.contains(word.text.utf8.count),
      word.text.allSatisfy(\.isLetter)
    else { return [] }
    // `QBRs`.
    let isPlural = word.shape == .mixed && name.hasSuffix("s") && word.text.utf8.count > 3
    let letters = Array(isPlural ? word.text.dropLast() : word.text[...])
    return words.indices.compactMap { start in
      guard words[start].text.first == letters[0], !Self.small.contains(words[start].text),
        let end = end(ofExpansion: letters, from: start)
      else { return nil }
      // `Semi Automated Scoring in Technology Based Assessment` is not SAST.
      guard
        end >= words.count || !words[end].gap.isEmpty || !words[end].isCapitalized
          || ItemReader.isFunction(words[end])
      else { return nil }
      // Three letters fit many words of prose.
      let isName =
        letters.count > 3 || resume.sections[start] == .skills
        || (start..<end).allSatisfy {
          words[$0].isCapitalized || Self.small.contains(words[$0].text)
            || words[$0].text.utf8.count >= Self.longWord
        }
      return isName ? start..<end : nil
    }.map { mention($0, isMeant: true) }.filter { $0.polarity != .unrelated }
  }

  /// The lengths of abbreviations whose letters tell which words they stand for. Two letters fit too many words.
  private static let spelled = 3...6
  /// The shortest word, in letters, that is unlikely to stand in any sentence.
  private static let longWord = 6

  private func end(ofExpansion letters: [Character], from start: Int) -> Int? {
    var index = start
    var next = 0
    while index < words.count, next < letters.count {
      let word = words[index]
      guard index == start || word.gap.isEmpty || word.gap == .hyphen || word.gap == .ampersand
      else {
        return nil
      }
      let isSmall = Self.small.contains(word.text)
      if word.text.first == letters[next], isSmall && next + 1 < letters.count || isContent(word) {
        next += 1
      } else if !isSmall || index == start {
        return nil
      }
      index += 1
    }
    return next == letters.count ? index : nil
  }

  private func isContent(_ word: Word) -> Bool {
    word.text.utf8.count > 2 && word.shape != .upper && !ItemReader.isFunction(word)
  }

  private static let small: Set<String> = ["and", "of", "the", "for", "in", "as"]

  /// Whether a letter abbreviates the name of a person: `Jacobs R`, `Singh, R.`, `R. Singh`. Outside lists of
  /// skills a letter is a skill only beside another skill, or beside a word such as `in` or `scripts`.
  func isInitial(_ index: Int) -> Bool {
    if resume.sections[index] == .skills { return false }
    let next = index + 1
    if index > 0, words[index].gap.isEmpty, Self.beforeLetter.contains(words[index - 1].text) {
      return next < words.count && words[next].gap.has(.stop) && words[next].shape == .capitalized
        && !words[next].gap.has([.line, .bullet])
    }
    if next < words.count, words[next].gap.isEmpty || words[next].gap == .hyphen,
      Self.afterLetter.contains(words[next].text)
    {
      return false
    }
    let near = max(0, index - Self.neighbours)..<min(words.count, next + Self.neighbours)
    return !SkillLexicon.shared.mentions(in: words, near).contains {
      $0.words != index..<next && $0.trust != .common
    }
  }

  /// How many words away the other items of a list stand: `R and Python`, `SQL, R`.
  private static let neighbours = 3
  private static let beforeLetter: Set<String> = [
    "in", "with", "using", "of", "on", "mit", "en", "avec", "con", "via", "for", "language", "know",
    "learned", "taught", "write", "wrote",
  ]
  private static let afterLetter: Set<String> = [
    "programming", "script", "scripts", "scripting", "code", "package", "packages", "studio",
    "markdown", "shiny", "language", "developer", "programmer", "statistics", "statistical",
    "analysis", "models", "programmierung", "skripte", "programs",
  ]

  private static let lettered: Set<String> = [
    "class", "category", "grade", "license", "klasse", "klassen", "vitamin",
    "hgv", "lgv", "permis", "permiso", "fuhrerschein", "carne", "hepatitis", "visa", "series",
    "division", "wing", "schedule", "band", "entitlement",
  ]

  /// Whether an abbreviation stands for something else in the trade that its sentence is about: `AWS-certified
  /// welder` is certified by the American Welding Society.
  func isOfOtherField(_ range: Range<Int>) -> Bool {
    guard range.count == 1, let field = Self.otherFields[words[range.lowerBound].text] else {
      return false
    }
    return resume.text.sentence(around: range.lowerBound).contains { index in
      field.contains { words[index].text.hasPrefix($0) }
    }
  }

  /// The beginnings of words of those trades.
  private static let otherFields: [String: [String]] = [
    "aws": ["weld", "smaw", "gtaw", "3g", "6g"]
  ]

  /// Whether an abbreviation of three letters or more stands in the description of a job: `Reported KPIs every week`.
  func isAbbreviationAtWork(_ range: Range<Int>) -> Bool {
    let word = words[range.lowerBound]
    let next = range.upperBound
    return range.count == 1 && (word.shape == .upper || word.shape == .mixed)
      && word.text.utf8.count >= Self.longAbbreviation && !isShouted(range)
      && (resume.job(at: range.lowerBound) != nil || resume.sections[range.lowerBound] == .skills)
      && !(next < words.count && words[next].gap.isEmpty && words[next].isCapitalized)
  }

  /// Whether a name is the rest of one with a pair of letters: `testing` of `A/B testing`.
  func isOfPair(_ range: Range<Int>) -> Bool {
    func isHalf(_ index: Int) -> Bool {
      index > 0 && words[index].gap == .slash && words[index].text.utf8.count == 1
        && words[index - 1].text.utf8.count == 1
    }
    return range.count > 1 && isHalf(range.lowerBound)
      || range.lowerBound > 0 && words[range.lowerBound].gap.isEmpty && isHalf(range.lowerBound - 1)
  }

  private static let longAbbreviation = 3

  /// Whether an abbreviation says what the holder of a position does: `HR Generalist`.
  func opensTitle(_ range: Range<Int>) -> Bool {
    let next = range.upperBound
    return words[range.lowerBound].shape == .upper && next < words.count && words[next].gap.isEmpty
      && TitleWords.contains(words[next])
      && resume.jobs.contains { $0.isWork && $0.title.contains(range.lowerBound) }
  }
}
