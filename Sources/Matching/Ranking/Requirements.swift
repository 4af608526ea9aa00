/// The skills and years of experience that a posting asks for.
struct Requirements: Sendable {
  /// The skills and keywords of a posting that are read, so that reading takes linear time.
  private static let maximumSkills = 64
  private static let maximumKeywords = 16

  /// The length of an unknown skill, in words: longer items are sentences. Tested by
  /// `ThresholdTests/unlistedSkills`.
  private static let unlistedWords = 1...4

  /// The years of experience that a posting may require: more are the age of a company. Tested by
  /// `ThresholdTests/requiredYears`.
  private static let plausibleYears = 1...25

  /// Required skills, as indices in `SkillTable.skills`, sorted so that floating-point sums are the same in every
  /// run.
  private(set) var requiredInOrder: [Int] = []
  /// Skills that are nice to have or only mentioned, sorted.
  private(set) var preferredInOrder: [Int] = []
  /// Listed skills that are not in the table, as folded words.
  private(set) var unlisted: [[String]] = []
  /// The years of experience that the description requires; the first number it gives.
  private(set) var years: Int?

  init(_ posting: Posting, tokens: [Token], reader: SkillReader = SkillReader(table: .shared)) {
    var required: Set<Int> = []
    var preferred: Set<Int> = []
    var mentioned: Set<Int> = []
    var listed: Set<Int> = []
    for skill in posting.skills.prefix(Self.maximumSkills) {
      if let known = reader.table.skill(named: skill.name) {
        listed.insert(known)
      } else {
        let words = Tokenizer.tokens(skill.name)
        let inside = reader.mentions(in: words).map(\.skill)
        if inside.isEmpty, Self.unlistedWords.contains(words.count) {
          unlisted.append(words.map(\.text))
        }
        listed.formUnion(inside)
      }
      preferred.formUnion(
        skill.keywords.prefix(Self.maximumKeywords).compactMap(reader.table.skill(named:)))
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

  /// Returns the lower number of `5+ years`, `at least 3 years` or `2-4 years`.
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
        plausibleYears.contains(years)
      {
        return years
      }
    }
    return nil
  }
}
