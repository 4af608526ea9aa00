/// What a posting asks for.
struct Requirements: Sendable {
  /// Skills of the table.
  private(set) var required: Set<Int> = []
  /// Nice to have, or only mentioned.
  private(set) var preferred: Set<Int> = []
  /// The same, sorted: sums over them come out alike in every run.
  private(set) var requiredInOrder: [Int] = []
  private(set) var preferredInOrder: [Int] = []
  /// Listed skills that the table does not know, as folded words.
  private(set) var unlisted: [[String]] = []
  /// The smallest number of years that the text asks for.
  private(set) var years: Int?

  init(_ posting: Posting, tokens: [Token], reader: SkillReader = SkillReader(table: .shared)) {
    var mentioned: Set<Int> = []
    var listed: Set<Int> = []
    for skill in posting.skills.prefix(64) {
      if let known = reader.table.skill(named: skill.name) {
        listed.insert(known)
      } else {
        let words = Tokenizer.tokens(skill.name)
        let inside = reader.mentions(in: words).map(\.skill)
        if inside.isEmpty, (1...4).contains(words.count) {
          unlisted.append(words.map(\.text))
        }
        listed.formUnion(inside)
      }
      preferred.formUnion(skill.keywords.prefix(16).compactMap(reader.table.skill(named:)))
    }
    for sentence in Sentence.sentences(in: tokens) {
      let inside = Set(reader.mentions(in: Array(tokens[sentence.tokens])).map(\.skill))
      switch sentence.weight {
      case .required: required.formUnion(inside)
      case .preferred: preferred.formUnion(inside)
      case .mentioned: mentioned.formUnion(inside)
      case .ignored: break
      }
      if sentence.weight != .ignored, years == nil { years = Self.years(tokens[sentence.tokens]) }
    }
    required.formUnion(listed.subtracting(preferred))
    if required.isEmpty { required = mentioned }
    preferred.formUnion(mentioned.union(listed))
    preferred.subtract(required)
    requiredInOrder = required.sorted()
    preferredInOrder = preferred.sorted()
  }

  /// `5+ years`, `at least 3 years`, `2-4 years`.
  private static func years(_ tokens: ArraySlice<Token>) -> Int? {
    for index in tokens.indices.dropFirst()
    where ["year", "years", "yrs"].contains(tokens[index].text) {
      var first = index - 1
      if first > tokens.startIndex, tokens[first].before == UInt8(ascii: "-"),
        tokens[first - 1].shape == .number
      {
        first -= 1
      }
      if let years = Int(tokens[first].text) ?? NumberWord.value(tokens[first].text),
        (1...25).contains(years)
      {
        return years
      }
    }
    return nil
  }
}
