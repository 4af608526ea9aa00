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

  private let terms: HashIndex
  private let rarity: [Float]
  /// The index of the first entry of each term in `documents` and `weights`, and their count.
  private let starts: [Int32]
  private let documents: [Int32]
  private let weights: [Float]
  let count: Int

  /// Collects the documents of an index. The terms of all documents are in one list: a dictionary for each of
  /// 100,000 postings would take half a gigabyte.
  struct Builder {
    fileprivate var terms = HashIndex()
    fileprivate var frequencies: [Int32] = []
    fileprivate var ids: [Int32] = []
    fileprivate var occurrences: [Float] = []
    /// The end of each document in `ids`.
    fileprivate var ends: [Int] = []

    mutating func add(_ counts: Counts) {
      for (term, count) in counts.sorted {
        let id = terms.number(of: term)
        if Int(id) == frequencies.count { frequencies.append(0) }
        frequencies[Int(id)] += 1
        ids.append(id)
        occurrences.append(count)
      }
      ends.append(ids.count)
    }
  }

  init(_ counts: [Counts]) {
    var builder = Builder()
    for document in counts { builder.add(document) }
    self.init(builder)
  }

  init(_ builder: Builder) {
    let count = builder.ends.count
    let rarity = builder.frequencies.map { Self.rarity(documents: count, containing: Int($0)) }
    var starts: [Int32] = [0]
    starts.reserveCapacity(rarity.count + 1)
    for frequency in builder.frequencies { starts.append((starts.last ?? 0) + frequency) }
    var next = starts
    var documents = [Int32](repeating: 0, count: builder.ids.count)
    var weights = [Float](repeating: 0, count: builder.ids.count)
    var start = 0
    for (document, end) in builder.ends.enumerated() {
      var square: Float = 0
      for entry in start..<end {
        let weight = Self.weight(builder.occurrences[entry], rarity[Int(builder.ids[entry])])
        square += weight * weight
      }
      let length = square > 0 ? square.squareRoot() : 1
      for entry in start..<end {
        let id = Int(builder.ids[entry])
        let slot = Int(next[id])
        next[id] += 1
        documents[slot] = Int32(document)
        weights[slot] = Self.weight(builder.occurrences[entry], rarity[id]) / length
      }
      start = end
    }
    terms = builder.terms
    self.count = count
    self.rarity = rarity
    self.starts = starts
    self.documents = documents
    self.weights = weights
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
