import Records
import Reports

/// A picture of others as planets around the user: the better the match, the closer the planet.
struct SolarMap {
  /// Diameters in points, and the space for the name below a planet.
  private static let sun = 90.0
  private static let planet = 70.0
  private static let label = 24.0
  private static let starCount = 100

  private let planets: [Planet]
  private let rings: [Double]

  /// - Parameter profiles: the best match first.
  init(_ profiles: [JSONObject]) {
    let orbits = PlanetOrbits(count: profiles.count)
    rings = orbits.radii
    planets = zip(profiles, orbits.positions).map { Planet($0, at: $1) }
  }

  /// An SVG document.
  var text: String {
    let radius = (rings.last ?? 0) + PlanetOrbits.largestOffset + Self.planet / 2 + Self.label
    let side = Self.text(2 * radius)
    var document = Markup()
    document.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": side, "height": side,
        "viewBox": "0 0 \(side) \(side)", "role": "img", "font-family": "sans-serif",
        "text-anchor": "middle",
      ]
    ) { svg in
      svg.element("title", text: "People who match you")
      svg.element("defs") { Self.gradients(&$0) }
      svg.empty("rect", ["width": side, "height": side, "fill": "url(#space)"])
      Self.stars(radius, &svg)
      svg.element("g", ["transform": "translate(\(Self.text(radius)) \(Self.text(radius)))"]) {
        drawing in
        for ring in rings {
          drawing.empty(
            "circle", ["r": Self.text(ring), "fill": "none", "stroke": "#fff", "opacity": "0.15"])
        }
        Self.sun(&drawing)
        for planet in planets { Self.draw(planet, &drawing) }
      }
    }
    return document.text
  }

  private static func gradients(_ defs: inout Markup) {
    defs.element("linearGradient", ["id": "space", "x1": "0", "y1": "0", "x2": "0", "y2": "1"]) {
      for (offset, color) in [("0", "#0b1440"), ("0.6", "#2a0f45"), ("1", "#000")] {
        $0.empty("stop", ["offset": offset, "stop-color": color])
      }
    }
    defs.element("radialGradient", ["id": "sun"]) {
      $0.empty("stop", ["offset": "0", "stop-color": "#4f8cff"])
      $0.empty("stop", ["offset": "1", "stop-color": "#8a3ffc"])
    }
  }

  /// The same stars in each picture: those of a fixed sequence of numbers.
  private static func stars(_ radius: Double, _ svg: inout Markup) {
    var sequence = StarSequence()
    for _ in 0..<starCount {
      let (x, y) = (sequence.next(0...2 * radius), sequence.next(0...2 * radius))
      svg.empty(
        "circle",
        [
          "cx": text(x), "cy": text(y), "r": text(sequence.next(0.5...1.5)), "fill": "#fff",
          "opacity": text(sequence.next(0.3...1)),
        ])
    }
  }

  private static func sun(_ drawing: inout Markup) {
    drawing.empty("circle", ["r": text(sun / 2), "fill": "url(#sun)"])
    drawing.element(
      "text", ["y": text(sun / 2 + 18), "fill": "#fff", "font-weight": "bold"], text: "YOU")
  }

  private static func draw(_ planet: Planet, _ drawing: inout Markup) {
    let place = "translate(\(text(planet.position.x)) \(text(planet.position.y)))"
    drawing.element("g", ["transform": place]) { group in
      group.element("title", text: planet.hint)
      group.empty("circle", ["r": text(self.planet / 2), "fill": planet.color])
      group.element(
        "text", ["y": "10", "font-size": "28", "font-weight": "bold", "fill": "#fff"],
        text: planet.initial)
      group.element(
        "text", ["y": text(self.planet / 2 + 18), "font-size": "14", "fill": "#fff"],
        text: planet.name)
    }
  }

  /// A number with at most two digits after the decimal point.
  private static func text(_ value: Double) -> String {
    JSON.number((value * 100).rounded() / 100).text
  }
}

/// Numbers that look random and are always the same (the minimal standard generator of Park and
/// Miller, 1988).
private struct StarSequence {
  private var state: UInt64 = 20_240_101

  mutating func next(_ range: ClosedRange<Double>) -> Double {
    state = state * 48_271 % 2_147_483_647
    return range.lowerBound
      + (range.upperBound - range.lowerBound) * Double(state) / 2_147_483_647
  }
}
