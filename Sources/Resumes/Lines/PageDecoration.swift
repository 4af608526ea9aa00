import Documents

/// Recognizes lines that belong to the page, not to the resume: page numbers, running titles, print
/// dates.
enum PageDecoration {
  /// A line of this many scalars or more is content. Tested by `ThresholdTests/pageNumbers`.
  private static let minimumContentLength = 60

  /// Page numbers have at most this many digits.
  private static let maximumPageDigits = 2

  /// Resumes have fewer pages than this: "John Doe 1/30" is not a page number.
  private static let pageLimit = 30

  /// The maximum number of words of a running title beside a page number.
  private static let maximumTitleWords = 5

  /// The longest line that is a page number alone, in scalars: "- 2 -".
  private static let maximumLoneNumberLength = 5

  /// A telephone number has at least this many digits.
  private static let fewestDigitsOfPhone = 7

  /// - Parameter isAtEnd: Whether it is one of the last lines of its page.
  static func contains(_ line: TextLine, isFirstPage: Bool, isAtEnd: Bool = false) -> Bool {
    if isAtEnd, holdsNotice(line) { return true }
    if case .footer = line.role, !isFirstPage || !holdsContact(line) { return true }
    if case .header = line.role, !isFirstPage { return true }
    let words = line.words
    if words.indices.allSatisfy({ words[$0].style.isHidden }) { return true }
    guard line.content.scalars.count < minimumContentLength else { return false }
    guard isAtEnd || mayBeDecoration(line.content) else { return false }
    let texts = Folding.words(line.content.scalars)
    if texts.first == "last", texts.dropFirst().first == "updated" { return true }
    return isAtEnd && isRunningTitle(texts) || isPageNumber(line.content, texts)
  }

  /// Whether the last letter or digit is a digit, or the first one an L. Few lines are, and comparing their
  /// words takes longer.
  private static func mayBeDecoration(_ content: Fragment) -> Bool {
    let isInWord = { (scalar: Unicode.Scalar) in scalar.isAlphabetic || scalar.isNumeric }
    if content.scalars.last(where: isInWord)?.isNumeric ?? false { return true }
    let first = content.scalars.first(where: isInWord)
    return first.map { !$0.isASCII || $0 == "l" || $0 == "L" } ?? false
  }

  /// `John Doe – Curriculum vitae`.
  private static func isRunningTitle(_ words: [String]) -> Bool {
    words.count <= maximumTitleWords
      && words.contains { documentWords.contains(TitleSpelling.normalized($0)) }
  }

  /// Whether a line has the copyright notice of a form, as that of the European Union.
  private static func holdsNotice(_ line: TextLine) -> Bool {
    line.content.scalars.contains("©") && !line.periods.isEmpty
  }

  private static let documentWords: WordSet = [
    "resume", "cv", "vitae", "vitæ", "lebenslauf", "zyciorys", "zivotopis", "ozgecmis",
    "ansioluettelo",
    "резюме", "βιογραφικο", "רזומה", "سيره", "رزومه", "简历", "簡歷", "履歷", "履歴書", "職務経歴書", "이력서",
  ]

  private static func holdsContact(_ line: TextLine) -> Bool {
    line.whole.scalars.contains("@") || line.hasLink
      || line.whole.scalars.count { $0.isDecimal } >= fewestDigitsOfPhone
  }

  /// `3`, `Page 1 of 2`, `2/3`, `John Doe – 1/2`, `- 2 -`.
  private static func isPageNumber(_ content: Fragment, _ words: [String]) -> Bool {
    guard let last = words.last, isNumber(last), last.count <= maximumPageDigits
    else { return false }
    let numbers = words.filter(isNumber)
    let others = words.filter { !isNumber($0) }
    if countsPages(words) { return true }
    if others.allSatisfy(pageWords.contains), !others.isEmpty || numbers.count == 2 {
      return others.isEmpty ? content.scalars.contains("/") : true
    }
    if others.isEmpty, numbers.count == 1, content.scalars.count <= maximumLoneNumberLength {
      return true
    }
    guard numbers.count == 2, others.count <= maximumTitleWords,
      let low = Int(numbers[0]), let high = Int(last),
      low >= 1, low <= high, high < pageLimit, content.scalars.contains("/")
    else { return false }
    // A running title ends in "1/2". A date such as "05/13" has two digits before the slash.
    return numbers[0].count == 1
  }

  private static func isNumber(_ word: String) -> Bool {
    // Most words begin with a letter of ASCII.
    word.utf8.first.map { $0 &- UInt8(ascii: "a") >= 26 } ?? true && word.allSatisfy(\.isNumber)
  }

  /// Whether the last words are those of "Page 1 of 2": a word for pages, and between two numbers another.
  private static func countsPages(_ words: [String]) -> Bool {
    guard words.count >= 4, words.count <= maximumTitleWords + 4 else { return false }
    let end = Array(words.suffix(4))
    return pageWords.contains(end[0]) && Int(end[1]) != nil && pageWords.contains(end[2])
  }

  private static let pageWords: WordSet = [
    "page", "of", "seite", "von", "pagina", "de", "di", "sur", "p", "pg", "van", "pag", "s",
  ]
}
