internal import CTaxonomy

/// The names of all skills in the tables of O*NET, ESCO and this toolkit (`CTaxonomy/tables/README.md`).
///
/// They tell a skill that `SkillLexicon` does not have from other words of a posting. Nothing follows from one
/// about another: that is what the lexicon is for.
enum KnownSkills {
  /// Whether words are the name of a skill, in the singular or plural.
  static func contains(_ words: [Word]) -> Bool {
    names.contains(words.map(\.singular).joined(separator: " "))
  }

  /// Lines `Name|alias>Broader`, with a mark of ambiguity before a name, below lines in brackets.
  private static let names: Set<String> = {
    let text = String(
      decoding: UnsafeRawBufferPointer(start: ctaxonomy_skills(), count: ctaxonomy_skills_size()),
      as: UTF8.self)
    var names: Set<String> = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") && !line.hasPrefix("[") {
      let spellings = line.prefix { $0 != ">" }.split(separator: "|")
      for spelling in spellings {
        // A mark says that the name alone is an everyday word.
        guard let first = spelling.first, !"~!=".contains(first) else { continue }
        names.insert(
          WordReader.words(String(spelling)).map(\.singular).joined(separator: " "))
      }
    }
    return names
  }()
}
