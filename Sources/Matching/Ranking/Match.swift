/// A posting that fits a resume.
package struct Match: Sendable, Hashable {
  /// Position of the posting in the index.
  package let posting: Int
  /// From 0 to 1 in steps of 0.0001, higher is better; comparable only within one ranking.
  package let score: Double
  package let category: Category
  /// Nil if the posting is in another country, or if either place is not known.
  package let scope: Scope?
  package let isRemote: Bool
  /// The title in the resume that is closest to the posting, without seniority; for `source_query`.
  package let sourceQuery: String

  package enum Category: String, Sendable, CaseIterable {
    /// The resume's own occupation.
    case direct
    /// A related occupation with at least `Score.adjacentSkillShare` of the required skills.
    case adjacent
  }

  package enum Scope: String, Sendable, CaseIterable {
    /// Same city, or within `Place.localRadius`.
    case local
    /// Same country.
    case national
  }
}
