internal import CTaxonomy

/// Skills of many occupations with their aliases.
///
/// A family is a text of lines `Name|alias|alias>Broader>Broader`. The name is also an alias. A
/// mark before an alias states how ambiguous it is:
/// - `~` an everyday word: counts if it is capitalized inside a sentence or is a list item;
/// - `!` a letter or a short word (`R`, `Go`): counts only beside another skill of the same family
///   or a word such as `language`, or as a whole item of a skill list;
/// - `=` the name is for display only and not an alias.
struct SkillTable: Sendable {
  struct Skill: Sendable {
    let name: String
    let family: Int
    /// Indices of the skills that this one implies: PostgreSQL implies SQL.
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

  /// The number of families, from the first, whose skills are listed together: software and data.
  static let technicalFamilies = 2

  /// The skills of this toolkit, of O*NET and of ESCO (`CTaxonomy/tables/README.md`).
  static let shared = SkillTable(
    families: families(
      in: String(
        decoding: UnsafeRawBufferPointer(start: ctaxonomy_skills(), count: ctaxonomy_skills_size()),
        as: UTF8.self)))

  /// Returns the lines below each line in brackets.
  private static func families(in text: String) -> [String] {
    var families: [String] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("[") {
        families.append("")
      } else if !families.isEmpty {
        families[families.count - 1] += line + "\n"
      }
    }
    return families
  }

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

  /// Returns the skill whose name or alias is the whole `text`. For items of skill lists: ambiguity
  /// is ignored.
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

  /// Whether `tokens` begin with the words of `alias`, in the singular or plural.
  func matches(_ alias: Alias, _ tokens: ArraySlice<Token>) -> Bool {
    guard tokens.count >= alias.words.count else { return false }
    return zip(alias.words, tokens).allSatisfy { $0 == $1.text || $0 == Stem.of($1.text) }
  }
}
