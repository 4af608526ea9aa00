internal import CSectionTitles

/// The section titles of the languages of a script (`CSectionTitles/titles/README.md`).
///
/// `@unchecked`: only the initializer changes it. A class, because a copy of all tables counts a reference of each.
final class SectionTitles: @unchecked Sendable {
  /// What a word says about a title.
  enum Meaning: Sendable, Hashable {
    /// It decides the kind.
    case decides(SectionKind)
    /// It decides the kind unless another word does.
    case suggests(SectionKind)
    /// It accompanies other words.
    case accompanies
  }

  /// Whole titles, folded.
  private var phrases: [String: SectionKind] = [:]
  private var words: [String: [Meaning]] = [:]
  /// The keys of `words` and `phrases`, which few words of a text are, and the first words of those with two.
  private var known: WordSet = []
  private var knownPhrases: WordSet = []
  private var firstOfPairs: WordSet = []
  /// Beginnings and ends of words by the key of their first or last letters.
  private var beginnings: [UInt64: [(text: String, meaning: Meaning)]] = [:]
  private var endings: [UInt64: [(text: String, meaning: Meaning)]] = [:]
  /// The keys of those, which few words of a text have.
  private var firstLetters = KeyFilter()
  private var lastLetters = KeyFilter()
  /// Words of scripts without spaces by their first character, the longest first.
  private var pieces: [Unicode.Scalar: [(text: [Unicode.Scalar], meaning: Meaning)]] = [:]

