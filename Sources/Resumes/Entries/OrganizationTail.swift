/// What follows the name of an organization on its line: usually a place that no lexicon contains.
enum OrganizationTail {
  /// The longest place, in words: "Stoke on Trent".
  private static let maximumWords = 3

  /// Splits "Maison Thibodeaux · Biloxi", "Bar Lumen — Turin" and "Pizzeria Stella, Rimini"; nil if the text has no tail
  /// or if the tail is a part of the name, as in "Smith, Jones & Partners".
  static func split(_ fragment: Fragment) -> (name: Fragment, tail: Fragment)? {
    let parts = fragment.split(spaced: "|¦·•∙")
    if parts.count >= 2, let first = parts.first, mayBePlace(parts[1]) {
      return (first.pruned, fragment.suffix(from: parts[1].scalars.startIndex).pruned)
    }
    if let split = atDash(fragment) { return split }
    if let split = inBrackets(fragment) { return split }
    guard let comma = fragment.scalars.lastIndex(where: \.isComma)
    else { return nil }
    let name = fragment.prefix(upTo: comma).pruned
    let tail = fragment.suffix(from: comma + 1).pruned
    guard !name.isEmpty, mayBePlace(tail)
    else { return nil }
    // "Austin, TX" and "Leeds, Yorkshire" after a comma: both parts are the tail.
    if let inner = name.scalars.lastIndex(where: \.isComma) {
      let before = name.prefix(upTo: inner).pruned
      if !before.isEmpty, mayBePlace(name.suffix(from: inner + 1).pruned) {
        return (before, fragment.suffix(from: inner + 1).pruned)
      }
      return nil
    }
    return (name, tail)
  }

  /// Splits "Brico-Centre (Coutances)", but not "Museum of Modern Art (MoMA)".
  private static func inBrackets(_ fragment: Fragment) -> (name: Fragment, tail: Fragment)? {
    guard fragment.scalars.last == ")", let open = fragment.scalars.lastIndex(of: "("),
      open > fragment.scalars.startIndex
    else { return nil }
    let name = fragment.prefix(upTo: open).pruned
    let tail = fragment[open + 1..<fragment.scalars.endIndex - 1].pruned
    let letters = tail.scalars.filter(\.isAlphabetic)
    guard !name.isEmpty, mayBePlace(tail), letters.count > maximumAbbreviation,
      letters.dropFirst().contains(where: \.isLowercase)
    else { return nil }
    return (name, tail)
  }

  /// The longest abbreviation of an organization, in letters.
  private static let maximumAbbreviation = 4

  /// Splits "Bar Lumen — Turin", but not "Ohio University — IT Desk": places have no words in capitals
  /// alone.
  static func atDash(_ fragment: Fragment) -> (name: Fragment, tail: Fragment)? {
    let parts = fragment.split(spaced: "–—-")
    guard parts.count == 2, let name = parts.first?.pruned, let tail = parts.last?.pruned,
      mayBePlace(tail)
    else { return nil }
    let words = tail.split(keepingParentheses: false) { $0 == " " }
    let isName = words.allSatisfy { word in
      word.scalars.dropFirst().contains { !$0.isUppercase }
    }
    return words.count < maximumWords && isName ? (name, tail) : nil
  }

  /// Whether a part may be a place, by its length and because it is nothing else.
  static func mayBePlace(_ part: Fragment) -> Bool {
    let words = part.split(keepingParentheses: false) { $0 == " " }
    guard (1...maximumWords).contains(words.count), let first = part.scalars.first,
      !first.isLowercase, !part.scalars.contains("&"),
      !part.scalars.hasDecimal
    else { return false }
    // "Cebu City": a city is an employer as well.
    if Folding.words(part.scalars).last == "city", words.count > 1 { return true }
    let score = RoleScore(part)
    return score.organization == 0 && score.title == 0 && score.school == 0 && score.degree == 0
      && !Folding.words(part.scalars).contains(where: {
        OrganizationWords.allForms.contains($0)
          || TitleWords.fields.contains($0) || TitleWords.ranks.contains($0)
      })
  }
}
