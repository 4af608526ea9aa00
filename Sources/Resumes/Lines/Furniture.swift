import Documents

/// Lines that belong to the page and not to the resume: page numbers, running titles, print dates.
enum Furniture {
  static func isDecoration(_ line: TextLine, isFirstPage: Bool) -> Bool {
    if case .footer = line.role, !holdsContact(line) { return true }
    if case .header = line.role, !isFirstPage { return true }
    if line.words.allSatisfy({ $0.style.contains(.hidden) }) { return true }
    guard line.content.scalars.count < 60 else { return false }
    let words = Folding.words(line.content.scalars)
    if words.first == "last", words.dropFirst().first == "updated" { return true }
    return isPageNumber(line.content, words)
  }

  private static func holdsContact(_ line: TextLine) -> Bool {
    line.whole.scalars.contains("@") || line.words.contains { $0.uri != nil }
  }

  /// `3`, `Page 1 of 2`, `2/3`, `John Doe – 1/2`, `- 2 -`.
  private static func isPageNumber(_ content: Fragment, _ words: [String]) -> Bool {
    let numbers = words.filter { $0.allSatisfy(\.isNumber) }
    guard let last = words.last, last.allSatisfy(\.isNumber), last.count <= 2 else { return false }
    let others = words.filter { !$0.allSatisfy(\.isNumber) }
    if others.allSatisfy(pageWords.contains), !others.isEmpty || numbers.count == 2 {
      return others.isEmpty ? content.scalars.contains("/") : true
    }
    if others.isEmpty, numbers.count == 1, content.scalars.count <= 5 { return true }
    guard numbers.count == 2, others.count <= 5, let low = Int(numbers[0]), let high = Int(last),
      low >= 1, low <= high, high < 30, content.scalars.contains("/")
    else { return false }
    // A running title ends in "1/2"; a date such as "05/13" has two digits in its first half.
    return numbers[0].count == 1
  }

  private static let pageWords: Set<String> = [
    "page", "of", "seite", "von", "pagina", "de", "di", "sur", "p", "pg", "van", "pag", "s",
  ]
}
