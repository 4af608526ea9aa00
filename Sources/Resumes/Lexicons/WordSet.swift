/// A set of words. Most words of a text are not in a lexicon, so words in ASCII are first compared by
/// their first byte and their length, without a hash. Hashing them took a tenth of the time of parsing a
/// PDF.
struct WordSet: Sendable, Sequence, ExpressibleByArrayLiteral {
  private let words: Set<String>
  /// The lengths, in bytes, of the words that begin with each byte: bit 0 for the longest ones.
  private let lengths: [UInt64]

  init(_ words: Set<String>) {
    self.words = words
    var lengths = [UInt64](repeating: 0, count: 0x80)
    for word in words {
      guard let first = word.utf8.first, first < 0x80 else { continue }
      lengths[Int(first)] |= Self.bit(word.utf8.count)
    }
    self.lengths = lengths
  }

  init(arrayLiteral words: String...) { self.init(Set(words)) }

  func makeIterator() -> Set<String>.Iterator { words.makeIterator() }

  func contains(_ word: String) -> Bool { mayContain(word) && words.contains(word) }

  func union(_ other: WordSet) -> WordSet { WordSet(words.union(other.words)) }

  private static func bit(_ length: Int) -> UInt64 { length < 64 ? 1 << UInt64(length) : 1 }

  /// False only for words in ASCII. Others may be equal to words of other lengths: strings are compared
  /// by canonical equivalence.
  private func mayContain(_ word: String) -> Bool {
    word.utf8.withContiguousStorageIfAvailable { bytes in
      guard let first = bytes.first else { return true }
      if first < 0x80, lengths[Int(first)] & Self.bit(bytes.count) != 0 { return true }
      return bytes.contains { $0 >= 0x80 }
    } ?? true
  }
}
