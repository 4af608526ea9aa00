/// A place as resumes print it: "Austin, TX", "75011 Paris", "Istanbul, Türkiye", "Remote".
struct Place: Sendable {
  var fragment: Fragment
  var city: Fragment?
  var region: Fragment?
  var postalCode: Fragment?
  /// ISO 3166-1 alpha-2.
  var countryCode: String?

  /// Reads a text that is a place and nothing else.
  static func read(_ fragment: Fragment) -> Place? {
    let fragment = fragment.pruned
    guard !fragment.isEmpty, fragment.scalars.count <= 70 else { return nil }
    let parts = fragment.split { $0 == "," }
    guard (1...4).contains(parts.count) else { return nil }
    let folded = parts.map { Folding.words($0.scalars).joined(separator: " ") }
    guard let last = folded.last, let lastPart = parts.last else { return nil }
    var place = Place(fragment: fragment)
    if parts.count == 1 {
      if Places.remote.contains(last) { return place }
      if let code = Places.countries[last], lastPart.scalars.count > 2 {
        place.countryCode = code
        return place
      }
      if Places.cities.contains(last) {
        place.city = lastPart
        return place
      }
      return place.readingSingle(lastPart)
    }
    guard parts.allSatisfy(isPlaceLike) else { return nil }
    if Places.remote.contains(folded[0]) || Places.remote.contains(last) { return place }
    let isCountry = Places.countries[last] != nil
    let isRegion = isRegionCode(lastPart) || Places.regionNames.contains(last)
    let isCity = Places.cities.contains(folded[0])
    guard isCountry || isRegion || isCity else { return nil }
    let (city, postal) =
      lastPart.isEmpty
      ? (parts[0], nil)
      : cityAndPostalCode(
        parts[parts.count >= 3 && isCountry ? parts.count - 3 : max(parts.count - 2, 0)])
    place.city = city
    place.postalCode = postal ?? postalCode(in: lastPart)
    if isCountry, !(isRegion && lastPart.scalars.count == 2) {
      place.countryCode = Places.countries[last]
      if parts.count >= 3 { place.region = parts[parts.count - 2] }
    } else {
      place.region = regionOnly(lastPart)
    }
    return place
  }

  /// A place at the end of a text after a comma or a dash, and what stands before it:
  /// "Meridian Labs, Chicago, IL".
  static func trailing(in fragment: Fragment) -> (rest: Fragment, place: Place)? {
    let scalars = fragment.scalars
    var cuts: [Int] = []
    for index in scalars.indices {
      let scalar = scalars[index]
      let isDash =
        "–—-|·•(".unicodeScalars.contains(scalar) && index > scalars.startIndex
        && scalars[index - 1].properties.isWhitespace
      if scalar == "," || isDash || scalar == "\t" { cuts.append(index) }
    }
    // The longest place that is one: "Chicago, IL, USA" before "IL, USA".
    for cut in cuts.suffix(4) {
      let tail = fragment.suffix(from: cut + 1).pruned
      let rest = fragment.prefix(upTo: cut).pruned
      guard !rest.isEmpty, !tail.isEmpty, let place = read(tail) else { continue }
      // A lone region after a comma is a place only with its city before it.
      if tail.scalars.count <= 3, scalars[cut] == "," { continue }
      return (rest, place)
    }
    return nil
  }

  /// "City ST", "75011 Paris", "Paris 75011", "City, ST 94105".
  private func readingSingle(_ part: Fragment) -> Place? {
    var copy = self
    let words = part.split { $0 == " " }
    guard (2...4).contains(words.count), let last = words.last else { return nil }
    let before = part.prefix(upTo: last.scalars.startIndex).trimmed
    if Self.isRegionCode(last),
      Places.cities.contains(Folding.words(before.scalars).joined(separator: " "))
    {
      copy.city = before
      copy.region = last
      return copy
    }
    let (city, postal) = Self.cityAndPostalCode(part)
    guard postal != nil, city.scalars.allSatisfy({ !$0.properties.isLowercase || true }),
      city.scalars.first?.properties.isUppercase == true,
      city.split(keepingParentheses: false, { $0 == " " }).count <= 3
    else { return nil }
    copy.city = city
    copy.postalCode = postal
    return copy
  }

  private static func cityAndPostalCode(_ part: Fragment) -> (Fragment, Fragment?) {
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
    let words = fragment.split { $0 == " " }
    return words.first { word in
      let digits = word.scalars.count { $0.properties.numericType == .decimal }
      return (4...6).contains(digits) && digits + 3 >= word.scalars.count
    }
  }

  private static func regionOnly(_ fragment: Fragment) -> Fragment {
    guard let code = postalCode(in: fragment) else { return fragment }
    let before = fragment.prefix(upTo: code.scalars.startIndex).trimmed
    return before.isEmpty ? fragment.suffix(from: code.scalars.endIndex).trimmed : before
  }

  /// "TX", "D.C.", "CA 94105".
  private static func isRegionCode(_ fragment: Fragment) -> Bool {
    let text = regionOnly(fragment).text.filter { $0 != "." }
    return Places.regions.contains(text)
  }

  private static func isPlaceLike(_ part: Fragment) -> Bool {
    guard let first = part.scalars.first, part.scalars.count <= 35 else { return false }
    guard
      first.properties.isUppercase || first.properties.numericType == .decimal
        || !first.properties.isLowercase
    else { return false }
    let words = Folding.words(part.scalars)
    guard words.count <= 5 else { return false }
    return !words.contains {
      OrganizationWords.schools.contains($0)
        && !Places.cities.contains(words.joined(separator: " "))
        || OrganizationWords.forms.contains($0) && $0.count > 2
        || $0 != "lead" && $0 != "major" && TitleWords.nouns.contains($0)
    }
  }
}
