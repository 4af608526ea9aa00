#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where planets are: at even angles on rings around the center, each slightly off its place so that
/// the rings do not look drawn with compasses. The places depend on the number of planets alone.
struct PlanetOrbits {
  struct Position: Equatable {
    var x: Double
    var y: Double
  }

  private static let innermost = 160.0
  private static let distance = 110.0
  /// The least distance along a ring from one planet to the next.
  private static let spacing = 240.0
  private static let fewestRings = 3
  /// How far a planet can be from its ring, and from its angle in radians.
  static let largestOffset = 14.0
  private static let largestTurn = 0.12

  /// The radii of the rings that are drawn.
  private(set) var radii: [Double] = []
  /// In the order of the profiles: the first ones are on the innermost ring.
  private(set) var positions: [Position] = []

  init(count: Int) {
    while positions.count < count || radii.count < Self.fewestRings {
      let radius = Self.innermost + Self.distance * Double(radii.count)
      let room = Int(2 * Double.pi * radius / Self.spacing)
      let planets = min(room, count - positions.count)
      for place in 0..<planets {
        positions.append(Self.position(place, of: planets, radius, index: positions.count))
      }
      radii.append(radius)
    }
  }

  private static func position(
    _ place: Int, of planets: Int, _ radius: Double, index: Int
  ) -> Position {
    let angle = 2 * Double.pi * Double(place) / Double(planets) + offset(index, 37) * largestTurn
    let distance = radius + offset(index, 53) * largestOffset
    // Clockwise from the top.
    return Position(x: distance * sin(angle), y: -distance * cos(angle))
  }

  /// A number from -1 to 1 that depends on the index alone.
  private static func offset(_ index: Int, _ step: Int) -> Double {
    Double((index + 1) * step % 21 - 10) / 10
  }
}
