import Records

/// Splits the text of resumes and postings into words.
///
/// A word is a run of letters and digits in any script. It keeps `+` and `#` at its end (`C++`,
/// `C#`), and a period or an ampersand between two letters (`Node.js`, `R&D`). Periods are removed
/// from initials (`R.N.`), a possessive `'s` and French elisions (`l'`, `d'`) are words of their
/// own or removed. HTML tags and entities separate words, and tags of blocks separate lines.
struct WordReader {
  let scalars: [Unicode.Scalar]
  private(set) var at = 0
  private(set) var gap: Gap = .line
  private(set) var words: [Word] = []

  static func words(_ text: String) -> [Word] {
    var reader = WordReader(scalars: Array(text.unicodeScalars))
    return reader.read()
  }

  private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  private mutating func read() -> [Word] {
    while at < scalars.count {
      if isLetterBullet {
        gap.insert(.bullet)
        at += 1
      } else if let end = endOfItemNumber {
        gap.insert(.bullet)
        at = end
      } else if Self.isLetter(scalars[at]) || startsWithStop {
        readWord()
      } else {
        readSeparator()
      }
    }
    return joinedPrefixes()
  }

  func scalar(_ index: Int) -> Unicode.Scalar {
    scalars.indices.contains(index) ? scalars[index] : "\n"
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return (0x30...0x39).contains(scalar.value) || (0x41...0x5A).contains(scalar.value)
        || (0x61...0x7A).contains(scalar.value)
    }
    return scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
      || (0x300...0x36F).contains(scalar.value)
  }

  /// Whether a letter belongs to a script that is written without spaces, or whose endings follow Latin words: kana,
  /// Han, Hangul.
  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF: true
    default: false
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(scalar.value)
  }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    ["'", "\u{2019}", "\u{2018}", "\u{02BC}"].contains(scalar)
  }

  /// `.NET`, but not an ellipsis.
  private var startsWithStop: Bool {
    scalars[at] == "." && Self.isLetter(scalar(at + 1)) && !Self.isDigit(scalar(at + 1))
      && (at == 0 || scalar(at - 1).properties.isWhitespace || ["(", ","].contains(scalar(at - 1)))
  }

  /// An `o` that stands for a circle before an indented item, as word processors write it.
  private var isLetterBullet: Bool {
    scalars[at] == "o" && gap.has(.line) && [" ", "\t"].contains(scalar(at + 1))
      && ([" ", "\t"].contains(scalar(at - 1)) || scalar(at + 1) == "\t"
        || scalar(at + 2).properties.isUppercase)
  }

  private mutating func readWord() {
    let start = at
    at += 1
    while at < scalars.count {
      let here = scalars[at]
      let next = scalar(at + 1)
      if Self.isLetter(here) || here == "\u{AD}" {
        // `Spring BootによるAPI開発`.
        if Self.isEastAsian(here) != Self.isEastAsian(scalar(at - 1)) { break }
        at += 1
      } else if here == "&", entityEnd() != nil {
        break
      } else if here == "." || here == "&", Self.isLetter(next) {
        at += 1
      } else if here == ",", groupsThousands(start) {
        at += 1
      } else if let end = endOfGender(start) {
        at = end
        break
      } else if here == "+" || here == "#", !Self.isDigit(scalar(at - 1)),
        !Self.isLetter(next) || scalar(at - 1) == "+"
      {
        at += 1
      } else if Self.isApostrophe(here), Self.isLetter(next) {
        if endsElision(start) { break }
        at += 1
      } else {
        break
      }
    }
    append(start..<at)
  }

  /// The end of the German ending for women after a noun: `Elektrotechniker:in`, `Schreiner/-in`, `Lehrer*innen`.
  private func endOfGender(_ start: Int) -> Int? {
    guard [":", "*", "_", "/"].contains(scalar(at)), at - start >= Self.shortestNoun,
      scalars[start].properties.isUppercase, scalar(at - 1).properties.isLowercase
    else { return nil }
    let first = scalar(at) == "/" && scalar(at + 1) == "-" ? at + 2 : at + 1
    guard scalar(first) == "i", scalar(first + 1) == "n" else { return nil }
    let isPlural = ["n", "e", "n"].enumerated().allSatisfy { scalar(first + 2 + $0) == $1 }
    let end = first + (isPlural ? 5 : 2)
    return Self.isLetter(scalar(end)) ? nil : end
  }

  /// The shortest noun for a person, in letters: `Koch`.
  private static let shortestNoun = 4

  private func groupsThousands(_ start: Int) -> Bool {
    scalars[start..<at].allSatisfy { Self.isDigit($0) || $0 == "," }
      && (1...3).allSatisfy { Self.isDigit(scalar(at + $0)) } && !Self.isDigit(scalar(at + 4))
  }

  private func endsElision(_ start: Int) -> Bool {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<at])
    return Self.elisions.contains(String(text).lowercased())
  }

  private static let elisions: Set<String> = [
    "l", "d", "j", "m", "t", "s", "n", "c", "qu", "jusqu", "lorsqu", "puisqu",
  ]

  private mutating func append(_ range: Range<Int>) {
    var end = range.upperBound
    // A possessive ends before its apostrophe.
    if range.count > 2, ["s", "S"].contains(scalars[end - 1]), Self.isApostrophe(scalars[end - 2]) {
      end -= 2
    }
    // The ending for women is not a part of the word.
    let gender = scalars[range.lowerBound..<end].firstIndex { [":", "*", "_", "/"].contains($0) }
    let kept = scalars[range.lowerBound..<(gender ?? end)]
    var view = String.UnicodeScalarView()
    view.append(contentsOf: kept.filter { !Self.isApostrophe($0) && $0 != "\u{AD}" && $0 != "," })
    var text = String(decoding: LatinLetters.folded(String(view)), as: UTF8.self)
    if Self.isInitials(text) { text.removeAll { $0 == "." } }
    let forms = WordForms.of(text)
    words.append(
      Word(
        text: text, singular: forms.singular, stem: forms.stem, start: range.lowerBound, end: end,
        shape: Self.shape(kept), gap: gap))
    gap = []
  }

  /// `r.n`, `u.s`: single letters with periods between them, but not `1.5`.
  private static func isInitials(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.count >= 3 && bytes.count % 2 == 1
      && bytes.indices.allSatisfy { $0 % 2 == 1 ? bytes[$0] == 0x2E : bytes[$0] > 0x39 }
  }

  private static func shape(_ scalars: ArraySlice<Unicode.Scalar>) -> Word.Shape {
    var uppers = 0
    var lowers = 0
    var digits = 0
    for scalar in scalars {
      if scalar.properties.isUppercase {
        uppers += 1
      } else if scalar.properties.isLowercase {
        lowers += 1
      } else if isDigit(scalar) {
        digits += 1
      }
    }
    if uppers + lowers == 0 { return .number }
    if lowers == 0 { return uppers == 1 && digits == 0 ? .capitalized : .upper }
    if uppers == 0 { return .lower }
    let isFirst = scalars.first { $0.properties.isAlphabetic }?.properties.isUppercase ?? false
    return isFirst && uppers == 1 ? .capitalized : .mixed
  }

  private mutating func readSeparator() {
    let here = scalars[at]
    defer { at += 1 }
    if here == "<", let end = tagEnd() {
      gap.insert(isBlockTag(end) ? .line : .other)
      at = end
      return
    }
    if here == "&", let end = entityEnd() {
      at = end
      return
    }
    switch here {
    // Columns of a line.
    case "\t": if !gap.has(.line), !words.isEmpty { gap.insert(.tab) }
    case " ", "\u{A0}", "\u{202F}", "\u{2009}": break
    case "\n", "\r", "\u{2028}", "\u{2029}", "\u{0C}", "\u{0B}", "\u{85}": breakLine(here)
    case ",", "\u{3001}", "\u{FF0C}": gap.insert(.comma)
    case ";": gap.insert(.semicolon)
    case ":": gap.insert(.colon)
    // `Kotlin .......... none`
    case "." where scalar(at + 1) == "." && scalar(at + 2) == "." && scalar(at + 3) == ".":
      gap.insert(.colon)
      while scalar(at + 1) == "." { at += 1 }
    case ".", "!", "?", "\u{2026}", "\u{3002}": if endsSentence { gap.insert(.stop) }
    case "-", "\u{2010}"..."\u{2015}", "\u{2212}": gap.insert(dash)
    case "*" where isEmphasis || Self.isDigit(scalar(at - 1)): break
    case "*", "\u{2022}", "\u{2023}", "\u{2043}", "\u{2219}", "\u{25A0}"..."\u{25FF}", "\u{2713}",
      "\u{2714}", "\u{27A2}", "\u{F0B7}":
      gap.insert(.bullet)
    case "|" where gap.has(.line) || words.isEmpty: break
    case "\u{B7}", "|": gap.insert(gap.has(.line) ? .bullet : .bar)
    case "+" where (gap.has(.line) || words.isEmpty) && scalar(at + 1) == " ": gap.insert(.bullet)
    case _ where Self.arrows.contains(here) && (gap.has(.line) || words.isEmpty):
      gap.insert(.bullet)
    case "/": gap.insert(.slash)
    case "(", "[": gap.insert(.open)
    case ")", "]": gap.insert(.close)
    case "\"", "\u{201C}", "\u{201D}", "\u{201E}", "\u{AB}", "\u{BB}": gap.insert(.quote)
    case "+": gap.insert(.plus)
    case "&": gap.insert(.ampersand)
    case "\u{200B}"..."\u{200F}", "\u{FEFF}", "\u{FE00}"..."\u{FE0F}", "\u{2060}": break
    default: gap.insert(isMark ? .bullet : .other)
    }
  }

  /// Signs that are bullets at the start of a line.
  private static let arrows: Set<Unicode.Scalar> = [
    "~", ">", "\u{203A}", "\u{2192}", "\u{279C}", "\u{BB}",
  ]

  /// Whether a symbol such as a check mark begins a line.
  private var isMark: Bool {
    (gap.has(.line) || words.isEmpty) && scalars[at].properties.generalCategory == .otherSymbol
  }

  private mutating func breakLine(_ here: Unicode.Scalar) {
    if here == "\n", at > 0, scalars[at - 1] == "\r" { return }
    if gap.has(.line) { gap.insert(.blank) }
    // What stands on a line of its own, such as a rule, does not mark the next line.
    gap.subtract([.bullet, .dash])
    gap.insert(.line)
  }

  /// A period ends a sentence unless an abbreviation or initials precede it.
  private var endsSentence: Bool {
    guard scalars[at] == ".", let last = words.last, last.end == at else { return true }
    // `B.Sc./HND`, `Dipl.-Ing., Bachelor`.
    if ["/", ",", ";", ")"].contains(scalar(at + 1)) { return false }
    return !Self.abbreviations.contains(last.text) && !endsInitials(last) || opensSentence(at + 1)
      || endsEnglishSentence(last)
      // `5-axis: no. CMM: yes.`
      || last.text == "no" && last.gap.has([.colon, .dash])
  }

  /// Whether what may be an abbreviation is an English word, and a sentence begins after it: `a tidy mind. Experience of`,
  /// but not `Englisch mind. B2`.
  private func endsEnglishSentence(_ last: Word) -> Bool {
    ["mind", "art", "no", "cat"].contains(last.text) && scalar(at + 1) == " "
      && scalar(at + 2).properties.isUppercase && scalar(at + 3).properties.isLowercase
      && words.suffix(Self.englishReach).contains { Self.english.contains($0.text) }
  }

  /// How many words before it tell that a word is English.
  private static let englishReach = 8
  private static let english: Set<String> = ["the", "and", "of", "with", "a", "your", "you", "to"]

  /// Whether a word that hardly ever follows an abbreviation stands after a space: `one year min. We are …`.
  private func opensSentence(_ start: Int) -> Bool {
    guard scalar(start) == " " else { return false }
    let letters = (start + 1...start + Self.longestOpening).prefix { Self.isLetter(scalar($0)) }
    return Self.openings.contains(String(String.UnicodeScalarView(letters.map { scalar($0) })))
  }

  private static let openings: Set<String> = [
    "We", "You", "Our", "The", "They", "This", "It", "Must", "Please", "Wir", "Du", "Sie", "Unser",
    "Nous", "Vous", "Notre", "Nuestro", "Nosotros",
  ]
  private static let longestOpening = 9

  /// Whether the period belongs to initials (`U.S. citizen`, `a J.D. from`, `B.S. Mathematics`): the line goes
  /// on in lower case, or after a degree or a country that another word follows.
  private func endsInitials(_ last: Word) -> Bool {
    guard scalars[last.start..<last.end].contains("."), scalar(at + 1) == " " else { return false }
    let next = scalar(at + 2)
    if next.properties.isLowercase || Self.isDigit(next) || next == "(" { return true }
    return next.properties.isUppercase && Self.initials.contains(last.text)
  }

  /// Initials that another word usually follows.
  private static let initials: Set<String> = [
    "us", "uk", "eu", "ba", "bs", "ma", "ms", "ab", "aa", "as", "aas", "bsc", "b.sc", "msc", "m.sc",
    "ph.d", "phd", "b.eng", "m.eng", "b.ed", "m.ed", "bed", "med", "llb", "ll.b", "llm", "ll.m",
    "ed.d", "jd", "md", "do", "mba", "bba", "bfa", "mfa", "b.tech", "m.tech", "b.com", "m.com",
  ]

  private static let abbreviations: Set<String> = [
    "eg", "ie", "approx", "min", "incl", "bzw", "zb", "ca", "mind", "inkl", "vs", "dr", "mr", "mrs",
    "dipl", "ing", "mag", "gepr", "ms", "st", "jr", "sr", "z", "e.g", "i.e", "z.b", "no", "dept",
    "sept", "kat", "cat", "d.h",
    "exp", "avg", "max", "est", "resp", "vol", "ggf", "evtl", "usw", "etw", "env", "etc", "tel",
    "ref", "nr", "art",
  ]

  /// Whether an asterisk is one of those around words in bold: `**Baker**, Crumb & Co`.
  private var isEmphasis: Bool {
    scalar(at - 1) == "*" || scalar(at + 1) == "*"
      || Self.isLetter(scalar(at - 1)) && !scalar(at + 1).properties.isWhitespace
  }

  private var dash: Gap {
    if gap.has(.line) || words.isEmpty { return .bullet }
    // `Dipl.-Ing.`
    if scalar(at) == "-", scalar(at - 1) == ".", Self.isLetter(scalar(at - 2)),
      Self.isLetter(scalar(at + 1))
    {
      return .hyphen
    }
    let isAfterLetter = Self.isLetter(scalar(at - 1))
    // `Gesundheits- und Krankenpfleger`.
    if isAfterLetter, scalar(at) == "-", scalar(at + 1) == " ", isJoin(at + 2) { return [] }
    return isAfterLetter && Self.isLetter(scalar(at + 1)) ? .hyphen : .dash
  }

  /// Whether one of the words `and`, `or` begins at a scalar.
  private func isJoin(_ start: Int) -> Bool {
    let length = (0...Self.longestJoin).first { !Self.isLetter(scalar(start + $0)) } ?? 0
    return Self.joins.contains(
      String(String.UnicodeScalarView((0..<length).map { scalar(start + $0) })))
  }

  private static let joins: Set<String> = [
    "und", "oder", "bzw", "sowie", "and", "or", "et", "ou", "y", "o",
  ]
  private static let longestJoin = 5

  private func tagEnd() -> Int? {
    let next = scalar(at + 1)
    guard next == "/" || next.properties.isAlphabetic || next == "!" else { return nil }
    let limit = min(scalars.count, at + Self.maximumTag)
    return (at + 1..<limit).first { scalars[$0] == ">" }
  }

  /// The length of a tag with its attributes, so that a lone `<` does not hide a text.
  private static let maximumTag = 400

  private func isBlockTag(_ end: Int) -> Bool {
    var name = String.UnicodeScalarView()
    name.append(
      contentsOf: scalars[(at + 1)..<end].drop { $0 == "/" }.prefix { Self.isLetter($0) })
    return Self.blockTags.contains(String(name).lowercased())
  }

  private static let blockTags: Set<String> = [
    "p", "li", "ul", "ol", "br", "div", "h1", "h2", "h3", "h4", "h5", "h6", "tr", "td", "table",
    "section", "hr",
  ]

  private func entityEnd() -> Int? {
    let limit = min(scalars.count, at + 9)
    guard let end = (at + 1..<max(at + 1, limit)).first(where: { scalars[$0] == ";" }),
      end > at + 2,
      scalars[(at + 1)..<end].allSatisfy({ Self.isLetter($0) || $0 == "#" })
    else { return nil }
    return end
  }

  /// Joins `e-mail` and similar words to one.
  private func joinedPrefixes() -> [Word] {
    var joined: [Word] = []
    joined.reserveCapacity(words.count)
    for word in words {
      if let last = joined.last, last.text == "e", word.gap == .hyphen,
        Self.afterE.contains(word.text)
      {
        let forms = WordForms.of("e" + word.text)
        joined[joined.count - 1] = Word(
          text: "e" + word.text, singular: forms.singular, stem: forms.stem, start: last.start,
          end: word.end, shape: last.shape == .lower ? .lower : word.shape, gap: last.gap)
      } else {
        joined.append(word)
      }
    }
    return joined
  }

  private static let afterE: Set<String> = ["mail", "mails", "commerce", "learning", "mailing"]
}
