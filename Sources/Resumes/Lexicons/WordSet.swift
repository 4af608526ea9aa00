/// A set of words. Most words of a text are not in a lexicon, so words in ASCII are first looked up by
/// their length and three of their bytes, without a hash of the whole word. Hashing them took a tenth of the
/// time of parsing a PDF.
struct WordSet: Sendable, Sequence, ExpressibleByArrayLiteral {
  private let words: Set<String>
  /// Whether a word of the set has this key: a power of two of places, several for each word.
  private let isKey: [Bool]

  /// With this many places for each word, about one in ten keys of other words is taken.
  private static let placesPerWord = 8

  init(_ words: Set<String>) {
    self.words = words
    var places = 1
    while places < words.count * Self.placesPerWord { places *= 2 }
    var isKey = [Bool](repeating: false, count: places)
    for var word in words {
      word.withUTF8 { bytes in
        if !bytes.isEmpty { isKey[Self.key(of: bytes) & (places - 1)] = true }
      }
    }
    self.isKey = isKey
  }

  init(arrayLiteral words: String...) { self.init(Set(words)) }

  func makeIterator() -> Set<String>.Iterator { words.makeIterator() }

  func contains(_ word: String) -> Bool { mayContain(word) && words.contains(word) }

  func union(_ other: WordSet) -> WordSet { WordSet(words.union(other.words)) }

  /// - Parameter word: Not empty.
  private static func key(of word: UnsafeBufferPointer<UInt8>) -> Int {
    let count = word.count
    let bytes = Int(word[0]) &* 961 &+ Int(word[count - 1]) &* 31 &+ Int(word[count / 2])
    let key = bytes &* 67 &+ count
    return key ^ key >> 9
  }

  /// False only for words in ASCII. Others may be equal to words of other lengths: strings are compared
  /// by canonical equivalence.
  private func mayContain(_ word: String) -> Bool {
    word.utf8.withContiguousStorageIfAvailable { bytes in
      guard !bytes.isEmpty else { return true }
      return isKey[Self.key(of: bytes) & (isKey.count - 1)] || bytes.contains { $0 >= 0x80 }
    } ?? true
  }
}
