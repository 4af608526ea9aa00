/// TF-IDF vectors of documents and their cosines with a query. Terms are words in the singular and
/// pairs of consecutive words, with sublinear frequency (1 + ln tf) and smoothed rarity (ln((n + 1)
/// / (df + 1)) + 1). Vectors are normalized to length 1.
struct TermIndex: Sendable {
  /// Counts of terms, by a hash of the term.
  struct Counts: Sendable {
    private(set) var byTerm: [UInt64: Float] = [:]

    /// Sorted by hash, so that floating-point sums are the same in every run.
    var sorted: [(key: UInt64, value: Float)] { byTerm.sorted { $0.key < $1.key } }

    /// Adds the terms of `tokens`, each occurrence counting `weight` times.
    mutating func add(_ tokens: some Collection<Token>, weight: Float = 1) {
      var previous: UInt64?
      for token in tokens {
        guard !StopWords.contains(token.text), token.shape != .number else {
          previous = nil
          continue
        }
        let term = TermIndex.hash(Stem.of(token.text))
        byTerm[term, default: 0] += weight
        if let previous, !token.startsSentence {
          byTerm[TermIndex.pair(previous, term), default: 0] += weight
        }
        previous = term
      }
    }
  }

  private var terms: [UInt64: Int32] = [:]
  private var rarity: [Float] = []
  /// The index of the first entry of each term in `documents` and `weights`, and their count.
  private var starts: [Int32] = []
  private var documents: [Int32] = []
  private var weights: [Float] = []
  let count: Int

  init(_ counts: [Counts]) {
    count = counts.count
    var frequencies: [Int32] = []
    for document in counts {
      for term in document.byTerm.keys {
        if let id = terms[term] {
          frequencies[Int(id)] += 1
        } else {
          terms[term] = Int32(frequencies.count)
          frequencies.append(1)
        }
      }
    }
    rarity = frequencies.map { Self.rarity(documents: count, containing: Int($0)) }
    var next: [Int32] = []
    var total: Int32 = 0
    for frequency in frequencies {
      next.append(total)
      total += frequency
    }
    starts = next + [total]
    documents = Array(repeating: 0, count: Int(total))
    weights = Array(repeating: 0, count: Int(total))
    for (document, counts) in counts.enumerated() {
      let entries = counts.sorted
      let length = Self.length(
        entries.map { Self.weight($0.value, terms[$0.key].map { rarity[Int($0)] } ?? 0) })
      for (term, occurrences) in entries {
        guard let id = terms[term] else { continue }
        let slot = Int(next[Int(id)])
        next[Int(id)] += 1
        documents[slot] = Int32(document)
        weights[slot] = Self.weight(occurrences, rarity[Int(id)]) / length
      }
    }
  }

  /// Returns the cosine of `query` with every document, in order.
  func cosines(_ query: Counts) -> [Float] {
    var sums = [Float](repeating: 0, count: count)
    let unknown = Self.rarity(documents: count, containing: 0)
    let entries = query.sorted.map { term, occurrences -> (id: Int32?, weight: Float) in
      let id = terms[term]
      return (id, Self.weight(occurrences, id.map { rarity[Int($0)] } ?? unknown))
    }
    let length = Self.length(entries.map(\.weight))
    for entry in entries {
      guard let id = entry.id else { continue }
      let weight = entry.weight / length
      for slot in Int(starts[Int(id)])..<Int(starts[Int(id) + 1]) {
        sums[Int(documents[slot])] += weight * weights[slot]
      }
    }
    return sums
  }

  static func weight(_ occurrences: Float, _ rarity: Float) -> Float {
    (1 + Float(Logarithm.natural(Double(max(occurrences, 1))))) * rarity
  }

  static func rarity(documents: Int, containing: Int) -> Float {
    Float(Logarithm.natural(Double(documents + 1) / Double(containing + 1))) + 1
  }

  private static func length(_ weights: [Float]) -> Float {
    let square = weights.reduce(Float(0)) { $0 + $1 * $1 }
    return square > 0 ? square.squareRoot() : 1
  }

  /// Returns the 64-bit FNV-1a hash of a word.
  static func hash(_ word: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in word.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  private static func pair(_ first: UInt64, _ second: UInt64) -> UInt64 {
    (first &* 0x9e37_79b9_7f4a_7c15 ^ second) &* 0x100_0000_01b3
  }
}
