/// The RC4 stream cipher, for documents older than AES (ISO 32000-2, 7.6.2). Encryption and
/// decryption are the same operation.
struct RC4 {
  private var state: [UInt8]
  private var i: UInt8 = 0
  private var j: UInt8 = 0

  /// - Parameter key: 1 to 256 bytes. An empty key is treated as one zero.
  init(key: [UInt8]) {
    state = (0...255).map { UInt8($0) }
    let key = key.isEmpty ? [0] : key
    var j: UInt8 = 0
    for i in 0..<256 {
      j = j &+ state[i] &+ key[i % key.count]
      state.swapAt(i, Int(j))
    }
  }

  mutating func apply(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    bytes.map { byte in
      i = i &+ 1
      j = j &+ state[Int(i)]
      state.swapAt(Int(i), Int(j))
      return byte ^ state[Int(state[Int(i)] &+ state[Int(j)])]
    }
  }
}
