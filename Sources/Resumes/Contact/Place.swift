/// A place as printed in a resume: "Austin, TX", "75011 Paris", "Istanbul, Türkiye", "Remote".
struct Place: Sendable {
  var fragment: Fragment
  var city: Fragment?
  var region: Fragment?
  var postalCode: Fragment?
  /// ISO 3166-1 alpha-2.
  var countryCode: String?

  /// The longest place and the longest name in one, in scalars. Tested by
  /// `ThresholdTests/lengthsOfPlaces`.
  private static let maximumLength = 70
  private static let maximumNameLength = 35

  /// The maximum number of parts between commas: street, city, region, country.
  private static let maximumParts = 4

  /// The maximum number of words of a city beside a postal code, and of any name in a place.
  private static let maximumCityWords = 3
  private static let maximumNameWords = 5

  /// The digits of postal codes: from 4 in Switzerland to 6 in India. Tested by
  /// `ThresholdTests/postalCodes`.
  private static let postalDigits = 4...6

  /// Postal codes that follow the city have at least this many digits; those of four digits precede it.
  private static let minimumDigitsAfterCity = 5

  /// The maximum number of other characters in a postal code: "SE-123".
  private static let maximumPostalSigns = 3

  /// Reads a text that is a place and nothing else; nil for any other text.
  static func read(_ fragment: Fragment) -> Place? {
    let fragment = fragment.pruned.withoutIcon
    guard !fragment.isEmpty, fragment.scalars.count <= maximumLength else { return nil }
    let parts = fragment.split(\.isComma)
    guard (1...maximumParts).contains(parts.count) else { return nil }
    return parts.count == 1 ? single(fragment) : listed(fragment, parts)
  }

  /// "Remote", "Germany", "Berlin", "Austin TX", "75011 Paris".
  private static func single(_ fragment: Fragment) -> Place? {
    var place = Place(fragment: fragment)
    let names = Folding.words(fragment.scalars)
    let folded = names.phrase
    if Places.remote.contains(folded) { return place }
    if isArea(names) { return place }
    // "City" in a template that nobody has filled in.
    if FieldLabels.placeholder(names) == .place { return place }
    if fragment.scalars.count > 2, let code = Places.countries[folded] {
      place.countryCode = code
      return place
    }
    if Places.cities.contains(folded) {
      place.city = fragment
      return place
    }
    guard fragment.spacedWordCount > 1 else { return nil }
    let words = fragment.split { $0 == " " }
    guard (2...4).contains(words.count), let last = words.last else { return nil }
    let before = fragment.prefix(upTo: last.scalars.startIndex).trimmed
    if isRegionCode(last), isKnownCity(before) {
      place.city = before
      place.region = last
      return place
    }
    let (city, postal) = cityAndPostalCode(fragment)
    guard let postal, isPlaceLike(city), DateScanner.periods(in: fragment).isEmpty,
      postal.scalars.count >= minimumDigitsAfterCity
        || postal.range.lowerBound < city.range.lowerBound,
      city.scalars.first?.isUppercase == true,
      Folding.words(city.scalars).last.map(streets.contains) != true,
      city.split(keepingParentheses: false, { $0 == " " }).count <= maximumCityWords
    else { return nil }
    place.city = city
    place.postalCode = postal
    return place
  }

  /// The last words of streets: in "9417 Tilghman Court", the number is that of a house.
  private static let streets: Set<String> = [
    "street", "st", "road", "rd", "avenue", "ave", "lane", "ln", "drive", "dr", "court", "ct",
    "way", "place", "close", "boulevard", "blvd", "terrace", "crescent", "square", "circle",
    "parkway", "highway", "trail", "row", "walk", "gardens",
  ]

  /// Whether a text is the number of a house and a street.
  static func isStreet(_ fragment: Fragment) -> Bool {
    guard fragment.scalars.first?.isDecimal == true else { return false }
    let words = Folding.words(fragment.scalars)
    return (2...maximumNameWords + 1).contains(words.count)
      && streets.contains(words[words.count - 1])
  }

