/// A posting that fits a resume.
package struct Match: Sendable, Hashable {
  /// Position of the posting in the index.
  package let posting: Int
  /// From 0 to 1 in steps of 0.0001, higher is better; comparable within one ranking only.
  package let score: Double
  package let category: Category
  /// Nil when the posting is elsewhere, or when either place is not known.
  package let scope: Scope?
  package let isRemote: Bool
  /// The title of the resume that led to this posting, without seniority; for `source_query`.
  package let sourceQuery: String

  package enum Category: String, Sendable, CaseIterable {
    /// The resume's own occupation.
    case direct
    /// A related occupation with at least 30 % of the required skills.
    case adjacent
  }

  package enum Scope: String, Sendable, CaseIterable {
    /// Same city, or within 50 km.
    case local
    /// Same country.
    case national
  }
}
