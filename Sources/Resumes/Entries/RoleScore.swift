/// Scores how likely a text is to be a job title, a company, a school or a degree: 0 for not at
/// all, 3 also for the name of the field itself, which stands in templates that nobody has filled in.
///
/// The words of the text are read once for all of the scores.
struct RoleScore {
  /// Longer texts, in words, are sentences and score 0. Degrees with their field are the longest.
  /// Tested by `ThresholdTests/lengthsOfRoles`.
  private static let maximumTitleWords = 14
  private static let maximumOrganizationWords = 14
  private static let maximumSchoolWords = 16
  private static let maximumDegreeWords = 20

  /// The longest text, in words, in which a proper name such as "Oxford" is a school and not a
  /// town.
  private static let maximumSchoolNameWords = 4

  /// Compound words are longer than this, in letters: "kinderpfleger", "musikschule".
  private static let minimumCompound = 8
  private static let minimumSchoolCompound = 6

  /// Plurals of job nouns are longer than this, in letters: "chefs".
  private static let minimumPlural = 4

  /// Whether two adjacent words are one of `pairs`.
  private static func hasPair(_ words: [String], _ pairs: WordSet, first: WordSet) -> Bool {
    words.indices.dropLast().contains { index in
      first.contains(words[index]) && pairs.contains(words[index] + " " + words[index + 1])
    }
  }

  private let fragment: Fragment
  private let words: [String]
  /// Whether it is in ASCII, and thus in a script with spaces between words.
  private let isASCII: Bool
  /// The field for which the text is a placeholder.
  private let placeholder: FieldLabels.Field?

  init(_ fragment: Fragment) {
    self.fragment = fragment
    words = Folding.words(fragment.scalars)
    isASCII = fragment.scalars.isASCII
    placeholder = FieldLabels.placeholder(words)
  }

  static func title(_ fragment: Fragment) -> Int {
    RoleScore(beforeParenthesis(fragment)).wholeTitle
  }
  static func organization(_ fragment: Fragment) -> Int { RoleScore(fragment).organization }
  static func school(_ fragment: Fragment) -> Int { RoleScore(fragment).school }
  static func degree(_ fragment: Fragment) -> Int { RoleScore(fragment).degree }

  private static func beforeParenthesis(_ fragment: Fragment) -> Fragment {
    var copy = fragment
    copy.scalars = fragment.scalars.prefix { $0 != "(" && $0 != "（" }
    return copy
  }

  /// 3 if the text begins or ends with a job noun or has one before "of", "for" and the like; 2 if it
  /// contains one; 1 for a rank only. What follows a parenthesis does not count.
  var title: Int {
    let text = Self.beforeParenthesis(fragment)
    return text.range == fragment.range ? wholeTitle : RoleScore(text).wholeTitle
  }

  private var wholeTitle: Int {
    if placeholder == .title { return 3 }
    if !isASCII, let text = EastAsianText(fragment.scalars) {
      let score = text.score(TitleWords.eastAsian, atEnd: 3, inside: 1)
      return score < 2 && text.endsAsJob && degree == 0 ? 2 : score
    }
    if !isASCII, ThaiText(fragment.scalars)?.begins(with: ThaiWords.titles) == true { return 3 }
    guard !words.isEmpty, words.count <= Self.maximumTitleWords, !beginsAsOffice else { return 0 }
    var best = Self.hasPair(words, TitleWords.pairs, first: TitleWords.firstOfPairs) ? 3 : 0
    for (index, word) in words.enumerated() {
      guard Self.isTitleNoun(word) else {
        if TitleWords.ranks.contains(word) { best = max(best, 1) }
        continue
      }
      // "Tambura Retail Tech" and "Boyd Tanaka Architects" are firms.
      if index == words.count - 1, index > 0,
        OrganizationWords.endsFirm(word, after: words[index - 1])
      {
        continue
      }
      let next = index + 1 < words.count ? words[index + 1] : nil
      let isHead = next.map(Self.afterHeads.contains) ?? true
      if isHead || index == 0 { best = max(best, 3) } else { best = max(best, 2) }
    }
    return best
  }

  /// "Office of the County Attorney" is an organization.
  private var beginsAsOffice: Bool {
    words.count > 2 && words[1] == "of" && Self.offices.contains(words[0])
  }

  private static let offices: WordSet = [
    "office", "offices", "department", "ministry", "bureau", "chambers", "division", "institute",
    "school", "college", "university", "faculty", "embassy", "board",
  ]

  /// Words that follow the noun of a title.
  private static let afterHeads: WordSet = [
    "of", "for", "in", "at", "de", "des", "du", "di", "fur", "im", "der", "und", "and", "en", "et",
    "y", "e", "i", "ii", "iii", "iv", "van", "to", "w", "m",
  ]

  static func title(text: String) -> Int { title(fragment(text)) }
  static func organization(text: String) -> Int { organization(fragment(text)) }
  static func school(text: String) -> Int { school(fragment(text)) }
  static func degree(text: String) -> Int { degree(fragment(text)) }

  private static func fragment(_ text: String) -> Fragment {
    Fragment(page: 0, line: 0, scalars: Array(text.unicodeScalars)[...])
  }

