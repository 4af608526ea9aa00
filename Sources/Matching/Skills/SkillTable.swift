/// Skills of many trades with their aliases.
///
/// A family is a text of lines `Name|alias|alias>Broader>Broader`. The name is an alias too. A
/// mark before an alias tells how easily it is taken for something else:
/// - `~` an everyday word: counts when it is capitalised inside a sentence or is an item of a list;
/// - `!` a letter or a short word (`R`, `Go`): counts only beside another skill of the same family
///   or a word such as `language`, or as a whole item of a skill list;
/// - `=` the name is for people only and no alias.
struct SkillTable: Sendable {
  struct Skill: Sendable {
    let name: String
    let family: Int
    /// Identifiers of skills that this one includes: who knows PostgreSQL knows SQL.
    let broader: [Int]
  }

  enum Ambiguity: UInt8, Sendable {
    case none, word, strict
  }

  struct Alias: Sendable {
    let words: [String]
    let skill: Int
    let ambiguity: Ambiguity
  }

  let skills: [Skill]
  /// Aliases by their first word, longer ones first.
  let aliases: [String: [Alias]]

  static let shared = SkillTable(families: [
    software, dataAndCloud, office, finance, people, sales, healthcare, education, trades,
    engineering, logistics, hospitality, care, creative,
  ])

  init(families: [String]) {
    var names: [String: Int] = [:]
    var rows: [(name: String, family: Int, broader: [Substring])] = []
    var aliases: [String: [Alias]] = [:]
    for (family, text) in families.enumerated() {
      for line in text.split(separator: "\n") {
        var parts = line.split(separator: ">")
        let spellings = parts.removeFirst().split(separator: "|")
        guard let first = spellings.first else { continue }
        let id = rows.count
        let name = String(first.drop { "~!=".contains($0) })
        names[name] = id
        rows.append((name, family, parts))
        for spelling in spellings where !spelling.hasPrefix("=") {
          let ambiguity: Ambiguity =
            spelling.hasPrefix("~") ? .word : spelling.hasPrefix("!") ? .strict : .none
          let words = Tokenizer.tokens(String(ambiguity == .none ? spelling : spelling.dropFirst()))
            .map(\.text)
          guard let head = words.first else { continue }
          aliases[head, default: []].append(Alias(words: words, skill: id, ambiguity: ambiguity))
        }
      }
    }
    self.aliases = aliases.mapValues { $0.sorted { $0.words.count > $1.words.count } }
    skills = rows.map { row in
      Skill(
        name: row.name, family: row.family,
        broader: row.broader.compactMap { names[String($0)] })
    }
  }

  /// The skill whose name or alias is the whole of `text`; in a list of skills nothing is ambiguous.
  func skill(named text: String) -> Int? {
    let words = Tokenizer.tokens(text)
    guard let first = words.first else { return nil }
    for head in [first.text, Stem.of(first.text)] {
      for alias in aliases[head] ?? []
      where alias.words.count == words.count && matches(alias, words[...]) {
        return alias.skill
      }
    }
    return nil
  }

  func matches(_ alias: Alias, _ tokens: ArraySlice<Token>) -> Bool {
    guard tokens.count >= alias.words.count else { return false }
    return zip(alias.words, tokens).allSatisfy { $0 == $1.text || $0 == Stem.of($1.text) }
  }
}
