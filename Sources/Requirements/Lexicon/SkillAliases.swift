internal import Synchronization

/// The names of skills by their first words.
///
/// There are tens of thousands, and a text has few of their first words. So a name is split into words when a text first
/// has the word that it begins with.
final class SkillAliases: Sendable {
  /// A name as it stands in the table, with its mark.
  struct Spelling: Sendable {
    let text: Substring
    let skill: Int
  }

  private let spellings: [String: [Spelling]]
  private let read = Mutex<[String: [SkillLexicon.Alias]]>([:])

  init(_ all: [Spelling]) {
    var spellings: [String: [Spelling]] = [:]
    var singulars: [Substring: String] = [:]
    for spelling in all {
      let name = spelling.text.drop { SkillLexicon.marks.contains($0) }
      guard let first = Self.firstWord(of: name) else {
        if let word = WordReader.words(String(name)).first {
          spellings[word.singular, default: []].append(spelling)
        }
        continue
      }
      let singular =
        singulars[first]
        ?? WordForms.of(first.lowercased()).singular
      singulars[first] = singular
      spellings[singular, default: []].append(spelling)
    }
    self.spellings = spellings
  }

  /// The first word of a name if it has plain letters only; nil if reading it takes the rules of `WordReader`.
  private static func firstWord(of name: Substring) -> Substring? {
    let letters = name.utf8.prefix { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
    guard letters.count > 1,
      letters.endIndex == name.endIndex || name.utf8[letters.endIndex] == UInt8(ascii: " ")
    else { return nil }
    return name[..<letters.endIndex]
  }

  /// The names that begin with a word, longer ones first.
  func beginning(with singular: String) -> [SkillLexicon.Alias] {
    guard let own = spellings[singular] else { return [] }
    return read.withLock { read in
      if let aliases = read[singular] { return aliases }
      let aliases = own.compactMap(SkillLexicon.Alias.init)
        .sorted { $0.words.count > $1.words.count }
      read[singular] = aliases
      return aliases
    }
  }
}

extension SkillLexicon.Alias {
  fileprivate init?(_ spelling: SkillAliases.Spelling) {
    let mark = spelling.text.first.flatMap { SkillLexicon.marks.contains($0) ? $0 : nil }
    let read = WordReader.words(String(mark == nil ? spelling.text : spelling.text.dropFirst()))
    guard let head = read.first, let last = read.last else { return nil }
    self.init(
      words: read.map(\.singular), skill: spelling.skill,
      trust: mark.flatMap { SkillLexicon.Trust(mark: $0) } ?? .name,
      isProper: read.count == 1 && head.shape == .capitalized, isLower: mark == "=",
      last: last.text)
  }
}

extension SkillLexicon.Trust {
  fileprivate init?(mark: Character) {
    switch mark {
    case "!": self = .capitalized
    case "?": self = .listed
    case "~": self = .common
    default: return nil
    }
  }
}
