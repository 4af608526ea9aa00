/// xorshift64*, so that failures are reproducible.
struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }

  /// A copy with some bytes changed, removed or repeated.
  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var copy = bytes
    for _ in 0..<Int.random(in: 1...8, using: &self) where !copy.isEmpty {
      let place = Int.random(in: 0..<copy.count, using: &self)
      let end = min(copy.count, place + Int.random(in: 1...16, using: &self))
      switch Int.random(in: 0..<3, using: &self) {
      case 0: copy[place] = UInt8.random(in: 0...255, using: &self)
      case 1: copy.removeSubrange(place..<end)
      default: copy.insert(contentsOf: copy[place..<end], at: place)
      }
    }
    return copy
  }
}
