/// Text that is put together from many small pieces: appending each to a `String` costs several times
/// as much as its bytes do.
struct TextBytes {
  private var bytes: [UInt8] = []

  /// - Parameter byte: ASCII.
  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(_ text: String) {
    let isAppended: Void? = text.utf8.withContiguousStorageIfAvailable {
      bytes.append(contentsOf: $0)
    }
    if isAppended == nil { bytes.append(contentsOf: text.utf8) }
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }
}
