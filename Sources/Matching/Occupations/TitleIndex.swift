/// Finds the occupations whose titles are most similar to a title.
///
/// Two measures are added up. The first is a vote of all titles, weighted by their cosine with the title
/// asked for: over words and character trigrams, each weighted by its rarity. It knows spelling variants
/// and compounds. The second is naive Bayes over words, with the titles of an occupation as its examples:
/// it knows which words are typical of an occupation.
struct TitleIndex: Sendable {
  struct Candidate: Sendable {
    let occupation: Int
    /// The sum of both measures: only their order and their distance count.
    let value: Double
    /// The highest cosine of a title of the occupation, 0 to 1.
    let cosine: Double
  }

  /// Set by trial on titles held out of O*NET and ESCO (`make bench-matching`), where the figures change by
  /// less than .01 between half and twice these numbers.
  private enum Weight {
    /// A title's vote is its cosine to this power: one strong likeness counts more than many weak ones.
    static let power = 6.0
    static let bayes = 0.12
    /// As many unseen words as if the occupation had this many titles more.
    static let smoothing = 2.0
  }

  private static let trigramCount = 38 * 38 * 38

  /// The occupation of each title.
  private let occupations: [Int32]
  private let occupationCount: Int
  /// The number of titles of each occupation.
  private let sizes: [Double]
  private var wordNumbers: HashIndex
  /// The index in `postings` of the first title with each feature: trigrams, then words; and their count.
  private var starts: [Int32] = []
  private var postings: [Int32] = []
  /// The weight of each feature: ln((n + 1) / (df + 1)) + 1 for n titles, df of which have it.
  private var rarity: [Float] = []
  /// The lengths of the titles' vectors.
  private var lengths: [Float] = []

  init(_ titles: TitleList, occupationCount: Int) {
    occupations = titles.titles.map(\.occupation)
    self.occupationCount = occupationCount
    var sizes = [Double](repeating: 0, count: occupationCount)
    for title in titles.titles { sizes[Int(title.occupation)] += 1 }
    self.sizes = sizes
    wordNumbers = HashIndex(capacity: titles.titles.count / 4)

    var features: [Int32] = []
    features.reserveCapacity(titles.bytes.count * 5 / 4)
    var ends: [Int32] = []
    ends.reserveCapacity(titles.titles.count)
    var counts = [Int32](repeating: 0, count: Self.trigramCount)
    /// The last title that has each feature: a feature counts once for a title.
    var last = [Int32](repeating: -1, count: Self.trigramCount)
    for title in titles.titles.indices {
      Self.forEachFeature(titles.bytes, titles.range(title)) { feature in
        let id =
          switch feature {
          case .trigram(let trigram): trigram
          case .word(let hash): Self.trigramCount + Int(wordNumbers.number(of: hash))
          }
        if id == counts.count {
          counts.append(0)
          last.append(-1)
        }
        guard last[id] != title else { return }
        last[id] = Int32(title)
        counts[id] += 1
        features.append(Int32(id))
      }
      ends.append(Int32(features.count))
    }
    fill(features, ends, counts)
  }

  private mutating func fill(_ features: [Int32], _ ends: [Int32], _ counts: [Int32]) {
    let total = Double(ends.count)
    rarity = counts.map { Float(Logarithm.natural((total + 1) / (Double($0) + 1)) + 1) }
    starts = [0]
    starts.reserveCapacity(counts.count + 1)
    for count in counts { starts.append((starts.last ?? 0) + count) }
    var next = starts
    postings = Array(repeating: 0, count: features.count)
    lengths = []
    lengths.reserveCapacity(ends.count)
    var start = 0
    for (title, end) in ends.enumerated() {
      var square: Float = 0
      for feature in features[start..<Int(end)] {
        let id = Int(feature)
        postings[Int(next[id])] = Int32(title)
        next[id] += 1
        square += rarity[id] * rarity[id]
      }
      lengths.append(square.squareRoot())
      start = Int(end)
    }
  }

