/// The words of a title in the form in which titles are compared: without case and diacritics, and
/// without the differences in spelling that printed Arabic, Greek and Cyrillic have.
enum TitleSpelling {
  static func folded(_ scalars: some Sequence<Unicode.Scalar>) -> [String] {
    Folding.words(scalars).map(normalized)
  }

  static func normalized(_ word: String) -> String {
    guard word.hasByte(from: 0x80) else { return word }
    var text = ScalarText()
    var isArabic = false
    for scalar in word.unicodeScalars {
      if let letter = letters[scalar] {
        text.append(letter)
      } else if !(0x64B...0x652).contains(scalar.value), scalar.value != 0x640 {
        text.append(scalar)
      }
      isArabic = isArabic || (0x600...0x6FF).contains(scalar.value)
    }
    return isArabic ? withoutArticle(text.string) : text.string
  }

  /// An Arabic word without its article and the conjunction before it.
  private static func withoutArticle(_ word: String) -> String {
    for prefix in ["وال", "ال"] where word.hasPrefix(prefix) {
      let rest = word.unicodeScalars.dropFirst(prefix.unicodeScalars.count)
      if rest.count >= minimumStem { return String(rest) }
    }
    return word
  }

  /// The shortest word that an article may precede.
  private static let minimumStem = 3

  private static let letters: [Unicode.Scalar: Unicode.Scalar] = [
    "أ": "ا", "إ": "ا", "آ": "ا", "ٱ": "ا", "ى": "ي", "ة": "ه", "ک": "ك", "ی": "ي", "ۀ": "ه",
    "ά": "α", "έ": "ε", "ή": "η", "ί": "ι", "ό": "ο", "ύ": "υ", "ώ": "ω", "ϊ": "ι", "ΐ": "ι",
    "ϋ": "υ", "ΰ": "υ", "ς": "σ", "ё": "е", "ѐ": "е", "ѝ": "и",
  ]
}
