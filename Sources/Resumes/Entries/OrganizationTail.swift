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
    if let split = atDash(fragment) ?? afterForm(fragment) { return split }
    if let split = inBrackets(fragment) { return split }
    guard let comma = fragment.scalars.lastIndex(where: \.isComma)
    else { return nil }
    let name = fragment.prefix(upTo: comma).pruned
    let tail = fragment.suffix(from: comma + 1).pruned
    guard !name.isEmpty, mayBePlace(tail)
    else { return nil }
    if let hyphen = Place.hyphenBeforeCity(in: name), Place.isRegionCode(tail) {
      return (name.prefix(upTo: hyphen).pruned, fragment.suffix(from: hyphen + 1).pruned)
    }
    // "Molinos S.A. - San Lorenzo, Santa Fe": the town stands before the comma.
    if let (inner, _) = atDash(name) {
      return (inner, fragment.suffix(from: inner.range.upperBound).pruned)
    }
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

  /// Splits "Acme Services Ltd, Oranmore, Co. Galway": after a legal form, only a place follows.
  private static func afterForm(_ fragment: Fragment) -> (name: Fragment, tail: Fragment)? {
    guard let comma = fragment.scalars.firstIndex(where: \.isComma) else { return nil }
    let name = fragment.prefix(upTo: comma).pruned
    let words = Folding.words(name.scalars)
    guard words.count > 1, let last = words.last, OrganizationWords.allForms.contains(last)
    else { return nil }
    let tail = fragment.suffix(from: comma + 1).pruned
    return tail.split(\.isComma).allSatisfy { mayBePlace($0.pruned) } ? (name, tail) : nil
  }

  /// Removes a remark at the end, in brackets or in lower case behind a dash: "Hill Foods (340 employees)", "Hill Valley
  /// College (day release)", "Hill Foods, Leeds – part-time".
  static func withoutRemark(_ fragment: Fragment) -> Fragment {
    let parts = fragment.split(spaced: "–—")
    if parts.count == 2, parts[0].scalars.contains(where: \.isComma), parts[1].beginsInLowerCase {
      return parts[0].pruned
    }
    guard fragment.scalars.last == ")", let open = fragment.scalars.lastIndex(of: "("),
      open > fragment.scalars.startIndex
    else { return fragment }
    let remark = fragment.suffix(from: open + 1)
    guard
      remark.scalars.first?.isLowercase == true
        || remark.scalars.hasDecimal && remark.spacedWordCount > 1
    else { return fragment }
    let name = fragment.prefix(upTo: open).pruned
    return name.isEmpty ? fragment : name
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
    // "Nordhavn Sinfonietta, Aarhus (Denmark)"
    if tail.spacedWordCount == 1, let comma = name.scalars.lastIndex(where: \.isComma),
      mayBePlace(name.suffix(from: comma + 1).pruned)
    {
      return (name.prefix(upTo: comma).pruned, fragment.suffix(from: comma + 1).pruned)
    }
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
    // "Loire-Atlantique et Vendée".
    let isJoined = words.count == maximumWords && words[1].scalars.first?.isLowercase == true
    return (words.count < maximumWords || isJoined) && isName ? (name, tail) : nil
  }

  /// Whether a part may be a place, by its length and because it is nothing else.
  static func mayBePlace(_ whole: Fragment) -> Bool {
    let part = withoutDistrict(whole)
    if Places.countries[Folding.words(part.scalars).phrase] != nil { return true }
    let words = part.split(keepingParentheses: false) { $0 == " " }
    if let kind = words.first, (2...maximumWords).contains(words.count),
      kindsOfPlaces.contains(kind.text)
    {
      return true
    }
    // "Vila Nova de Gaia".
    let names = words.count { $0.scalars.first?.isLowercase != true }
    guard (1...maximumWords).contains(names), words.count <= maximumWords + 1,
      let first = part.scalars.first,
      !first.isLowercase, !part.scalars.contains("&"), !Sentence.endsInLegalForm(part),
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

  /// What says which kind of place follows: "Co. Galway", "м. Волочиськ".
  private static let kindsOfPlaces: Set<String> = [
    "Co.", "м.", "смт", "с.", "г.", "гор.", "гр.", "пос.", "обл.", "Kr.", "Gde.",
  ]

  /// "Nantes" of "Nantes (44)": the number of a district in brackets.
  private static func withoutDistrict(_ part: Fragment) -> Fragment {
    guard part.scalars.last == ")", let open = part.scalars.lastIndex(of: "("),
      open > part.scalars.startIndex
    else { return part }
    let inside = part.scalars[open + 1..<part.scalars.endIndex - 1]
    guard (1...longestDistrict).contains(inside.count), inside.contains(where: \.isDecimal)
    else { return part }
    return part.prefix(upTo: open).pruned
  }

  private static let longestDistrict = 3
}
