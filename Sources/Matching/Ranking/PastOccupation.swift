/// An occupation that a resume shows somebody in.
struct PastOccupation: Sendable, Hashable {
  /// Index in the occupation table; nil when the title is not known there.
  let occupation: Int?
  /// As the resume writes it.
  let title: String
  /// Folded, without seniority.
  let core: String
  let words: Set<String>
  /// The headline, or a job of the last ten years.
  let isRecent: Bool
  /// How much it tells of what the person looks for, 0 to 1.
  let weight: Double

  /// Headline first, then positions; when the resume gives neither, lines of its text that are a
  /// title of the table by themselves.
  static func list(
    headline: String?, positions: [Position], lines text: String, present: YearMonth?,
    normalizer: TitleNormalizer = .shared
  ) -> [PastOccupation] {
    var found: [PastOccupation] = []
    func add(_ title: String, recent: Bool, weight: Double) {
      let answers = normalizer.occupations(of: title).filter { $0.score >= 0.7 }
      let core = JobTitle(title).core
      let words = Set(core.split(separator: " ").map(String.init))
      if answers.isEmpty, !core.isEmpty {
        found.append(
          PastOccupation(
            occupation: nil, title: title, core: core, words: words, isRecent: recent,
            weight: weight))
      }
      for answer in answers.prefix(2) {
        found.append(
          PastOccupation(
            occupation: answer.occupation, title: title, core: core, words: words, isRecent: recent,
            weight: weight * answer.score))
      }
    }
    for (index, position) in positions.enumerated() where !position.title.isEmpty {
      let recent = position.isRecent(at: present)
      add(position.title, recent: recent, weight: recent ? max(0.6, 1 - 0.1 * Double(index)) : 0.3)
    }
    if let headline, headline.utf8.count < 120 { add(headline, recent: true, weight: 1) }
    if found.contains(where: { $0.occupation != nil }) { return found }
    for line in text.split(whereSeparator: \.isNewline).prefix(400) {
      guard (3...60).contains(line.utf8.count) else { continue }
      let title = line.split(whereSeparator: { "|,•–—(".contains($0) }).first.map(\.trimmed) ?? ""
      guard let answer = normalizer.occupation(of: title), answer.score == 1 else { continue }
      add(title, recent: true, weight: max(0.6, 1 - 0.1 * Double(found.count)))
      if found.count >= 6 { break }
    }
    return found
  }
}
