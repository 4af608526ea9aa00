/// Names of skills that are exactly the same skill, and skills that imply others.
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
  /// The aliases by the singular of their first word, longer ones first.
  private let aliases: [String: [Alias]]

  static let shared = SkillLexicon([
    software, data, office, finance, health, trades, service, people, european,
  ])

  init(_ texts: [String]) {
    var names: [String] = []
    var ids: [String: Int] = [:]
    var implied: [(Int, String)] = []
    var aliases: [String: [Alias]] = [:]
    for line in texts.flatMap({ $0.split(whereSeparator: \.isNewline) }) {
      let parts = line.split(separator: ">").map(String.init)
      guard let own = parts.first else { continue }
      let spellings = own.split(separator: "|").map(String.init)
      guard let first = spellings.first else { continue }
      let id = names.count
      let name = String(first.drop { "!?~=".contains($0) })
      names.append(name)
      ids[name] = id
      implied += parts.dropFirst().map { (id, $0) }
      for spelling in spellings {
        let trust: Trust =
          switch spelling.first {
          case "!": .capitalized
          case "?": .listed
          case "~": .common
          default: .name
          }
        let isLower = spelling.first == "="
        let text = trust == .name && !isLower ? spelling : String(spelling.dropFirst())
        let read = WordReader.words(text)
        guard let head = read.first, let last = read.last else { continue }
        aliases[head.singular, default: []].append(
          Alias(
            words: read.map(\.singular), skill: id, trust: trust,
            isProper: read.count == 1 && head.shape == .capitalized, isLower: isLower,
            last: last.text))
      }
    }
    self.names = names
    self.aliases = aliases.mapValues { $0.sorted { $0.words.count > $1.words.count } }
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
    for alias in aliases[words[index].singular] ?? [] where index + alias.words.count <= end {
      let isHere = alias.words.indices.allSatisfy { offset in
        let word = words[index + offset]
        return alias.words[offset] == word.singular
          && (offset == 0 || !word.gap.has([.stop, .semicolon, .comma, .line, .bullet, .colon]))
      }
      if isHere, isWritten(words[index], as: alias) { return alias }
    }
    return nil
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

  /// Returns the skill whose name is all of `words`.
  func skill(named words: [Word]) -> Mention? {
    guard let first = mentions(in: words, words.indices).first, first.words == words.indices else {
      return nil
    }
    return first
  }
}
