/// A natural language and the level of proficiency.
struct LanguageSkill: Sendable {
  var language: Value
  var fluency: Value?

  /// "English (native)", "German – C1", "Fluent in Spanish"; nil if the text names no language.
  static func read(_ fragment: Fragment) -> LanguageSkill? { read([fragment]) }

  static func read(_ parts: [Fragment]) -> LanguageSkill? {
    for part in parts {
      let words = part.split(
        keepingParentheses: false, { $0.isSign(among: " ():-–—/,\t（）：，、") })
      for (index, word) in words.enumerated() {
        // "tiếng Anh": the first word says that the second is a language.
        let isAnnounced =
          index > 0
          && LanguageNames.firstOfPairs.contains(Folding.fold(words[index - 1].scalars))
        guard isAnnounced || LanguageNames.isName(Folding.fold(word.scalars)) else { continue }
        return LanguageSkill(
          language: Value(word, confidence: 0.95), fluency: fluency(part, without: word))
      }
    }
    return nil
  }

  private static func fluency(_ part: Fragment, without name: Fragment) -> Value? {
    let after = part.suffix(from: name.scalars.endIndex).pruned
    if !after.isEmpty { return Value(after, confidence: 0.85) }
    // "Fluent in Spanish"
    var before = part.prefix(upTo: name.scalars.startIndex).pruned
    let words = before.split { $0 == " " }
    if let last = words.last, ["in", "en", "em"].contains(last.text) {
      before = before.prefix(upTo: last.scalars.startIndex).pruned
    }
    return before.isEmpty ? nil : Value(before, confidence: 0.7)
  }

  /// Reads the languages of a section.
  static func languages(of lines: [TextLine]) -> [LanguageSkill] {
    var found: [LanguageSkill] = []
    for line in lines {
      let cells = line.cells.flatMap { cell in
        cell.split { ",;|•·、，،؛；".unicodeScalars.contains($0) }
      }
      for cell in cells {
        if let language = read(cell) {
          found.append(language)
        } else if var last = found.last, last.fluency == nil,
          Folding.words(cell.scalars).contains(where: LanguageNames.levels.contains)
        {
          last.fluency = Value(cell.pruned, confidence: 0.8)
          found[found.count - 1] = last
        }
      }
    }
    return found
  }
}
