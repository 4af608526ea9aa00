#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A place on the globe in degrees (WGS 84), north and east positive.
package struct Coordinates: Sendable, Hashable {
  package let latitude: Double
  package let longitude: Double

  /// Nil unless both are there, finite and in range.
  package init?(latitude: Double?, longitude: Double?) {
    guard let latitude, let longitude, abs(latitude) <= 90, abs(longitude) <= 180 else {
      return nil
    }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Great-circle distance in kilometres by the haversine formula, mean Earth radius 6,371.0 km.
  package func kilometres(to other: Coordinates) -> Double {
    let radians = Double.pi / 180
    let dLatitude = (other.latitude - latitude) * radians
    let dLongitude = (other.longitude - longitude) * radians
    let a =
      sin(dLatitude / 2) * sin(dLatitude / 2)
      + cos(latitude * radians) * cos(other.latitude * radians)
      * sin(dLongitude / 2) * sin(dLongitude / 2)
    return 2 * 6371.0 * asin(min(1, a.squareRoot()))
  }
}
