/// The section titles of the languages of a script (`CSectionTitles/titles/README.md`).
///
/// A class, because a copy of all tables counts a reference of each.
final class SectionTitles: Sendable {
  /// What a word says about a title.
  enum Meaning: Sendable, Hashable {
    /// It decides the kind.
    case decides(SectionKind)
    /// It decides the kind unless another word does.
    case suggests(SectionKind)
    /// It accompanies other words.
    case accompanies
  }

  private let tables: SectionTitleTables
  /// The keys of `words` and `phrases`, which few words of a text are, and the first words of those with two.
  private let known: WordSet
  private let knownPhrases: WordSet
  private let firstOfPairs: WordSet
  /// The keys of beginnings and endings, which few words of a text have.
  private let firstLetters: KeyFilter
  private let lastLetters: KeyFilter

  static let latin = SectionTitles(.latin)
  static let cyrillic = SectionTitles(.cyrillic)
  static let greek = SectionTitles(.greek)
  static let arabic = SectionTitles(.arabic)
  static let hebrew = SectionTitles(.hebrew)
  static let devanagari = SectionTitles(.devanagari)
  static let eastAsian = SectionTitles(.eastAsian)
  static let thai = SectionTitles(.thai)
  static let armenian = SectionTitles(.armenian)
  static let georgian = SectionTitles(.georgian)
  static let ethiopic = SectionTitles(.ethiopic)
  static let bengali = SectionTitles(.bengali)
  static let gurmukhi = SectionTitles(.gurmukhi)
  static let gujarati = SectionTitles(.gujarati)
  static let tamil = SectionTitles(.tamil)
  static let telugu = SectionTitles(.telugu)
  static let kannada = SectionTitles(.kannada)
  static let malayalam = SectionTitles(.malayalam)

  static func of(_ script: Script) -> SectionTitles {
    switch script {
    case .latin: latin
    case .cyrillic: cyrillic
    case .greek: greek
    case .arabic: arabic
    case .hebrew: hebrew
    case .devanagari: devanagari
    case .eastAsian: eastAsian
    case .thai: thai
    case .armenian: armenian
    case .georgian: georgian
    case .ethiopic: ethiopic
    case .bengali: bengali
    case .gurmukhi: gurmukhi
    case .gujarati: gujarati
    case .tamil: tamil
    case .telugu: telugu
    case .kannada: kannada
    case .malayalam: malayalam
    }
  }

  private init(_ script: Script) {
    tables = SectionTitleTables(script)
    known = WordSet(Set(tables.words.keys))
    knownPhrases = WordSet(Set(tables.phrases.keys))
    firstOfPairs = WordTable.firstWords(
      WordSet(Set(tables.words.keys.filter { $0.holds(" ") })))
    firstLetters = KeyFilter(tables.beginnings.keys)
    lastLetters = KeyFilter(tables.endings.keys)
  }

  /// The form in which phrases are compared.
  static func key(_ words: [String], _ script: Script) -> String {
    script.isUnspaced ? words.joined() : words.phrase
  }

  /// The kind that a whole title names.
  func kind(of phrase: String) -> SectionKind? {
    knownPhrases.contains(phrase) ? tables.phrases[phrase] : nil
  }

  /// What a word says about a title.
  func meanings(of word: String) -> [Meaning] {
    var found = known.contains(word) ? tables.words[word] ?? [] : []
    add(beginningsOf: word, to: &found)
    add(endingsOf: word, to: &found)
    return found
  }

  /// What two words with a space between them say about a title.
  func meanings(of first: String, _ second: String) -> [Meaning] {
    firstOfPairs.contains(first) ? tables.words[first + " " + second] ?? [] : []
  }

  private func add(beginningsOf word: String, to found: inout [Meaning]) {
    let key = SectionTitleTables.start(word)
    guard firstLetters.mayContain(key), let beginnings = tables.beginnings[key] else { return }
    for (text, meaning) in beginnings where word.hasPrefix(text) { found.append(meaning) }
  }

  private func add(endingsOf word: String, to found: inout [Meaning]) {
    let key = SectionTitleTables.end(word)
    guard lastLetters.mayContain(key), let endings = tables.endings[key] else { return }
    for (text, meaning) in endings where word.hasSuffix(text) { found.append(meaning) }
  }

  /// The longest known word at the start of a text without spaces, and its length.
  func piece(_ text: ArraySlice<Unicode.Scalar>) -> (length: Int, meaning: Meaning)? {
    guard let first = text.first else { return nil }
    let known = tables.pieces[first]?.first { text.starts(with: $0.text) }
    return known.map { ($0.text.count, $0.meaning) }
  }
}

/// Bits of keys, so that most keys that are not in a table are not looked up.
private struct KeyFilter: Sendable {
  private var bits = [UInt64](repeating: 0, count: 64)

  init(_ keys: some Sequence<UInt64>) {
    for key in keys { bits[Self.place(key)] |= Self.bit(key) }
  }

  func mayContain(_ key: UInt64) -> Bool { bits[Self.place(key)] & Self.bit(key) != 0 }

  /// The first twelve bits of a product with an odd number depend on all bits of a key.
  private static func hash(_ key: UInt64) -> UInt64 { (key &* 0x9E37_79B9_7F4A_7C15) >> 52 }

  private static func place(_ key: UInt64) -> Int { Int(hash(key) >> 6) }

  private static func bit(_ key: UInt64) -> UInt64 { 1 << (hash(key) & 63) }
}
