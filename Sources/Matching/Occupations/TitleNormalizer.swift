/// Finds the occupation of a job title.
package struct TitleNormalizer: Sendable {
  package struct Answer: Sendable, Hashable {
    /// Index in `taxonomy.occupations`.
    package let occupation: Int
    /// 1 for a title of the taxonomy. For others, the share of answers with such a score that are right,
    /// as measured with unseen titles.
    package let score: Double
  }

  /// From this score on, an answer is certain enough to compare a resume with a posting: eight of ten are
  /// right, and nine of ten at least related. Tested by `TitleTests/noOccupation`.
  static let certainScore = 0.7

  /// From this score on, an occupation of a posting counts for its rank.
  static let minimumScore = 0.4

  /// The share of right answers by their value and their distance from the second best, as a logistic
  /// function. Fitted to 639 titles of O*NET that were held out of the built-in tables; `make
  /// bench-matching` prints how well it holds. Tested by `TitleTests/similarTitles`.
  private enum Certainty {
    static let constant = -2.85
    static let value = 2.1
    static let distance = 1.9
    /// The highest score of a title that is only similar.
    static let maximum = 0.99
  }

  /// From this cosine on, titles have the same words: sums of rarities are rounded.
  private static let equalCosine = 0.999

  /// Subtracted for each part before the one that matches.
  private static let perPart = 0.03

  /// The parts of a title that are looked up.
  private static let maximumParts = 4

  /// The longest title, in words, that is compared with titles of the taxonomy.
  private static let maximumWords = 16

  /// What a title of the taxonomy names.
  private struct Entry {
    var occupation: Int32
    var rank: TitleList.Rank
    /// Whether several occupations have it with the same rank.
    var isAmbiguous = false
    /// Whether it is only the core of longer titles.
    let isCore: Bool

    mutating func merge(_ title: TitleList.Title) {
      if title.rank.rawValue > rank.rawValue {
        self = Entry(occupation: title.occupation, rank: title.rank, isCore: isCore)
      } else if title.rank == rank, title.occupation != occupation {
        isAmbiguous = true
      }
    }
  }

  package let taxonomy: Taxonomy
  private let index: TitleIndex
  /// Indices of `entries` by the hash of the words.
  private let exact: HashIndex
  private let entries: [Entry]

  package static let shared = TitleNormalizer(.builtIn)

  package init(_ taxonomy: Taxonomy) {
    self.taxonomy = taxonomy
    let titles = taxonomy.titles.titles
    index = TitleIndex(taxonomy.titles, occupationCount: taxonomy.occupations.count)
    var exact = HashIndex(capacity: titles.count)
    var entries: [Entry] = []
    entries.reserveCapacity(titles.count)
    func add(_ hash: UInt64, _ title: TitleList.Title, isCore: Bool) {
      let number = Int(exact.number(of: hash))
      if number == entries.count {
        entries.append(Entry(occupation: title.occupation, rank: title.rank, isCore: isCore))
      } else if entries[number].isCore == isCore {
        entries[number].merge(title)
      }
    }
    for title in titles { add(title.full, title, isCore: false) }
    // Whole titles take precedence over the core of longer ones: a physician associate is not a physician.
    for title in titles where title.core != title.full { add(title.core, title, isCore: true) }
    self.exact = exact
    self.entries = entries
  }

  /// Returns the best occupation; nil if the title has nothing in common with any.
  package func occupation(of title: String) -> Answer? { occupations(of: title).first }

  /// Returns the distinct occupations of all parts of a title, best first.
  func occupations(of title: String) -> [Answer] {
    var best: [Int: Double] = [:]
    func add(_ answer: Answer?, part: Int) {
      guard let answer else { return }
      let score = answer.score - Self.perPart * Double(part)
      if score > best[answer.occupation] ?? 0 { best[answer.occupation] = score }
    }
    let parts = JobTitle.segments(title, splitsAtCommas: false).filter { !words($0).isEmpty(.core) }
    for (number, part) in parts.prefix(Self.maximumParts).enumerated() {
      add(answer(for: part, isMainPart: number == 0), part: number)
    }
    return best.map { Answer(occupation: $0.key, score: $0.value) }
      .sorted { ($0.score, $1.occupation) > ($1.score, $0.occupation) }
  }

  private func words(_ title: some StringProtocol) -> TitleWords {
    var words = TitleWords()
    words.read(String(title))
    return words
  }

  /// Returns the occupation of a part, of what precedes its first comma, or of a similar title; for parts
  /// other than the main one only if it is in the taxonomy: the rest of a title may be anything.
  private func answer(for part: String, isMainPart: Bool) -> Answer? {
    let whole = words(part)
    let head = words(part.prefix { $0 != "," })
    if let answer = exactly(whole) { return answer }
    let similar = isMainPart ? similar(to: whole) : nil
    // What follows a comma may tell occupations apart (`Teacher, Special Education`) or not (`Nurse, ICU`).
    if let similar, similar.score >= Self.certainScore { return similar }
    if let answer = exactly(head) { return answer }
    guard isMainPart else { return nil }
    return [similar, self.similar(to: head)].compactMap(\.self).max { $0.score < $1.score }
  }

  private func exactly(_ words: TitleWords) -> Answer? {
    let full = words.hash(.full)
    let core = words.hash(.core)
    guard !Self.generic.contains(full),
      let entry = exact[full] ?? (Self.generic.contains(core) ? nil : exact[core])
    else { return nil }
    let known = entries[Int(entry)]
    guard known.isAmbiguous else { return Answer(occupation: Int(known.occupation), score: 1) }
    let best = index.candidates(words.joined(.full)).first { $0.cosine > Self.equalCosine }
    return Answer(occupation: best?.occupation ?? Int(known.occupation), score: 1)
  }

  /// Returns the occupation whose titles are most similar.
  private func similar(to part: TitleWords) -> Answer? {
    guard part.words.count <= Self.maximumWords, !Self.generic.contains(part.hash(.core)) else {
      return nil
    }
    let candidates = index.candidates(part.joined(.core))
    guard let best = candidates.first else { return nil }
    let distance = candidates.count > 1 ? best.value - candidates[1].value : best.value
    let exponent =
      Certainty.constant + Certainty.value * best.value + Certainty.distance * distance
    return Answer(
      occupation: best.occupation,
      score: min(Certainty.maximum, 1 / (1 + Logarithm.exponential(-exponent))))
  }

  /// Words that are not an occupation on their own.
  private static let generic: Set<UInt64> = Set(
    [
      "engineer", "manager", "technician", "assistant", "consultant", "specialist", "officer",
      "analyst", "coordinator", "supervisor", "director", "operator", "worker", "lead", "president",
      "agent", "representative", "executive", "administrator", "editor manager", "team member",
      "unspecified position", "employee", "professional", "member", "staff",
    ].map { title in
      var words = TitleWords()
      words.read(title)
      return words.hash(.full)
    })
}
