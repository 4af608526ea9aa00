/// A text in Chinese, Japanese or Korean, which is searched for words as a whole: the first two are
/// written without spaces, and Korean joins the words of a title.
struct EastAsianText {
  /// The longest text that names a title, an organization or a degree, in scalars. Names of
  /// companies have up to 25; longer texts are sentences.
  private static let maximumLength = 40

  /// The text without spaces, in UTF-8.
  private let text: [UInt8]

  /// Fails unless the text contains Chinese characters, kana or Hangul.
  init?(_ scalars: ArraySlice<Unicode.Scalar>) {
    guard !scalars.isASCII, scalars.contains(where: Self.isEastAsian) else { return nil }
    text =
      scalars.count > Self.maximumLength
      ? [] : ScalarText(scalars.filter { !$0.isWhitespace }).utf8
  }

  static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x3040
      && ((0x3040...0x9FFF).contains(scalar.value) || (0xAC00...0xD7A3).contains(scalar.value)
        || (0xF900...0xFAFF).contains(scalar.value))
  }

  /// The cells of a line, with spaced-out characters joined: "氏⇥名⇥山田".
  static func joinedSigns(_ cells: [Fragment], in line: Fragment) -> [Fragment] {
    let signs = cells.prefix {
      $0.scalars.count == 1 && $0.scalars.contains(where: isEastAsian)
    }
    guard signs.count > 1, let first = signs.first, let last = signs.last else { return cells }
    return [line[first.range.lowerBound..<last.range.upperBound]] + cells[signs.count...]
  }

  /// The text without the spaces between spaced-out characters: "学 歴".
  static func withoutSpacing(_ fragment: Fragment) -> String {
    isSpacedOut(fragment)
      ? fragment.scalars.filter { !$0.isWhitespace }.map(String.init).joined() : fragment.text
  }

  /// Whether a text consists of characters with spaces between them, as short titles in forms do.
  static func isSpacedOut(_ fragment: Fragment) -> Bool {
    guard fragment.scalars.first.map(isEastAsian) ?? false else { return false }
    let parts = fragment.split(keepingParentheses: false) { $0.isWhitespace }
    return parts.count > 1
      && parts.allSatisfy { $0.scalars.count == 1 && $0.scalars.contains(where: isEastAsian) }
  }

  /// Whether lines may be broken before and after the scalar. Korean breaks them at spaces.
  static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    isEastAsian(scalar) && !(0xAC00...0xD7A3).contains(scalar.value)
  }

  static func isEastAsian(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.contains(where: isEastAsian)
  }

  /// The parts of a cell between commas, if it is written in these scripts or in Thai: their names contain no commas.
  /// A sentence stays whole.
  static func parts(of cell: Fragment) -> [Fragment] {
    guard isEastAsian(cell.scalars) || ThaiText(cell.scalars) != nil else { return [cell] }
    if let parts = nameAndDivision(cell) ?? nameAndTitle(cell) { return parts }
    // "财务主管 | 财务部".
    let barred = cell.split(spaced: "|｜").pruned
    if barred.count > 1, barred.contains(where: { RoleScore.title($0) > 1 }) { return barred }
    guard cell.scalars.contains(where: \.isComma),
      cell.scalars.last != "。"
    else { return [cell] }
    let parts = cell.split(\.isComma).pruned
    return parts.allSatisfy { $0.scalars.count <= maximumLength } ? parts : [cell]
  }

  /// Splits "東方大學 新竹市": an organization, a space and a city, a district or a province.
  private static func nameAndDivision(_ cell: Fragment) -> [Fragment]? {
    guard cell.scalars.count <= maximumLength, !cell.scalars.contains(where: \.isComma),
      let space = cell.scalars.lastIndex(where: \.isWhitespace),
      let last = cell.scalars.last, divisions.contains(last),
      longestDivision >= cell.scalars.endIndex - space
    else { return nil }
    let name = cell.prefix(upTo: space).pruned
    guard RoleScore.organization(name) > 0 else { return nil }
    return [name, cell.suffix(from: space + 1).pruned]
  }

  /// Splits "春芽幼儿园 主班教师": an organization, a space and a title.
  private static func nameAndTitle(_ cell: Fragment) -> [Fragment]? {
    guard cell.scalars.count <= maximumLength, !cell.scalars.contains(where: \.isComma),
      cell.scalars.first.map(isIdeographic) == true
    else { return nil }
    let parts = cell.split(keepingParentheses: true) { $0.isWhitespace }
    guard parts.count == 2, parts[0].scalars.count > parts[1].scalars.count,
      RoleScore.title(parts[1]) > 1, RoleScore.title(parts[0]) < 2,
      RoleScore.organization(parts[0]) > 0 || RoleScore.school(parts[0]) > 0
    else { return nil }
    return parts.pruned
  }

  /// The last signs of the names of administrative divisions.
  private static let divisions = Set("省市区區县縣府県町村郡시도군구".unicodeScalars)

  /// The longest name of a division with the space before it, in scalars.
  private static let longestDivision = 6

  static func isEastAsian(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    scalars.contains(where: isEastAsian)
  }

  /// Whether the text ends as nouns for persons by their job do in Chinese and Japanese. Few names of
  /// companies do.
  var endsAsJob: Bool {
    text.count <= Self.longestJob
      && Self.jobEndings.contains { text.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// The longest such noun with its rank, in UTF-8: eight characters.
  private static let longestJob = 24
  private static let jobEndings = ["师", "師", "员", "員", "长", "長", "士", "手", "官"]

  /// Returns a score if one of the words is at the end of the text or inside it, otherwise 0.
  func score(_ words: [String], atEnd: Int, inside: Int) -> Int {
    guard !text.isEmpty else { return 0 }
    var best = 0
    text.withUnsafeBufferPointer { text in
      for word in words where best < max(atEnd, inside) {
        guard let place = word.withBytes(text.lastPlace) else { continue }
        best = max(best, place + word.utf8.count == text.count ? atEnd : inside)
      }
    }
    return best
  }
}
