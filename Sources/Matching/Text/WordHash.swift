/// The 64-bit FNV-1a hash of a word.
struct WordHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = WordHash()
    for byte in bytes { hash.add(byte) }
    return hash.value
  }
}
