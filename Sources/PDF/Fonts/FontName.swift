/// A font's name in lower case for searching. Only ASCII matters.
struct FontName {
  private let folded: [UInt8]

  init(_ name: String) {
    folded = name.utf8.map { $0 >= 65 && $0 <= 90 ? $0 | 0x20 : $0 }
  }

  func contains(_ word: StaticString) -> Bool {
    folded.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return false }
      return ByteRun(base: base, count: bytes.count).firstIndex(of: word) != nil
    }
  }

  func hasPrefix(_ word: StaticString) -> Bool {
    folded.starts(with: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  func hasSuffix(_ word: StaticString) -> Bool {
    folded.reversed().starts(
      with: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount).reversed())
  }

  static func == (name: FontName, word: StaticString) -> Bool {
    name.folded.count == word.utf8CodeUnitCount && name.hasPrefix(word)
  }

  func contains(anyOf words: [StaticString]) -> Bool { words.contains { contains($0) } }

  /// Whether the name contains a bold weight.
  var isBold: Bool {
    contains(anyOf: ["bold", "black", "heavy"]) || contains("demi") && !contains("demilight")
      // Computer Modern and its relatives name their weights differently: CMBX10, SFBX1000,
      // ec-lmbx10.
      || contains(anyOf: ["cmbx", "sfbx", "lmbx", "ecbx", "cmssbx", "cmb10"])
      || hasSuffix("-medi") || hasSuffix("-mediital")
  }

  /// Whether the name contains a slanted style.
  var isItalic: Bool {
    contains(anyOf: ["italic", "oblique", "slanted", "kursiv"])
      || contains(anyOf: ["cmti", "cmbxti", "cmsl", "sfti", "sfsl", "ecti", "lmri"])
      || hasSuffix("ital") || hasSuffix("-it")
  }
}
