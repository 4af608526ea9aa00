/// An occupation from a resume.
struct PastOccupation: Sendable, Hashable {
  /// The weights of occupations, set by hand: a person looks for a job like the latest ones. Tested
  /// by `ThresholdTests/weightsOfPastOccupations`.
  private enum Weight {
    static let headline = 1.0
    static let latestPosition = 1.0
    /// Subtracted for each position before it in the resume.
    static let perPosition = 0.1
    /// The lowest weight of a recent position.
    static let minimumRecent = 0.6
    /// Positions that are not recent; see `Position.isRecent(at:)`.
    static let old = 0.3
  }

  /// The occupations of one title that count.
  private static let maximumOccupations = 2

  /// Headlines of this many bytes or more are sentences.
  private static let headlineLimit = 120

  /// In a resume without titles: how many lines are searched, the length of a title in bytes, and
  /// how many titles are taken.
  private static let maximumLines = 400
  private static let titleLengths = 3...60
  private static let maximumTitles = 6

  /// Index in `Taxonomy.occupations`; nil if the occupation of the title is not certain.
  let occupation: Int?
  /// As spelled in the resume.
  let title: String
  /// Without seniority, folded: `mathematics teacher`.
  let spelling: String
  /// The words of `spelling` in the singular.
  let words: Set<String>
  /// Whether it is the headline or a recent position; see `Position.isRecent(at:)`.
  let isRecent: Bool
  /// How much it indicates what the person is looking for, 0 to 1.
  let weight: Double

  /// Returns the occupations of the positions and the headline; if there are none, those of lines
  /// of the text that are titles of the table.
  static func list(
    headline: String?, positions: [Position], lines text: String, present: YearMonth?,
    normalizer: TitleNormalizer = .shared
  ) -> [PastOccupation] {
    var found: [PastOccupation] = []
    func add(_ title: String, recent: Bool, weight: Double) {
      let answers = normalizer.occupations(of: title).filter {
        $0.score >= TitleNormalizer.certainScore
      }
      let parts = JobTitle(title)
      let words = Set(parts.parts.first?.core ?? [])
      if answers.isEmpty, !words.isEmpty {
        found.append(
          PastOccupation(
            occupation: nil, title: title, spelling: parts.spelling, words: words,
            isRecent: recent, weight: weight))
      }
      for answer in answers.prefix(maximumOccupations) {
        found.append(
          PastOccupation(
            occupation: answer.occupation, title: title, spelling: parts.spelling, words: words,
            isRecent: recent, weight: weight * answer.score))
      }
    }
    for (index, position) in positions.enumerated() where !position.title.isEmpty {
      let recent = position.isRecent(at: present)
      add(position.title, recent: recent, weight: recent ? recentWeight(index) : Weight.old)
    }
    if let headline, headline.utf8.count < headlineLimit {
      add(headline, recent: true, weight: Weight.headline)
    }
    if found.contains(where: { $0.occupation != nil }) { return found }
    for line in text.split(whereSeparator: \.isNewline).prefix(maximumLines) {
      let title = Self.title(of: line)
      guard titleLengths.contains(title.utf8.count), let answer = normalizer.occupation(of: title),
        answer.score == 1
      else { continue }
      add(title, recent: true, weight: recentWeight(found.count))
      if found.count >= maximumTitles { break }
    }
    return found
  }

  /// Returns what may be the title in a line such as `## Nurse at Lakeside (2018 – today)` or
  /// `Nurse · Leeds`, without marks of lists and headings.
  private static func title(of line: Substring) -> String {
    let text = line.drop { $0.isWhitespace || "#*-•·>_".contains($0) }
    let head = text.prefix { !"|,;•·–—(@*_\t".contains($0) }
    let end = [" at ", " - ", "  "].compactMap { Self.place(of: $0, in: head) }.min()
    return String(end.map { head[..<$0] } ?? head).trimmed
  }

  private static func place(of text: String, in line: Substring) -> Substring.Index? {
    line.indices.first { line[$0...].hasPrefix(text) }
  }

  private static func recentWeight(_ index: Int) -> Double {
    max(Weight.minimumRecent, Weight.latestPosition - Weight.perPosition * Double(index))
  }
}
