/// What the score of a posting is the sum of, each from 0 to its share of 1.
package struct ScoreTerms: Sendable, Hashable {
  /// Words and pairs of words in common.
  package let text: Double
  /// Skills that the posting asks for and the resume has.
  package let skills: Double
  /// The relation of the titles.
  package let title: Double
  /// How near the job is, or whether it can be done from home; see `Reach`.
  package let place: Double
  package let seniority: Double
  /// How recent the posting is.
  package let recency: Double

  package var sum: Double { text + skills + title + place + seniority + recency }
}
