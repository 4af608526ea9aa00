/// Normalizes text for comparison with the lexicons: lower case, Latin letters without diacritics.
enum Folding {
  static func fold(_ text: String) -> String {
    let isFolded = text.withBytes { bytes in
      bytes.allSatisfy { $0 < 0x80 && $0 &- UInt8(ascii: "A") >= 26 }
    }
    return isFolded ? text : fold(text.unicodeScalars)
  }

  static func fold(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    if let folded = scalars.withContiguousStorageIfAvailable({ fold($0[...]) }) { return folded }
    return Array(scalars).withUnsafeBufferPointer { fold($0[...]) }
  }

  private static func fold(_ scalars: Slice<UnsafeBufferPointer<Unicode.Scalar>>) -> String {
    let letters = UnsafeBufferPointer(rebasing: scalars)
    if letters.reduce(0 as UInt32, { $0 | $1.value }) < 0x80 { return fold(ascii: letters) }
    var folded = ScalarText()
    for scalar in scalars { append(scalar, to: &folded) }
    return folded.string
  }

  private static func fold(ascii letters: UnsafeBufferPointer<Unicode.Scalar>) -> String {
    // Short strings are built without allocating memory.
    String(unsafeUninitializedCapacity: letters.count) { bytes in
      for index in letters.indices {
        let byte = UInt8(truncatingIfNeeded: letters[index].value)
        bytes[index] = byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
      }
      return letters.count
    }
  }

