/// A name behind labels: "Surname / First name⇥Rossi, Anna", "Nachname: Kern" above "Vorname: Eva", "氏 名"
/// above "山田 太郎".
struct LabeledName {
  private enum Part { case whole, family, given }

  private var whole: Fragment?
  private var family: Fragment?
  private var given: Fragment?

  /// Shares of the names that are right, estimated by hand: nothing but a label says so.
  private static let confidence = 0.93

  /// The longest label and the longest name, in words.
  private static let maximumLabelWords = 7
  private static let maximumNameWords = 6

  /// The longest name, in scalars.
  private static let maximumLength = 50

  /// Returns the name that labels announce in these lines; nil if there is none.
  static func find(in lines: [TextLine]) -> Value? {
    var name = LabeledName()
    for (index, line) in lines.enumerated() where line.whole.page == 0 {
      // A larger name is a line of its own above its label.
      let larger =
        index > 0 && lines[index - 1].whole.line == line.whole.line ? lines[index - 1] : nil
      name.read(line, next: larger ?? (index + 1 < lines.count ? lines[index + 1] : nil))
    }
    return name.value
  }

  /// "Name" is the family name beside "Vorname", and the given name beside "Apellidos".
  private var value: Value? {
    let first = given ?? (family == nil ? nil : whole)
    let last = family ?? (given == nil ? nil : whole)
    guard let first, let last, first != last, !last.text.contains(first.text) else {
      return (whole ?? given).map { Value(joining: Self.inOrder($0), confidence: Self.confidence) }
    }
    // The family name comes first where it is written without a space.
    let isFamilyFirst = EastAsianText.isEastAsian(last.text)
    return Value(
      joining: isFamilyFirst ? [last, first] : [first, last], confidence: Self.confidence)
  }

  /// The parts of a name in the usual order: "Rossi Bianchi, Anna" has the family name first.
  private static func inOrder(_ name: Fragment) -> [Fragment] {
    let parts = name.split(\.isComma).pruned
    return parts.count == 2 && part(name) == nil ? parts.reversed() : [name]
  }

  private mutating func read(_ line: TextLine, next: TextLine?) {
    let cells = Self.withWholeLabels(line)
    for (place, cell) in cells.enumerated() {
      if let colon = cell.scalars.firstIndex(where: { $0 == ":" || $0 == "：" }) {
        if let part = Self.part(cell.prefix(upTo: colon)) {
          let rest = cell.suffix(from: colon + 1).trimmed
          set(part, rest.isEmpty && place + 1 < cells.count ? cells[place + 1] : rest)
        }
      } else if let (part, rest) = Self.spaced(cell) {
        set(part, rest)
      } else if let part = Self.part(cell) {
        if place + 1 < cells.count {
          set(part, Self.joined(cells[(place + 1)...], in: line))
        } else if cells.count == 1, let next {
          set(part, Self.joined(Self.withWholeLabels(next)[...], in: next))
        }
      }
    }
  }

  /// A label of an East Asian script and the name after it in one cell: "氏名 小川 美咲".
  private static func spaced(_ cell: Fragment) -> (part: Part, rest: Fragment)? {
    guard let space = cell.scalars.firstIndex(where: \.isWhitespace),
      space - cell.scalars.startIndex > 1,
      cell.scalars[..<space].allSatisfy(EastAsianText.isEastAsian),
      let part = part(cell.prefix(upTo: space))
    else { return nil }
    return (part, cell.suffix(from: space + 1).trimmed)
  }

  private mutating func set(_ part: Part, _ text: Fragment) {
    guard Self.mayBeName(text) else { return }
    switch part {
    case .whole: if whole == nil { whole = text }
    case .family: if family == nil { family = text }
    case .given: if given == nil { given = text }
    }
  }

  /// The cells of a line. Labels of two characters are often set as wide as longer ones, so that each
  /// character is a cell: "氏⇥名".
  private static func withWholeLabels(_ line: TextLine) -> [Fragment] {
    var cells = line.cells
    if cells.count > 1, cells[0].scalars.count == 1, cells[1].scalars.count == 1 {
      let both = line.whole[cells[0].range.lowerBound..<cells[1].range.upperBound]
      if part(both) != nil { cells.replaceSubrange(0..<2, with: [both]) }
    }
    return cells
  }

