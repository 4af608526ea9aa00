/// How much a text looks like a job title, a company, a school or a degree: 0 not at all.
enum RoleScore {
  /// 3: ends in a noun of jobs, or one stands before "of", "for" or a comma; 2: holds one; 1: rank only.
  static func title(_ fragment: Fragment) -> Int {
    let words = Folding.words(fragment.scalars.prefix { $0 != "(" })
    guard !words.isEmpty, words.count <= 14 else { return 0 }
    var best = 0
    for (index, word) in words.enumerated() {
      guard isTitleNoun(word) else {
        if TitleWords.ranks.contains(word) { best = max(best, 1) }
        continue
      }
      let next = index + 1 < words.count ? words[index + 1] : nil
      let isHead =
        next.map {
          [
            "of", "for", "in", "at", "de", "des", "du", "di", "fur", "im", "der", "und", "and",
            "en", "et", "y", "e", "i", "ii", "iii", "iv", "van", "to", "w", "m",
          ].contains($0)
        } ?? true
      if isHead || index == 0 { best = max(best, 3) } else { best = max(best, 2) }
    }
    return best
  }

  static func isTitleNoun(_ word: String) -> Bool {
    if TitleWords.nouns.contains(word) { return true }
    if word.hasSuffix("s"), TitleWords.nouns.contains(String(word.dropLast())), word.count > 4 {
      return true
    }
    // Bytes are counted first: there are no fewer of them, and they need no looking at.
    guard word.utf8.count > 8, word.count > 8 else { return false }
    return TitleWords.endings.contains { word.hasSuffix($0) }
  }

  /// 3: ends in a legal form; 2: holds a noun of organisations.
  static func organization(_ fragment: Fragment) -> Int {
    let words = Folding.words(fragment.scalars)
    guard !words.isEmpty, words.count <= 14 else { return 0 }
    if let last = words.last, words.count > 1, OrganizationWords.forms.contains(last) { return 3 }
    if words.contains(where: { OrganizationWords.forms.contains($0) && $0.count > 2 }),
      words.count > 1
    {
      return 3
    }
    if words.contains(where: { OrganizationWords.schools.contains($0) }) { return 2 }
    return words.contains(where: isOrganizationNoun) ? 2 : 0
  }

  private static func isOrganizationNoun(_ word: String) -> Bool {
    OrganizationWords.nouns.contains(word)
      || word.utf8.count > 8 && word.count > 8
        && OrganizationWords.schoolEndings.contains { word.hasSuffix($0) }
  }

  /// Whether a text names a place of learning.
  static func school(_ fragment: Fragment) -> Int {
    let words = Folding.words(fragment.scalars)
    guard !words.isEmpty, words.count <= 16 else { return 0 }
    for word in words {
      if OrganizationWords.schools.contains(word) { return 3 }
      if OrganizationWords.schoolNames.contains(word), words.count <= 4 { return 2 }
      if word.utf8.count > 6, word.count > 6,
        OrganizationWords.schoolEndings.contains(where: { word.hasSuffix($0) })
      {
        return 3
      }
    }
    return 0
  }

  /// 3: begins with a degree; 2: holds one.
  static func degree(_ fragment: Fragment) -> Int {
    let words = Folding.words(fragment.scalars)
    guard !words.isEmpty, words.count <= 20 else { return 0 }
    var best = 0
    for (index, word) in words.enumerated() {
      let plain = word.utf8.contains(UInt8(ascii: ".")) ? word.filter { $0 != "." } : word
      let next = index + 1 < words.count ? words[index + 1] : nil
      var isDegree = DegreeWords.names.contains(plain)
      if !isDegree, DegreeWords.abbreviations.contains(plain) {
        // "B.S." is a degree; "be" and "ma" only at the start before a field of study.
        isDegree =
          !DegreeWords.doubtful.contains(plain) || word.contains(".") || index == 0 && next != nil
          || index == 0 && words.count == 1
      }
      if !isDegree, let next, plain.count <= 2,
        DegreeWords.abbreviations.contains(plain + next.filter { $0 != "." }),
        plain == "ph" || plain == "b" || plain == "m"
      {
        isDegree = true
      }
      if isDegree { best = max(best, index == 0 ? 3 : 2) }
    }
    return best
  }
}
