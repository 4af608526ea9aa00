/// Finds the dated positions of a resume.
///
/// A date range in a line that is not a bulleted item marks the header of a position. The header
/// also has the short lines directly above it, or below it if it begins with the date.
struct JobReader {
  let text: ReadableText
  let lines: [Range<Int>]
  let sections: [ResumeSection]
  /// The indices of the lines that are titles of sections.
  let titles: Set<Int>
  /// The present month, in months since January of year 0.
  let now: Int

  var words: [Word] { text.words }

  /// The most lines of a header beside the one with the dates.
  private static let maximumLinesAbove = 2
  /// The longest line of a header, in words. Longer ones are prose.
  private static let maximumHeaderLine = 14

  /// - Parameters:
  ///   - dates: the periods of the text.
  ///   - positions: what a parser found.
  func jobs(_ dates: [DateRange], _ positions: [ParsedPosition]) -> [Job] {
    let headers = completed(headers(dates), dates, positions)
    return headers.enumerated().map { index, header in
      job(header, until: endOfBlock(after: header.lines, index, headers))
    }
  }

  /// The headers that the layout of the text shows.
  private func headers(_ dates: [DateRange]) -> [Header] {
    var headers: [Header] = []
    for (index, line) in lines.enumerated() {
      guard let range = dates.first(where: { line.contains($0.words.lowerBound) }),
        isCandidate(index, range)
      else { continue }
      let header = line.lowerBound..<headerEnd(line, range)
      if dates.count(where: { header.contains($0.words.lowerBound) }) > 1 { continue }
      // `Treasurer since 2019`, but not `Docker since 2019`.
      if range.opensWithSince(words), !line.contains(where: { TitleWords.contains(words[$0]) }) {
        continue
      }
      var first = index
      let floor = headers.last.map { $0.lines.upperBound + 1 } ?? 0
      while first > floor, index - first < Self.maximumLinesAbove,
        !words[lines[first].lowerBound].gap.has(.blank), isHeaderLine(first - 1)
      {
        first -= 1
      }
      var last = index
      // Dates alone on their line may be set apart from the title below.
      let isAlone = range.words == line && titles.isDisjoint(with: [index + 1])
      if range.words.lowerBound <= line.lowerBound + 1, first == index, index + 1 < lines.count,
        !namesEmployer(line, range), isAlone || !words[lines[index + 1].lowerBound].gap.has(.blank),
        isHeaderLine(index + 1)
      {
        last += 1
      }
      headers.append(Header(lines: first...last, dates: range))
    }
    return headers
  }

  /// Whether a line that begins with dates has both a title and an employer: `2018 – 2020  Electrician, Förde GmbH`.
  private func namesEmployer(_ line: Range<Int>, _ dates: DateRange) -> Bool {
    let rest = segments(line, without: dates.words)
    return rest.count > 1
      && rest.contains {
        $0.contains { TitleWords.contains(words[$0]) || TitleWords.resembles(words[$0]) }
      }
  }

  private func endOfBlock(
    after header: ClosedRange<Int>, _ index: Int, _ headers: [Header]
  ) -> Int {
    let next = index + 1 < headers.count ? headers[index + 1].lines.lowerBound : lines.count
    let section = sections[header.lowerBound]
    var end = header.upperBound + 1
    while end < next, sections[end] == section { end += 1 }
    return end
  }

  private func isCandidate(_ index: Int, _ dates: DateRange) -> Bool {
    guard !Self.otherSections.contains(sections[index]) else { return false }
    let line = lines[index]
    let opening = words[line.lowerBound]
    guard !opening.gap.has(.bullet) else { return false }
    let end = headerEnd(line, dates)
    return end - line.lowerBound <= Self.maximumHeaderLine + 6
      && (end < line.upperBound && !Self.pronouns.contains(opening.text) || !endsInStop(index))
      && !isLabelOfEducation(line.lowerBound..<end)
  }

  /// Words that begin sentences rather than headers.
  private static let pronouns: Set<String> = ["i", "ich", "je", "j", "yo", "my", "from", "between"]

  private func isLabelOfEducation(_ line: Range<Int>) -> Bool {
    line.contains { Self.educationWords.contains(words[$0].text) }
  }

  private static let educationWords: Set<String> = [
    "university", "college", "universitat", "universite", "universidad", "bachelor", "master",
    "diploma", "gymnasium", "lycee", "hochschule", "bsc", "msc", "phd", "degree",
  ]

  private func isHeaderLine(_ index: Int) -> Bool {
    let line = lines[index]
    let opening = words[line.lowerBound]
    return !opening.gap.has(.bullet) && line.count <= Self.maximumHeaderLine && !endsInStop(index)
      && !isProse(line)
      && !titles.contains(index)
      && !line.contains { DateRange.year(words[$0]) != nil }
  }

