/// A resume prepared for judging: its words, sections and dated positions.
package struct ResumeText: Sendable {
  let text: ReadableText
  let parsed: ParsedFacts
  let lines: [Range<Int>]
  /// The section of each word.
  let sections: [ResumeSection]
  let jobs: [Job]
  /// The periods that it names.
  let dates: [DateRange]
  /// The present month, in months since January of year 0.
  let now: Int
  /// Whether most of its words of grammar are English.
  let isEnglish: Bool
  /// The positions of each word by its singular and by its stem.
  let singulars: [String: [Int]]
  let stems: [String: [Int]]

  var words: [Word] { text.words }

  /// - Parameters:
  ///   - parsed: what a parser found. Lines that only this module knows as headings open sections all the
  ///     same.
  ///   - now: the present, as a year and a month from 1 to 12; nil if it is not known.
  ///     Present positions then end with the latest date of the others, which is too early rather
  ///     than too late.
  package init(
    _ resume: String, parsed: ParsedFacts = .none, now: (year: Int, month: Int)?
  ) {
    self.parsed = parsed
    text = ReadableText(resume)
    let words = text.words
    self.now = now.map { $0.year * 12 + $0.month - 1 } ?? Self.latest(in: words)
    var lines: [Range<Int>] = []
    var start = 0
    for index in words.indices where index > 0 && words[index].gap.has(.line) {
      lines.append(start..<index)
      start = index
    }
    if start < words.count { lines.append(start..<words.count) }
    self.lines = lines
    let (ofLines, titles) = Self.sections(words, lines, parsed.headings)
    sections = zip(lines, ofLines).flatMap { line, section in line.map { _ in section } }
    dates = DateRange.all(in: words, now: self.now)
    jobs = JobReader(
      text: text, lines: lines, sections: ofLines, titles: titles, now: self.now
    ).jobs(dates, parsed.positions)
    var singulars: [String: [Int]] = [:]
    var stems: [String: [Int]] = [:]
    for (index, word) in words.enumerated() {
      singulars[word.singular, default: []].append(index)
      stems[word.stem, default: []].append(index)
    }
    self.singulars = singulars
    self.stems = stems
    isEnglish = Grammar.isEnglish(words)
  }

  private static func latest(in words: [Word]) -> Int {
    DateRange.all(in: words, now: DateRange.years.upperBound * 12).map {
      $0.isOngoing ? $0.months.lowerBound : $0.months.upperBound - 1
    }.max() ?? DateRange.years.lowerBound * 12
  }

  /// Returns the section of each line, and the indices of the lines with their titles.
  private static func sections(
    _ words: [Word], _ lines: [Range<Int>], _ headings: [ResumeHeading]
  ) -> (sections: [ResumeSection], titles: Set<Int>) {
    var current = ResumeSection.head
    var titles: Set<Int> = []
    var rest = headings[...]
    let sections = lines.enumerated().map { number, line in
      // A bulleted item is not a heading: `- Training`.
      if words[line.lowerBound].gap.has(.bullet) { return current }
      let own = ResumeSection.heading(words, line)?.section
      if let index = rest.firstIndex(where: { $0.end(in: words, line) != nil }) {
        // The parser knows more titles, and this module finer kinds: `Currently learning`, `Licences`.
        let isFiner = [.learning, .past, .lacking, .credentials].contains(own)
        current = isFiner ? own ?? .other : rest[index].section ?? own ?? .other
        rest = rest[(index + 1)...]
        titles.insert(number)
      } else if let own {
        // In a summary they are those of the person.
        if tellsOfProject(words, line), current != .summary { return current }
        current = own
        titles.insert(number)
      }
      return current
    }
    return (sections, titles)
  }

  /// Whether a label is about what it stands in: `Goals: build a system for schools` says what a project was for.
  private static func tellsOfProject(_ words: [Word], _ line: Range<Int>) -> Bool {
    ["goals", "plans", "next", "ambitions"].contains(words[line.lowerBound].text)
      && words[line].dropFirst().prefix(2).contains { $0.gap.has(.colon) }
  }

  /// The position whose description or header contains a word.
  func job(at index: Int) -> Job? { jobs.first { $0.block.contains(index) } }

  /// The places in a range at which the words of a name begin.
  func places(of name: Range<Int>, in range: Range<Int>) -> [Int] {
    let texts = words[name].map(\.text)
    let starts = range.lowerBound..<max(range.lowerBound, range.upperBound - texts.count + 1)
    return starts.filter { words[$0..<$0 + texts.count].map(\.text) == texts }
  }

  func line(at index: Int) -> Range<Int> { text.line(around: index) }
}
