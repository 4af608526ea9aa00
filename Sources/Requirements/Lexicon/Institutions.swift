/// Nouns in the names of institutions: `Juniper Creek Middle School`.
enum Institutions {
  static let nouns: Set<String> = [
    "school", "college", "university", "academy", "institute", "hospital", "church", "centre",
    "center", "foundation", "restaurant",
  ]

  /// Whether capitalized words go on to one of some nouns from an index, so that what stands before them is part of
  /// a name.
  static func nameGoesOn(_ words: [Word], from start: Int, to nouns: Set<String>) -> Bool {
    words[start...].prefix(reach)
      .prefix { $0.gap.isEmpty && $0.shape == .capitalized }
      .contains { nouns.contains($0.text) }
  }

  /// How many words of a name may follow.
  private static let reach = 4
}
