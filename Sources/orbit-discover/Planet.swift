import Records

/// One profile in a map.
struct Planet {
  let position: PlanetOrbits.Position
  let name: String
  /// The first letter of the name.
  let initial: String
  let color: String
  /// What a pointer over the planet shows.
  let hint: String

  init(_ profile: JSONObject, at position: PlanetOrbits.Position) {
    self.position = position
    let name = profile["name"]?.stringValue ?? ""
    self.name = name.count > Self.longestName ? name.prefix(Self.longestName - 1) + "…" : name
    initial = name.first { !$0.isWhitespace }.map { $0.uppercased() } ?? "?"
    color = Self.colors[Int(Self.hash(name) % UInt32(Self.colors.count))]
    let interests = profile["interests"]?.arrayValue?.compactMap(\.stringValue) ?? []
    hint = ([name, profile.matchPercent] + interests).joined(separator: ", ")
  }

  private static let longestName = 16

  /// Orange, pink, green, yellow, red, mint, cyan and indigo, as in the app.
  private static let colors = [
    "#ff9500", "#ff2d55", "#34c759", "#ffcc00", "#ff3b30", "#00c7be", "#32ade6", "#5856d6",
  ]

  /// FNV-1a with 32 bits (draft-eastlake-fnv), so that a name always has the same color.
  static func hash(_ name: String) -> UInt32 {
    name.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}
