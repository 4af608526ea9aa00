/// A job that a resume tells of.
package struct Position: Sendable, Hashable {
  package let title: String
  package let company: String?
  package let start: YearMonth?
  /// Nil when the resume gives none: an entry that has a start and no end goes on.
  package let end: YearMonth?
}