  /// Whether most words of a line are in lower case: it describes the position before and names no employer.
  private func isProse(_ line: Range<Int>) -> Bool {
    if words[line.lowerBound].shape == .lower, line.count > 1,
      line.allSatisfy({ words[$0].shape == .lower })
    {
      return true
    }
    // `Complaint handling in three languages`, `Payroll for small firms, tax returns, monthly close`.
    let isSentence =
      line.count > 3
      && line.dropFirst().allSatisfy { words[$0].shape == .lower && words[$0].gap.isEmpty }
    let isList =
      line.count >= Self.shortestList && line.count(where: { words[$0].gap.has(.comma) }) > 1
    if isSentence || isList, !line.contains(where: { TitleWords.contains(words[$0]) }) {
      return true
    }
    return line.count >= Self.shortestProse
      && line.count { words[$0].shape == .lower } * 3 > line.count * 2
  }

  private static let shortestProse = 6
  private static let shortestList = 8

  private func endsInStop(_ index: Int) -> Bool { text.endsInStop(lines[index]) }

  private func job(_ header: Header, until end: Int) -> Job {
    let dates = header.dates
    let whole =
      lines[header.lines.lowerBound].lowerBound..<lines[header.lines.upperBound].upperBound
    var range = whole.lowerBound..<headerEnd(whole, dates)
    if let title = header.title {
      let last = max(title.upperBound, dates.words.upperBound)
      let stop = (last..<max(last, whole.upperBound)).first { words[$0].gap.has([.stop, .line]) }
      range = whole.lowerBound..<max(last, min(range.upperBound, stop ?? whole.upperBound))
    }
    let block = range.lowerBound..<lines[end - 1].upperBound
    return Job(
      title: header.title ?? title(range, dates), header: range, block: block, dates: dates,
      isWork: !range.contains { Self.breaks.contains(words[$0].text) })
  }

  /// The words of a header that name a role; empty if none do.
  private func title(_ range: Range<Int>, _ dates: DateRange) -> Range<Int> {
    let parts = segments(range, without: dates.words)
    var title =
      parts.first { segment in segment.contains { TitleWords.contains(words[$0]) } }
      ?? parts.first { segment in
        segment.contains { TitleWords.resembles(words[$0]) }
          && !segment.contains { MentionReader.legalForms.contains(words[$0].text) }
      }
    // `Legal secretary (conveyancing)`.
    if let own = title, own.upperBound < range.upperBound, words[own.upperBound].gap.has(.open),
      words[own.upperBound].shape == .lower, !dates.words.contains(own.upperBound)
    {
      let close = (own.upperBound + 1..<range.upperBound).first { words[$0].gap.has(.close) }
      title = own.lowerBound..<(close ?? own.upperBound + 1)
    }
    return title ?? range.lowerBound..<range.lowerBound
  }

  /// A colon, a semicolon, a full stop or a dash after the dates ends a header: `Nurse, St. Jude, 2020 – now: wound care`.
  private func headerEnd(_ header: Range<Int>, _ dates: DateRange) -> Int {
    let after = dates.words.upperBound..<max(dates.words.upperBound, header.upperBound)
    let opensLine = dates.words.lowerBound == line(of: dates.words.lowerBound).lowerBound
    return after.first { index in
      if opensList(index, before: header.upperBound) { return true }
      let gap = words[index].gap
      guard
        gap.has([.colon, .dash, .semicolon])
          || gap.has(.stop) && (opensLine || index == dates.words.upperBound),
        !gap.has(.line)
      else { return false }
      // After dates that begin the line, the title is still to come, and dashes separate it from the employer.
      return !opensLine
        || index > dates.words.upperBound && (!gap.has(.dash) || words[index].shape == .lower)
    } ?? header.upperBound
  }

  /// Whether brackets hold a list, as names of employers do not: `Barista, Café Ritter (espresso, latte art)`.
  private func opensList(_ index: Int, before end: Int) -> Bool {
    guard words[index].gap.has(.open) else { return false }
    let close = (index + 1..<max(index + 1, end)).first { words[$0].gap.has(.close) } ?? end
    return (close == end || words[close].gap.has([.semicolon, .stop]))
      && (index + 1..<max(index + 1, close)).contains { words[$0].gap.has(.comma) }
  }

  private func line(of index: Int) -> Range<Int> {
    lines.first { $0.contains(index) } ?? index..<index + 1
  }

  /// Splits a header at separators, at `at` and at its dates.
  private func segments(_ range: Range<Int>, without dates: Range<Int>) -> [Range<Int>] {
    var segments: [Range<Int>] = []
    var start = range.lowerBound
    for index in range {
      let word = words[index]
      let isSeparator = Self.at.contains(word.text) || dates.contains(index)
      let separates = word.gap.has([.comma, .bar, .line, .dash, .open, .close, .semicolon, .colon])
      if index > start, separates || isSeparator { segments.append(start..<index) }
      if isSeparator { start = index + 1 } else if separates { start = index }
    }
    if start < range.upperBound { segments.append(start..<range.upperBound) }
    return segments.filter { !$0.isEmpty }
  }

  private static let at: Set<String> = ["at", "bei", "chez", "en"]

  private static let breaks: Set<String> = [
    "break", "travel", "travels", "sabbatical", "parent", "parental", "maternity", "paternity",
    "household", "unemployed", "jobseeker", "elternzeit", "weltreise", "arbeitssuchend", "auszeit",
    "sabbat", "caregiver", "carer's", "gap", "illness", "homemaker", "housewife", "househusband",
  ]
}
