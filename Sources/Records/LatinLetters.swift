/// Removes accents from Latin letters.
package enum LatinLetters {
  /// The lower-case ASCII letters for an accented Latin letter or a ligature of either case; nil
  /// for any other scalar.
  package static func plain(_ scalar: Unicode.Scalar) -> [UInt8]? { table[scalar.value] }

  /// The UTF-8 bytes of `text` for comparison without case and accents: lower case, without
  /// combining marks.
  package static func folded(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        let byte = UInt8(scalar.value)
        bytes.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
      } else if let plain = plain(scalar) {
        bytes.append(contentsOf: plain)
      } else if !(0x300...0x36F).contains(scalar.value) {
        bytes.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
      }
    }
    return bytes
  }

  private static let table: [UInt32: [UInt8]] = {
    let groups = [
      "a": "àáâãäåāăą", "c": "çćĉċč", "d": "ďđð", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥħ",
      "i": "ìíîïĩīĭįıİ", "j": "ĵ", "k": "ķ", "l": "ĺļľŀł", "n": "ñńņňŉŋ", "o": "òóôõöøōŏő",
      "r": "ŕŗř", "s": "śŝşšșſ", "t": "ţťŧț", "u": "ùúûüũūŭůűų", "w": "ŵ", "y": "ýÿŷ",
      "z": "źżž", "ae": "æ", "oe": "œ", "ss": "ß", "th": "þ", "ff": "ﬀ", "fi": "ﬁ", "fl": "ﬂ",
      "ffi": "ﬃ", "ffl": "ﬄ", "st": "ﬅﬆ",
    ]
    var table: [UInt32: [UInt8]] = [:]
    for (plain, accented) in groups {
      for scalar in accented.unicodeScalars {
        table[scalar.value] = Array(plain.utf8)
        let upper = scalar.properties.uppercaseMapping.unicodeScalars
        if upper.count == 1, let upper = upper.first, !upper.isASCII {
          table[upper.value] = Array(plain.utf8)
        }
      }
    }
    return table
  }()
}
