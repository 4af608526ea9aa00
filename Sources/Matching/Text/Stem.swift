/// Reduces English plurals to the singular, and nothing else: `nurses`, `assemblies`, `boxes`.
enum Stem {
  static func of(_ word: String) -> String {
    guard word.utf8.count > 3, word.utf8.last == UInt8(ascii: "s") else { return word }
    var bytes = Array(word.utf8)
    reduce(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reduces the UTF-8 bytes of a word.
  static func reduce(_ word: inout [UInt8]) {
    guard word.count > 3, word.last == UInt8(ascii: "s") else { return }
    if ends(word, "ss") || ends(word, "us") { return }
    // `analysis` is a singular; `APIs` and `taxis` are plurals.
    if ends(word, "is"), !ends(word, "pis"), !ends(word, "kis"), !ends(word, "xis") { return }
    if word.count > 4, ends(word, "ies") {
      word.removeLast(3)
      word.append(UInt8(ascii: "y"))
    } else if ends(word, "sses") || ends(word, "shes") || ends(word, "ches") || ends(word, "xes")
      || ends(word, "zes")
    {
      word.removeLast(2)
    } else {
      word.removeLast()
    }
  }

  private static func ends(_ word: [UInt8], _ ending: StaticString) -> Bool {
    let count = ending.utf8CodeUnitCount
    guard word.count >= count else { return false }
    let start = word.count - count
    for index in 0..<count where word[start + index] != ending.utf8Start[index] { return false }
    return true
  }
}
