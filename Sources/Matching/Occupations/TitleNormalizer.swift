/// Finds the occupation of a job title.
struct TitleNormalizer: Sendable {
  struct Answer: Sendable, Hashable {
    /// Index in the table.
    let occupation: Int
    /// 1 for a title of the table; lower for less certain answers.
    let score: Double
  }

  /// From this score on, an answer is certain enough to compare a resume with a posting. Tested by
  /// `TitleTests/noOccupation`.
  static let certainScore = 0.7

  /// From this score on, an occupation of a posting counts for its rank.
  static let minimumScore = 0.6

  /// The scores of answers, set by hand so that they rank longer matches, and matches at the end of
  /// a title, higher. Tested by `ThresholdTests/scoresOfTitles`.
  private enum Scoring {
    /// A title of several words inside the text, and of one word.
    static let contained = 0.9
    static let containedWord = 0.8
    /// Subtracted unless the match is at the end.
    static let notAtEnd = 0.1
    /// Subtracted for each part before the one that matches.
    static let perPart = 0.03
    /// The highest score of a title that is only similar.
    static let maximumSimilar = 0.95
    /// The lowest cosine of a similar title.
    static let minimumCosine = 0.6
    /// Multiplied with the cosine unless the last words are equal.
    static let otherLastWord = 0.85
  }

  /// The parts of a title that are looked up.
  private static let maximumParts = 4

  /// The longest title, in words, that is searched for titles of the table.
  private static let maximumWords = 12

  /// The weight of a word that the table does not contain, and of a trigram. Words of the table
  /// have ln(1 + n / df), from 2 to 8.
  private static let unknownWordWeight = 3.0
  private static let trigramWeight = 1.0

  let table: OccupationTable
  private let exact: [String: Int]
  private let titles: [(occupation: Int, words: [String])]
  private let wordWeights: [String: Double]
  /// Indices of titles by word and by trigram.
  private let byFeature: [String: [Int32]]
  /// The lengths of the feature vectors of titles.
  private let lengths: [Double]

  static let shared = TitleNormalizer(table: .shared)

  init(table: OccupationTable) {
    self.table = table
    var exact: [String: Int] = [:]
    var titles: [(occupation: Int, words: [String])] = []
    for (index, occupation) in table.occupations.enumerated() {
      for title in occupation.titles + [occupation.name] {
        let part = JobTitle.Part(title)
        let key = part.words.joined(separator: " ")
        guard !Self.generic.contains(key), exact[key] == nil else { continue }
        exact[key] = index
        titles.append((index, part.core))
      }
    }
    // Whole titles take precedence over the core of longer ones: a physician associate is not a
    // physician.
    for title in titles {
      let key = title.words.joined(separator: " ")
      if !Self.generic.contains(key), exact[key] == nil { exact[key] = title.occupation }
    }
    var counts: [String: Int] = [:]
    var features: [String: [Int32]] = [:]
    for (index, title) in titles.enumerated() {
      for word in Set(title.words) { counts[word, default: 0] += 1 }
      for feature in Self.features(title.words) {
        features[feature, default: []].append(Int32(index))
      }
    }
    let total = Double(titles.count)
    let weights = counts.mapValues { Logarithm.natural(1 + total / Double($0)) }
    wordWeights = weights
    lengths = titles.map { title in
      Self.features(title.words).reduce(0) { sum, feature in
        let weight = Self.weight(feature, weights)
        return sum + weight * weight
      }.squareRoot()
    }
    byFeature = features
    self.exact = exact
    self.titles = titles
  }

  /// Returns the best occupation; nil if no title is similar enough.
  func occupation(of title: String) -> Answer? { occupations(of: title).first }

  /// Returns the distinct occupations of all parts of a title, best first.
  func occupations(of title: String) -> [Answer] {
    let parts = JobTitle(title).parts
    var best: [Int: Double] = [:]
    for (position, part) in parts.prefix(Self.maximumParts).enumerated() {
      guard let answer = self.answer(for: part, isMainPart: position == 0) else { continue }
      let score = answer.score - Scoring.perPart * Double(position)
      if score > best[answer.occupation] ?? 0 { best[answer.occupation] = score }
    }
    return best.map { Answer(occupation: $0.key, score: $0.value) }
      .sorted { ($0.score, $1.occupation) > ($1.score, $0.occupation) }
  }

  private func answer(for part: JobTitle.Part, isMainPart: Bool) -> Answer? {
    for words in [part.words, part.core] {
      if let occupation = exact[words.joined(separator: " ")] {
        return Answer(occupation: occupation, score: 1)
      }
    }
    if let inside = contained(in: part.core) { return inside }
    return isMainPart ? similar(to: part.core) : nil
  }

  /// Returns the longest title of the table inside `words`; of equally long ones, the last.
  private func contained(in words: [String]) -> Answer? {
    guard words.count > 1, words.count <= Self.maximumWords else { return nil }
    for length in stride(from: words.count - 1, through: 1, by: -1) {
      for start in stride(from: words.count - length, through: 0, by: -1) {
        let phrase = words[start..<start + length].joined(separator: " ")
        guard let occupation = exact[phrase] else { continue }
        let isAtEnd = start + length == words.count
        // A single word names the occupation only at the end: `nurse` in `paediatric nurse`.
        if length == 1, !isAtEnd { continue }
        let score =
          (length == 1 ? Scoring.containedWord : Scoring.contained)
          - (isAtEnd ? 0 : Scoring.notAtEnd)
        return Answer(occupation: occupation, score: score)
      }
    }
    return nil
  }

  /// Returns the most similar title, by the cosine over words and character trigrams.
  private func similar(to words: [String]) -> Answer? {
    var products: [Int32: Double] = [:]
    var square = 0.0
    for feature in Self.features(words) {
      let weight = Self.weight(feature, wordWeights)
      square += weight * weight
      for title in byFeature[feature] ?? [] { products[title, default: 0] += weight * weight }
    }
    guard square > 0 else { return nil }
    var best: (title: Int32, cosine: Double)?
    for (title, product) in products {
      var cosine = product / (square.squareRoot() * lengths[Int(title)])
      // The last word is the head of a title: a `nurse manager` is a manager.
      if titles[Int(title)].words.last != words.last { cosine *= Scoring.otherLastWord }
      if let best, (best.cosine, title) >= (cosine, best.title) { continue }
      best = (title, cosine)
    }
    guard let best, best.cosine >= Scoring.minimumCosine else { return nil }
    return Answer(
      occupation: titles[Int(best.title)].occupation,
      score: min(Scoring.maximumSimilar, best.cosine))
  }

  private static func features(_ words: [String]) -> [String] {
    var features = Set(words)
    let spelled = Array(("^" + words.joined(separator: " ") + "$").unicodeScalars)
    if spelled.count >= 3 {
      for start in 0...spelled.count - 3 {
        var trigram = String.UnicodeScalarView()
        trigram.append("#")
        trigram.append(contentsOf: spelled[start..<start + 3])
        features.insert(String(trigram))
      }
    }
    // Sorted, so that floating-point sums are the same in every run.
    return features.sorted()
  }

  private static func weight(_ feature: String, _ words: [String: Double]) -> Double {
    feature.utf8.first == UInt8(ascii: "#") ? trigramWeight : words[feature] ?? unknownWordWeight
  }

  /// Words that are not an occupation on their own.
  private static let generic: Set<String> = [
    "engineer", "manager", "technician", "assistant", "consultant", "specialist", "officer",
    "analyst", "coordinator", "supervisor", "director", "operator", "worker", "lead", "president",
    "agent", "representative", "executive", "administrator manager", "editor manager",
  ]
}
