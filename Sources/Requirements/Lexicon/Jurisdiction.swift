/// Countries and states that licences and permits are valid in.
enum Jurisdiction {
  /// A US state, or a country with its nationality.
  struct Place: Sendable, Hashable {
    let name: String
    let isState: Bool
    let isInEU: Bool

    /// Whether both may be the same place: they are, or one is the country of the other, a state.
    func mayInclude(_ other: Place) -> Bool {
      self == other || isState != other.isState && country == other.country
    }

    var country: String {
      isState ? Jurisdiction.countriesOfStates[name] ?? "united states" : name
    }
  }

  /// The countries of the states that are not American.
  private static let countriesOfStates = [
    "ontario": "canada", "quebec": "canada", "british columbia": "canada", "alberta": "canada",
    "manitoba": "canada", "saskatchewan": "canada", "nova scotia": "canada",
    "new south wales": "australia", "queensland": "australia", "bavaria": "germany",
    "scotland": "united kingdom", "wales": "united kingdom", "northern ireland": "united kingdom",
  ]

  /// Returns the place that begins at a word, and its length in words. Postal abbreviations of
  /// states count in capitals only.
  static func place(_ words: [Word], at index: Int, before end: Int) -> (place: Place, count: Int)?
  {
    for count in stride(from: min(3, end - index), through: 1, by: -1) {
      let here = words[index..<index + count]
      if here.dropFirst().contains(where: { $0.gap.has([.comma, .stop, .line, .semicolon]) }) {
        continue
      }
      let text = here.map(\.text).joined(separator: " ")
      if let place = places[text] { return (place, count) }
      if count == 1, words[index].shape == .upper, let state = postal[text] { return (state, 1) }
    }
    return nil
  }

  static func places(_ words: [Word], _ range: Range<Int>) -> [Place] {
    var found: [Place] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if let (place, count) = place(words, at: index, before: range.upperBound) {
        if !found.contains(place) { found.append(place) }
        index += count
      } else {
        index += 1
      }
    }
    return found
  }

  /// Whether a driving licence of one place may be used in the other: in the same country, or within
  /// the countries of Europe that recognize each other's.
  static func mayDrive(_ one: Place, _ other: Place) -> Bool {
    one.country == other.country || isInEurope(one) && isInEurope(other)
  }

  private static func isInEurope(_ place: Place) -> Bool {
    place.isInEU || ["switzerland", "norway"].contains(place.name)
  }

  /// Where a driving licence is from, by the word for it: `Führerschein`.
  static func origin(of words: [Word], _ licence: Range<Int>) -> [Place] {
    licence.contains { european.contains(words[$0].text) } ? [europeanUnion] : []
  }

  private static let european: Set<String> = [
    "fuhrerschein", "fahrerlaubnis", "fuhrerausweis", "permis", "carne", "permiso",
  ]

  static let unitedStates = Place(name: "united states", isState: false, isInEU: false)
  static let europeanUnion = Place(name: "European Union", isState: false, isInEU: true)

  private static let states = """
    Alabama AL;Alaska AK;Arizona AZ;Arkansas AR;California CA;Colorado CO;Connecticut CT
    Delaware DE;Florida FL;Georgia GA;Hawaii HI;Idaho ID;Illinois IL;Indiana IN;Iowa IA;Kansas KS
    Kentucky KY;Louisiana LA;Maine ME;Maryland MD;Massachusetts MA;Michigan MI;Minnesota MN
    Mississippi MS;Missouri MO;Montana MT;Nebraska NE;Nevada NV;New Hampshire NH;New Jersey NJ
    New Mexico NM;New York NY;North Carolina NC;North Dakota ND;Ohio OH;Oklahoma OK;Oregon OR
    Pennsylvania PA;Rhode Island RI;South Carolina SC;South Dakota SD;Tennessee TN;Texas TX;Utah UT
    Vermont VT;Virginia VA;Washington WA;West Virginia WV;Wisconsin WI;Wyoming WY
    Ontario ON;Quebec QC;British Columbia BC;Alberta AB;Manitoba MB;Saskatchewan SK;Nova Scotia NS
    New South Wales NSW;Queensland QLD;Bavaria BY;Scotland SCT;Wales WLS;Northern Ireland NIR
    """

  private static let countries = """
    united states,usa,us,american,u.s,america,vereinigte staaten,etats unis,estados unidos
    united kingdom,uk,british,britain,great britain,vereinigtes konigreich,royaume uni,reino unido
    canada,canadian,kanada
    australia,australian
    new zealand,new zealander
    switzerland,swiss,schweiz,suisse,suiza,schweizer
    norway,norwegian
    mexico,mexican
    brazil,brazilian
    india,indian
    china,chinese
    japan,japanese
    nigeria,nigerian
    kenya,kenyan
    south africa,south african
    ghana,ghanaian
    philippines,filipino
    pakistan,pakistani
    turkey,turkish
    ukraine,ukrainian
    russia,russian
    israel,israeli
    singapore,singaporean
    argentina,argentinian
    colombia,colombian
    morocco,moroccan
    egypt,egyptian
    vietnam,vietnamese
    south korea,korean
    """

  private static let union = """
    germany,german,deutschland,allemagne,alemania,deutsche,deutscher
    france,french,frankreich,francia,francais,francaise
    spain,spanish,spanien,espana,espagne,espanol,espanola
    italy,italian,italien,italia
    portugal,portuguese
    netherlands,dutch,holland,niederlande
    belgium,belgian
    luxembourg,luxembourger
    ireland,irish
    austria,austrian,osterreich
    denmark,danish
    sweden,swedish
    finland,finnish
    poland,polish
    czechia,czech,czech republic
    slovakia,slovak
    hungary,hungarian
    romania,romanian
    bulgaria,bulgarian
    greece,greek
    croatia,croatian
    slovenia,slovenian
    estonia,estonian
    latvia,latvian
    lithuania,lithuanian
    malta,maltese
    cyprus,cypriot
    """

  private static let places: [String: Place] = {
    var places: [String: Place] = [:]
    func add(_ text: String, inUnion: Bool) {
      for line in text.split(whereSeparator: \.isNewline) {
        let names = line.split(separator: ",").map(String.init)
        let place = Place(name: names[0], isState: false, isInEU: inUnion)
        for name in names { places[name] = place }
      }
    }
    add(countries, inUnion: false)
    add(union, inUnion: true)
    for name in ["eu", "european union", "eea", "europe", "european"] {
      places[name] = europeanUnion
    }
    for state in allStates { places[state.name.lowercased()] = state.place }
    return places
  }()

  private static let postal: [String: Place] = {
    var places: [String: Place] = [:]
    for state in allStates { places[state.code.lowercased()] = state.place }
    return places
  }()

  private static let allStates: [(name: String, code: String, place: Place)] =
    states.split(whereSeparator: { $0 == ";" || $0.isNewline }).compactMap { entry in
      let words = entry.split(separator: " ")
      guard let code = words.last else { return nil }
      let name = words.dropLast().joined(separator: " ")
      return (name, String(code), Place(name: name.lowercased(), isState: true, isInEU: false))
    }
}
