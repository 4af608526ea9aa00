/// Reads places from location lines: `Leeds, UK`, `Austin, TX 78701`, `Remote (Germany)`.
struct PlaceReader: Sendable {
  let gazetteer: Gazetteer

  /// Returns the place in a location line; nil if the gazetteer contains none of its parts.
  func place(in text: String) -> Place? {
    var country: String?
    var region: Gazetteer.Region?
    var candidates: [Gazetteer.City] = []
    for segment in Self.segments(text) {
      let words = Tokenizer.tokens(segment).filter { !$0.text.contains(where: \.isNumber) }
      let kept = words.filter { !Self.noise.contains($0.text) }
      for words in kept.count == words.count ? [words] : [words, kept] where !words.isEmpty {
        let name = words.map(\.text).joined(separator: " ")
        let code = words.count == 1 && words[0].shape == .upper ? name.uppercased() : ""
        if candidates.isEmpty, let cities = gazetteer.cities[name] {
          candidates = cities
        } else if region == nil, let known = gazetteer.regionCodes[code] {
          region = known
        } else if let known = gazetteer.countries[name],
          gazetteer.regions[name] == nil || candidates.contains(where: { $0.country == known })
        {
          country = known
        } else if let known = gazetteer.regions[name] {
          region = known
        } else if gazetteer.countryCodes.contains(code) {
          country = code
        } else {
          continue
        }
        break
      }
    }
    return place(candidates, region, country)
  }

  /// Returns the place that the fields of an address describe, with cities looked up in the
  /// gazetteer.
  func place(city: String?, region: String?, country: String?, coordinates: Coordinates?) -> Place?
  {
    let code = country.flatMap { name -> String? in
      let upper = name.uppercased()
      return gazetteer.countryCodes.contains(upper)
        ? upper : gazetteer.countries[Gazetteer.folded(name)]
    }
    let known = region.flatMap { name -> Gazetteer.Region? in
      gazetteer.regionCodes[name.uppercased()] ?? gazetteer.regions[Gazetteer.folded(name)]
    }
    let folded = city.map(Gazetteer.folded)
    let found = place(folded.flatMap { gazetteer.cities[$0] } ?? [], known, code)
    let result = Place(
      city: found?.city ?? folded,
      region: found?.region ?? known?.code ?? region.map(Gazetteer.folded),
      country: code ?? found?.country, coordinates: coordinates ?? found?.coordinates)
    return result.city == nil && result.country == nil && result.coordinates == nil ? nil : result
  }

  private func place(
    _ candidates: [Gazetteer.City], _ region: Gazetteer.Region?, _ country: String?
  ) -> Place? {
    let fitting = candidates.filter { city in
      (country == nil || city.country == country)
        && (region == nil || city.region == nil && city.country == region?.country
          || city.region == region?.code && city.country == region?.country
          || country != nil && region?.country != country)
    }
    if let city = fitting.first {
      return Place(
        city: city.name, region: city.region, country: city.country, coordinates: city.coordinates)
    }
    guard country != nil || region != nil else { return nil }
    return Place(
      city: candidates.first?.name, region: region?.code, country: country ?? region?.country,
      coordinates: nil)
  }

  /// Splits a line at commas, slashes, brackets, bullets and spaced dashes.
  private static func segments(_ text: String) -> [String] {
    var segments: [String] = []
    var current = ""
    var previous: Character = " "
    for character in text {
      let divides =
        ",;|/()[]·•\n\t".contains(character) || "–—".contains(character)
        || character == "-" && previous == " "
      if divides {
        segments.append(current)
        current = ""
      } else {
        current.append(character)
      }
      previous = character
    }
    segments.append(current)
    return segments
  }

  private static let noise: Set<String> = [
    "remote", "hybrid", "onsite", "on", "site", "area", "greater", "metropolitan", "metro",
    "region",
    "based", "in", "or", "only", "city", "of", "office", "within", "bay", "nationwide", "home",
    "address", "location", "lives",
  ]
}
