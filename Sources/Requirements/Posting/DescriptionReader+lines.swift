/// Tells what kinds of lines a text has, and notes how much what they name weighs.
extension DescriptionReader {
  /// Whether a sentence only adds something to what the one before it asks for: `Deutsch in Wort und Schrift ebenfalls.`
  func isAlso(_ sentence: Range<Int>) -> Bool {
    sentence.count <= Self.maximumItem && isFragment(sentence)
      && (sentence.contains { Self.also.contains(words[$0].text) }
        || Self.areAddition(words, sentence.suffix(2)))
  }

  /// Whether words only say that something is added: `likewise`, `as well`.
  static func areAddition(_ words: [Word], _ range: Range<Int>) -> Bool {
    range.count == 1 && also.contains(words[range.lowerBound].text)
      || range.map { words[$0].text } == ["as", "well"]
  }

  static let also: Set<String> = [
    "ebenfalls", "ebenso", "gleichfalls", "auch", "egalement", "aussi", "tambien", "asimismo",
    "igualmente", "likewise", "equally", "too",
  ]

  /// Whether a sentence is only a name with a question mark and the next one does not say yes.
  func isShortQuestion(_ sentence: Range<Int>) -> Bool {
    sentence.count <= Self.longestQuestion && text.endsInQuestion(sentence)
      && sentence.allSatisfy { !ItemReader.isFunction(words[$0]) }
      && !(sentence.upperBound < words.count
        && Self.yes.contains(words[sentence.upperBound].text))
  }

  private static let longestQuestion = 3
  private static let yes: Set<String> = [
    "yes", "required", "essential", "absolutely", "of", "please", "must", "ja", "oui", "si",
    "definitely", "always", "indispensable",
  ]

  /// The longest heading, in words.
  static let maximumHeading = 6

  /// Whether a short line of its own, after an empty line, opens a part that is not known.
  func isUnknownHeading(_ sentence: Range<Int>) -> Bool {
    let opening = words[sentence.lowerBound]
    guard opening.gap.has(.blank), !opening.gap.has(.bullet),
      sentence.count <= Self.maximumHeading, sentence.upperBound < words.count
    else { return false }
    let next = words[sentence.upperBound].gap
    return next.has(.line) && !next.has(.stop)
  }

  /// Whether a short line opens a list below it: `Tu as peut-être :`.
  func isLeadIn(_ sentence: Range<Int>) -> Bool {
    sentence.count <= Self.longestLeadIn && sentence.upperBound < words.count
      && words[sentence.upperBound].gap.has(.bullet)
      && words[sentence.lowerBound].gap.has(.line) && !words[sentence.lowerBound].gap.has(.bullet)
  }

  /// The longest line that opens a list, in words.
  private static let longestLeadIn = 10

  /// Notes which words a clause calls welcome or requires.
  mutating func note(_ mode: Mode, _ clause: Range<Int>) {
    var stems = Set(clause.map { words[$0].stem })
    // `Two years on any cloud (Azure preferred, AWS acceptable)`.
    if mode == .asked(.required), let cue = Cues.preferred.first(in: words, clause),
      let open = (clause.lowerBound..<cue.lowerBound).last(where: {
        words[$0].gap.has([.open, .close])
      }),
      words[open].gap.has(.open)
    {
      let welcomed = Set(words[open..<cue.lowerBound].map(\.stem))
      welcomedWords.append(welcomed)
      stems.subtract(welcomed)
    }
    switch mode {
    case .asked(.preferred): welcomedWords.append(stems)
    case .asked, .task, .subject: requiredWords.append(stems)
    // `Exposure to an ERP system; we use Dynamics 365` below the title of what is welcome.
    case .plain, .none: if section == .preferred { welcomedWords.append(stems) }
    }
  }
}