  /// Whether a text names a city with what is around it, as LinkedIn does: "Greater Chicago Area", "Wien und Umgebung".
  private static func isArea(_ words: [String]) -> Bool {
    guard (2...maximumAreaWords).contains(words.count), let first = words.first
    else { return false }
    // "Greater Manchester", but not "Greater Manchester Police".
    if first == "greater", words.count == 2 || words.last == "area" { return true }
    if first == "grossraum" || words.starts(with: ["area", "metropolitana"]) { return true }
    return firstOfAreas.contains(words[words.count - 2])
      && areas.contains(words.suffix(2).phrase)
  }

  /// The longest such name, in words.
  private static let maximumAreaWords = 5
  private static let areas = WordTable.phrases(
    """
    metropolitan area,metro area,bay area,metropolitan region,und umgebung,en omgeving,y alrededores,et peripherie,
    e dintorni,metropolitan district,e regiao,si imprejurimi,i okolice,a okoli
    """)

  private static let firstOfAreas = WordTable.firstWords(areas)

  /// Reads parts between commas: the last must be a country or a region, or the first a known city.
  private static func listed(_ fragment: Fragment, _ parts: [Fragment]) -> Place? {
    guard let first = parts.first, let last = parts.last, parts.allSatisfy(isPlaceLike) else {
      return nil
    }
    var place = Place(fragment: fragment)
    let tail = Folding.words(last.scalars).phrase
    if Places.remote.contains(Folding.fold(first.scalars)) || Places.remote.contains(tail) {
      return place
    }
    let country =
      last.scalars.count == 2 && tail != "uk" && tail != "us" ? nil : Places.countries[tail]
    let isRegion =
      isRegionCode(last) || isKnownRegion(regionOnly(last)) || isRegionBeforeCountry(last)
    // The part before the city must be a street, otherwise it is a name.
    var cityIndex = max(parts.count - 2, 0)
    if country != nil, parts.count >= 3 {
      let between = parts[parts.count - 2]
      if isRegionCode(between) || isKnownRegion(between) || isKnownCity(parts[parts.count - 3]) {
        cityIndex = parts.count - 3
        place.region = between
      }
    }
    let isCity = isKnownCity(first)
    guard country != nil || isRegion || isCity else { return nil }
    if isRegionCode(last), hyphenBeforeCity(in: first) != nil { return nil }
    if country == nil && !isRegion || isCity { cityIndex = 0 }
    guard parts[..<cityIndex].allSatisfy(hasDigit) else { return nil }
    let (city, postal) = cityAndPostalCode(parts[cityIndex])
    place.city = city
    place.postalCode = postal ?? postalCode(in: last)
    place.countryCode = country
    if country == nil { place.region = regionOnly(last) }
    return place
  }

  /// Returns the place at the end of a text, after a comma, a dash or a bracket, and the text
  /// before it: "Meridian Labs, Chicago, IL".
  static func trailing(in fragment: Fragment) -> (rest: Fragment, place: Place)? {
    let scalars = fragment.scalars
    var cuts: [Int] = []
    for index in scalars.indices {
      let scalar = scalars[index]
      let isSpaced =
        index > scalars.startIndex && scalars[index - 1].isWhitespace
        && scalar.isSign(among: "–—-|·•(")
      if scalar.isComma || isSpaced || scalar == "\t" { cuts.append(index) }
    }
    // The longest place comes first: "Chicago, IL, USA" before "IL, USA".
    for cut in cuts.suffix(maximumParts) {
      let tail = fragment.suffix(from: cut + 1).pruned
      let rest = fragment.prefix(upTo: cut).pruned
      // A region after a comma is a place only together with its city.
      guard !rest.isEmpty, !tail.isEmpty, tail.scalars.count > 3 || !scalars[cut].isComma,
        let place = read(tail)
      else { continue }
      return (rest, place)
    }
    return nil
  }

  private static func cityAndPostalCode(_ part: Fragment) -> (Fragment, Fragment?) {
    guard part.scalars.hasDecimal else { return (part, nil) }
    let words = part.split { $0 == " " }
    if let first = words.first, words.count > 1, postalCode(in: first) != nil {
      return (part.suffix(from: first.scalars.endIndex).trimmed, first)
    }
    if let last = words.last, words.count > 1, postalCode(in: last) != nil {
      return (part.prefix(upTo: last.scalars.startIndex).trimmed, last)
    }
    return (part, nil)
  }