  @inline(__always)
  private static func append(_ scalar: Unicode.Scalar, to folded: inout ScalarText) {
    if scalar.isASCII {
      folded.append(
        scalar.isUppercase ? Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value + 32)) : scalar)
    } else if scalar.value < endOfFrequent {
      folded.append(packed: frequent[Int(scalar.value)])
    } else {
      appendOther(scalar, to: &folded)
    }
  }

  /// The scalars up to Arabic, whose folded form is looked up without a hash.
  private static let endOfFrequent: UInt32 = 0x700

  /// The UTF-8 of the folded form of each of these scalars, at most four bytes, the first byte lowest.
  private static let frequent: [UInt32] = (0..<endOfFrequent).map { value in
    var folded = ScalarText()
    if let scalar = Unicode.Scalar(value) { appendOther(scalar, to: &folded) }
    return folded.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func appendOther(_ scalar: Unicode.Scalar, to folded: inout ScalarText) {
    if let base = latin[scalar] {
      folded.append(base)
    } else if scalar == "’" || scalar == "‘" || scalar == "ʼ" {
      folded.append("'" as Unicode.Scalar)
    } else if let base = otherScripts[scalar] {
      folded.append(base)
    } else if isIgnored(scalar) {
      return
    } else if scalar.isUncased {
      folded.append(scalar)
    } else {
      let lower = scalar.properties.lowercaseMapping
      let single = lower.unicodeScalars.first ?? scalar
      folded.append(single == scalar ? lower : latin[single] ?? lower)
    }
  }

  /// Whether a scalar makes no difference to the word: soft hyphens, combining marks of Latin,
  /// vowel marks of Hebrew and Arabic, the Arabic tatweel, and the signs that join or direct letters.
  private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x300...0x36F, 0x591...0x5C7, 0x640, 0x64B...0x65F, 0x670, 0x200B...0x200F,
      0x202A...0x202E, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }

  /// Returns the folded words of a text: runs of letters, digits, marks and the signs used inside
  /// words (`c++`, `c#`, `s.a`, `ph.d`). `d'affaires` gives `d` and `affaires`.
  static func words(_ text: some Sequence<Unicode.Scalar>) -> [String] {
    if let words = text.withContiguousStorageIfAvailable(words) { return words }
    return Array(text).withUnsafeBufferPointer(words)
  }

  /// Returns the first of the folded words of a text.
  static func firstWord(_ text: ArraySlice<Unicode.Scalar>) -> String? {
    text.withUnsafeBufferPointer { scalars in
      var index = 0
      return nextWord(scalars, &index)
    }
  }

  /// Words and the spaces after them have about this many scalars. An array that grows is copied several times.
  private static let meanLength = 5

  private static func words(_ scalars: UnsafeBufferPointer<Unicode.Scalar>) -> [String] {
    var words: [String] = []
    words.reserveCapacity(scalars.count / meanLength + 1)
    var index = 0
    while let word = nextWord(scalars, &index) { words.append(word) }
    return words
  }

  /// Returns the first word from `index` on, and moves `index` behind it.
  @inline(__always)
  private static func nextWord(
    _ scalars: UnsafeBufferPointer<Unicode.Scalar>, _ index: inout Int
  ) -> String? {
    while index < scalars.count {
      let start = index
      var bits: UInt32 = 0
      while index < scalars.count, isInsideWord(scalars[index]) {
        bits |= scalars[index].value
        index += 1
      }
      let end = index
      index += 1
      if end > start, let word = word(scalars[start..<end], isASCII: bits < 0x80) { return word }
    }
    return nil
  }

  /// The folded word without periods at its end; nil if nothing else is left.
  private static func word(
    _ scalars: Slice<UnsafeBufferPointer<Unicode.Scalar>>, isASCII: Bool
  ) -> String? {
    // Removing them from the string takes longer.
    var end = scalars.endIndex
    while end > scalars.startIndex, scalars[end - 1] == "." { end -= 1 }
    guard end > scalars.startIndex else { return nil }
    if isASCII {
      return fold(ascii: UnsafeBufferPointer(rebasing: scalars[scalars.startIndex..<end]))
    }
    var word = fold(scalars[scalars.startIndex..<end])
    // What follows a period may be a mark that is ignored.
    while !scalars[end - 1].isASCII, word.utf8.last == UInt8(ascii: ".") {
      word.unicodeScalars.removeLast()
    }
    return word.isEmpty ? nil : word
  }

  private static func isInsideWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.isAlphabetic || scalar.isDecimal || scalar == "." || scalar == "+"
        || scalar == "#"
    }
    return scalar.isAlphabetic || scalar.isNumeric || scalar == "\u{AD}" || scalar.isNonspacingMark
      || (0x200C...0x200D).contains(scalar.value)
  }

  /// Base letters of Greek and Cyrillic, and one form for the letters that Arabic and Persian
  /// keyboards spell differently.
  private static let otherScripts: [Unicode.Scalar: Unicode.Scalar] = {
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    let rows: [(Unicode.Scalar, String)] = [
      ("α", "άΆ"), ("ε", "έΈ"), ("η", "ήΉ"), ("ι", "ίΊϊΪΐ"), ("ο", "όΌ"), ("υ", "ύΎϋΫΰ"),
      ("ω", "ώΏ"), ("σ", "ς"), ("е", "ёЁ"), ("ا", "أإآٱ"), ("ه", "ةہۂۃ"), ("ي", "یى"), ("ك", "ک"),
    ]
    for (base, variants) in rows {
      for scalar in variants.unicodeScalars { table[scalar] = base }
    }
    return table
  }()

  /// Base letters of Latin-1, Latin Extended-A and those of Extended-B that European names use.
  private static let latin: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [:]
    let rows: [(String, String)] = [
      ("a", "àáâãäåāăąǎǻạảấầẩẫậắằẳẵặÀÁÂÃÄÅĀĂĄǍ"), ("ae", "æÆǽ"), ("c", "çćĉċčÇĆĈĊČ"),
      ("d", "ďđðĎĐÐ"), ("e", "èéêëēĕėęěẹẻẽếềểễệÈÉÊËĒĔĖĘĚ"), ("g", "ĝğġģĜĞĠĢ"), ("h", "ĥħĤĦ"),
      ("i", "ìíîïĩīĭįıỉịÌÍÎÏĨĪĬĮİ"), ("j", "ĵĴ"), ("k", "ķĶ"), ("l", "ĺļľŀłĹĻĽĿŁ"),
      ("n", "ñńņňŉŋÑŃŅŇŊ"), ("o", "òóôõöøōŏőơọỏốồổỗộớờởỡợÒÓÔÕÖØŌŎŐƠ"), ("oe", "œŒ"),
      ("r", "ŕŗřŔŖŘ"), ("s", "śŝşšșŚŜŞŠȘ"), ("ss", "ßẞ"), ("t", "ţťŧțŢŤŦȚ"), ("th", "þÞ"),
      ("u", "ùúûüũūŭůűųưụủứừửữựÙÚÛÜŨŪŬŮŰŲƯ"), ("w", "ŵŴ"), ("y", "ýÿŷỳỵỷỹÝŸŶ"), ("z", "źżžŹŻŽ"),
      ("fi", "ﬁ"), ("fl", "ﬂ"), ("ff", "ﬀ"), ("ffi", "ﬃ"), ("ffl", "ﬄ"),
    ]
    for (base, marked) in rows {
      for scalar in marked.unicodeScalars { table[scalar] = base }
    }
    return table
  }()
}
