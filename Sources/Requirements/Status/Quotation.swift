/// Chooses the passage of a resume that is quoted for a mention.
struct Quotation {
  let resume: ResumeText

  /// The longest quotation, in words: about a line and a half.
  private static let maximumLength = 20

  private var words: [Word] { resume.words }

  /// Returns the sentence or the item of a list around a mention.
  func span(_ range: Range<Int>, place: MentionReader.Place) -> Span? {
    resume.text.span(passage(range, place: place))
  }

  func length(_ range: Range<Int>) -> Int { resume.text.sentence(around: range.lowerBound).count }

  private func passage(_ range: Range<Int>, place: MentionReader.Place) -> Range<Int> {
    var sentence = resume.text.sentence(around: range.lowerBound)
    if sentence.upperBound < range.upperBound {
      sentence = sentence.lowerBound..<range.upperBound
    }
    switch place {
    case .list:
      return item(range, sentence, breaks: [.comma, .semicolon, .bar, .slash, .open, .tab])
    case .title:
      return item(range, sentence, breaks: [.comma, .semicolon, .bar, .tab, .open, .dash, .line])
    case .work, .prose: break
    }
    guard sentence.count > Self.maximumLength else { return sentence }
    let breaks: Gap = [.comma, .semicolon, .bar, .dash]
    var clause = item(range, sentence, breaks: breaks)
    // `…, in Python and Go` says too little alone.
    if ItemReader.isFunction(words[clause.lowerBound]), clause.lowerBound > sentence.lowerBound {
      let before = item(clause.lowerBound - 1..<clause.lowerBound, sentence, breaks: breaks)
      let longer = before.lowerBound..<clause.upperBound
      if longer.count <= Self.maximumLength { clause = longer }
    }
    guard clause.count > Self.maximumLength else { return clause }
    return withoutEnds(part(of: clause, around: range), range)
  }

  /// The words of a long clause nearest to a mention.
  private func part(of clause: Range<Int>, around range: Range<Int>) -> Range<Int> {
    let spare = max(0, Self.maximumLength - range.count) / 2
    return max(
      clause.lowerBound, range.lowerBound - spare)..<min(
        clause.upperBound, range.upperBound + spare)
  }

  /// A passage without the words of grammar at its end, which begin what is cut off.
  private func withoutEnds(_ passage: Range<Int>, _ range: Range<Int>) -> Range<Int> {
    var end = passage.upperBound
    while end > range.upperBound,
      ItemReader.isFunction(words[end - 1]) || end == passage.upperBound && isParticiple(end - 1)
    {
      end -= 1
    }
    return passage.lowerBound..<end
  }

  /// Whether a word begins what is cut off: `… utilizing`.
  private func isParticiple(_ index: Int) -> Bool {
    words[index].shape == .lower && words[index].text.hasSuffix("ing")
      && ActionVerbs.contains(words[index]) && index + 1 < words.count
      && words[index + 1].gap.isEmpty
  }

  /// Cuts a sentence at the separators on both sides of a mention.
  private func item(_ range: Range<Int>, _ sentence: Range<Int>, breaks: Gap) -> Range<Int> {
    var start = range.lowerBound
    while start > sentence.lowerBound,
      !words[start].gap.has(breaks.union(.colon)) || isInNumber(start)
    {
      start -= 1
    }
    // `Languages Python, Go`: the label of a row is not part of its first item.
    if start < range.lowerBound, words[start].startsSentence,
      Self.labels.contains(words[start].text)
    {
      start += 1
    }
    var end = range.upperBound
    while end < sentence.upperBound, !words[end].gap.has(breaks) || isInNumber(end) { end += 1 }
    return start..<end
  }

  /// Whether a word goes on with a number: `4,5 M€`.
  private func isInNumber(_ index: Int) -> Bool {
    words[index].gap == .comma && words[index].start == words[index - 1].end + 1
      && words[index].shape == .number && words[index - 1].shape == .number
  }

  /// Labels of rows in lists of skills.
  private static let labels: Set<String> = [
    "languages", "cloud", "tools", "frameworks", "databases", "technologies", "libraries", "skills",
    "platforms", "software", "programming", "techs", "devops", "backend", "frontend",
  ]
}
