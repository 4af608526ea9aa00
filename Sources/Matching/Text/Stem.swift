/// Reduces English plurals to the singular, and nothing else: `nurses`, `assemblies`, `boxes`.
enum Stem {
  static func of(_ word: String) -> String {
    let bytes = word.utf8
    guard bytes.count > 3, bytes.last == UInt8(ascii: "s") else { return word }
    if word.hasSuffix("ss") || word.hasSuffix("us") { return word }
    // `analysis` is a singular; `APIs` and `taxis` are plurals.
    if word.hasSuffix("is"), !["pis", "kis", "xis"].contains(where: word.hasSuffix) { return word }
    if word.hasSuffix("ies"), bytes.count > 4 { return word.dropLast(3) + "y" }
    for ending in ["sses", "shes", "ches", "xes", "zes"] where word.hasSuffix(ending) {
      return String(word.dropLast(2))
    }
    return String(word.dropLast())
  }
}
