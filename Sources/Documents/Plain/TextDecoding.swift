import Records

/// Decodes text of unknown encoding: UTF-8 and UTF-16 by byte order mark or validity, or else
/// Windows-1252, the superset of Latin-1 that the WHATWG Encoding Standard prescribes for it.
package struct TextDecoding {
  package let text: String
  /// Whether bytes were dropped or replaced.
  let isRepaired: Bool

  /// Nil if the bytes are not text in any of these encodings.
  package init?(_ bytes: [UInt8]) {
    switch Self.byteOrderMark(bytes) {
    case .utf8?:
      let body = bytes.dropFirst(3)
      guard !Self.isNoise(body) else { return nil }
      self.init(utf8: body)
    case .utf16(let bigEndian)?: self.init(utf16: bytes.dropFirst(2), bigEndian: bigEndian)
    case nil:
      if let bigEndian = Self.looksLikeUTF16(bytes) {
        self.init(utf16: bytes[...], bigEndian: bigEndian)
      } else if Self.isNoise(bytes[...]) {
        return nil
      } else {
        let sequences = UTF8Census(bytes)
        if sequences.invalid == 0 || sequences.valid > 8 * sequences.invalid {
          self.init(utf8: bytes[...])
        } else {
          self.init(windows1252: bytes)
        }
      }
    }
  }

  private init(utf8 bytes: ArraySlice<UInt8>) {
    text = String(decoding: bytes, as: UTF8.self)
    isRepaired = UTF8Census(Array(bytes)).invalid > 0
  }

  private init?(utf16 bytes: ArraySlice<UInt8>, bigEndian: Bool) {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(bigEndian ? first << 8 | second : second << 8 | first)
      index += 2
    }
    text = String(decoding: units, as: UTF16.self)
    isRepaired = text.unicodeScalars.contains("\u{FFFD}") || bytes.count % 2 == 1
    let controls = units.count { $0 < 0x20 && !(0x09...0x0D).contains($0) }
    guard controls * 50 <= units.count else { return nil }
  }

  private init(windows1252 bytes: [UInt8]) {
    var scalars = String.UnicodeScalarView()
    scalars.reserveCapacity(bytes.count)
    for byte in bytes { scalars.append(Windows1252.scalar(byte)) }
    text = String(scalars)
    isRepaired = false
  }

  private enum ByteOrderMark {
    case utf8
    case utf16(bigEndian: Bool)
  }

  private static func byteOrderMark(_ bytes: [UInt8]) -> ByteOrderMark? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
    if bytes.starts(with: [0xFE, 0xFF]) { return .utf16(bigEndian: true) }
    if bytes.starts(with: [0xFF, 0xFE]) { return .utf16(bigEndian: false) }
    return nil
  }

  /// Western text in UTF-16 has a zero in nearly every other byte. Returns whether it is the first
  /// of each pair.
  private static func looksLikeUTF16(_ bytes: [UInt8]) -> Bool? {
    let sample = bytes.prefix(4096)
    guard sample.count >= 4 else { return nil }
    var zeros = (even: 0, odd: 0)
    for (index, byte) in sample.enumerated() where byte == 0 {
      if index % 2 == 0 { zeros.even += 1 } else { zeros.odd += 1 }
    }
    let half = sample.count / 2
    if zeros.even * 10 > half * 7, zeros.odd * 20 < half { return true }
    if zeros.odd * 10 > half * 7, zeros.even * 20 < half { return false }
    return nil
  }

  /// Text has hardly any control characters; of random bytes, one in nine is one.
  private static func isNoise(_ bytes: ArraySlice<UInt8>) -> Bool {
    let sample = bytes.prefix(1 << 16)
    let limit = sample.count / 50
    return sample.withUnsafeBufferPointer { sample in
      var controls = 0
      for byte in sample where byte < 0x20 || byte == 0x7F {
        switch byte {
        case 0: controls += 4
        case 0x09...0x0D, 0x1B: continue
        default: controls += 1
        }
        // Files that are not text are recognized after a few bytes.
        if controls > limit { return true }
      }
      return false
    }
  }
}

/// Counts the well-formed multi-byte sequences of UTF-8 in a text, and the bytes that belong to
/// none.
struct UTF8Census {
  var valid = 0
  var invalid = 0

  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        if bytes[index] < 0x80 {
          index += 1
        } else if let length = UTF8Sequence.length(bytes, at: index) {
          valid += 1
          index += length
        } else {
          invalid += 1
          index += 1
        }
      }
    }
  }
}