  static func isTitleNoun(_ word: String) -> Bool {
    if TitleWords.isNoun(word) { return true }
    guard word.utf8.count > minimumPlural else { return false }
    if word.utf8.last == UInt8(ascii: "s"), TitleWords.nouns.contains(String(word.dropLast())) {
      return true
    }
    // Counting bytes is fast, and there are at least as many bytes as characters.
    guard word.utf8.count > minimumCompound, word.count > minimumCompound else { return false }
    let isLatin = word.utf8.first.map { $0 < 0x80 } ?? true
    return (isLatin ? TitleWords.endings : TitleWords.otherEndings).match(word)
  }

  /// 3 if the text has a legal form; 2 if it contains an organization noun.
  var organization: Int {
    if placeholder == .employer { return 3 }
    if !isASCII, let text = EastAsianText(fragment.scalars) {
      return max(
        text.score(OrganizationWords.eastAsian, atEnd: 3, inside: 3),
        text.score(OrganizationWords.eastAsianSchools, atEnd: 2, inside: 2))
    }
    if !isASCII, let text = ThaiText(fragment.scalars) {
      if text.begins(with: ThaiWords.organizations) || text.ends(with: ThaiWords.forms) { return 3 }
      if text.begins(with: ThaiWords.schools) { return 2 }
    }
    guard let first = words.first, let last = words.last,
      words.count <= Self.maximumOrganizationWords
    else { return 0 }
    if words.count > 1 {
      if Self.isForm(last) || OrganizationWords.firstForms.contains(first) { return 3 }
      if words.contains(where: { $0.utf8.count > 2 && Self.isForm($0) }) { return 3 }
    }
    if words.count > 1, OrganizationWords.endsFirm(last, after: words[words.count - 2]) { return 2 }
    // Names of companies stand in quotation marks in Russian and Ukrainian.
    if fragment.scalars.contains("«") { return 2 }
    if words.contains(where: { Self.isSchoolNoun($0) || Self.isOrganizationNoun($0) }) { return 2 }
    return Self.hasPair(
      words, OrganizationWords.pairs, first: OrganizationWords.firstOfPairs)
      || Self.hasPair(words, OrganizationWords.schoolPairs, first: OrganizationWords.firstOfPairs)
      ? 2 : 0
  }

  private static func isForm(_ word: String) -> Bool {
    OrganizationWords.allForms.contains(word)
  }

  private static func isSchoolNoun(_ word: String) -> Bool {
    OrganizationWords.allSchools.contains(word)
  }

  private static func isOrganizationNoun(_ word: String) -> Bool {
    OrganizationWords.allNouns.contains(word)
      || word.utf8.count > minimumCompound && word.count > minimumCompound
        && (OrganizationWords.schoolEndings.match(word) || OrganizationWords.endings.match(word))
  }

  /// 3 if the text contains a word for an educational institution; 2 if it is the name of one.
  var school: Int {
    if placeholder == .institution { return 3 }
    if !isASCII, let text = EastAsianText(fragment.scalars) {
      return text.score(OrganizationWords.eastAsianSchools, atEnd: 3, inside: 3)
    }
    if !isASCII, ThaiText(fragment.scalars)?.begins(with: ThaiWords.schools) == true { return 3 }
    guard !words.isEmpty, words.count <= Self.maximumSchoolWords else { return 0 }
    for word in words {
      if Self.isSchoolNoun(word) { return 3 }
      if OrganizationWords.schoolNames.contains(word), words.count <= Self.maximumSchoolNameWords {
        return 2
      }
      if word.utf8.count > Self.minimumSchoolCompound, word.count > Self.minimumSchoolCompound,
        OrganizationWords.schoolEndings.match(word)
          || OrganizationWords.moreSchoolEndings.match(word)
      {
        return 3
      }
    }
    return Self.hasPair(
      words, OrganizationWords.schoolPairs, first: OrganizationWords.firstOfPairs) ? 3 : 0
  }

  /// 3 if the text begins with a degree; 2 if it contains one.
  var degree: Int {
    if placeholder == .degree { return 3 }
    if !isASCII, let text = EastAsianText(fragment.scalars) {
      return text.score(DegreeWords.eastAsian, atEnd: 3, inside: 3)
    }
    if !isASCII, let text = ThaiText(fragment.scalars),
      text.begins(with: ThaiWords.degrees) || text.ends(with: ThaiWords.endsOfDegrees)
    {
      return 3
    }
    guard !words.isEmpty, words.count <= Self.maximumDegreeWords else { return 0 }
    var best = Self.hasPair(words, DegreeWords.pairs, first: DegreeWords.firstOfPairs) ? 3 : 0
    for (index, word) in words.enumerated() {
      let plain = word.has(UInt8(ascii: ".")) ? word.filter { $0 != "." } : word
      let next = index + 1 < words.count ? words[index + 1] : nil
      var isDegree =
        DegreeWords.allNames.contains(plain)
        || plain.utf8.count > Self.minimumCompound
          && DegreeWords.endings.match(plain)
      if !isDegree, DegreeWords.abbreviations.contains(plain) {
        // "B.S." is a degree; "be" and "ma" are only at the start.
        isDegree =
          !DegreeWords.doubtful.contains(plain) || word.has(UInt8(ascii: "."))
          || index == 0 && next != nil || index == 0 && words.count == 1
      }
      if !isDegree, let next, plain == "ph" || plain == "b" || plain == "m",
        DegreeWords.abbreviations.contains(plain + next.filter { $0 != "." })
      {
        isDegree = true
      }
      if isDegree { best = max(best, index == 0 ? 3 : 2) }
    }
    return best
  }
}