  private static func postalCode(in fragment: Fragment) -> Fragment? {
    guard fragment.scalars.hasDecimal else { return nil }
    return fragment.split { $0 == " " }.first { word in
      let digits = word.scalars.count { $0.isDecimal }
      return postalDigits.contains(digits)
        && digits + maximumPostalSigns >= word.scalars.count
    }
  }

  private static func regionOnly(_ fragment: Fragment) -> Fragment {
    guard let code = postalCode(in: fragment) else { return fragment }
    let before = fragment.prefix(upTo: code.scalars.startIndex).trimmed
    return before.isEmpty ? fragment.suffix(from: code.scalars.endIndex).trimmed : before
  }

  /// In letters.
  private static let longestRegionCode = 3

  /// The hyphen of "Kroft Grocery-Columbus" before ", OH", as job boards join an employer and its city. Names of cities
  /// with hyphens are one word.
  static func hyphenBeforeCity(in fragment: Fragment) -> Int? {
    guard let hyphen = fragment.scalars.lastIndex(of: "-"),
      fragment.scalars[..<hyphen].contains(" "), hyphen + 1 < fragment.scalars.endIndex,
      fragment.scalars[hyphen + 1].isUppercase, !fragment.scalars[hyphen - 1].isWhitespace
    else { return nil }
    return hyphen
  }

  /// "TX", "D.C.", "CA 94105".
  static func isRegionCode(_ fragment: Fragment) -> Bool {
    let region = regionOnly(fragment)
    guard region.scalars.count(where: \.isAlphabetic) <= longestRegionCode else { return false }
    return Places.regions.contains(region.text.filter { $0 != "." })
  }

  /// "DC United States"
  private static func isRegionBeforeCountry(_ fragment: Fragment) -> Bool {
    guard let space = fragment.scalars.firstIndex(of: " ") else { return false }
    let country = Folding.words(fragment.scalars[space...]).phrase
    return Places.countries[country] != nil && isRegionCode(fragment.prefix(upTo: space))
  }

  private static func isKnownRegion(_ fragment: Fragment) -> Bool {
    Places.regionNames.contains(Folding.words(fragment.scalars).phrase)
  }

  private static func isKnownCity(_ fragment: Fragment) -> Bool {
    Places.cities.contains(Folding.words(fragment.scalars).phrase)
  }

  private static func hasDigit(_ fragment: Fragment) -> Bool {
    fragment.scalars.hasDecimal
  }

  /// Whether a text may name a place: it begins with a capital, has few words, and contains neither
  /// a separator nor a word of company names.
  private static func isPlaceLike(_ part: Fragment) -> Bool {
    guard let first = part.scalars.first, part.scalars.count <= maximumNameLength,
      !first.isLowercase
    else { return false }
    let divides = part.scalars.indices.contains { index in
      part.scalars[index].isSign(among: "–—|·•(:\t")
        || part.scalars[index] == "-" && index > part.scalars.startIndex
          && part.scalars[index - 1].isWhitespace
    }
    guard !divides else { return false }
    let words = Folding.words(part.scalars)
    guard (1...maximumNameWords).contains(words.count) else { return false }
    if Places.cities.contains(words.phrase) || hasDigit(part) { return true }
    // "Gosselin & filles".
    if part.scalars.contains("&") { return false }
    return !opensName(words)
      && !words.contains { word in
        OrganizationWords.schools.contains(word) && word != "mit"
          || OrganizationWords.forms.contains(word) && word.count > 2
          || OrganizationWords.nouns.contains(word) && !placeNouns.contains(word)
          || RoleScore.isTitleNoun(word) || DegreeWords.names.contains(word)
      }
  }

  /// Whether the first of several words is a kind of organization, as in French and Spanish: "Centre dentaire Colbert",
  /// "Pharmacie Roy".
  private static func opensName(_ words: [String]) -> Bool {
    guard let first = words.first, words.count > 1 else { return false }
    return OrganizationWords.allNouns.contains(first)
      && (words.count > 2 || !placeNouns.contains(first))
  }

  private static let placeNouns = WordTable.words(
    "city county state center centre union federal park")
}
