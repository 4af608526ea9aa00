/// A place as far as a text gives it.
package struct Place: Sendable, Hashable {
  /// Folded, for comparison: `munich` also where the text says `München`.
  let city: String?
  /// The code of a state or province: `TX`, `ON`; folded as written when it is not known.
  let region: String?
  /// ISO 3166-1 alpha-2.
  let country: String?
  let coordinates: Coordinates?

  /// `local` for the same city or at most 50 km, `national` for the same country, else nil; nil also
  /// when one of the two does not say enough.
  func scope(of other: Place) -> Match.Scope? {
    if let here = coordinates, let there = other.coordinates {
      if here.kilometres(to: there) <= 50 { return .local }
    } else if let city, city == other.city, country == other.country,
      region == nil || other.region == nil || region == other.region
    {
      return .local
    }
    guard let country, country == other.country else { return nil }
    return .national
  }
}
