/// The country to which remote work is limited: `Remote (US only)`, `anywhere in Canada`.
enum RemoteLimit {
  /// Words before a country from which people may work.
  private static let links: Set<String> = [
    "in", "within", "from", "inside", "across", "throughout", "innerhalb", "aus", "ganz",
    "en", "de", "dans", "depuis", "desde", "dentro", "the",
  ]

  /// The longest name of a country, in words.
  private static let maximumWords = 4

  /// Whether a sentence says where people have to live or to be allowed to work.
  static func limits(_ sentence: ArraySlice<Token>) -> Bool {
    RemotePhrases.limits.first(in: sentence) != nil
  }

  /// Whether words name a part of the world or hours of the day, which limit where people can work.
  static func namesArea(_ words: ArraySlice<Token>) -> Bool {
    RemotePhrases.areas.first(in: words) != nil
      || words.contains { $0.shape == .upper && RemotePhrases.areaCodes.contains($0.text) }
  }

  /// Whether a location is nothing but words for remote work: `Remote`, `100 % remote, anywhere`. Other words
  /// may be a place that no table has.
  static func namesNoPlace(_ location: [Token]) -> Bool {
    location.allSatisfy { RemotePhrases.placeless.contains($0.text) }
  }

  /// Returns the country that a sentence or a location names as a limit; nil if it names none.
  static func country(_ words: ArraySlice<Token>) -> String? {
    for index in words.indices {
      for count in stride(from: maximumWords, through: 1, by: -1)
      where index + count <= words.endIndex {
        guard let country = named(words[index..<index + count]) else { continue }
        let end = index + count
        if end < words.endIndex, ["only", "residents"].contains(words[end].text) { return country }
        let isCode = count == 1 && gazetteerName(words[index]) == nil
        let isLinked = index > words.startIndex && links.contains(words[index - 1].text)
        let isItem = words[index].startsListItem || words[index].before == UInt8(ascii: "-")
        if !isCode, isLinked || isItem { return country }
      }
    }
    return nil
  }

  private static func gazetteerName(_ word: Token) -> String? {
    Gazetteer.shared.countries[word.text]
  }

  /// The country that words name; abbreviations in capital letters only: `US`, but not `us`.
  private static func named(_ words: ArraySlice<Token>) -> String? {
    let gazetteer = Gazetteer.shared
    let name = words.map(\.text).joined(separator: " ")
    if words.count == 1, let word = words.first, name.utf8.count <= 3 {
      guard word.shape == .upper else { return nil }
      return gazetteer.countries[name]
        ?? (gazetteer.countryCodes.contains(name.uppercased()) ? name.uppercased() : nil)
    }
    return gazetteer.countries[name]
  }
}
