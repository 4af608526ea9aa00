/// A place, with as much detail as a text gives.
package struct Place: Sendable, Hashable {
  /// Folded English name, for comparison: `munich` for `München` as well.
  let city: String?
  /// The code of a state or province: `TX`, `ON`; the folded text if it is not known.
  let region: String?
  /// ISO 3166-1 alpha-2.
  let country: String?
  let coordinates: Coordinates?

  /// The largest distance of a local job, in kilometres: a commute of about an hour. `PlaceTests`
  /// has pairs of cities just inside and outside.
  static let localRadius = 50.0

  /// Compares two places.
  ///
  /// - Returns: `local` for the same city or at most `localRadius`, `national` for the same
  ///   country; nil for anything else and if one of the places does not say enough.
  func scope(of other: Place) -> Match.Scope? {
    if let here = coordinates, let there = other.coordinates {
      if here.kilometres(to: there) <= Self.localRadius { return .local }
    } else if let city, city == other.city, country == other.country,
      region == nil || other.region == nil || region == other.region
    {
      return .local
    }
    guard let country, country == other.country else { return nil }
    return .national
  }
}
