import Testing

@testable import Matching

@Suite(.timeLimit(.minutes(30))) struct PlaceTests {
  private let reader = PlaceReader(gazetteer: .shared)

  @Test(arguments: [
    ("Berlin, Germany", "berlin", "DE"), ("München", "munich", "DE"),
    ("Austin, TX 78701", "austin", "US"),
    ("London, ON, Canada", "london", "CA"), ("London", "london", "GB"),
    ("Portland, ME", "portland", "US"),
    ("Birmingham, AL", "birmingham", "US"), ("Birmingham, UK", "birmingham", "GB"),
    ("New York City", "new york", "US"), ("Salt Lake City, Utah", "salt lake city", "US"),
    ("Greater Manchester Area", "manchester", "GB"), ("Remote - Kraków", "krakow", "PL"),
    ("Tbilisi, Georgia", "tbilisi", "GE"), ("Atlanta, Georgia", "atlanta", "US"),
    ("Mexico City", "mexico city", "MX"), ("Singapore", "singapore", "SG"),
    ("Columbus, OH, United States (hybrid)", "columbus", "US"),
    ("Columbus, OH | (614) 555-0142 | a@example.com", "columbus", "US"),
  ])
  func cities(text: String, city: String, country: String) throws {
    let place = try #require(reader.place(in: text))
    #expect(place.city == city && place.country == country)
    #expect(place.coordinates != nil)
  }

  @Test func countriesAndUnknownPlaces() {
    #expect(reader.place(in: "Remote, United Kingdom")?.country == "GB")
    #expect(reader.place(in: "Remote (Germany)")?.city == nil)
    #expect(reader.place(in: "Anywhere") == nil)
    #expect(reader.place(in: "") == nil)
    #expect(reader.place(in: "Somewhere, TX")?.region == "TX")
  }

  @Test func distance() throws {
    let berlin = try #require(reader.place(in: "Berlin")?.coordinates)
    let potsdam = try #require(reader.place(in: "Potsdam")?.coordinates)
    let munich = try #require(reader.place(in: "Munich")?.coordinates)
    #expect(abs(berlin.kilometres(to: munich) - 504) < 5)
    #expect(berlin.kilometres(to: potsdam) < 50)
    #expect(berlin.kilometres(to: berlin) == 0)
    #expect(Coordinates(latitude: 91, longitude: 0) == nil)
    #expect(Coordinates(latitude: .nan, longitude: 0) == nil)
    #expect(Coordinates(latitude: 1, longitude: nil) == nil)
  }

  @Test(arguments: [
    ("Berlin", "Potsdam", Match.Scope.local), ("Berlin", "Munich", .national),
    ("Berlin", "Vienna", nil), ("Portland, OR", "Portland, ME", .national),
    ("Berlin", "Remote, Germany", .national), ("Cambridge, MA", "Cambridge, UK", nil),
    ("Leeds", "Bradford", .local), ("San Francisco", "Oakland, CA", .local),
    // 50 km and 58 km apart.
    ("Manchester", "Liverpool", .local), ("Leeds", "Manchester", .national),
  ])
  func scope(one: String, other: String, scope: Match.Scope?) throws {
    let first = try #require(reader.place(in: one))
    let second = try #require(reader.place(in: other))
    #expect(first.scope(of: second) == scope)
    #expect(second.scope(of: first) == scope)
  }

  @Test func regionsDistinguishUnknownTowns() throws {
    func town(in region: String?) throws -> Place {
      try #require(
        reader.place(city: "Nethertown", region: region, country: "US", coordinates: nil))
    }
    #expect(try town(in: "TX").scope(of: town(in: "TX")) == .local)
    #expect(try town(in: "TX").scope(of: town(in: "OH")) == .national)
    #expect(try town(in: "TX").scope(of: town(in: nil)) == .local)
  }

  @Test func placesThatTheGazetteerDoesNotContain() throws {
    func place(_ city: String, _ country: String) throws -> Place {
      try #require(reader.place(city: city, region: nil, country: country, coordinates: nil))
    }
    #expect(
      try place("Nethertown", "GB").scope(of: place("nethertown", "United Kingdom")) == .local)
    #expect(try place("Nethertown", "GB").scope(of: place("Overtown", "GB")) == .national)
    #expect(reader.place(city: nil, region: nil, country: nil, coordinates: nil) == nil)
  }
}
