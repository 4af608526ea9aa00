/// Properties of the UTF-8 of a string that are read without decoding it.
extension String {
  /// The number of Unicode scalars.
  var scalarCount: Int {
    // Each scalar has one byte that does not continue another one.
    utf8.withContiguousStorageIfAvailable { bytes in bytes.count { $0 & 0xC0 != 0x80 } }
      ?? unicodeScalars.count
  }

  /// Whether it has a byte from `limit` on, and thus a letter of some script.
  func hasByte(from limit: UInt8) -> Bool {
    utf8.withContiguousStorageIfAvailable { bytes in bytes.contains { $0 >= limit } }
      ?? utf8.contains { $0 >= limit }
  }
}
