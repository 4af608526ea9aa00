/// Finds the occupation of a job title.
struct TitleNormalizer: Sendable {
  struct Answer: Sendable, Hashable {
    /// Index in the table.
    let occupation: Int
    /// 1 for a title of the table, lower the more had to be guessed.
    let score: Double
  }

  let table: OccupationTable
  private let exact: [String: Int]
  private let titles: [(occupation: Int, words: [String])]
  private let wordWeights: [String: Double]
  /// Titles by word and by trigram, with the title's length for the cosine.
  private let byFeature: [String: [Int32]]
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
    // Whole titles come before what is left of longer ones: a physician associate is no physician.
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

  /// The best occupation, or nil when nothing comes near enough.
  func occupation(of title: String) -> Answer? { occupations(of: title).first }

  /// The occupations of all parts of a title, best first, each once.
  func occupations(of title: String) -> [Answer] {
    let parts = JobTitle(title).parts
    var best: [Int: Double] = [:]
    for (position, part) in parts.prefix(4).enumerated() {
      guard let answer = self.answer(for: part, isMainPart: position == 0) else { continue }
      let score = answer.score - 0.03 * Double(position)
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

  /// The longest title of the table inside `words`; at its end rather than before.
  private func contained(in words: [String]) -> Answer? {
    guard words.count > 1, words.count <= 12 else { return nil }
    for length in stride(from: words.count - 1, through: 1, by: -1) {
      for start in stride(from: words.count - length, through: 0, by: -1) {
        let phrase = words[start..<start + length].joined(separator: " ")
        guard let occupation = exact[phrase] else { continue }
        let isAtEnd = start + length == words.count
        // One word says what somebody is only at the end: `nurse` in `paediatric nurse`.
        if length == 1, !isAtEnd { continue }
        let score = (length == 1 ? 0.8 : 0.9) - (isAtEnd ? 0 : 0.1)
        return Answer(occupation: occupation, score: score)
      }
    }
    return nil
  }

  /// Cosine over words and character trigrams.
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
      // The last word names the kind of work: a `nurse manager` is a manager.
      if titles[Int(title)].words.last != words.last { cosine *= 0.85 }
      if let best, (best.cosine, title) >= (cosine, best.title) { continue }
      best = (title, cosine)
    }
    guard let best, best.cosine >= 0.6 else { return nil }
    return Answer(
      occupation: titles[Int(best.title)].occupation, score: min(0.95, best.cosine))
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
    // Sorted, so that sums come out alike in every run.
    return features.sorted()
  }

  private static func weight(_ feature: String, _ words: [String: Double]) -> Double {
    feature.utf8.first == UInt8(ascii: "#") ? 1 : words[feature] ?? 3
  }

  /// Words that name no occupation by themselves.
  private static let generic: Set<String> = [
    "engineer", "manager", "technician", "assistant", "consultant", "specialist", "officer",
    "analyst", "coordinator", "supervisor", "director", "operator", "worker", "lead", "president",
    "agent", "representative", "executive", "administrator manager", "editor manager",
  ]
}
