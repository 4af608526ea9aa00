/// Heading styles by name. Word keeps the English name in `w:name` and translates the identifier.
/// Other programs translate both.
enum WordHeadingNames {
  private static let headings: Set<String> = [
    "heading", "überschrift", "berschrift", "titre", "título", "ttulo", "titulo", "titolo", "kop",
    "rubrik", "overskrift", "otsikko", "nagłówek", "nagwek", "nadpis", "заголовок", "başlık",
    "cmsor", "titlu", "标题", "標題", "見出し", "제목",
  ]
  private static let titles: Set<String> = [
    "title", "titel", "titre", "título", "titulo", "ttulo", "titolo", "tytuł", "название",
    "otsikko",
  ]

  /// 0 to 8; nil if neither the name nor the identifier is that of a heading.
  static func outlineLevel(name: String, id: String) -> Int? {
    level(name) ?? level(id.lowercased())
  }

  /// The level of a name in lower case.
  static func isTitle(name: String, id: String) -> Bool {
    titles.contains(name) || titles.contains(id.lowercased())
  }

  private static func level(_ name: String) -> Int? {
    guard let digit = name.last?.wholeNumberValue, (1...9).contains(digit) else { return nil }
    var stem = name.dropLast()
    while let last = stem.last, last == " " || last == "_" || last == "-" { stem.removeLast() }
    return headings.contains(String(stem)) ? digit - 1 : nil
  }
}
