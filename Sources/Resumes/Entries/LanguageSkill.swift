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

  /// The parts of a cell that name a language each: "Afrikaans: home language. English: fluent", "Malay / English",
  /// "Welsh and English (both fluent)".
  private static func sentences(_ cell: Fragment) -> [Fragment] {
    var parts: [Fragment] = []
    var start = cell.scalars.startIndex
    for index in cell.scalars.indices where index + 1 < cell.scalars.endIndex {
      let isEnd =
        cell.scalars[index] == "." && cell.scalars[index + 1] == " "
        || cell.scalars[index] == "/" && cell.scalars[index + 1] == " "
      guard isEnd else { continue }
      parts.append(cell[start..<index])
      start = index + 1
    }
    parts.append(cell.suffix(from: start))
    return parts.filter { !$0.pruned.isEmpty }.flatMap(pair)
  }

  /// Two languages with a conjunction between them.
  private static func pair(_ part: Fragment) -> [Fragment] {
    let words = part.split(keepingParentheses: false) { $0 == " " }
    guard words.count >= 3, conjunctions.contains(Folding.fold(words[1].scalars)),
      LanguageNames.isName(Folding.fold(words[0].scalars)),
      LanguageNames.isName(Folding.fold(words[2].pruned.scalars))
    else { return [part] }
    return [words[0], part.suffix(from: words[2].scalars.startIndex)]
  }

  private static let conjunctions: Set<String> = [
    "and", "und", "et", "y", "e", "en", "&", "i", "och", "og",
  ]

  /// Reads the languages of a section.
  static func languages(of lines: [TextLine]) -> [LanguageSkill] {
    var found: [LanguageSkill] = []
    for line in lines {
      let cells = line.cells.flatMap { cell in
        cell.split { $0.isSign(among: ",;|•·、，،؛；") }.flatMap(sentences)
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
