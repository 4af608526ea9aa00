/// A set of words. Most words of a text are not in a lexicon, so words are first looked up by their length and
/// three of their bytes, without a hash of the whole word. Hashing words in ASCII took a tenth of the time of
/// parsing a PDF, hashing others a twentieth of the time of finding its fields.
struct WordSet: Sendable, Sequence, ExpressibleByArrayLiteral {
  private let words: Set<String>
  /// Whether a word of the set has this key: a power of two of bits, several for each word.
  private let keys: [UInt64]

  /// With this many bits for each word, about one in ten keys of other words is taken.
  private static let bitsPerWord = 8

  /// - Parameter words: In composed form (Unicode normalization form C).
  init(_ words: Set<String>) {
    self.words = words
    var bits = UInt64.bitWidth
    while bits < words.count * Self.bitsPerWord { bits *= 2 }
    var keys = [UInt64](repeating: 0, count: bits / UInt64.bitWidth)
    for var word in words {
      word.withUTF8 { bytes in
        guard !bytes.isEmpty else { return }
        let key = Self.key(of: bytes)
        keys[key >> 6 & (keys.count - 1)] |= 1 << UInt64(key & 63)
      }
    }
    self.keys = keys
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

  /// False only for words whose bytes have one form. Others may be equal to words of other lengths: strings
  /// are compared by canonical equivalence.
  private func mayContain(_ word: String) -> Bool {
    word.utf8.withContiguousStorageIfAvailable { bytes in
      guard !bytes.isEmpty else { return true }
      let key = Self.key(of: bytes)
      return keys[key >> 6 & (keys.count - 1)] >> UInt64(key & 63) & 1 == 1
        || bytes.contains { $0 >= 0x80 } && !word.unicodeScalars.allSatisfy(\.isComposed)
    } ?? true
  }
}

extension Unicode.Scalar {
  /// Whether it neither combines with other scalars nor is equivalent to any, so that two words of such scalars
  /// are equal only if their bytes are (Unicode Standard Annex #15). Of all scalars that have this property,
  /// these are the ones that most words outside ASCII consist of.
  fileprivate var isComposed: Bool {
    switch value {
    case 0..<0x80, 0xC0...0x24F, 0x388...0x3FF, 0x400...0x482, 0x48A...0x52F, 0x5D0...0x5EA,
      0x620...0x64A, 0x671...0x6D3, 0x1E00...0x1EFF, 0x3041...0x3096, 0x30A1...0x30FA,
      0x4E00...0x9FFF, 0xAC00...0xD7A3:
      true
    default: false
    }
  }
}
