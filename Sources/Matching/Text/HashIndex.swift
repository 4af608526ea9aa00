/// Numbers by the hash of a word. Equal hashes are the same word: with 64 bits, the chance that any two of
/// 200,000 words have the same one is one in a thousand million.
///
/// Five times as fast as a dictionary, whose own hash is not needed here: a table of 70,000 titles
/// is filled when a program starts.
struct HashIndex: Sendable {
  private var keys: [UInt64]
  private var values: [Int32]
  private(set) var count = 0

  /// - Parameter capacity: the expected number of words; more are fine.
  init(capacity: Int = 0) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    keys = Array(repeating: 0, count: size)
    values = Array(repeating: -1, count: size)
  }

  /// The number of a word; nil if it has none. Setting it to nil changes nothing.
  subscript(hash: UInt64) -> Int32? {
    get {
      let slot = slot(of: hash)
      return values[slot] < 0 ? nil : values[slot]
    }
    set {
      guard let newValue else { return }
      set(slot(of: hash), hash, newValue)
    }
  }

  /// Returns the number of a word, which is the count of words before it if the word is new.
  mutating func number(of hash: UInt64) -> Int32 {
    let slot = slot(of: hash)
    if values[slot] >= 0 { return values[slot] }
    let number = Int32(count)
    set(slot, hash, number)
    return number
  }

  private mutating func set(_ slot: Int, _ hash: UInt64, _ value: Int32) {
    if values[slot] < 0 { count += 1 }
    keys[slot] = hash
    values[slot] = value
    if count * 4 > keys.count * 3 { grow() }
  }

  private func slot(of hash: UInt64) -> Int {
    let mask = keys.count - 1
    var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & mask
    while values[slot] >= 0, keys[slot] != hash { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = (keys, values)
    keys = Array(repeating: 0, count: old.0.count * 2)
    values = Array(repeating: -1, count: old.0.count * 2)
    for (key, value) in zip(old.0, old.1) where value >= 0 {
      let slot = slot(of: key)
      keys[slot] = key
      values[slot] = value
    }
  }
}
