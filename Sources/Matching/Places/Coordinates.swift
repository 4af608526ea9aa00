#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A geographic position in degrees (WGS 84), north and east positive.
package struct Coordinates: Sendable, Hashable {
  package let latitude: Double
  package let longitude: Double

  /// Fails unless both are present, finite and in range.
  package init?(latitude: Double?, longitude: Double?) {
    guard let latitude, let longitude, abs(latitude) <= 90, abs(longitude) <= 180 else {
      return nil
    }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The mean radius of the Earth in kilometres (IUGG).
  private static let earthRadius = 6371.0

  /// Returns the great-circle distance in kilometres, by the haversine formula.
  package func kilometres(to other: Coordinates) -> Double {
    let radians = Double.pi / 180
    let dLatitude = (other.latitude - latitude) * radians
    let dLongitude = (other.longitude - longitude) * radians
    let a =
      sin(dLatitude / 2) * sin(dLatitude / 2)
      + cos(latitude * radians) * cos(other.latitude * radians)
      * sin(dLongitude / 2) * sin(dLongitude / 2)
    return 2 * Self.earthRadius * asin(min(1, a.squareRoot()))
  }
}
