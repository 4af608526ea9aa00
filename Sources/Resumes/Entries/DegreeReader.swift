/// Splits a degree into its type and its field: "B.Sc. in Physics", "Bachelor, Information
/// Technology".
enum DegreeReader {
  /// The maximum number of words of an abbreviated degree: "B. Sc. Hons".
  private static let maximumAbbreviationWords = 3

  /// Returns the type and the field of study; the whole text as the type if it cannot be split.
  static func read(_ fragment: Fragment) -> (studyType: Fragment?, area: Fragment?) {
    let (type, area) = split(fragment)
    return (type.flatMap(withoutHonors), area.flatMap(withoutHonors))
  }

  /// Removes "cum laude" and its ranks at the start or end; nil if nothing is left.
  static func withoutHonors(_ fragment: Fragment) -> Fragment? {
    guard Folding.fold(fragment.scalars).holds("laude") else { return fragment }
    let words = fragment.split(keepingParentheses: false) { $0 == " " }
    let folded = words.map { Folding.words($0.scalars).joined() }
    guard let last = folded.firstIndex(of: "laude"), last > 0, folded[last - 1] == "cum" else {
      return fragment
    }
    let first = last > 1 && honors.contains(folded[last - 2]) ? last - 2 : last - 1
    // "MSc in Botany (cum laude)" is the whole name.
    if words[first].scalars.first == "(" { return fragment }
    let rest =
      first == 0
      ? fragment.suffix(from: words[last].range.upperBound)
      : last + 1 == words.count
        ? fragment.prefix(upTo: words[first].range.lowerBound) : fragment
    let text = rest.pruned
    return text.isEmpty ? nil : text
  }

  private static let honors: Set<String> = ["summa", "magna", "insigni", "egregia", "maxima"]

  private static func split(_ fragment: Fragment) -> (studyType: Fragment?, area: Fragment?) {
    var part = fragment.pruned
    var words = part.split(keepingParentheses: false) { $0 == " " }
    // Templates print "in" before the field of study even if the degree was left out.
    if words.count > 1, Folding.fold(words[0].scalars) == "in" {
      part = part.suffix(from: words[1].range.lowerBound)
      words.removeFirst()
    }
    guard !words.isEmpty else { return (nil, nil) }
    // "Computer Science (B.Sc.)"
    if part.scalars.last == ")", let open = part.scalars.lastIndex(of: "("),
      open > part.scalars.startIndex
    {
      let inside = part[open + 1..<part.scalars.endIndex - 1].pruned
      let before = part.prefix(upTo: open).pruned
      if RoleScore.degree(inside) == 3, RoleScore.degree(before) < 2 { return (inside, before) }
    }
    guard RoleScore.degree(part) == 3 || startsWithRank(words) else { return (part, nil) }
    for (index, word) in words.enumerated().dropFirst() {
      let folded = Folding.fold(word.scalars)
      if splitters.contains(folded)
        || index == 1 && ["of", "de", "en"].contains(folded) && isAbbreviation(words[0])
      {
        let area = part.suffix(from: word.scalars.endIndex).pruned
        return (part.prefix(upTo: word.scalars.startIndex).pruned, area.isEmpty ? nil : area)
      }
    }
    if let cut = part.scalars.firstIndex(where: { $0.isSign(among: ",:–—") }) {
      let left = part.prefix(upTo: cut).pruned
      let right = part.suffix(from: cut + 1).pruned
      if !left.isEmpty, !right.isEmpty, RoleScore.degree(left) == 3 { return (left, right) }
    }
    // "B.S. Computer Science", "Ph. D. Physics"
    var end = 0
    while end < words.count, end < maximumAbbreviationWords,
      isAbbreviation(words[end]) || end == 1 && isAbbreviation(words[0], words[1])
    {
      end += 1
    }
    if end == 0, words.count >= 2, isAbbreviation(words[0], words[1]) { end = 2 }
    if end > 0, end < words.count {
      let area = part.suffix(from: words[end].scalars.startIndex).pruned
      return (part.prefix(upTo: words[end - 1].scalars.endIndex).pruned, area.isEmpty ? nil : area)
    }
    return (part, nil)
  }

  private static let splitters: Set<String> = ["in", "im", "with", "major", "majoring"]

  private static func startsWithRank(_ words: [Fragment]) -> Bool {
    guard words.count > 1 else { return false }
    return RoleScore.degree(words[0].prefix(upTo: words[0].scalars.endIndex)) >= 2
  }

  private static func isAbbreviation(_ words: Fragment...) -> Bool {
    let plain = words.map { Folding.fold($0.scalars.filter { $0.isAlphabetic }) }
      .joined()
    return DegreeWords.abbreviations.contains(plain)
  }
}