  /// Beginnings and ends have at least this many letters.
  private static let keyLength = 3

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
    for index in 0..<csectiontitles_count() {
      let file = csectiontitles_file(index)
      guard String(cString: file.script) == script.rawValue else { continue }
      let bytes = UnsafeRawBufferPointer(start: file.bytes, count: file.size)
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        read(UnsafeRawBufferPointer(rebasing: line), script)
      }
    }
    for key in pieces.keys { pieces[key]?.sort { $0.text.count > $1.text.count } }
    firstLetters = KeyFilter(beginnings.keys)
    lastLetters = KeyFilter(endings.keys)
    known = WordSet(Set(words.keys))
    knownPhrases = WordSet(Set(phrases.keys))
    firstOfPairs = WordTable.firstWords(WordSet(Set(words.keys.filter { $0.holds(" ") })))
  }

  private func read(_ line: UnsafeRawBufferPointer, _ script: Script) {
    guard line.first != UInt8(ascii: "#"), let colon = line.firstIndex(of: UInt8(ascii: ":"))
    else { return }
    let values = String(decoding: line[(colon + 1)...], as: UTF8.self)
    var name = line[..<colon]
    let isSuggestion = name.last == UInt8(ascii: "?")
    let hasMark = isSuggestion || name.last == UInt8(ascii: "*")
    if hasMark { name.removeLast() }
    let kind = SectionKind(rawValue: String(decoding: name, as: UTF8.self))
    if hasMark {
      let meaning: Meaning =
        kind.map { isSuggestion ? .suggests($0) : .decides($0) } ?? .accompanies
      for word in values.parts({ $0 == UInt8(ascii: " ") }) { add(word, meaning, script) }
    } else if let kind {
      for phrase in values.parts({ $0 == UInt8(ascii: ",") }) {
        let words = WordTable.words(in: phrase)
        let folded =
          words.allSatisfy(\.isFolded) ? words : TitleSpelling.folded(phrase.unicodeScalars)
        let key = Self.key(folded, script)
        if phrases[key] == nil { phrases[key] = kind }
      }
    }
  }

  private func add(_ word: String, _ meaning: Meaning, _ script: Script) {
    let text = word.isFolded ? word : Self.spelled(word)
    guard let first = text.unicodeScalars.first else { return }
    if script.isUnspaced {
      pieces[first, default: []].append((Array(text.unicodeScalars), meaning))
    } else if word.utf8.last == UInt8(ascii: "-") {
      beginnings[Self.start(text), default: []].append((text, meaning))
    } else if word.utf8.first == UInt8(ascii: "-") {
      endings[Self.end(text), default: []].append((text, meaning))
    } else {
      words[text, default: []].append(meaning)
    }
  }

  /// The form of a word of the tables in which it is compared; `+` joins two words.
  private static func spelled(_ word: String) -> String {
    TitleSpelling.folded(word.unicodeScalars.map { $0 == "+" ? " " : $0 }.filter { $0 != "-" })
      .phrase
  }

  /// The form in which phrases are compared.
  static func key(_ words: [String], _ script: Script) -> String {
    script.isUnspaced ? words.joined() : words.phrase
  }

  /// The kind that a whole title names.
  func kind(of phrase: String) -> SectionKind? {
    knownPhrases.contains(phrase) ? phrases[phrase] : nil
  }

  /// What a word says about a title.
  func meanings(of word: String) -> [Meaning] {
    var found = known.contains(word) ? words[word] ?? [] : []
    add(beginningsOf: word, to: &found)
    add(endingsOf: word, to: &found)
    return found
  }

  /// What two words with a space between them say about a title.
  func meanings(of first: String, _ second: String) -> [Meaning] {
    firstOfPairs.contains(first) ? words[first + " " + second] ?? [] : []
  }

  private func add(beginningsOf word: String, to found: inout [Meaning]) {
    let key = Self.start(word)
    guard firstLetters.mayContain(key), let beginnings = beginnings[key] else { return }
    for (text, meaning) in beginnings where word.hasPrefix(text) { found.append(meaning) }
  }

  private func add(endingsOf word: String, to found: inout [Meaning]) {
    let key = Self.end(word)
    guard lastLetters.mayContain(key), let endings = endings[key] else { return }
    for (text, meaning) in endings where word.hasSuffix(text) { found.append(meaning) }
  }

  /// The longest known word at the start of a text without spaces, and its length.
  func piece(_ text: ArraySlice<Unicode.Scalar>) -> (length: Int, meaning: Meaning)? {
    guard let first = text.first else { return nil }
    let known = pieces[first]?.first { text.starts(with: $0.text) }
    return known.map { ($0.text.count, $0.meaning) }
  }

  private static func start(_ word: String) -> UInt64 {
    key(word) { $0.prefix(keyLength) } ?? key(of: word.unicodeScalars.prefix(keyLength))
  }

  private static func end(_ word: String) -> UInt64 {
    key(word) { $0.suffix(keyLength) } ?? key(of: word.unicodeScalars.suffix(keyLength))
  }

  /// The key of the part of a word in ASCII, without decoding it; nil for other words.
  private static func key(
    _ word: String, _ part: (UnsafeBufferPointer<UInt8>) -> Slice<UnsafeBufferPointer<UInt8>>
  ) -> UInt64? {
    word.withBytes { bytes in
      let part = part(bytes)
      guard part.allSatisfy({ $0 < 0x80 }) else { return nil }
      return part.reduce(0) { $0 << 21 | UInt64($1) }
    }
  }

  /// Up to three scalars of 21 bits each in one number.
  private static func key(of scalars: Substring.UnicodeScalarView) -> UInt64 {
    scalars.reduce(0) { $0 << 21 | UInt64($1.value) }
  }
}

/// Bits of keys, so that most keys that are not in a table are not hashed.
private struct KeyFilter: Sendable {
  private var bits = [UInt64](repeating: 0, count: 64)

  init(_ keys: some Sequence<UInt64> = []) {
    for key in keys { bits[Self.place(key)] |= Self.bit(key) }
  }

  func mayContain(_ key: UInt64) -> Bool { bits[Self.place(key)] & Self.bit(key) != 0 }

  /// The first twelve bits of a product with an odd number depend on all bits of a key.
  private static func hash(_ key: UInt64) -> UInt64 { (key &* 0x9E37_79B9_7F4A_7C15) >> 52 }

  private static func place(_ key: UInt64) -> Int { Int(hash(key) >> 6) }

  private static func bit(_ key: UInt64) -> UInt64 { 1 << (hash(key) & 63) }
}
