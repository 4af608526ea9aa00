internal import CSectionTitles

/// What the files of a script say about the words of section titles (`CSectionTitles/titles/README.md`).
struct SectionTitleTables: Sendable {
  /// Whole titles, folded.
  private(set) var phrases: [String: SectionKind] = [:]
  private(set) var words: [String: [SectionTitles.Meaning]] = [:]
  /// Beginnings and ends of words by the key of their first or last letters.
  private(set) var beginnings: [UInt64: [(text: String, meaning: SectionTitles.Meaning)]] = [:]
  private(set) var endings: [UInt64: [(text: String, meaning: SectionTitles.Meaning)]] = [:]
  /// Words of scripts without spaces by their first character, the longest first.
  private(set) var pieces:
    [Unicode.Scalar: [(text: [Unicode.Scalar], meaning: SectionTitles.Meaning)]] = [:]

  /// Beginnings and ends have at least this many letters.
  private static let keyLength = 3

  init(_ script: Script) {
    for index in 0..<csectiontitles_count() {
      let file = csectiontitles_file(index)
      guard String(cString: file.script) == script.rawValue else { continue }
      let bytes = UnsafeRawBufferPointer(start: file.bytes, count: file.size)
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        read(UnsafeRawBufferPointer(rebasing: line), script)
      }
    }
    for key in pieces.keys { pieces[key]?.sort { $0.text.count > $1.text.count } }
  }

  private mutating func read(_ line: UnsafeRawBufferPointer, _ script: Script) {
    guard line.first != UInt8(ascii: "#"), let colon = line.firstIndex(of: UInt8(ascii: ":"))
    else { return }
    let values = String(decoding: line[(colon + 1)...], as: UTF8.self)
    var name = line[..<colon]
    let isSuggestion = name.last == UInt8(ascii: "?")
    let hasMark = isSuggestion || name.last == UInt8(ascii: "*")
    if hasMark { name.removeLast() }
    let kind = SectionKind(rawValue: String(decoding: name, as: UTF8.self))
    if hasMark {
      let meaning: SectionTitles.Meaning =
        kind.map { isSuggestion ? .suggests($0) : .decides($0) } ?? .accompanies
      for word in values.parts({ $0 == UInt8(ascii: " ") }) { add(word, meaning, script) }
    } else if let kind {
      for phrase in values.parts({ $0 == UInt8(ascii: ",") }) {
        let words = WordTable.words(in: phrase)
        let folded =
          words.allSatisfy(\.isFolded) ? words : TitleSpelling.folded(phrase.unicodeScalars)
        let key = SectionTitles.key(folded, script)
        if phrases[key] == nil { phrases[key] = kind }
      }
    }
  }

  private mutating func add(_ word: String, _ meaning: SectionTitles.Meaning, _ script: Script) {
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

  /// The key of the first letters of a word.
  static func start(_ word: String) -> UInt64 {
    key(word) { $0.prefix(keyLength) } ?? key(of: word.unicodeScalars.prefix(keyLength))
  }

  /// The key of the last letters of a word.
  static func end(_ word: String) -> UInt64 {
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
