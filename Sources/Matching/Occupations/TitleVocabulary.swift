internal import CTaxonomy

/// Words of job titles with a meaning of their own (`CTaxonomy/tables/title-words.txt`).
struct TitleVocabulary: Sendable {
  private var roles = HashIndex()
  private var meanings = HashIndex()
  private var expansions: [[[UInt8]]] = []

  static let shared = TitleVocabulary(
    String(
      decoding: UnsafeRawBufferPointer(
        start: ctaxonomy_title_words(), count: ctaxonomy_title_words_size()),
      as: UTF8.self))

  /// - Parameter text: lines `role: word word` and `word = word word`.
  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      guard let first = words.first else { continue }
      if first.hasSuffix(":"), let role = TitleWords.Role(name: first.dropLast()) {
        for word in words.dropFirst() { roles[WordHash.of(word.utf8)] = Int32(role.rawValue) }
      } else if words.count > 2, words[1] == "=" {
        meanings[WordHash.of(first.utf8)] = Int32(expansions.count)
        expansions.append(words.dropFirst(2).map { Array($0.utf8) })
      }
    }
  }

  func role(of word: [UInt8]) -> TitleWords.Role {
    roles[WordHash.of(word)].flatMap { TitleWords.Role(rawValue: UInt8($0)) } ?? .occupation
  }

  /// Returns the words that an abbreviation stands for; nil if it is not one.
  func abbreviation(_ word: [UInt8]) -> [[UInt8]]? {
    meanings[WordHash.of(word)].map { expansions[Int($0)] }
  }
}

extension TitleWords.Role {
  init?(name: Substring) {
    switch name {
    case "level": self = .level
    case "circumstance": self = .circumstance
    case "function": self = .function
    default: return nil
    }
  }
}