  /// Returns the occupations that have something in common with a title, best first.
  ///
  /// - Parameter words: the words of the title with a space between them.
  func candidates(_ words: [UInt8]) -> [Candidate] {
    var products = [Float](repeating: 0, count: lengths.count)
    var square: Float = 0
    var known: [Int] = []
    var seen: Set<Int> = []
    let unknown = Float(Logarithm.natural(Double(lengths.count + 1)) + 1)
    Self.forEachFeature(words, 0..<words.count) { feature in
      let id: Int
      switch feature {
      case .trigram(let trigram): id = trigram
      case .word(let hash):
        guard let number = wordNumbers[hash] else {
          square += unknown * unknown
          return
        }
        id = Self.trigramCount + Int(number)
      }
      guard seen.insert(id).inserted else { return }
      let weight = rarity[id] * rarity[id]
      square += weight
      let titles = Int(starts[id])..<Int(starts[id + 1])
      for posting in titles { products[Int(postings[posting])] += weight }
      if id >= Self.trigramCount { known.append(id) }
    }
    guard square > 0 else { return [] }
    return combine(products, length: square.squareRoot(), words: known)
  }

  private func combine(_ products: [Float], length: Float, words: [Int]) -> [Candidate] {
    var votes = [Double](repeating: 0, count: occupationCount)
    var cosines = [Float](repeating: 0, count: occupationCount)
    for title in products.indices where products[title] > 0 {
      let cosine = products[title] / (length * lengths[title])
      let occupation = Int(occupations[title])
      let square = Double(cosine * cosine)
      votes[occupation] += square * square * square
      if cosine > cosines[occupation] { cosines[occupation] = cosine }
    }
    let bayes = bayes(words)
    return votes.indices.compactMap { occupation in
      guard votes[occupation] > 0 else { return nil }
      return Candidate(
        occupation: occupation,
        value: Logarithm.exponential(Logarithm.natural(votes[occupation]) / Weight.power)
          + Weight.bayes * bayes[occupation],
        cosine: Double(min(cosines[occupation], 1)))
    }.sorted { ($0.value, $1.occupation) > ($1.value, $0.occupation) }
  }

  /// Returns the mean over the words of ln(P(word | occupation) / P(word)) for each occupation; 0 without
  /// words.
  private func bayes(_ words: [Int]) -> [Double] {
    var sums = [Double](repeating: 0, count: occupationCount)
    guard !words.isEmpty else { return sums }
    var counts = [Double](repeating: 0, count: occupationCount)
    for word in words {
      let range = Int(starts[word])..<Int(starts[word + 1])
      for posting in range {
        counts[Int(occupations[Int(postings[posting])])] += 1
      }
      let share = Double(range.count) / Double(lengths.count)
      for occupation in sums.indices {
        sums[occupation] += Logarithm.natural(
          (counts[occupation] / share + Weight.smoothing)
            / (sizes[occupation] + Weight.smoothing))
        counts[occupation] = 0
      }
    }
    return sums.map { $0 / Double(words.count) }
  }

  // MARK: Features

  private enum Feature {
    case trigram(Int)
    /// The hash of a word.
    case word(UInt64)
  }

  /// Calls `body` with the words and the trigrams of a title, which begins and ends with a space.
  private static func forEachFeature(
    _ bytes: [UInt8], _ range: Range<Int>, _ body: (Feature) -> Void
  ) {
    var trigram = 0
    var word = WordHash()
    var count = 1
    func add(_ symbol: Int) {
      trigram = (trigram * 38 + symbol) % trigramCount
      count += 1
      if count >= 3 { body(.trigram(trigram)) }
    }
    for index in range {
      let byte = bytes[index]
      if byte == UInt8(ascii: " ") {
        body(.word(word.value))
        word = WordHash()
      } else {
        word.add(byte)
      }
      add(symbol(byte))
    }
    body(.word(word.value))
    add(0)
  }

  private static func symbol(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a")) + 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0")) + 27
    case UInt8(ascii: " "): 0
    default: 37
    }
  }
}
