/// A posting that fits a resume.
package struct Match: Sendable, Hashable {
  /// Position of the posting in the index.
  package let posting: Int
  /// From 0 to 1 in steps of 0.0001, higher is better; comparable only within one ranking.
  package let score: Double
  /// Nil for a posting that is neither direct nor adjacent.
  package let category: Category?
  /// `local` for a remote job that can be done from any country. Nil if the posting is in another country, or if
  /// either place is not known.
  package let scope: Scope?
  package let isRemote: Bool
  /// The title in the resume that is closest to the posting, without seniority; for `source_query`.
  package let sourceQuery: String
  /// What `score` is the sum of.
  package let terms: ScoreTerms

  package enum Category: String, Sendable, CaseIterable {
    /// The resume's own occupation, with a third of the required skills.
    case direct
    /// A related occupation with at least `CategoryRule.adjacentShare` of the required skills.
    case adjacent
  }

  package enum Scope: String, Sendable, CaseIterable {
    /// Same city, or within `Place.localRadius`.
    case local
    /// Same country.
    case national

    /// Whether a job of this scope is one of `wanted`. A remote job is also done by people from all over the
    /// country, so that a local one is national too.
    package func contains(_ wanted: Scope, isRemote: Bool) -> Bool {
      self == wanted || isRemote && self == .local
    }
  }
}
