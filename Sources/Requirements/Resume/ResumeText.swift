/// A resume prepared for judging: its words, sections and dated positions.
package struct ResumeText: Sendable {
  let text: ReadableText
  let lines: [Range<Int>]
  /// The section of each word.
  let sections: [ResumeSection]
  let jobs: [Job]
  /// The periods that it names.
  let dates: [DateRange]
  /// The present month, in months since January of year 0.
  let now: Int
  /// The positions of each word by its singular and by its stem.
  let singulars: [String: [Int]]
  let stems: [String: [Int]]

  var words: [Word] { text.words }

  /// - Parameter now: the present, as a year and a month from 1 to 12; nil if it is not known.
  ///   Present positions then end with the latest date of the others, which is too early rather
  ///   than too late.
  package init(_ resume: String, now: (year: Int, month: Int)?) {
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
    let ofLines = Self.sections(words, lines)
    sections = zip(lines, ofLines).flatMap { line, section in line.map { _ in section } }
    dates = DateRange.all(in: words, now: self.now)
    jobs = JobReader(text: text, lines: lines, sections: ofLines).jobs(dates)
    var singulars: [String: [Int]] = [:]
    var stems: [String: [Int]] = [:]
    for (index, word) in words.enumerated() {
      singulars[word.singular, default: []].append(index)
      stems[word.stem, default: []].append(index)
    }
    self.singulars = singulars
    self.stems = stems
  }

  private static func latest(in words: [Word]) -> Int {
    DateRange.all(in: words, now: DateRange.years.upperBound * 12).map {
      $0.isOngoing ? $0.months.lowerBound : $0.months.upperBound - 1
    }.max() ?? DateRange.years.lowerBound * 12
  }

  private static func sections(_ words: [Word], _ lines: [Range<Int>]) -> [ResumeSection] {
    var current = ResumeSection.head
    return lines.map { line in
      // A bulleted item is not a heading: `- Training`.
      if !words[line.lowerBound].gap.has(.bullet), let found = ResumeSection.heading(words, line) {
        current = found.section
      }
      return current
    }
  }

  /// The position whose description or header contains a word.
  func job(at index: Int) -> Job? { jobs.first { $0.block.contains(index) } }

  func line(at index: Int) -> Range<Int> { text.line(around: index) }
}