  /// The first cell, with the second one if both are short words of East Asian scripts: family and given
  /// name with a wide space between them.
  private static func joined(_ cells: ArraySlice<Fragment>, in line: TextLine) -> Fragment {
    guard let first = cells.first else { return line.whole[0..<0] }
    // "姓名⇥張雅筑⇥性別⇥女": the third cell is the label of the fourth.
    guard let second = cells.dropFirst().first, part(second) == nil,
      !isLabel(second, before: cells.dropFirst(2).first),
      [first, second].allSatisfy({ cell in
        cell.scalars.count <= maximumCharacters
          && cell.scalars.allSatisfy(EastAsianText.isEastAsian)
      })
    else { return first }
    return line.whole[first.range.lowerBound..<second.range.upperBound]
  }

  /// Whether a cell is a label, or the first character of one that is spread over two cells: "性⇥别".
  private static func isLabel(_ cell: Fragment, before next: Fragment?) -> Bool {
    let text = Folding.fold(cell.scalars)
    if PersonalLabels.kind([text]) != nil || spellings.contains(text) { return true }
    guard let next, cell.scalars.count == 1, next.scalars.count == 1 else { return false }
    return PersonalLabels.kind([text + Folding.fold(next.scalars)]) != nil
  }

  /// Labels of the name in another script or reading.
  private static let spellings = WordTable.folded("한자 영문 한글 漢字 英文 英文名 ふりがな フリガナ 民族")

  /// Family and given names in Chinese, Japanese and Korean have at most this many characters.
  private static let maximumCharacters = 5

  private static func mayBeName(_ text: Fragment) -> Bool {
    let words = text.split(keepingParentheses: false) { $0.isWhitespace || $0.isComma }
    guard (1...maximumNameWords).contains(words.count), text.scalars.count <= maximumLength,
      text.scalars.count(where: \.isComma) <= 1, part(text) == nil || text.scalars.contains(","),
      !Folding.words(text.scalars).contains(where: NameFinder.neverNames.contains)
    else { return false }
    return text.scalars.allSatisfy { scalar in
      scalar.isAlphabetic || scalar.isWhitespace || scalar.isNonspacingMark || scalar.isComma
        || scalar.isSign(among: ".'’-‐·\u{200C}")
    } && HeadingMatch.read(text)?.isWhole != true
  }

  /// The part of the name that a label announces; nil if one of its words is about something else.
  private static func part(_ label: Fragment) -> Part? {
    guard label.scalars.count <= maximumLength else { return nil }
    let spaced = Folding.words(label.scalars)
    // "氏 名" is one word.
    let words =
      EastAsianText.isEastAsian(label.text) && spaced.allSatisfy({ $0.count == 1 })
      ? [spaced.joined()] : spaced
    guard (1...maximumLabelWords).contains(words.count) else { return nil }
    var parts: Set<Part> = []
    var isCombined = label.scalars.contains("/") || label.scalars.contains(",")
    for word in words where !fillers.contains(word) {
      if conjunctions.contains(word) {
        isCombined = true
      } else if family.contains(word) {
        parts.insert(.family)
      } else if given.contains(word) {
        parts.insert(.given)
      } else if wholes.contains(word) {
        parts.insert(.whole)
      } else {
        return nil
      }
    }
    if parts.isSuperset(of: [.family, .given]) || isCombined && parts.count > 1 { return .whole }
    if parts.contains(.family) { return .family }
    if parts.contains(.given) { return .given }
    return parts.isEmpty ? nil : .whole
  }

  private static let family = WordTable.folded(
    """
    surname surnames last family nachname familienname apellido apellidos cognome apelido apelidos sobrenome achternaam familienaam nazwisko příjmení priezvisko efternamn
    efternavn etternavn sukunimi soyadı soyad фамилия прізвище фамилия επώνυμο 姓 성 vezetéknév marga họ
    خانوادگی العائلة اللقب משפחה उपनाम
    """)

  private static let given = WordTable.folded(
    """
    first given forename forenames christian proprio proprios vorname vornamen rufname prénom prénoms nombre nombres nome voornaam voornamen roepnaam imię imiona jméno krstné förnamn fornavn fornavne
    etunimi etunimet adı имя ім'я име όνομα 名 keresztnév utónév prenume tên פרטי
    """)

  private static let wholes = WordTable.folded(
    """
    name names full nom naam namn navn nimi név nume isim ad nama họtên 氏名 姓名 名前 お名前 이름 성명 ονοματεπώνυμο фио ф.и.о полное піб الاسم اسم الكامل نام שם מלא नाम पूरा meno
    """)

  private static let conjunctions = WordTable.folded(
    "and und et y e i a och og ja ve dan en и та और و ו")

  private static let fillers = WordTable.folded(
    "s n es der die das le la los il o in of completo complet complète vollständiger voller")
}
