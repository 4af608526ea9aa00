/// The words of a job title by which titles are compared: folded, in the singular, abbreviations spelled
/// out. One value reads many titles, so that its memory is reused. `.ci/bench/titlewords.py` does the same
/// for the built-in titles.
///
/// A word is a run of letters and digits in any script, with `+` and `#` at its end (`C++`, `C#`) and an
/// ampersand between two letters (`R&D`). Periods and apostrophes inside a word are dropped
/// (`R.N.`, `driver's`).
struct TitleWords {
  /// What a word says in a title.
  enum Role: UInt8, Sendable {
    case occupation
    /// Seniority: `senior`, `trainee`, `ii`.
    case level
    /// How and when the work is done, which some titles contain (`Night Auditor`): `night`, `remote`.
    case circumstance
    /// Function words and gender marks.
    case function
  }

  struct Word: Sendable {
    /// The bytes in `bytes`.
    let range: Range<Int>
    var role: Role
    /// The bytes in `spellings`: the word as it was, folded, or what its abbreviation means.
    let spelling: Range<Int>
  }

  private(set) var bytes: [UInt8] = []
  private(set) var spellings: [UInt8] = []
  private(set) var words: [Word] = []
  private var current: [UInt8] = []

  /// Reads a title in place of the one before.
  mutating func read(_ title: UnsafeBufferPointer<UInt8>) {
    bytes.removeAll(keepingCapacity: true)
    spellings.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    var index = 0
    while index < title.count {
      let byte = title[index]
      if byte < 0x80 {
        ascii(byte, index, title)
        index += 1
      } else {
        index += foreign(title, at: index)
      }
    }
    finish()
    // A `Lead Engineer` is an engineer; a `Tech Lead` is a lead.
    if let first = words.first, bytes[first.range].elementsEqual("lead".utf8) {
      words[0].role = .level
    }
  }

  mutating func read(_ title: String) {
    var title = title
    title.withUTF8 { read($0) }
  }

  /// Which words of a title are compared.
  enum Extent: Sendable {
    /// All but function words.
    case full
    /// Those that identify the occupation. Without any, the levels (`Principal`).
    case core
  }

  func strings(_ extent: Extent) -> [String] {
    var found: [String] = []
    forEach(extent) { found.append(String(decoding: bytes[$0.range], as: UTF8.self)) }
    return found
  }

  func forEach(_ extent: Extent, _ body: (Word) -> Void) {
    let hasOccupation = words.contains { $0.role == .occupation }
    for word in words {
      let isKept =
        switch word.role {
        case .occupation: true
        case .circumstance: extent == .full
        case .level: extent == .full || !hasOccupation
        case .function: false
        }
      if isKept { body(word) }
    }
  }

  func isEmpty(_ extent: Extent) -> Bool {
    var isEmpty = true
    forEach(extent) { _ in isEmpty = false }
    return isEmpty
  }

  /// Returns the words with a space between them.
  func joined(_ extent: Extent) -> [UInt8] {
    var joined: [UInt8] = []
    forEach(extent) { word in
      if !joined.isEmpty { joined.append(UInt8(ascii: " ")) }
      joined += bytes[word.range]
    }
    return joined
  }

  /// The hash of the words with a space between them.
  func hash(_ extent: Extent) -> UInt64 {
    var hash = WordHash()
    var isFirst = true
    forEach(extent) { word in
      if !isFirst { hash.add(UInt8(ascii: " ")) }
      isFirst = false
      for byte in bytes[word.range] { hash.add(byte) }
    }
    return hash.value
  }

  /// Returns the spellings of words with a space between them, for people.
  func spelled(_ extent: Extent) -> String {
    var found: [String] = []
    forEach(extent) { found.append(String(decoding: spellings[$0.spelling], as: UTF8.self)) }
    return found.joined(separator: " ")
  }

  // MARK: Reading

  private mutating func ascii(_ byte: UInt8, _ index: Int, _ title: UnsafeBufferPointer<UInt8>) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      current.append(byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      current.append(byte | 0x20)
    case UInt8(ascii: "+"), UInt8(ascii: "#"):
      let next = index + 1 < title.count ? title[index + 1] : 0
      if current.isEmpty || Self.isWordByte(next) { finish() } else { current.append(byte) }
    case UInt8(ascii: "&"):
      let next = index + 1 < title.count ? title[index + 1] : 0
      if current.isEmpty || !Self.isWordByte(next) { finish() } else { current.append(byte) }
    case UInt8(ascii: "'"):
      apostrophe(next: index + 1, title)
    case UInt8(ascii: "."):
      let next = index + 1 < title.count ? title[index + 1] : 0
      if !Self.isWordByte(next) { finish() }
    default:
      finish()
    }
  }

  /// The `s` of a possessive ends the word: its plural would differ.
  private mutating func apostrophe(next: Int, _ title: UnsafeBufferPointer<UInt8>) {
    let isLast = next + 1 >= title.count || !Self.isWordByte(title[next + 1])
    if next < title.count, title[next] | 0x20 == UInt8(ascii: "s"), isLast { finish() }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }

  /// Reads a scalar outside ASCII and returns its length in bytes.
  private mutating func foreign(_ title: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let length = title[index] >= 0xF0 ? 4 : title[index] >= 0xE0 ? 3 : 2
    let rest = UnsafeBufferPointer(rebasing: title[index..<min(index + length, title.count)])
    guard let scalar = String(validating: rest, as: UTF8.self)?.unicodeScalars.first else {
      finish()
      return 1
    }
    switch Folding.fold(scalar) {
    case .letters(let letters, _): current += letters
    case .digit(let digit): current.append(digit)
    case .apostrophe: apostrophe(next: index + length, title)
    case .nothing: break
    case .separator: finish()
    }
    return length
  }

  private mutating func finish() {
    guard !current.isEmpty else { return }
    defer { current.removeAll(keepingCapacity: true) }
    // What is left of a possessive: driver's.
    if current == [UInt8(ascii: "s")], !words.isEmpty { return }
    if let meaning = TitleVocabulary.shared.abbreviation(current) { return expand(meaning) }
    let spelled = current
    Stem.reduce(&current)
    if current.count != spelled.count, let meaning = TitleVocabulary.shared.abbreviation(current) {
      return expand(meaning)
    }
    append(current, spelled)
  }

  private mutating func expand(_ words: [[UInt8]]) {
    for word in words {
      var singular = word
      Stem.reduce(&singular)
      append(singular, word)
    }
  }

  private mutating func append(_ word: [UInt8], _ spelled: [UInt8]) {
    let start = (bytes.count, spellings.count)
    bytes += word
    spellings += spelled
    words.append(
      Word(
        range: start.0..<bytes.count, role: TitleVocabulary.shared.role(of: word),
        spelling: start.1..<spellings.count))
  }
}
