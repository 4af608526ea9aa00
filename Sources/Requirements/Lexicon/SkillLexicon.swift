internal import CTaxonomy

/// Names of skills that are exactly the same skill, and skills that imply others (`CTaxonomy/tables/names`).
///
/// A line is `Name|other name|other name>implied skill>implied skill`. An implied skill is one that
/// everyone with the first has: knowing PostgreSQL is knowing a relational database. Related
/// skills have lines of their own. A mark before a name says how far it can be trusted:
/// - `!` also an everyday word (`Go`, `Excel`): counts with a capital letter only;
/// - `?` an abbreviation with other senses (`PR`): counts as an item of a list only;
/// - `~` common words (`budgets`): a requirement only where a posting asks for something;
/// - `=` counts in lower case only (`dbt`, which in capitals is a therapy).
struct SkillLexicon: Sendable {
  enum Trust: Sendable, Hashable {
    case name, capitalized, listed, common
  }

  struct Alias: Sendable {
    let words: [String]
    let skill: Int
    let trust: Trust
    /// Whether the name is one word with a capital letter: `Sparks` is not the plural of `Spark`.
    let isProper: Bool
    let isLower: Bool
    /// Its last word as it is written.
    let last: String
  }

  let names: [String]
  /// Per skill, all skills that imply it, itself included.
  let narrower: [Set<Int>]
  private let aliases: SkillAliases
  /// Per skill, its names as they stand in the table.
  private let lines: [Substring]

  static let shared = SkillLexicon(
    String(
      decoding: UnsafeRawBufferPointer(
        start: ctaxonomy_skill_names(), count: ctaxonomy_skill_names_size()),
      as: UTF8.self))

  /// The marks before a name.
  static let marks: Set<Character> = ["!", "?", "~", "="]

  /// - Parameter text: lines of the form above. Those that begin with `#` are comments.
  init(_ text: String) {
    var names: [String] = []
    var ids: [String: Int] = [:]
    var implied: [(Int, String)] = []
    var spellings: [SkillAliases.Spelling] = []
    var lines: [Substring] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: ">")
      guard let own = parts.first else { continue }
      let all = own.split(separator: "|")
      guard let first = all.first else { continue }
      let id = names.count
      let name = String(first.drop { Self.marks.contains($0) })
      names.append(name)
      lines.append(own)
      ids[name] = id
      implied += parts.dropFirst().map { (id, String($0)) }
      spellings += all.map { SkillAliases.Spelling(text: $0, skill: id) }
    }
    self.names = names
    self.lines = lines
    aliases = SkillAliases(spellings)
    var narrower = names.indices.map { Set([$0]) }
    // Implications are at most three steps long: Debian, Linux, Unix.
    for _ in 0..<3 {
      for (skill, name) in implied {
        if let broader = ids[name] { narrower[broader].formUnion(narrower[skill]) }
      }
    }
    self.narrower = narrower
  }

  /// A skill named in a text.
  struct Mention: Sendable, Hashable {
    let skill: Int
    let words: Range<Int>
    let trust: Trust
  }

  /// Returns the skills named in a range; of overlapping names, the longest that starts first.
  func mentions(in words: [Word], _ range: Range<Int>) -> [Mention] {
    var found: [Mention] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard let alias = longest(words, at: index, before: range.upperBound) else {
        index += 1
        continue
      }
      let end = index + alias.words.count
      found.append(Mention(skill: alias.skill, words: index..<end, trust: alias.trust))
      index = end
    }
    return found
  }

  private func longest(_ words: [Word], at index: Int, before end: Int) -> Alias? {
    for alias in aliases.beginning(with: words[index].singular)
    where index + alias.words.count <= end {
      let isHere = alias.words.indices.allSatisfy { offset in
        let word = words[index + offset]
        return alias.words[offset] == word.singular
          && (offset == 0 || !word.gap.has([.stop, .semicolon, .comma, .line, .bullet, .colon]))
      }
      if isHere, isWritten(words[index], as: alias),
        !isCutShort(alias, words, index + alias.words.count, before: end)
      {
        return alias
      }
    }
    return nil
  }

  /// Whether a name in the plural stands in the singular before another noun, which is what the words are about:
  /// `managed event budgets` for `managed events`.
  private func isCutShort(_ alias: Alias, _ words: [Word], _ next: Int, before end: Int) -> Bool {
    let last = words[next - 1]
    return alias.words.count > 1 && alias.last.hasSuffix("s") && !last.text.hasSuffix("s")
      && next < end && words[next].gap.isEmpty && !ItemReader.isFunction(words[next])
  }

  /// Whether a word is the name itself and not another word with the same singular or the same letters.
  private func isWritten(_ word: Word, as alias: Alias) -> Bool {
    if alias.isLower { return word.shape == .lower }
    guard alias.isProper, word.text == alias.last + "s" else { return true }
    return word.shape == .lower
  }

  /// Whether a skill has a name of its own, such as `Python`, rather than common words such as
  /// `project management`.
  func isProper(_ skill: Int) -> Bool { names[skill].contains { $0.isUppercase || $0.isNumber } }

  /// Returns the words of all names of a skill that is called by an abbreviation; none for other skills: `heating`,
  /// `ventilation` and others for `HVAC`.
  func wordsSpelledOut(_ skill: Int) -> [Word] {
    guard names[skill].allSatisfy({ $0.isUppercase || $0 == "/" }) else { return [] }
    return lines[skill].split(separator: "|").flatMap { WordReader.words(String($0)) }
  }

  /// Returns the skill whose name is all of `words`.
  func skill(named words: [Word]) -> Mention? {
    guard let first = mentions(in: words, words.indices).first, first.words == words.indices else {
      return nil
    }
    return first
  }
}

extension SkillLexicon {
  /// Whether a name is a phrase of everyday French: `la mise en place d'un comité`. In a kitchen it has no object.
  static func isEverydayPhrase(_ range: Range<Int>, in words: [Word]) -> Bool {
    guard range.count == 3, words[range.lowerBound].text == "mise" else { return false }
    let next = range.upperBound
    return next < words.count && words[next].gap.isEmpty
      && ["d", "de", "du", "des", "la", "le", "les"].contains(words[next].text)
  }
}
