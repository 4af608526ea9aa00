/// Cities with coordinates, states and provinces with abbreviations, and countries with names:
/// enough to locate most postings.
struct Gazetteer: Sendable {
  struct City: Sendable {
    let name: String
    let region: String?
    let country: String
    let coordinates: Coordinates?
  }

  struct Region: Sendable, Hashable {
    let code: String
    let country: String
  }

  /// By folded name; cities with the same name are sorted by size, largest first.
  let cities: [String: [City]]
  /// By folded name.
  let regions: [String: Region]
  /// By upper-case abbreviation.
  let regionCodes: [String: Region]
  /// ISO 3166-1 alpha-2 code by folded name.
  let countries: [String: String]
  let countryCodes: Set<String>

  static let shared = Gazetteer(
    countries: countryNames, regions: regionNames, cities: [europe, americas, elsewhere])

  /// - Parameters:
  ///   - countries: lines `CC Name/Name`.
  ///   - regions: lines `CC XX Name/Name; XX Name`.
  ///   - cities: lines `CC XX: Name/Name lat lng; …`, `-` for no region.
  init(countries: String, regions: String, cities: [String]) {
    var countryTable: [String: String] = [:]
    var codes: Set<String> = []
    for line in countries.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { continue }
      codes.insert(String(parts[0]))
      for name in parts[1].split(separator: "/") {
        countryTable[Self.folded(String(name))] = String(parts[0])
      }
    }
    var regionTable: [String: Region] = [:]
    var abbreviations: [String: Region] = [:]
    for line in regions.split(separator: "\n") {
      let country = String(line.prefix(2))
      for entry in line.dropFirst(3).split(separator: ";") {
        let parts = entry.trimmed.split(separator: " ", maxSplits: 1)
        guard parts.count == 2 else { continue }
        let region = Region(code: String(parts[0]), country: country)
        if abbreviations[region.code] == nil { abbreviations[region.code] = region }
        for name in parts[1].split(separator: "/") {
          regionTable[Self.folded(String(name))] = region
        }
      }
    }
    self.countries = countryTable
    countryCodes = codes
    self.regions = regionTable
    regionCodes = abbreviations
    self.cities = Self.cities(cities)
  }

  private static func cities(_ tables: [String]) -> [String: [City]] {
    var table: [String: [City]] = [:]
    for line in tables.flatMap({ $0.split(separator: "\n") }) {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let area = line[..<colon].split(separator: " ")
      guard let country = area.first else { continue }
      let region = area.count > 1 && area[1] != "-" ? String(area[1]) : nil
      for entry in line[line.index(after: colon)...].split(separator: ";") {
        let words = entry.split(separator: " ")
        guard words.count >= 3 else { continue }
        let names = words.dropLast(2).joined(separator: " ").split(separator: "/")
        let coordinates = Coordinates(
          latitude: Double(words[words.count - 2]), longitude: Double(words[words.count - 1]))
        guard let main = names.first else { continue }
        let city = City(
          name: folded(String(main)), region: region, country: String(country),
          coordinates: coordinates)
        for name in names { table[folded(String(name)), default: []].append(city) }
      }
    }
    return table
  }

  /// Returns a name in lower case, without accents and punctuation.
  static func folded(_ name: String) -> String {
    Tokenizer.tokens(name).map(\.text).joined(separator: " ")
  }
}
