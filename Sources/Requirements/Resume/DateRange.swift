/// The time from one month to another, written in a resume.
struct DateRange: Sendable, Hashable {
  /// The words that state it.
  let words: Range<Int>
  /// Months since January of year 0; the end is not included.
  let months: Range<Int>
  let isOngoing: Bool

  /// Reads the ranges of a text: `2018 – Present`, `05/2019 to 02/2022`, `March 2021 – August 2023`,
  /// `seit 2018`.
  ///
  /// - Parameter now: the present month, in months since year 0.
  static func all(in words: [Word], now: Int) -> [DateRange] {
    var found: [DateRange] = []
    var index = 0
    while index < words.count {
      if let range = range(words, at: index, now: now) {
        found.append(range)
        index = range.words.upperBound
      } else {
        index += 1
      }
    }
    return found
  }

  private static func range(_ words: [Word], at index: Int, now: Int) -> DateRange? {
    if since.contains(words[index].text), index + 1 < words.count,
      let start = date(words, at: index + 1), !words[index + 1].startsSentence
    {
      return DateRange(words: index..<start.end, months: start, to: nil, now: now)
    }
    guard let start = date(words, at: index) else { return nil }
    var next = start.end
    guard next < words.count else { return nil }
    let isJoined = words[next].gap.has([.hyphen, .dash])
    if to.contains(words[next].text), words[next].gap.isEmpty {
      next += 1
    } else if !isJoined {
      return nil
    }
    guard next < words.count, !words[next].gap.has(.line) else { return nil }
    if let count = present.match(words, at: next) {
      return DateRange(words: index..<next + count, months: start, to: nil, now: now)
    }
    guard let end = date(words, at: next) else { return nil }
    return DateRange(words: index..<end.end, months: start, to: end, now: now)
  }

  init(words: Range<Int>, months: Range<Int>, isOngoing: Bool) {
    self.words = words
    self.months = months
    self.isOngoing = isOngoing
  }

  private init?(words: Range<Int>, months start: DateInText, to end: DateInText?, now: Int) {
    let first = start.months
    var last = now + 1
    if let end { last = end.hasMonth ? end.months + 1 : end.months }
    guard first <= last else { return nil }
    self.words = words
    months = first..<last
    isOngoing = end == nil
  }

  struct DateInText {
    let months: Int
    let hasMonth: Bool
    let end: Int
  }

  /// Returns the month or the year that is written at a word.
  static func date(_ words: [Word], at index: Int) -> DateInText? {
    if let year = year(words[index]) {
      return DateInText(months: year * 12, hasMonth: false, end: index + 1)
    }
    if let months = numericMonth(words[index]) {
      return DateInText(months: months, hasMonth: true, end: index + 1)
    }
    guard index + 1 < words.count, let year = year(words[index + 1]),
      !words[index + 1].gap.has([.line, .dash, .comma])
    else { return nil }
    if let month = monthNames[String(words[index].text.prefix(3))],
      words[index].shape != .number, words[index].text.count >= 3,
      months.contains(words[index].text)
    {
      return DateInText(months: year * 12 + month, hasMonth: true, end: index + 2)
    }
    if let month = Int(words[index].text), (1...12).contains(month), words[index].text.count <= 2,
      words[index + 1].gap.has([.slash, .hyphen]) || words[index + 1].gap == .stop
    {
      return DateInText(months: year * 12 + month - 1, hasMonth: true, end: index + 2)
    }
    return nil
  }

  /// The month of a date in digits with periods: `02.2013`, `2013.02`, `01.02.2013`.
  private static func numericMonth(_ word: Word) -> Int? {
    guard word.shape == .number, word.text.contains(".") else { return nil }
    var parts = word.text.split(separator: ".").map { (text: $0, value: Int($0) ?? 0) }
    if parts.first?.text.utf8.count == 4 { parts.reverse() }
    guard (2...3).contains(parts.count), let year = parts.last, year.text.utf8.count == 4,
      years.contains(year.value), case let month = parts[parts.count - 2],
      month.text.utf8.count <= 2, (1...12).contains(month.value)
    else { return nil }
    return year.value * 12 + month.value - 1
  }

  /// The years of careers.
  static let years = 1940...2100

  static func year(_ word: Word) -> Int? {
    guard word.shape == .number, word.text.utf8.count == 4, let year = Int(word.text),
      years.contains(year)
    else {
      return nil
    }
    return year
  }

  /// Whether a word such as `since` opens the range.
  func opensWithSince(_ all: [Word]) -> Bool { Self.since.contains(all[words.lowerBound].text) }

  private static let since: Set<String> = ["since", "seit", "depuis", "desde", "ab"]
  private static let to: Set<String> = [
    "to", "until", "till", "bis", "a", "au", "hasta", "through",
  ]
  private static let present = WordSet(
    """
    present; current; now; today; ongoing; heute; jetzt; aujourdhui; aujourd hui; actualidad; hoy
    la actualidad; present day; date; ce jour; a ce jour; laufend; presente; actuel
    """)

  /// Whether a word is the name of a month.
  static func namesMonth(_ word: Word) -> Bool {
    word.isCapitalized && months.contains(word.text)
  }

  private static let months: Set<String> = Set(
    """
    january february march april may june july august september october november december
    jan feb mar apr jun jul aug sep sept oct nov dec januar februar marz mai juni juli oktober
    dezember janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    okt dez fev avr juil ene abr ago dic
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let monthNames: [String: Int] = [
    "jan": 0, "ene": 0, "feb": 1, "fev": 1, "mar": 2, "apr": 3, "avr": 3, "abr": 3, "may": 4,
    "mai": 4, "jun": 5, "jui": 5, "jul": 6, "aug": 7, "aou": 7, "ago": 7, "sep": 8, "oct": 9,
    "okt": 9, "nov": 10, "dec": 11, "dez": 11, "dic": 11,
  ]
}
