/// Places the positions that a parser found in the lines of the text.
extension JobReader {
  /// The lines that make up the header of a position, its dates and the words of its title if a parser named them.
  struct Header {
    var lines: ClosedRange<Int>
    let dates: DateRange
    var title: Range<Int>?
  }

  /// The greatest distance of a title from its dates, in lines.
  private static let titleReach = 3

  /// Returns the headers with the titles that a parser found, and those which only the parser recognized.
  func completed(_ headers: [Header], _ dates: [DateRange], _ positions: [ParsedPosition])
    -> [Header]
  {
    var all = headers
    var free = Set(headers.indices)
    for position in positions {
      guard let months = position.months(now: now) else { continue }
      let found = headers.indices.lazy.filter {
        free.contains($0) && headers[$0].dates.months == months
      }.compactMap { index in
        place(position.title, near: headers[index].lines).map { (index, title: $0.0, lines: $0.1) }
      }.first
      if let (index, title, lines) = found {
        free.remove(index)
        all[index].title = title
        all[index].lines = joined(headers[index].lines, lines)
      } else if let new = header(position, months, dates),
        !all.contains(where: { other in
          other.dates.words == new.dates.words || other.lines.overlaps(new.lines)
        })
      {
        all.append(new)
      }
    }
    return all.sorted { $0.lines.lowerBound < $1.lines.lowerBound }
  }

  /// The header of a position at dates that no rule took for those of work.
  private func header(_ position: ParsedPosition, _ months: Range<Int>, _ dates: [DateRange])
    -> Header?
  {
    for (number, line) in lines.enumerated() where !Self.otherSections.contains(sections[number]) {
      guard
        let period = dates.first(where: {
          line.contains($0.words.lowerBound) && $0.months == months
        }) ?? unread(position, months, in: line),
        let (title, titleLines) = place(position.title, near: number...number)
      else { continue }
      return Header(lines: joined(number...number, titleLines), dates: period, title: title)
    }
    return nil
  }

  /// The dates of a position in a line whose form is not understood here: `marzo de 2019 a la fecha`.
  private func unread(_ position: ParsedPosition, _ months: Range<Int>, in line: Range<Int>)
    -> DateRange?
  {
    func year(_ index: Int) -> Int? {
      DateRange.year(words[index])
        ?? (words[index].shape == .number ? DateRange.date(words, at: index) : nil).map {
          $0.months / 12
        }
    }
    let years = line.filter { year($0) != nil }
    guard let first = years.first, year(first) == position.start.year, let last = years.last,
      position.end.map({ year(last) == $0.year }) ?? (first == last)
    else { return nil }
    return DateRange(words: first..<last + 1, months: months, isOngoing: position.end == nil)
  }

  /// Where a title stands in some lines or near them, the nearest place first.
  private func place(_ title: [String], near lines: ClosedRange<Int>) -> (
    Range<Int>, ClosedRange<Int>
  )? {
    let near =
      max(
        0, lines.lowerBound - Self.titleReach)...min(
        self.lines.count - 1, lines.upperBound + Self.titleReach)
    func distance(_ line: Int) -> Int {
      max(lines.lowerBound - line, line - lines.upperBound, 0)
    }
    for line in near.sorted(by: { distance($0) < distance($1) }) {
      guard sections[line] == sections[lines.lowerBound] else { continue }
      let range = self.lines[line]
      for start in range where start + title.count <= words.count {
        guard words[start].text == title[0],
          zip(title, words[start...]).allSatisfy({ $0 == $1.text })
        else { continue }
        let found = start..<start + title.count
        let last = self.lines.indices.last { self.lines[$0].lowerBound < found.upperBound } ?? line
        return (found, line...last)
      }
    }
    return nil
  }

  private func joined(_ one: ClosedRange<Int>, _ other: ClosedRange<Int>) -> ClosedRange<Int> {
    min(one.lowerBound, other.lowerBound)...max(one.upperBound, other.upperBound)
  }

  /// Sections whose periods are not those of jobs.
  static let otherSections: Set<ResumeSection> = [
    .education, .credentials, .interests, .languages, .skills, .learning, .references, .past,
    .lacking,
  ]
}
